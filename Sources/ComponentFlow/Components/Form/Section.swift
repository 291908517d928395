/// A part of a ``Form`` or of a lazy grid, with a title or other components above its rows.
///
/// ```swift
/// Section("Notifications") {
///     Toggle("Sounds", isOn: $settings.sounds)
/// } footer: {
///     Text("Sounds are played while the program runs.")
/// }
/// ```
///
/// In a ``LazyVGrid`` or a ``LazyHGrid`` the rows are cells, and header and footer extend over all columns or rows. A header
/// or footer has the fonts and colors that it specifies there.
public struct Section<ChildEnvironment>: Wrapper {
    /// The environment that the content expects.
    public typealias EnvironmentType = ChildEnvironment

    let content: AnyComponent<ChildEnvironment>
    private let title: String?
    private let header: [AnyComponentWithIdentity<ChildEnvironment>]
    private let rows: [AnyComponentWithIdentity<ChildEnvironment>]
    private let footer: [AnyComponentWithIdentity<ChildEnvironment>]

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
        self.init(title: title, rows: content(), header: [header], footer: footer())
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
        self.init(title: nil, rows: content(), header: header(), footer: footer())
    }

    /// Creates a section with a component above its rows.
    ///
    /// - Parameters:
    ///   - header: The component above the rows.
    ///   - content: A builder of the rows.
    public init<Header: Component>(
        header: Header,
        @ComponentBuilder<ChildEnvironment> content: () -> [AnyComponentWithIdentity<ChildEnvironment>]
    ) where Header.EnvironmentType == ChildEnvironment {
        self.init(title: nil, rows: content(), header: [header.placedItem], footer: [])
    }

    /// Creates a section with components above and below its rows.
    ///
    /// - Parameters:
    ///   - header: The component above the rows.
    ///   - footer: The component below the rows, such as an explanation, which has a small font.
    ///   - content: A builder of the rows.
    public init<Header: Component, Footer: Component>(
        header: Header, footer: Footer,
        @ComponentBuilder<ChildEnvironment> content: () -> [AnyComponentWithIdentity<ChildEnvironment>]
    ) where Header.EnvironmentType == ChildEnvironment, Footer.EnvironmentType == ChildEnvironment {
        self.init(title: nil, rows: content(), header: [header.placedItem], footer: [footer.placedItem])
    }

    /// Creates a section with a component above its rows that expects no environment.
    @_disfavoredOverload
    public init<Header: Component>(
        header: Header,
        @ComponentBuilder<ChildEnvironment> content: () -> [AnyComponentWithIdentity<ChildEnvironment>]
    ) where Header.EnvironmentType == Empty {
        let header = header.placedItem.adapted(to: ChildEnvironment.self)
        self.init(title: nil, rows: content(), header: [header], footer: [])
    }

    /// Creates a section with components above and below its rows that expect no environment.
    @_disfavoredOverload
    public init<Header: Component, Footer: Component>(
        header: Header, footer: Footer,
        @ComponentBuilder<ChildEnvironment> content: () -> [AnyComponentWithIdentity<ChildEnvironment>]
    ) where Header.EnvironmentType == Empty, Footer.EnvironmentType == Empty {
        let header = header.placedItem.adapted(to: ChildEnvironment.self)
        let footer = footer.placedItem.adapted(to: ChildEnvironment.self)
        self.init(title: nil, rows: content(), header: [header], footer: [footer])
    }

    private init(
        title: String?, rows: [AnyComponentWithIdentity<ChildEnvironment>],
        header: [AnyComponentWithIdentity<ChildEnvironment>], footer: [AnyComponentWithIdentity<ChildEnvironment>]
    ) {
        (self.title, self.header, self.rows, self.footer) = (title, header, rows, footer)
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

    /// Returns whether both have equal titles and equal content, which consists of the other properties.
    public static func == (lhs: Section, rhs: Section) -> Bool {
        lhs.title == rhs.title && lhs.content == rhs.content
    }
}

extension Section: GridSectionComponent {
    var gridSection: GridSection {
        GridSection(
            header: title.map { ComponentBox.title($0) } ?? heading,
            items: ComponentItems(rows).items, footer: footer.isEmpty ? nil : ItemGroup.column(of: footer).box)
    }

    /// The header, which is a heading for assistive technologies if it is one element.
    private var heading: ComponentBox? {
        guard !header.isEmpty else { return nil }
        return AnyComponent(Modified(content: ItemGroup.column(of: header)).accessibilityAddTraits(.header)).box
    }
}

extension ComponentBox {
    /// Returns the header of a section with a title.
    fileprivate static func title(_ title: String) -> ComponentBox {
        AnyComponent<Empty>(SectionTitle(title: title, inset: 0)).box
    }
}
