/// The header of a section with a title.
struct SectionTitle: CompositeComponent {
    let title: String
    /// The distance between the title and the edges, in points.
    let inset: CGFloat

    var content: some Component<Empty> {
        HStack {
            Text(title).font(.headline).accessibilityHeading(2)
            Spacer()
        }
        .padding(UIEdgeInsets(top: 8, left: inset, bottom: 4, right: inset))
        .background(.systemBackground)
    }
}
