/// The styles of a ``Button``.
public enum ButtonStyle: Hashable, Sendable {
    /// The title or the label alone.
    case plain
    /// A gray background with rounded corners.
    case bordered
    /// A background in the tint color, or in red for a destructive action, behind a white title.
    case borderedProminent

    private static var insets: UIEdgeInsets { UIEdgeInsets(top: 7, left: 12, bottom: 7, right: 12) }
    private static var minimumSize: CGSize { CGSize(width: 44, height: 34) }
    private static var cornerRadius: CGFloat { 8 }

    /// Returns the content of the button that is being updated, with the background of the style.
    @MainActor func decorated(_ content: AnyComponent<Empty>, role: UIButton.Role) -> AnyComponent<Empty> {
        guard let fill = fill(role) else { return content }
        let white = InheritedValues(foregroundColor: .white)
        let label =
            self == .borderedProminent
            ? Inheriting(content: content, values: white).modified : Modified(content: content)
        return AnyComponent(
            label.padding(Self.insets)
                .frame(minWidth: Self.minimumSize.width, minHeight: Self.minimumSize.height)
                .background(fill).cornerRadius(Self.cornerRadius))
    }

    @MainActor private func fill(_ role: UIButton.Role) -> UIColor? {
        switch self {
        case .plain: nil
        case .bordered: .secondarySystemFill
        case .borderedProminent:
            role == .destructive
                ? .destructiveFill : (InheritedValues.current?.tint ?? .systemBlue).asFillBehindText
        }
    }
}

/// The title of a ``Button``, from which the content is made.
struct ButtonTitle: Equatable {
    let text: Text
    let systemImage: String?

    /// Returns the title, with the symbol before it, in the color and the font of the role and the style.
    func content(_ role: UIButton.Role, _ style: ButtonStyle) -> AnyComponent<Empty> {
        let color: UIColor? = style == .borderedProminent ? .white : role == .destructive ? .destructiveText : nil
        let colored = color.map { text.foregroundColor($0) } ?? text
        let title = role == .primary ? colored.font(.headline) : colored
        guard let systemImage else { return AnyComponent(title) }
        let symbol = Image.inTitle(systemName: systemImage, color: color)
        let label = HStack<Empty>(spacing: Button.labelSpacing) {
            if role == .primary { symbol.font(.headline) } else { symbol }
            title
        }
        return AnyComponent(label)
    }
}
