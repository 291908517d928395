import ComponentFlow

/// A value that cannot be edited.
struct ValueRow: CompositeComponent {
    let value: InspectedValue

    var content: some Component<Empty> {
        HStack(alignment: .top, spacing: 10) {
            PropertyName(name: value.name, depth: value.depth)
            Text(text: value.text, font: .footnote, maximumNumberOfLines: 6, lineBreakMode: .byTruncatingTail)
                .frame(maxWidth: .infinity, alignment: .leading)
                .flexible()
        }
        .padding(UIEdgeInsets(top: 4, left: 14, bottom: 4, right: 14))
        .accessibilityElement(children: .combine)
        .help(value.text == value.type ? value.type : "\(value.type): \(value.text)")
    }
}

/// The name in front of a value.
struct PropertyName: CompositeComponent {
    static let width: CGFloat = 128

    let name: String
    var depth = 0

    var content: some Component<Empty> {
        Text(
            text: name, font: .footnote, color: .secondaryLabel, maximumNumberOfLines: 2,
            lineBreakMode: .byTruncatingTail
        )
        .padding(NSDirectionalEdgeInsets(top: 0, leading: 10 * CGFloat(min(depth, 5)), bottom: 0, trailing: 0))
        .frame(width: Self.width, alignment: .leading)
    }
}
