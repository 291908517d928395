import Foundation
import Render

/// What it costs to render a thousand nodes with Render, from nothing and again.
@MainActor
func measureRenders(_ harness: Harness) {
    measureFirstRender(harness)
    measureRender(
        harness, "render.unchanged.1k", "a thousand rows are described again, and nothing changed",
        steps: [names(), names()])
    measureRender(
        harness, "render.one-change.1k", "the same, and one text changed",
        steps: [names(), names(changed: 500)])
    measureRender(
        harness, "render.reversal.1k", "the same, and all keyed rows stand the other way around",
        steps: [names(), names().reversed()])
    measureRender(
        harness, "render.removed-first.1k", "the same, and the first row goes, or comes back",
        steps: [names(), Array(names().dropFirst())])
}

private struct Row {
    let key: Int
    let text: String
}

private func names(changed: Int? = nil) -> [Row] {
    (0..<1_000).map { Row(key: $0, text: $0 == changed ? "changed" : "row \($0)") }
}

@MainActor
private func list(_ rows: [Row]) -> UINode<UIView> {
    UINode<UIView>().children(
        rows.map { row in
            UINode<UILabel>(key: String(row.key)) { spec in
                spec.set(\.text, row.text)
                spec.set(\.yoga.height, 20)
                spec.set(\.yoga.marginLeft, 8)
            }
        })
}

@MainActor
private func makeCanvas() -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
}

@MainActor
private func measureFirstRender(_ harness: Harness) {
    let name = "render.first.1k"
    guard harness.wants(name) else { return }
    let rows = names()
    harness.measure(name, "a thousand rows are described, made, configured and laid out", unit: .microseconds) {
        list(rows).reconcile(in: makeCanvas())
    }
    note(harness, name, list(rows).reconcile(in: makeCanvas()))
}

/// Renders the steps in turn, so that each is a change of the one before.
@MainActor
private func measureRender(_ harness: Harness, _ name: String, _ meaning: String, steps: [[Row]]) {
    guard harness.wants(name) else { return }
    let canvas = makeCanvas()
    list(steps[0]).reconcile(in: canvas)
    var turn = 0
    harness.measure(name, meaning, unit: .microseconds) {
        turn += 1
        list(steps[turn % steps.count]).reconcile(in: canvas)
    }
    note(harness, name, list(steps[(turn + 1) % steps.count]).reconcile(in: canvas))
}

/// How many views one render touched, beside the time and the allocations that the harness takes.
@MainActor
private func note(_ harness: Harness, _ name: String, _ report: UIRenderReport) {
    harness.record(
        Measurement(
            name: "\(name).touched", meaning: "how many views that touches", samples: [Double(report.touchedViews)],
            unit: .views))
}
