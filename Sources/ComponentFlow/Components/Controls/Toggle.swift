/// A switch.
///
/// ```swift
/// Toggle(isOn: settings.isQuiet) { isOn in settings.isQuiet = isOn; state.updated() }
/// ```
///
/// It shows the specified value: if the closure does not change it, the switch moves back. The closure is behavior and
/// not part of `==`.
public struct Toggle: Component {
    /// Whether the switch is on.
    public let isOn: Bool
    /// Whether the user can change the value.
    public let isEnabled: Bool
    /// The color of the track while the switch is on; `nil` uses the tint of a modifier around it, or green.
    public let tintColor: UIColor?
    /// The closure called when the user changes the value.
    public let valueUpdated: (Bool) -> Void

    /// Creates a switch.
    public init(
        isOn: Bool, isEnabled: Bool = true, tintColor: UIColor? = nil, valueUpdated: @escaping (Bool) -> Void
    ) {
        self.isOn = isOn
        self.isEnabled = isEnabled
        self.tintColor = tintColor
        self.valueUpdated = valueUpdated
    }

    /// Returns whether both have equal properties; the closure is ignored.
    public static func == (lhs: Toggle, rhs: Toggle) -> Bool {
        lhs.isOn == rhs.isOn && lhs.isEnabled == rhs.isEnabled && lhs.tintColor == rhs.tintColor
    }

    /// The control of a ``Toggle``.
    public final class View: UISwitch {
        private var component: Toggle?

        public override init(frame: CGRect) {
            super.init(frame: frame)
            addAction(UIAction { [weak self] _ in self?.userDidChangeValue() }, for: .valueChanged)
        }

        /// Returns `nil`: component views do not support archiving.
        public required init?(coder: NSCoder) {
            nil
        }

        func update(component: Toggle, animated: Bool) {
            let old = self.component
            self.component = component
            onTintColor = component.tintColor ?? InheritedValues.current?.tint
            isEnabled = component.isEnabled && !InheritedValues.isDisabled
            // An update that changes only closures must not revert a change that the control is about to report.
            if old != component { setOn(component.isOn, animated: animated && old != nil) }
        }

        private func userDidChangeValue() {
            component?.valueUpdated(isOn)
            if let component { setOn(component.isOn, animated: true) }
        }
    }

    public func makeView() -> View {
        View(frame: .zero)
    }

    /// Shows the value; a change that the user did not make is animated only if the transition is.
    public func update(
        view: View, availableSize: CGSize, state: EmptyComponentState, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        // During tracking the change comes from the touch, whose animation is already running.
        view.update(component: self, animated: !transition.animation.isImmediate || view.isTracking)
        return view.intrinsicContentSize
    }
}

extension Toggle {
    /// Creates a switch for a binding.
    public init(isOn: Binding<Bool>, isEnabled: Bool = true, tintColor: UIColor? = nil) {
        self.init(
            isOn: isOn.wrappedValue, isEnabled: isEnabled, tintColor: tintColor, valueUpdated: isOn.setFromControl)
    }
}
