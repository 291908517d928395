/// A text field with a list of values, which typed text filters.
///
/// ```swift
/// ComboBox("City", text: $city, options: ["Berlin", "Lisbon", "Oslo"])
/// ```
///
/// The list opens while the user types, with the button at the trailing edge, and with the Down key. It shows the values
/// that contain the typed text, first those that begin with it; without an edit, it shows all of them. The Up and Down
/// keys select a value, Return chooses it, and Escape closes the list.
///
/// By default any text can be entered. With `allowsOtherValues: false`, only the values in the list can: what is typed
/// is passed to `textUpdated` when it equals a value, regardless of case and accents, or when a value is chosen. When
/// editing ends with another text, the specified text is shown again. Return chooses the first value in the list.
///
/// Like a ``TextField``, it takes the proposed width and shows the specified text when the parent updates it. Closures
/// are behavior and not part of `==`.
public struct ComboBox: ControlledComponent {
    public let text: String
    /// The values in the list, in their order.
    public let options: [String]
    /// The text shown while the field is empty, which also names the field for assistive technologies.
    public let placeholder: String
    /// Whether the user can enter a text that is not in the list.
    public let allowsOtherValues: Bool
    /// Whether the text can be edited.
    public let isEnabled: Bool
    /// The closure called when the user changes the text.
    public let textUpdated: (String) -> Void
    /// The closure called when Return is pressed while no value in the list is selected.
    public private(set) var onSubmit: (() -> Void)?

    /// Creates a combo box.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - options: The values in the list.
    ///   - placeholder: The text shown while the field is empty.
    ///   - allowsOtherValues: Whether the user can enter a text that is not in the list.
    ///   - isEnabled: Whether the text can be edited.
    ///   - textUpdated: The closure called when the user changes the text.
    public init(
        text: String, options: [String], placeholder: String = "", allowsOtherValues: Bool = true,
        isEnabled: Bool = true, textUpdated: @escaping (String) -> Void
    ) {
        self.text = text
        self.options = options
        self.placeholder = placeholder
        self.allowsOtherValues = allowsOtherValues
        self.isEnabled = isEnabled
        self.textUpdated = textUpdated
    }

    /// Returns the combo box with a closure that is called when Return is pressed while no value is selected.
    public func onSubmit(_ action: (() -> Void)?) -> ComboBox {
        var copy = self
        copy.onSubmit = action
        return copy
    }

    /// Returns whether both have equal properties; closures are ignored.
    public static func == (lhs: ComboBox, rhs: ComboBox) -> Bool {
        lhs.text == rhs.text && lhs.options == rhs.options && lhs.placeholder == rhs.placeholder
            && lhs.allowsOtherValues == rhs.allowsOtherValues && lhs.isEnabled == rhs.isEnabled
    }

    public func makeView() -> View {
        View(frame: .zero)
    }

    public func makeState() -> TextEditingState {
        TextEditingState()
    }

    /// Shows the text and the values.
    public func update(
        view: View, availableSize: CGSize, state: TextEditingState, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        view.update(component: self, state: state)
        return view.size(in: availableSize)
    }

    func wasSpecifiedAgain(for view: View) {
        view.showSpecified()
    }
}

extension ComboBox {
    /// Creates a combo box for a binding.
    ///
    /// - Parameters:
    ///   - placeholder: The text shown while the field is empty.
    ///   - text: The binding that is set when the user changes the text.
    ///   - options: The values in the list.
    ///   - allowsOtherValues: Whether the user can enter a text that is not in the list.
    ///   - isEnabled: Whether the text can be edited.
    public init(
        _ placeholder: String = "", text: Binding<String>, options: [String], allowsOtherValues: Bool = true,
        isEnabled: Bool = true
    ) {
        self.init(
            text: text.wrappedValue, options: options, placeholder: placeholder, allowsOtherValues: allowsOtherValues,
            isEnabled: isEnabled, textUpdated: text.setFromControl)
    }
}
