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
/// a control in a cell to the first one in the adjacent cell or, if cells can be selected, from cell to cell. Assistive technologies
/// present a list with the positions of the cells. ``Component/swipeActions(edge:allowsFullSwipe:_:)`` reveals buttons beside the
/// component of a cell, for example in a layout that shows sections as lists.
public struct CollectionView<ChildEnvironment>: ContainerComponent {
    /// The environment that the cells expect, which is also the environment of the view.
    public typealias EnvironmentType = ChildEnvironment
    /// The view, which displays the cells.
    public typealias View = ComponentCollectionView

    private let dependency: (any Equatable)?
    @Behavior private var makeLayout: @MainActor () -> UICollectionViewLayout
    /// The selection, if cells can be selected.
    private var selection: LazyListSelection?
    @Behavior private var activated: ((ComponentIdentity) -> Void)?
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
        _activated = Behavior(wrappedValue: nil)
        items = ComponentItems(content)
    }

    /// Returns whether both have equal cells and selections, and layouts that depend on equal values; closures are ignored.
    public static func == (lhs: CollectionView, rhs: CollectionView) -> Bool {
        haveSameLayout(lhs.dependency, rhs.dependency) && lhs.selection == rhs.selection && lhs.items == rhs.items
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
        view.allowSelection(selection, activated: activated)
        let hasSameLayout = Self.haveSameLayout(dependency, view.dependency)
        view.dependency = dependency
        view.show(
            sections, layout: hasSameLayout ? nil : makeLayout(), environment: environment, transition: transition)
        return SizeCheck.filling(availableSize, width: nil, height: nil)
    }
}

extension CollectionView {
    /// Returns the collection view with a selection of at most one cell.
    ///
    /// The user selects a cell with a click, or with the arrow keys while a cell has the focus; Control-click deselects it, and so does
    /// its removal from the data. The ids of cells must be unique among all sections.
    ///
    /// - Parameter selection: The id of the selected cell, or `nil`: that of its element in a ``ForEach``, or of its component.
    public func selection<ID: Hashable>(_ selection: Binding<ID?>) -> CollectionView {
        with { $0.selection = LazyListSelection(selection) }
    }

    /// Returns the collection view with a selection of any number of cells.
    ///
    /// In addition to what selects one cell, Control-click and the Space key toggle a cell, Shift with a click or with an arrow key
    /// selects all cells up to another one, in the order of the data, and Control-A selects all cells.
    ///
    /// - Parameter selection: The ids of the selected cells.
    public func selection<ID: Hashable>(_ selection: Binding<Set<ID>>) -> CollectionView {
        with { $0.selection = LazyListSelection(selection) }
    }

    /// Returns the collection view with an action for a cell that is double-clicked, or has the focus while Return is pressed.
    ///
    /// Cells have the focus only in a collection view with a selection.
    ///
    /// - Parameter action: A closure called with the id of the cell, which has the type of the ids of the data.
    public func onActivate<ID: Hashable>(_ action: @escaping (ID) -> Void) -> CollectionView {
        with { view in
            view.activated = { cell in
                if let id = cell.id(as: ID.self) { action(id) }
            }
        }
    }
}
