/// A switch.
///
/// ```swift
/// Toggle(isOn: settings.isQuiet) { isOn in settings.isQuiet = isOn; state.updated() }
/// ```
///
/// It shows the value it is given: if the closure does not lead to another one, the switch goes back. The closure is
/// behaviour and no part of `==`.
public struct Toggle: Component {
    /// Whether it is on.
    public let isOn: Bool
    /// Whether it can be turned.
    public let isEnabled: Bool
    /// The colour of its track while it is on; nil means green.
    public let tintColor: UIColor?
    /// Told when somebody turned it.
    public let valueUpdated: (Bool) -> Void

    /// Makes a switch.
    public init(
        isOn: Bool, isEnabled: Bool = true, tintColor: UIColor? = nil, valueUpdated: @escaping (Bool) -> Void
    ) {
        self.isOn = isOn
        self.isEnabled = isEnabled
        self.tintColor = tintColor
        self.valueUpdated = valueUpdated
    }

    /// Whether both look the same; the closure does not count.
    public static func == (lhs: Toggle, rhs: Toggle) -> Bool {
        lhs.isOn == rhs.isOn && lhs.isEnabled == rhs.isEnabled && lhs.tintColor == rhs.tintColor
    }

    /// The control that shows a ``Toggle``.
    public final class View: UISwitch {
        private var component: Toggle?

        /// Makes the control.
        public override init(frame: CGRect) {
            super.init(frame: frame)
            addAction(UIAction { [weak self] _ in self?.didTurn() }, for: .valueChanged)
        }

        /// Controls of components are not archived: returns nil.
        public required init?(coder: NSCoder) {
            nil
        }

        func update(component: Toggle, animated: Bool) {
            let isNew = self.component == nil
            self.component = component
            onTintColor = component.tintColor
            isEnabled = component.isEnabled
            setOn(component.isOn, animated: animated && !isNew)
        }

        func refreshBehavior(from component: Toggle) {
            self.component = component
        }

        private func didTurn() {
            component?.valueUpdated(isOn)
            if let component { setOn(component.isOn, animated: true) }
        }
    }

    /// Makes the control.
    public func makeView() -> View {
        View(frame: .zero)
    }

    /// Shows the value; a change of it that nobody caused by hand moves as the transition says, or at once.
    public func update(
        view: View, availableSize: CGSize, state: EmptyComponentState, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        // While a finger is on it, the change comes from there and is under way already.
        view.update(component: self, animated: !transition.animation.isImmediate || view.isTracking)
        return view.intrinsicContentSize
    }

    /// Hands the control the newest closure.
    public func refreshBehavior(view: View, state: EmptyComponentState) {
        view.refreshBehavior(from: self)
    }
}
