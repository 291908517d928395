/// The styles of a ``TextField``.
public enum TextFieldStyle: Hashable, Sendable {
    /// The default style, a rounded border.
    case automatic
    /// The text alone, without border and background.
    case plain
    case roundedBorder

    var borderStyle: UITextField.BorderStyle {
        switch self {
        case .automatic, .roundedBorder: .roundedRect
        case .plain: .none
        }
    }
}
