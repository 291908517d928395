import ComponentFlow

/// The mark of a row with children, which a click opens or closes.
///
/// The Tab key does not reach it, because the keys of the list open and close rows.
struct DisclosureMark: Component {
    static let size = CGSize(width: 16, height: 16)

    let isOpen: Bool
    @Behavior var toggle: () -> Void

    /// The view of the mark.
    final class View: UIImageView {
        fileprivate var toggle: () -> Void = {}

        override init(frame: CGRect) {
            super.init(frame: frame)
            isUserInteractionEnabled = true
            tintColor = .secondaryLabel
            addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.toggle() })
        }

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
        view.toggle = toggle
        view.image = (isOpen ? Icon.open : .closed).image.withRenderingMode(.alwaysTemplate)
        return Self.size
    }
}
