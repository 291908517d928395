import ComponentFlow

/// What single operations of the storeys below cost.
@MainActor
func measurePlatform(_ harness: Harness) {
    measureLayer(harness)
    measureText(harness)
}

@MainActor
private func measureLayer(_ harness: Harness) {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    parent.addSubview(view)
    let layer = view.layer
    var turn = false
    harness.measure(
        "layer.position-set", "a view's layer gets another position, without animation", unit: .nanoseconds
    ) {
        turn.toggle()
        layer.position = CGPoint(x: turn ? 20 : 30, y: 15)
    }
}

@MainActor
private func measureText(_ harness: Harness) {
    let label = UILabel(frame: .zero)
    label.numberOfLines = 0
    let size = CGSize(width: 320, height: CGFloat.infinity)
    label.text = "Forty characters of text, more or less…"
    harness.measure(
        "text.measure.cached", "a label's sizeThatFits, text and width as before", unit: .nanoseconds
    ) { _ = label.sizeThatFits(size) }

    var number = 0
    harness.measure(
        "text.measure.fresh", "the same with 40 characters never seen before", unit: .microseconds,
        prepare: {
            number += 1
            label.text = "Text \(1_000_000 + number) has some forty characters, no?"
        }
    ) { _ = label.sizeThatFits(size) }
}
