import Render

private struct Row: Equatable {
    let key: Int
    let text: String

    @MainActor var node: UINode<UILabel> {
        UINode<UILabel>(key: String(key)) { [text] spec in
            spec.set(\.text, text)
            spec.set(\.yoga.height, 20)
            spec.set(\.yoga.marginLeft, 8)
        }
    }
}

private final class ListState: UIState {
    var rows: [Row] = []
}

/// A list whose rows are described again only when they change.
private final class MemoizingList: UIProplessComponent<ListState> {
    override func render(context: UIContext) -> any UINodeProtocol {
        UINode<UIView>().children(
            state.rows.map { row in context.node(key: String(row.key), for: row) { row.node } })
    }
}

extension Benchmark {
    /// Benchmarks of rendering a thousand nodes with Render, from scratch and repeatedly.
    static var renders: [Benchmark] {
        [
            firstRender,
            render(
                "render.unchanged.1k", "a thousand rows are described again without a change",
                steps: [rows(), rows()]),
            render("render.one-change.1k", "the same with one changed text", steps: [rows(), rows(changed: 500)]),
            render(
                "render.reversal.1k", "the same with all keyed rows in reverse order",
                steps: [rows(), rows().reversed()]),
            render(
                "render.removed-first.1k", "the same with the first row removed or inserted again",
                steps: [rows(), Array(rows().dropFirst())]),
            rememberedRender(
                "render.remembered.1k", "a thousand rows are looked up by their values without a change",
                steps: [rows(), rows()]),
            rememberedRender(
                "render.remembered-change.1k", "the same with one changed text", steps: [rows(), rows(changed: 500)]),
            rememberedRender(
                "render.remembered-reversal.1k", "the same with all rows in reverse order",
                steps: [rows(), rows().reversed()]),
        ]
    }

    private static func rows(changed: Int? = nil) -> [Row] {
        (0..<1_000).map { Row(key: $0, text: $0 == changed ? "changed" : "row \($0)") }
    }

    private static func list(_ rows: [Row]) -> UINode<UIView> {
        UINode<UIView>().children(rows.map(\.node))
    }

    private static func makeCanvas() -> UIView {
        UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    }

    private static var firstRender: Benchmark {
        Benchmark(
            "render.first.1k", "a thousand rows are described, created, configured and laid out", unit: .microseconds,
            turns: 4
        ) {
            let rows = rows()
            return scene { _ in list(rows).reconcile(in: makeCanvas()) }
        }
    }

    /// Renders the steps in turn, so that each is a change of the previous one.
    private static func render(_ name: String, _ meaning: String, steps: [[Row]]) -> Benchmark {
        Benchmark(name, meaning, unit: .microseconds, turns: 4) {
            let canvas = makeCanvas()
            list(steps[0]).reconcile(in: canvas)
            return scene { turn in
                list(steps[turn % steps.count]).reconcile(in: canvas)
            }
        }
    }

    /// The same benchmark with memoized rows.
    private static func rememberedRender(_ name: String, _ meaning: String, steps: [[Row]]) -> Benchmark {
        Benchmark(name, meaning, unit: .microseconds, turns: 4) {
            let (context, canvas) = (UIContext(), makeCanvas())
            context.component(MemoizingList.self, key: "list")
                .setCanvas(view: canvas, options: [.useBoundsAsCanvasSize])
            @MainActor func render(_ turn: Int) -> UIRenderReport {
                let list = context.component(MemoizingList.self, key: "list")
                list.state.rows = steps[turn % steps.count]
                withExtendedLifetime(canvas) { list.setNeedsRender() }
                return list.lastReport
            }
            _ = render(0)
            return scene { render($0) }
        }
    }

    private static func scene(_ render: @escaping @MainActor (_ turn: Int) -> UIRenderReport) -> Scene {
        var scene = Scene { _ = render($0) }
        scene.touchedViews = { render($0).touchedViews }
        return scene
    }
}
