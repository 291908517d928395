/// A number or a short text on a red background.
///
/// In large text it grows around its place, and to no more than twice its size, so that the content remains legible.
struct Badge: CompositeComponent {
    private static let length: CGFloat = 18

    /// The text; `nil` or an empty text shows nothing.
    let text: String?

    var content: some Component<Empty> {
        let scale = min(scaledMetric(Self.length, relativeTo: .caption1) / Self.length, 2)
        let (length, growth) = (Self.length * scale, max(Self.length * (scale - 1), 0))
        let font = UIFont.systemFont(ofSize: 12 * scale, weight: .semibold)
        return ZStack<Empty> {
            if let text, !text.isEmpty {
                Text(text: text, font: font, color: .white)
                    .lineLimit(1)
                    .fixedSize()
                    .padding(.horizontal, 5 * scale)
                    .frame(minWidth: length, minHeight: length)
                    .background(.destructiveFill)
                    .cornerRadius(length / 2)
                    .offset(x: growth / 2, y: -growth / 2)
            }
        }
    }
}

extension Component {
    /// Returns the component with a text in its top trailing corner, such as a number of unread messages.
    ///
    /// `nil` or an empty text shows nothing. The layout is not affected; in large text, a part of the badge is outside of the
    /// component.
    public func badge(_ text: String?) -> Overlay<EnvironmentType> {
        overlay(Badge(text: text), alignment: .topTrailing)
    }

    /// Returns the component with a number in its top trailing corner; 0 shows nothing.
    ///
    /// The layout is not affected.
    public func badge(_ count: Int) -> Overlay<EnvironmentType> {
        badge(count == 0 ? nil : "\(count)")
    }
}
