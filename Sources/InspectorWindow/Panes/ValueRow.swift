import ComponentFlow

/// A value that cannot be edited.
struct ValueRow: CompositeComponent {
    let value: InspectedValue

    var content: some Component<Empty> {
        VStack(alignment: .leading, fillWidth: true) {
            if contentSizeCategory.isAccessibilityCategory {
                name
                text
            } else {
                HStack(alignment: .top, spacing: 10) {
                    name
                    text.flexible()
                }
            }
        }
        .padding(UIEdgeInsets(top: 4, left: 14, bottom: 4, right: 14))
        .accessibilityElement(children: .combine)
        .help(value.text == value.type ? value.type : "\(value.type): \(value.text)")
    }

    @MainActor private var name: some Component<Empty> {
        PropertyName(name: value.name, depth: value.depth)
    }

    @MainActor private var text: some Component<Empty> {
        Text(text: value.text, font: .footnote, maximumNumberOfLines: 6, lineBreakMode: .byTruncatingTail)
            .frame(maxWidth: .infinity, alignment: .leading)
    }
}

/// The name in front of a value, or above it if the text is very large.
struct PropertyName: CompositeComponent {
    /// The width in the default text size.
    static let width: CGFloat = 128

    let name: String
    var depth = 0

    var content: some Component<Empty> {
        let isAbove = contentSizeCategory.isAccessibilityCategory
        return Text(
            text: DisplayText.breakable(name), font: .footnote, color: .secondaryLabel, maximumNumberOfLines: 2,
            lineBreakMode: .byTruncatingTail
        )
        .accessibilityLabel(name)
        .padding(NSDirectionalEdgeInsets(top: 0, leading: 10 * CGFloat(min(depth, 5)), bottom: 0, trailing: 0))
        .frame(width: isAbove ? nil : scaledMetric(Self.width, relativeTo: .footnote), alignment: .leading)
    }
}
