/// A section of a ``LazyList`` with rows, an optional header and an optional footer.
///
/// ```swift
/// LazyListSection(id: "today", rows: messages) { message in
///     MessageRow(message: message)
/// }
/// .header(Text("Today"))
/// ```
///
/// Rows are created when they come near the visible area; each needs an id that is unique in the list.
///
/// Two sections are equal only if their ``token(_:)`` values are, or if one is a copy of the other, because closures
/// cannot be compared. If sections differ, the list creates the visible rows again and skips those that did not change.
public struct LazyListSection<ChildEnvironment>: Equatable {
    let identity: ComponentIdentity
    let count: Int
    let idOfRow: (Int) -> ComponentIdentity
    /// Whether ids remain available after newer sections are set; this is the case for the ids of a collection.
    let hasStableIDs: Bool
    let row: (Int) -> AnyComponent<ChildEnvironment>
    private(set) var header: AnyComponent<ChildEnvironment>?
    private(set) var footer: AnyComponent<ChildEnvironment>?
    /// The title that the header shows; `nil` for other headers.
    private(set) var title: String?
    /// What the ids of the rows come from, if sections can be compared by it.
    private var source: (any LazyListRowSource)?
    private var token: any EqualityToken = UniqueToken()

    /// Creates a section of rows that are specified by index.
    ///
    /// - Parameters:
    ///   - id: The id of the section.
    ///   - count: The number of rows.
    ///   - idOfRow: A closure that returns the id of a row, which stays the same when the row moves.
    ///   - row: A closure that creates the component of a row.
    public init<ID: Hashable, Row: Component>(
        id: some Hashable = 0, count: Int, idOfRow: @escaping (_ index: Int) -> ID,
        row: @escaping (_ index: Int) -> Row
    ) where Row.EnvironmentType == ChildEnvironment {
        identity = ComponentIdentity(id)
        self.count = max(count, 0)
        self.idOfRow = { ComponentIdentity(idOfRow($0)) }
        self.row = { AnyComponent(row($0)) }
        hasStableIDs = false
    }

    /// Creates a section with a row for each element of a collection.
    public init<Elements: RandomAccessCollection, Row: Component>(
        id: some Hashable = 0, rows elements: Elements, row: @escaping (Elements.Element) -> Row
    ) where Elements.Element: Identifiable, Row.EnvironmentType == ChildEnvironment {
        self.init(id: id, rows: elements, idOfElement: \.id, row: row)
    }

    /// Creates a section with a row for each element of a collection, which a property identifies.
    init<Elements: RandomAccessCollection, ID: Hashable, Row: Component>(
        id: some Hashable = 0, rows elements: Elements, idOfElement: KeyPath<Elements.Element, ID>,
        row: @escaping (Elements.Element) -> Row
    ) where Row.EnvironmentType == ChildEnvironment {
        self.init(id: id, rows: elements, idOfRow: { $0[keyPath: idOfElement] }, row: row)
        source = LazyListRowCollection(elements: elements, id: idOfElement)
    }

    /// Creates a section with a row for each element of a collection.
    public init<Elements: RandomAccessCollection, ID: Hashable, Row: Component>(
        id: some Hashable = 0, rows elements: Elements, idOfRow: @escaping (Elements.Element) -> ID,
        row: @escaping (Elements.Element) -> Row
    ) where Row.EnvironmentType == ChildEnvironment {
        func element(_ index: Int) -> Elements.Element {
            elements[elements.index(elements.startIndex, offsetBy: index)]
        }
        identity = ComponentIdentity(id)
        count = elements.count
        self.idOfRow = { ComponentIdentity(idOfRow(element($0))) }
        self.row = { AnyComponent(row(element($0))) }
        hasStableIDs = true
    }

    /// Creates a section of rows whose ids an object stands for, and remain available.
    init(
        rowsIdentity: AnyObject, count: Int, idOfRow: @escaping (Int) -> ComponentIdentity,
        row: @escaping (Int) -> AnyComponent<ChildEnvironment>
    ) {
        identity = ComponentIdentity(0)
        source = LazyListRowObject(object: rowsIdentity)
        self.count = count
        self.idOfRow = idOfRow
        self.row = row
        hasStableIDs = true
    }

    /// Returns the section with a header above its rows, which can be pinned while rows of the section are visible.
    public func header<Header: Component>(_ header: Header) -> LazyListSection
    where Header.EnvironmentType == ChildEnvironment {
        with { section in
            section.header = AnyComponent(header)
            section.title = nil
        }
    }

    /// Returns the section with a footer below its rows.
    public func footer<Footer: Component>(_ footer: Footer) -> LazyListSection
    where Footer.EnvironmentType == ChildEnvironment {
        with { $0.footer = AnyComponent(footer) }
    }

    /// Returns the section with a header that expects no environment.
    @_disfavoredOverload
    public func header<Header: Component>(_ header: Header) -> LazyListSection where Header.EnvironmentType == Empty {
        with { section in
            section.header = AnyComponent(ignoringEnvironment: header)
            section.title = nil
        }
    }

    /// Returns the section with a footer that expects no environment.
    @_disfavoredOverload
    public func footer<Footer: Component>(_ footer: Footer) -> LazyListSection where Footer.EnvironmentType == Empty {
        with { $0.footer = AnyComponent(ignoringEnvironment: footer) }
    }

    /// Returns the section with a token; as long as the tokens are equal, all of its rows must be equal, too.
    ///
    /// A list of sections with equal tokens is not updated at all.
    public func token<Token: Equatable>(_ token: Token) -> LazyListSection {
        with { $0.token = ValueToken(value: token) }
    }

    /// Returns whether both sections are known to have the same ids in the same order.
    func hasSameRows(as other: LazyListSection) -> Bool {
        guard let source, let otherSource = other.source, source.hasSameRows(as: otherSource) else {
            return self == other
        }
        return identity == other.identity && header == other.header && footer == other.footer
    }

    /// Returns the section with a header that shows its title.
    func titled(_ title: String, _ header: AnyComponent<ChildEnvironment>) -> LazyListSection {
        with { section in
            section.header = header
            section.title = title
        }
    }

    /// Returns the section with other components in place of its header and its footer.
    func edges(
        header: AnyComponent<ChildEnvironment>, footer: AnyComponent<ChildEnvironment>
    ) -> LazyListSection {
        with { section in
            section.header = header
            section.footer = footer
        }
    }

    private func with(_ change: (inout LazyListSection) -> Void) -> LazyListSection {
        var copy = self
        change(&copy)
        return copy
    }

    /// Returns whether both are known to show the same content.
    public static func == (lhs: LazyListSection, rhs: LazyListSection) -> Bool {
        lhs.token.isEqual(to: rhs.token) && lhs.identity == rhs.identity && lhs.count == rhs.count
            && lhs.header == rhs.header && lhs.footer == rhs.footer
    }
}

/// A value whose equality implies that sections show the same content.
private protocol EqualityToken {
    func isEqual(to other: any EqualityToken) -> Bool
}

/// A token that compares the value that the rows depend on.
private struct ValueToken<Value: Equatable>: EqualityToken {
    let value: Value

    func isEqual(to other: any EqualityToken) -> Bool {
        (other as? ValueToken)?.value == value
    }
}

/// A token that is equal only to itself.
private final class UniqueToken: EqualityToken {
    func isEqual(to other: any EqualityToken) -> Bool {
        other as? UniqueToken === self
    }
}
