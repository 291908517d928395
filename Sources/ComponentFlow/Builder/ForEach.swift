/// Children of a stack, one for each element of a collection.
///
/// ```swift
/// VStack {
///     Text("Inbox")
///     ForEach(messages, id: \.id) { message in
///         MessageRow(message: message).padding(8)
///     }
/// }
/// ```
///
/// Elements are compared before anything is described: the closure is not called for an element that equals the one
/// with the same id in the previous pass, and the component shown for it stays. The component may therefore depend only
/// on the element, on constants, on what the closure reads from the environment, from observable models and from
/// ``Local`` values, and on the values passed as `dependingOn`; a list that highlights a selected row either stores the
/// selection in the elements or passes it there:
///
/// ```swift
/// ForEach(messages, id: \.id, dependingOn: selectedID) { message in
///     MessageRow(message: message, isSelected: message.id == selectedID)
/// }
/// ```
///
/// If it depends on something else, ``UpdateVerification`` reports it as `foreach.missing-dependency`. Closures are
/// excepted: an element's component is described again before an event is delivered to it.
///
/// Complexity: O(n) comparisons of elements for a pass over n elements, one description for each element that changed.
public struct ForEach<EnvironmentType> {
    @usableFromInline let provider: ElementProvider

    @usableFromInline init(provider: ElementProvider) {
        self.provider = provider
    }

    /// Describes children for the elements of a collection.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - id: The property that identifies an element among the others.
    ///   - file: The source file, with `line` and `column`: another place describes elements in another way.
    ///   - line: The line of the source.
    ///   - column: The column of the source.
    ///   - content: A closure that describes the component of an element.
    @inlinable public init<Data: RandomAccessCollection, ID: Hashable, Row: Component>(
        _ data: Data, id: KeyPath<Data.Element, ID>, file: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column, content: @escaping (Data.Element) -> Row
    ) where Data.Element: Equatable, Row.EnvironmentType == EnvironmentType {
        provider = ElementList(
            Array(data), id: id, dependency: nil, place: SourcePlace(file: file, line: line, column: column)
        ) { TypedComponentBox(content($0)) }
        provider.describesSections = Row.self == Section<EnvironmentType>.self
    }

    /// Describes children for the elements of a collection and another value.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - id: The property that identifies an element among the others.
    ///   - dependency: What `content` uses in addition to the element; if it changes, all elements are described again.
    ///   - file: The source file, with `line` and `column`: another place describes elements in another way.
    ///   - line: The line of the source.
    ///   - column: The column of the source.
    ///   - content: A closure that describes the component of an element.
    @inlinable public init<Data: RandomAccessCollection, ID: Hashable, Row: Component>(
        _ data: Data, id: KeyPath<Data.Element, ID>, dependingOn dependency: some Equatable,
        file: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
        content: @escaping (Data.Element) -> Row
    ) where Data.Element: Equatable, Row.EnvironmentType == EnvironmentType {
        provider = ElementList(
            Array(data), id: id, dependency: dependency, place: SourcePlace(file: file, line: line, column: column)
        ) { TypedComponentBox(content($0)) }
        provider.describesSections = Row.self == Section<EnvironmentType>.self
    }

    /// Describes children for the elements of a collection, which are identified by their `id`.
    @inlinable public init<Data: RandomAccessCollection, Row: Component>(
        _ data: Data, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
        content: @escaping (Data.Element) -> Row
    ) where Data.Element: Equatable & Identifiable, Row.EnvironmentType == EnvironmentType {
        self.init(data, id: \.id, file: file, line: line, column: column, content: content)
    }

    /// The item that stands for all children until a stack updates them.
    var item: AnyComponentWithIdentity<EnvironmentType> {
        AnyComponentWithIdentity(
            identity: .structural(StructuralIdentity()), component: AnyComponent(box: TypedComponentBox(Spacer())),
            traits: ItemTraits(elements: provider))
    }
}

extension ForEach {
    /// Rejects an action for rows of a list.
    @available(*, unavailable, message: "Use a LazyList of the elements, which has onDelete(perform:).")
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach {
        self
    }

    /// Rejects an action for rows of a list.
    @available(*, unavailable, message: "Use a LazyList of the elements, which has onMove(perform:).")
    public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach {
        self
    }
}

extension ComponentBuilder {
    /// Adds a child for each element of a collection.
    public static func buildExpression(_ forEach: ForEach<EnvironmentType>) -> Group {
        Group(items: [forEach.item])
    }
}
