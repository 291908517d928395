/// A part of a ``Form``, with a title or other components above its rows.
///
/// ```swift
/// Section("Notifications") {
///     Toggle("Sounds", isOn: $settings.sounds)
/// } footer: {
///     Text("Sounds are played while the program runs.")
/// }
/// ```
public struct Section<ChildEnvironment>: Wrapper {
    /// The environment that the content expects.
    public typealias EnvironmentType = ChildEnvironment

    let content: AnyComponent<ChildEnvironment>

    /// Creates a section with a title.
    ///
    /// - Parameters:
    ///   - title: The title, which is a heading for assistive technologies.
    ///   - content: A builder of the rows.
    ///   - footer: A builder of the components below the rows, such as an explanation, which have a small font.
    public init(
        _ title: String,
        @ComponentBuilder<ChildEnvironment> content: () -> [AnyComponentWithIdentity<ChildEnvironment>],
        @ComponentBuilder<ChildEnvironment> footer: () -> [AnyComponentWithIdentity<ChildEnvironment>] = { [] }
    ) {
        let header = AnyComponentWithIdentity<ChildEnvironment>(
            id: 0, component: AnyComponent(ignoringEnvironment: Text(title).accessibilityHeading(2)))
        self.init(rows: content(), header: [header], footer: footer())
    }

    /// Creates a section without a title, or with other components above its rows.
    ///
    /// - Parameters:
    ///   - content: A builder of the rows.
    ///   - header: A builder of the components above the rows.
    ///   - footer: A builder of the components below the rows, such as an explanation, which have a small font.
    public init(
        @ComponentBuilder<ChildEnvironment> content: () -> [AnyComponentWithIdentity<ChildEnvironment>],
        @ComponentBuilder<ChildEnvironment> header: () -> [AnyComponentWithIdentity<ChildEnvironment>] = { [] },
        @ComponentBuilder<ChildEnvironment> footer: () -> [AnyComponentWithIdentity<ChildEnvironment>] = { [] }
    ) {
        self.init(rows: content(), header: header(), footer: footer())
    }

    private init(
        rows: [AnyComponentWithIdentity<ChildEnvironment>], header: [AnyComponentWithIdentity<ChildEnvironment>],
        footer: [AnyComponentWithIdentity<ChildEnvironment>]
    ) {
        let spacing = FormLayout.rowSpacing
        let rows = VStack(rows, alignment: .leading, spacing: spacing, fillWidth: true)
        let section = VStack<ChildEnvironment>(alignment: .leading, spacing: spacing, fillWidth: true) {
            if !header.isEmpty { Modified(content: ItemGroup.column(of: header)).font(.headline) }
            rows
            if !footer.isEmpty {
                Modified(content: ItemGroup.column(of: footer)).font(.footnote).foregroundStyle(.secondary)
            }
        }
        self.content = AnyComponent(section)
    }
}
