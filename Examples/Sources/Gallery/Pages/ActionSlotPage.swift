// Teaches the explicit API where it is needed: the badge is a component that updates a view.

import ComponentFlow

extension Page {
    static let actionSlot = Page(
        "action-slot", title: "ActionSlot", topic: .data,
        about: Localized(
            "Calls a component from outside: the parent keeps the slot, the child connects its handler.",
            de: "Ruft von außen in eine Komponente: Das Elternteil hält den Slot, das Kind verbindet seine Behandlung.",
            ja: "外からコンポーネントを呼び出します。親がスロットを持ち、子が処理をつなぎます。"),
        demo: ActionSlotDemo())
}

// <code>
/// Shakes when its slot is invoked.
private struct Badge: Component {
    let text: String
    let shake: ActionSlot<Void>

    func makeView() -> UILabel {
        let label = UILabel()
        label.textAlignment = .center
        label.font = UIFontMetrics.default.scaledFont(
            for: .systemFont(ofSize: 22, weight: .bold))
        label.adjustsFontForContentSizeCategory = true
        label.textColor = .white
        label.layer.cornerRadius = 18
        return label
    }

    func update(
        view: UILabel, availableSize: CGSize,
        state: EmptyComponentState, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        view.text = text
        transition.setBackgroundColor(view: view, color: .systemRed)
        shake.connect { [weak view] in
            MainActor.assumeIsolated {
                guard let view else { return }
                let bounce = ComponentTransition(
                    animation: .curve(
                        duration: 1,
                        curve: .bounce(stiffness: 400, damping: 6)))
                bounce.animatePosition(
                    view: view, from: CGPoint(x: 24, y: 0), to: .zero,
                    additive: true)
            }
        }
        return CGSize(width: 200, height: 90)
    }
}

private struct ActionSlotDemo: CompositeComponent {
    @Local var shake = ActionSlot<Void>()

    var content: some Component<Surroundings> {
        VStack(spacing: 36) {
            Badge(text: "No!", shake: shake)
            PillButton("Shake") { shake.invoke() }.starter()
        }
    }
}
// </code>
