/// A scrolling view whose cells are components, which a collection view layout arranges.
///
/// ```swift
/// CollectionView(layout: shelves()) {
///     ForEach(shelves) { shelf in
///         Section(shelf.title) {
///             ForEach(shelf.books) { book in BookCover(book: book) }
///         }
///     }
/// }
/// ```
///
/// Each ``Section`` is a section of the layout, and so are the cells between two sections. The layout is that of a
/// `UICollectionView`: any compositional layout, with groups, sections that scroll on their own, estimated sizes and decorations.
/// Where it has a boundary item of the kind `UICollectionView.elementKindSectionHeader` or `elementKindSectionFooter`, the header
/// or the footer of the section is shown. A cell is proposed its size, unless the layout estimates it: then the cell has the size of
/// the component. For cells in equal columns, ``LazyVGrid`` needs no layout.
///
/// The elements of a ``ForEach`` are described when their cells become visible. When they change, cells are inserted, removed
/// and moved, with an animation if the change has a transition. A cell keeps its state as long as it is near the visible area; state
/// that must persist longer belongs in the data.
///
/// It takes the proposed size, and has to be given a height in a component that scrolls vertically. The arrow keys move the focus from
/// a control in a cell to the first one in the adjacent cell. Assistive technologies present a list with the positions of the cells.
public struct CollectionView<ChildEnvironment>: ContainerComponent {
    /// The environment that the cells expect, which is also the environment of the view.
    public typealias EnvironmentType = ChildEnvironment
    /// The view, which displays the cells.
    public typealias View = ComponentCollectionView

    private let dependency: (any Equatable)?
    @Behavior private var makeLayout: @MainActor () -> UICollectionViewLayout
    /// Compared after the other properties, because that takes longest.
    private let items: ComponentItems<ChildEnvironment>

    /// Creates a collection view.
    ///
    /// - Parameters:
    ///   - layout: The layout, which is created once.
    ///   - content: A builder of sections and cells, whose ids must be unique.
    public init(
        layout: @escaping @MainActor @autoclosure () -> UICollectionViewLayout,
        @ComponentBuilder<ChildEnvironment> content: () -> [AnyComponentWithIdentity<ChildEnvironment>]
    ) {
        self.init(dependency: nil, layout: layout, content: content())
    }

    /// Creates a collection view whose layout depends on a value.
    ///
    /// - Parameters:
    ///   - layout: The layout, which is created again when the value changes; the cells move with an animation if the change has a
    ///     transition.
    ///   - dependency: What the layout depends on.
    ///   - content: A builder of sections and cells, whose ids must be unique.
    public init(
        layout: @escaping @MainActor @autoclosure () -> UICollectionViewLayout, dependingOn dependency: some Equatable,
        @ComponentBuilder<ChildEnvironment> content: () -> [AnyComponentWithIdentity<ChildEnvironment>]
    ) {
        self.init(dependency: dependency, layout: layout, content: content())
    }

    private init(
        dependency: (any Equatable)?, layout: @escaping @MainActor () -> UICollectionViewLayout,
        content: [AnyComponentWithIdentity<ChildEnvironment>]
    ) {
        self.dependency = dependency
        _makeLayout = Behavior(wrappedValue: layout)
        items = ComponentItems(content)
    }

    /// Returns whether both have equal cells, and layouts that depend on equal values; closures are ignored.
    public static func == (lhs: CollectionView, rhs: CollectionView) -> Bool {
        haveSameLayout(lhs.dependency, rhs.dependency) && lhs.items == rhs.items
    }

    private static func haveSameLayout(_ first: (any Equatable)?, _ second: (any Equatable)?) -> Bool {
        guard let first else { return second == nil }
        return areEqual(first, second)
    }

    private static func areEqual<Value: Equatable>(_ value: Value, _ other: (any Equatable)?) -> Bool {
        value == other as? Value
    }

    public func makeView() -> ComponentCollectionView {
        ComponentCollectionView(layout: makeLayout(), dependency: dependency)
    }

    /// Passes the sections to the view, which takes them after the updates.
    @MainActor func layOut(
        _ children: ChildContainer, availableSize: CGSize, environment: EnvironmentCells,
        transition: ComponentTransition
    ) -> CGSize {
        guard let view = children.owner.view as? ComponentCollectionView else { return .zero }
        let types = [ObjectIdentifier(Section<ChildEnvironment>.self), ObjectIdentifier(Section<Empty>.self)]
        let sections = children.collectionSections(of: items.items, types: types, descriptions: view.descriptions)
        let hasSameLayout = Self.haveSameLayout(dependency, view.dependency)
        view.dependency = dependency
        view.show(
            sections, layout: hasSameLayout ? nil : makeLayout(), environment: environment, transition: transition)
        return SizeCheck.filling(availableSize, width: nil, height: nil)
    }
}
