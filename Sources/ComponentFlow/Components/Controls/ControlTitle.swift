/// The title beside a control.
///
/// It is a control, too, so that a list leaves taps on it to it, but keys only reach the control beside it.
struct ControlTitle: Wrapper {
    typealias EnvironmentType = Empty

    let content: AnyComponent<Empty>
    let isEnabled: Bool
    /// The closure called on a tap; `nil` for a title without an effect.
    @Behavior var action: (() -> Void)?

    final class View: UIControl {
        fileprivate var action: (() -> Void)?

        override init(frame: CGRect) {
            super.init(frame: frame)
            addAction(UIAction { [weak self] _ in self?.action?() }, for: .touchUpInside)
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
        view.isEnabled = isEnabled
        view.isUserInteractionEnabled = action != nil
        return updateChildren(
            in: view, availableSize: availableSize, environment: environment, transition: transition)
    }
}
