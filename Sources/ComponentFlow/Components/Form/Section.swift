/// A part of a ``Form`` with a title.
public struct Section<ChildEnvironment>: Wrapper {
    /// The environment that the content expects.
    public typealias EnvironmentType = ChildEnvironment

    let content: AnyComponent<ChildEnvironment>

    /// Creates a section.
    ///
    /// - Parameters:
    ///   - title: The title, which is a heading for assistive technologies.
    ///   - content: A builder of the rows.
    public init(
        _ title: String, @ComponentBuilder<ChildEnvironment> content: () -> [AnyComponentWithIdentity<ChildEnvironment>]
    ) {
        let rows = VStack(content(), alignment: .leading, spacing: FormLayout.rowSpacing, fillWidth: true)
        let section = VStack<ChildEnvironment>(alignment: .leading, spacing: FormLayout.rowSpacing, fillWidth: true) {
            Text(title).font(.headline).accessibilityHeading(2)
            rows
        }
        self.content = AnyComponent(section)
    }
}
