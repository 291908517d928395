import ComponentFlow

extension Page {
    static let pointer = Page(
        "pointer", title: "Pointer and keys", topic: .motion,
        about: Localized(
            "Hovering, the secondary button, pressed modifier keys, and the number of fingers.",
            de: "Schweben, die zweite Taste, gehaltene Sondertasten und die Zahl der Finger.",
            ja: "ホバー、副ボタン、押されている修飾キー、そして指の本数。"),
        demo: ViewDemo(380) { PointerView(frame: .zero) })
}

// <code>
private final class PointerView: UIView {
    private let spot = UIView(
        frame: CGRect(x: 0, y: 0, width: 56, height: 56))
    private let report = CaptionLabel(
        frame: CGRect(x: 0, y: 310, width: 352, height: 70),
        size: 14)

    override init(frame: CGRect) {
        super.init(frame: frame)
        let field = UIView(
            frame: CGRect(x: 0, y: 0, width: 352, height: 300))
        field.backgroundColor = .secondarySystemBackground
        field.layer.cornerRadius = 16
        field.clipsToBounds = true
        addSubview(field)
        spot.backgroundColor = .systemBlue
        spot.layer.cornerRadius = 28
        spot.center = CGPoint(x: 176, y: 150)
        spot.isUserInteractionEnabled = false
        field.addSubview(spot)
        report.text = "Move, press either button, hold Shift"
        report.textColor = .label
        report.textAlignment = .center
        addSubview(report)
        field.addGestureRecognizer(
            UIHoverGestureRecognizer(
                target: self, action: PointerView.hovered))
        let press = UILongPressGestureRecognizer(
            target: self, action: PointerView.pressed)
        press.minimumPressDuration = 0
        field.addGestureRecognizer(press)
        let second = UITapGestureRecognizer(
            target: self, action: PointerView.secondary)
        second.buttonMaskRequired = .secondary
        field.addGestureRecognizer(second)
    }

    required init?(coder: NSCoder) { nil }

    func hovered(_ hover: UIHoverGestureRecognizer) {
        let isInside = [.began, .changed].contains(hover.state)
        spot.backgroundColor = isInside ? .systemGreen : .systemBlue
        if isInside {
            spot.center = hover.location(in: spot.superview)
        }
        show("hover", hover)
    }

    func pressed(_ press: UILongPressGestureRecognizer) {
        spot.center = press.location(in: spot.superview)
        spot.backgroundColor =
            press.state == .ended ? .systemBlue : .systemOrange
        show("primary, \(press.numberOfTouches) down", press)
    }

    func secondary(_ tap: UITapGestureRecognizer) {
        spot.center = tap.location(in: spot.superview)
        spot.backgroundColor = .systemPurple
        show("secondary button", tap)
    }

    private func show(_ what: String, _ from: UIGestureRecognizer) {
        let keys: [(UIKeyModifierFlags, String)] = [
            (.shift, "Shift"), (.control, "Control"),
            (.alternate, "Alt"), (.command, "Command"),
        ]
        let held = keys.filter { from.modifierFlags.contains($0.0) }
        let names = held.map(\.1).joined(separator: " + ")
        report.text = "\(what)\n\(names.isEmpty ? "no key" : names)"
    }
}
// </code>
