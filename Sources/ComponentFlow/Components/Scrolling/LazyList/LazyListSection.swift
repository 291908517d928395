/// Rows of a ``LazyList`` that belong together, with what stands above and below them.
///
/// ```swift
/// LazyListSection(id: "today", rows: messages) { message in
///     MessageRow(message: message)
/// }
/// .header(Text(text: "Today"))
/// ```
///
/// Rows are made when they come near to where they are seen; each needs an id that no other row of the list has.
///
/// Two sections are equal only if a ``token(_:)`` says so, or if one is a copy of the other: closures cannot be compared.
/// A list of unequal sections makes the rows that are seen again, and each of these is skipped if it did not change.
public struct LazyListSection<ChildEnvironment>: Equatable {
    let identity: ComponentIdentity
    let count: Int
    let idOfRow: (Int) -> ComponentIdentity
    /// Whether the ids can be asked for when there are newer sections already: those of a collection can.
    let keepsIDs: Bool
    let row: (Int) -> AnyComponent<ChildEnvironment>
    private(set) var header: AnyComponent<ChildEnvironment>?
    private(set) var footer: AnyComponent<ChildEnvironment>?
    private var token: any EqualityToken = UniqueToken()

    /// Makes a section of rows that are told apart by their number.
    ///
    /// - Parameters:
    ///   - id: What tells the section from others.
    ///   - count: How many rows there are.
    ///   - idOfRow: The id of a row, which moves with it.
    ///   - row: Makes a row.
    public init<ID: Hashable, Row: Component>(
        id: some Hashable = 0, count: Int, idOfRow: @escaping (_ index: Int) -> ID,
        row: @escaping (_ index: Int) -> Row
    ) where Row.EnvironmentType == ChildEnvironment {
        identity = ComponentIdentity(id)
        self.count = max(count, 0)
        self.idOfRow = { ComponentIdentity(idOfRow($0)) }
        self.row = { AnyComponent(row($0)) }
        keepsIDs = false
    }

    /// Makes a section with a row for each element of a collection.
    public init<Elements: RandomAccessCollection, Row: Component>(
        id: some Hashable = 0, rows elements: Elements, row: @escaping (Elements.Element) -> Row
    ) where Elements.Element: Identifiable, Row.EnvironmentType == ChildEnvironment {
        self.init(id: id, rows: elements, idOfRow: \.id, row: row)
    }

    /// Makes a section with a row for each element of a collection.
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
        keepsIDs = true
    }

    /// The section with a component above its rows, which stays in view as long as rows of the section are.
    public func header<Header: Component>(_ header: Header) -> LazyListSection
    where Header.EnvironmentType == ChildEnvironment {
        with { $0.header = AnyComponent(header) }
    }

    /// The section with a component below its rows.
    public func footer<Footer: Component>(_ footer: Footer) -> LazyListSection
    where Footer.EnvironmentType == ChildEnvironment {
        with { $0.footer = AnyComponent(footer) }
    }

    /// The section with a header that expects nothing from its surroundings.
    @_disfavoredOverload
    public func header<Header: Component>(_ header: Header) -> LazyListSection where Header.EnvironmentType == Empty {
        with { $0.header = AnyComponent(ignoringEnvironment: header) }
    }

    /// The section with a footer that expects nothing from its surroundings.
    @_disfavoredOverload
    public func footer<Footer: Component>(_ footer: Footer) -> LazyListSection where Footer.EnvironmentType == Empty {
        with { $0.footer = AnyComponent(ignoringEnvironment: footer) }
    }

    /// The section with a promise: as long as the token is equal, so are all of its rows.
    ///
    /// A list of sections with equal tokens is not updated at all.
    public func token<Token: Equatable>(_ token: Token) -> LazyListSection {
        with { $0.token = ValueToken(value: token) }
    }

    private func with(_ change: (inout LazyListSection) -> Void) -> LazyListSection {
        var copy = self
        change(&copy)
        return copy
    }

    /// Whether both are known to show the same.
    public static func == (lhs: LazyListSection, rhs: LazyListSection) -> Bool {
        lhs.token.isEqual(to: rhs.token) && lhs.identity == rhs.identity && lhs.count == rhs.count
            && lhs.header == rhs.header && lhs.footer == rhs.footer
    }
}

/// Says whether sections show the same.
private protocol EqualityToken {
    func isEqual(to other: any EqualityToken) -> Bool
}

/// What the rows depend on.
private struct ValueToken<Value: Equatable>: EqualityToken {
    let value: Value

    func isEqual(to other: any EqualityToken) -> Bool {
        (other as? ValueToken)?.value == value
    }
}

/// Equal to itself only.
private final class UniqueToken: EqualityToken {
    func isEqual(to other: any EqualityToken) -> Bool {
        other as? UniqueToken === self
    }
}
