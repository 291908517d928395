/// The title of a control, a tap on which has the effect of a tap on the control.
///
/// Keys reach the control, so the title is not a further stop of the keyboard focus, as other components with taps are.
struct TappableTitle: Wrapper {
    typealias EnvironmentType = Empty

    let content: AnyComponent<Empty>
    @Behavior var action: () -> Void

    final class View: UIView {
        fileprivate var action: () -> Void = {}

        override init(frame: CGRect) {
            super.init(frame: frame)
            let recognizer = UITapGestureRecognizer()
            recognizer.addHandler { [weak self] _ in self?.action() }
            addGestureRecognizer(recognizer)
        }

        /// Returns `nil`: component views do not support archiving.
        required init?(coder: NSCoder) {
            nil
        }

        override var canBecomeFocused: Bool { false }
    }

    func makeView() -> View {
        View(frame: .zero)
    }

    func update(
        view: View, availableSize: CGSize, state: EmptyComponentState, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        view.action = action
        return updateChildren(
            in: view, availableSize: availableSize, environment: environment, transition: transition)
    }
}
