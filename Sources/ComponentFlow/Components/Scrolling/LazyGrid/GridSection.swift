/// A section of a lazy grid, without the type of the environment.
struct GridSection {
    let header: ComponentBox?
    /// The cells, or what they are described by.
    let items: [ComponentItem]
    let footer: ComponentBox?
}

/// A component that a lazy grid shows as a section.
protocol GridSectionComponent {
    var gridSection: GridSection { get }
}

/// The identities of what a lazy grid shows of a section, which are unique among those of all sections.
enum GridPartIdentity: Hashable {
    case header(of: ComponentIdentity)
    case footer(of: ComponentIdentity)
    case item(ComponentIdentity, in: ComponentIdentity)
    /// A section that a ``ForEach`` describes for an element.
    case section(ComponentIdentity, forEach: ComponentIdentity)
    /// The cells after a section, or before all sections, that are in none.
    case rest(after: ComponentIdentity?)
}
