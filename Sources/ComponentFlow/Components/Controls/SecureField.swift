/// A text field that hides what is entered, such as a password.
///
/// ```swift
/// SecureField("Password", text: $password).onSubmit { logIn() }
/// ```
///
/// It is a ``TextField`` with hidden text entry, which has further options.
public struct SecureField: CompositeComponent {
    private let placeholder: String
    @Binding private var text: String

    /// Creates a field.
    ///
    /// - Parameters:
    ///   - placeholder: The text shown while the field is empty.
    ///   - text: The binding that is set when the user changes the text.
    public init(_ placeholder: String = "", text: Binding<String>) {
        self.placeholder = placeholder
        _text = text
    }

    /// The text field.
    public var content: some Component<Empty> {
        TextField(placeholder, text: $text, isSecure: true)
    }
}
