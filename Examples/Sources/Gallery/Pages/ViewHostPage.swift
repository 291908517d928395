import ComponentFlow

extension Page {
    static let viewHost = Page(
        "view-host", title: "ViewHost", topic: .data,
        about: Localized(
            "Any UIView as a component, without a separate type: created once, updated with a value.",
            de: "Jede UIView als Komponente, ohne eigenen Typ: einmal erzeugt, mit einem Wert aktualisiert.",
            ja: "任意の UIView をそのままコンポーネントにします。一度作り、値で更新します。"),
        demo: ViewHostDemo())
}

// <code>
private struct ViewHostDemo: CompositeComponent {
    @Local var value = 0.3

    var content: some Component<Surroundings> {
        VStack(spacing: 36) {
            ViewHost(value: value) {
                Needle(frame: .zero)
            } update: { needle, value, _, transition in
                transition.setRotation(
                    view: needle, angle: CGFloat(value - 0.5) * .pi)
                return CGSize(width: 12, height: 180)
            }
            .frame(width: 200, height: 200)
            Slider(value: $value, tintColor: theme.accent)
                .accessibilityLabel("Angle")
        }
    }
}
// </code>

// <code>
/// A plain UIKit view.
private final class Needle: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        let tip = UIView(
            frame: CGRect(x: 0, y: 0, width: 12, height: 90))
        tip.backgroundColor = .systemRed
        tip.layer.cornerRadius = 6
        addSubview(tip)
    }

    required init?(coder: NSCoder) { nil }
}
// </code>
