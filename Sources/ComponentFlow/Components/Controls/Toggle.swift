/// A switch, with an optional title beside it.
///
/// ```swift
/// Toggle("Quiet", isOn: $isQuiet)
/// Toggle(isOn: $isQuiet) { Label("Quiet", systemImage: "bell.slash") }
/// Toggle(isOn: settings.isQuiet) { isOn in settings.isQuiet = isOn; state.updated() }
/// ```
///
/// A toggle with a title takes the proposed width: the title is at the leading edge, the switch at the trailing edge. If
/// a word of the title does not fit beside the switch, but fits the whole width, the switch is below the title. A tap on either
/// changes the value, and assistive technologies present the title as the name of the switch.
///
/// It shows the specified value: if the closure does not change it, the switch moves back. The closure is behavior and
/// not part of `==`.
public struct Toggle: TitledControl {
    /// A toggle expects no environment.
    public typealias EnvironmentType = Empty
    /// The view, which contains the switch and the title.
    public typealias View = TitledControlView<Control>

    let label: ControlLabel?
    /// Whether the switch is on.
    public let isOn: Bool
    /// Whether the user can change the value.
    public let isEnabled: Bool
    /// The color of the track while the switch is on; `nil` uses the tint of a modifier around it, or green.
    public let tintColor: UIColor?
    /// The closure called when the user changes the value.
    public let valueUpdated: (Bool) -> Void

    /// Creates a switch without a title.
    public init(
        isOn: Bool, isEnabled: Bool = true, tintColor: UIColor? = nil, valueUpdated: @escaping (Bool) -> Void
    ) {
        self.init(label: nil, isOn: isOn, isEnabled: isEnabled, tintColor: tintColor, valueUpdated: valueUpdated)
    }

    /// Creates a switch with a title.
    public init(
        _ title: String, isOn: Bool, isEnabled: Bool = true, tintColor: UIColor? = nil,
        valueUpdated: @escaping (Bool) -> Void
    ) {
        self.init(
            label: ControlLabel(Text(title)), isOn: isOn, isEnabled: isEnabled, tintColor: tintColor,
            valueUpdated: valueUpdated)
    }

    /// Creates a switch with a title of a string catalog, in the language of the component that contains the switch.
    public init(
        _ title: LocalizedString, isOn: Bool, isEnabled: Bool = true, tintColor: UIColor? = nil,
        valueUpdated: @escaping (Bool) -> Void
    ) {
        self.init(
            label: ControlLabel(Text(title)), isOn: isOn, isEnabled: isEnabled, tintColor: tintColor,
            valueUpdated: valueUpdated)
    }

    private init(
        label: ControlLabel?, isOn: Bool, isEnabled: Bool, tintColor: UIColor?, valueUpdated: @escaping (Bool) -> Void
    ) {
        self.label = label
        self.isOn = isOn
        self.isEnabled = isEnabled
        self.tintColor = tintColor
        self.valueUpdated = valueUpdated
    }

    /// The title, in the user's language; `nil` for none, and for a label with other components.
    public var title: String? {
        label?.text?.text
    }

    /// Returns whether both have equal properties; the closure is ignored.
    public static func == (lhs: Toggle, rhs: Toggle) -> Bool {
        lhs.isOn == rhs.isOn && lhs.isEnabled == rhs.isEnabled && lhs.tintColor == rhs.tintColor
            && lhs.label == rhs.label
    }

    /// The control of a ``Toggle``.
    public final class Control: UISwitch {
        private var component: Toggle?

        /// The specified label, or the texts beside the switch.
        public override var accessibilityLabel: String? {
            get { super.accessibilityLabel ?? (superview as? TitledControlView<Control>)?.textsInLabel }
            set { super.accessibilityLabel = newValue }
        }

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

        /// Changes the value as a tap on the switch does.
        fileprivate func titleWasTapped() {
            guard isEnabled else { return }
            setOn(!isOn, animated: true)
            sendActions(for: .valueChanged)
        }

        private func userDidChangeValue() {
            component?.valueUpdated(isOn)
            if let component { setOn(component.isOn, animated: true) }
        }
    }

    public func makeView() -> View {
        View(Control(frame: .zero))
    }

    /// Shows the value; a change that the user did not make is animated only if the transition is.
    public func update(
        view: View, availableSize: CGSize, state: EmptyComponentState, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        // During tracking the change comes from the touch, whose animation is already running.
        view.control.update(
            component: self, animated: !transition.animation.isImmediate || view.control.isTracking)
        return layOutControl(in: view, availableSize: availableSize, environment: environment, transition: transition)
    }

    func titleAction(of control: Control) -> (() -> Void)? {
        { [weak control] in control?.titleWasTapped() }
    }
}

extension Toggle {
    /// Creates a switch without a title for a binding.
    public init(isOn: Binding<Bool>, isEnabled: Bool = true, tintColor: UIColor? = nil) {
        self.init(
            isOn: isOn.wrappedValue, isEnabled: isEnabled, tintColor: tintColor, valueUpdated: isOn.setFromControl)
    }

    /// Creates a switch with a title for a binding.
    public init(_ title: String, isOn: Binding<Bool>, isEnabled: Bool = true, tintColor: UIColor? = nil) {
        self.init(
            title, isOn: isOn.wrappedValue, isEnabled: isEnabled, tintColor: tintColor,
            valueUpdated: isOn.setFromControl)
    }

    /// Creates a switch for a binding, with a title of a string catalog in the language of the component that contains it.
    public init(_ title: LocalizedString, isOn: Binding<Bool>, isEnabled: Bool = true, tintColor: UIColor? = nil) {
        self.init(
            title, isOn: isOn.wrappedValue, isEnabled: isEnabled, tintColor: tintColor,
            valueUpdated: isOn.setFromControl)
    }

    /// Creates a switch for a binding, with a label.
    ///
    /// Several components of the label are shown one below the other. Assistive technologies present its texts as the name of
    /// the switch.
    ///
    /// - Parameters:
    ///   - isOn: The binding that is set when the user changes the value.
    ///   - isEnabled: Whether the user can change the value.
    ///   - tintColor: The color of the track while the switch is on; `nil` uses the tint of a modifier around it, or green.
    ///   - label: A builder of the label.
    public init(
        isOn: Binding<Bool>, isEnabled: Bool = true, tintColor: UIColor? = nil,
        @ComponentBuilder<Empty> label: () -> [AnyComponentWithIdentity<Empty>]
    ) {
        self.init(
            label: ControlLabel(label()), isOn: isOn.wrappedValue, isEnabled: isEnabled, tintColor: tintColor,
            valueUpdated: isOn.setFromControl)
    }
}
