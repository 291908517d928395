import Render

private struct Row {
    let key: Int
    let text: String
}

extension Benchmark {
    /// What it costs to render a thousand nodes with Render, from nothing and again.
    static var renders: [Benchmark] {
        [
            firstRender,
            render(
                "render.unchanged.1k", "a thousand rows are described again, and nothing changed",
                steps: [rows(), rows()]),
            render("render.one-change.1k", "the same, and one text changed", steps: [rows(), rows(changed: 500)]),
            render(
                "render.reversal.1k", "the same, and all keyed rows stand the other way around",
                steps: [rows(), rows().reversed()]),
            render(
                "render.removed-first.1k", "the same, and the first row goes, or comes back",
                steps: [rows(), Array(rows().dropFirst())]),
        ]
    }

    private static func rows(changed: Int? = nil) -> [Row] {
        (0..<1_000).map { Row(key: $0, text: $0 == changed ? "changed" : "row \($0)") }
    }

    private static func list(_ rows: [Row]) -> UINode<UIView> {
        UINode<UIView>().children(
            rows.map { row in
                UINode<UILabel>(key: String(row.key)) { spec in
                    spec.set(\.text, row.text)
                    spec.set(\.yoga.height, 20)
                    spec.set(\.yoga.marginLeft, 8)
                }
            })
    }

    private static func makeCanvas() -> UIView {
        UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    }

    private static var firstRender: Benchmark {
        Benchmark(
            "render.first.1k", "a thousand rows are described, made, configured and laid out", unit: .microseconds,
            turns: 4
        ) {
            let rows = rows()
            return scene { _ in list(rows).reconcile(in: makeCanvas()) }
        }
    }

    /// Renders the steps in turn, so that each is a change of the one before.
    private static func render(_ name: String, _ meaning: String, steps: [[Row]]) -> Benchmark {
        Benchmark(name, meaning, unit: .microseconds, turns: 4) {
            let canvas = makeCanvas()
            list(steps[0]).reconcile(in: canvas)
            return scene { turn in
                list(steps[turn % steps.count]).reconcile(in: canvas)
            }
        }
    }

    private static func scene(_ render: @escaping @MainActor (_ turn: Int) -> UIRenderReport) -> Scene {
        var scene = Scene { _ = render($0) }
        scene.touchedViews = { render($0).touchedViews }
        return scene
    }
}
