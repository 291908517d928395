/// A number or a short text on a red background.
struct Badge: CompositeComponent {
    /// The text; `nil` or an empty text shows nothing.
    let text: String?

    var content: some Component<Empty> {
        let minimumLength = scaledMetric(18, relativeTo: .caption1)
        let padding = scaledMetric(5, relativeTo: .caption1)
        return ZStack<Empty> {
            if let text, !text.isEmpty {
                Text(text: text, font: .caption.weight(.semibold), color: .white)
                    .lineLimit(1)
                    .fixedSize()
                    .padding(.horizontal, padding)
                    .frame(minWidth: minimumLength, minHeight: minimumLength)
                    .background(.destructiveFill)
                    .cornerRadius(minimumLength / 2)
            }
        }
    }
}

extension Component {
    /// Returns the component with a text in its top trailing corner, such as a number of unread messages.
    ///
    /// `nil` or an empty text shows nothing. The layout is not affected.
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
