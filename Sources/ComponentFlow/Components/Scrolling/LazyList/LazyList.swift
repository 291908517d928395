/// A scrolling list that creates only the visible rows.
///
/// ```swift
/// LazyList(rows: contacts) { contact in
///     ContactRow(contact: contact)
/// }
/// ```
///
/// Rows choose their height. An estimate is used for rows that were never measured; when they are measured, the visible
/// rows keep their position on screen. Time and memory depend on the number of visible rows, not on the total number.
/// Insertions, removals and moves between two updates are detected by id and animated with the update's transition.
/// When rows above the visible ones change, the first visible row keeps its position, unless the list is scrolled to
/// its very start.
///
/// A row keeps its state as long as it is near the visible area. State that must persist longer belongs in the data.
///
/// ``Component/listStyle(_:)`` shows the rows of each section in a group, or as those of a sidebar.
///
/// The list takes the proposed size. Closures are behavior: they are not part of `==`.
public struct LazyList<ChildEnvironment>: Component {
    /// The environment that the rows expect, which is also the environment of the list.
    public typealias EnvironmentType = ChildEnvironment

    /// The sections, with rows, headers and footers.
    public internal(set) var sections: [LazyListSection<ChildEnvironment>]
    /// The distance between rows, in points.
    public let spacing: CGFloat
    /// The insets of the rows, in points; the top and bottom insets scroll with the rows.
    public internal(set) var contentInsets: UIEdgeInsets
    /// The estimated height of rows that were never measured, in points.
    public let estimatedRowHeight: CGFloat
    /// Whether the header of the first visible section is pinned to the top.
    public internal(set) var pinsHeaders: Bool
    /// Whether the footer of the last visible section is pinned to the bottom.
    public internal(set) var pinsFooters: Bool
    /// Whether a scroll indicator is shown.
    public let showsIndicators: Bool
    /// The controller that scrolls the list programmatically.
    public private(set) var controller: LazyListController?
    @Behavior private(set) var visibleRowsChanged: ((LazyListVisibleRows) -> Void)?
    @Behavior private(set) var reachedEnd: (() -> Void)?
    /// The selection, if rows can be selected.
    var rowSelection: LazyListSelection?
    @Behavior var activated: ((ComponentIdentity) -> Void)? = nil
    @Behavior var deleted: (([ComponentIdentity]) -> Void)? = nil
    /// Whether a swipe deletes a row.
    var swipesToDelete = false
    @Behavior var moved: (([ComponentIdentity], ComponentIdentity?) -> Void)? = nil
    @Behavior var searchText: ((ComponentIdentity) -> String?)? = nil
    /// The distance between the leading edge and the separators of the rows, or `nil` without separators.
    var separatorInset: CGFloat?
    /// The tree whose visible elements are the rows, instead of ``sections``.
    @Behavior var outline: LazyListOutline<ChildEnvironment>? = nil
    /// Whether the rows are those of a table, which has no list style.
    var isPartOfTable = false
    /// The component that is shown while there are no rows.
    var emptyComponent: AnyComponent<ChildEnvironment>?

    /// Creates a list of sections.
    public init(
        sections: [LazyListSection<ChildEnvironment>], spacing: CGFloat = 0, contentInsets: UIEdgeInsets = .zero,
        estimatedRowHeight: CGFloat = 44, pinsHeaders: Bool = true, pinsFooters: Bool = false,
        showsIndicators: Bool = true
    ) {
        self.sections = sections
        self.spacing = spacing.isFinite ? max(spacing, 0) : 0
        self.contentInsets = contentInsets
        self.estimatedRowHeight = estimatedRowHeight
        self.pinsHeaders = pinsHeaders
        self.pinsFooters = pinsFooters
        self.showsIndicators = showsIndicators
        _visibleRowsChanged = Behavior(wrappedValue: nil)
        _reachedEnd = Behavior(wrappedValue: nil)
    }

    /// Creates a list with a row for each element of a collection.
    public init<Elements: RandomAccessCollection, Row: Component>(
        rows elements: Elements, spacing: CGFloat = 0, contentInsets: UIEdgeInsets = .zero,
        estimatedRowHeight: CGFloat = 44, row: @escaping (Elements.Element) -> Row
    ) where Elements.Element: Identifiable, Row.EnvironmentType == ChildEnvironment {
        self.init(
            sections: [LazyListSection(rows: elements, row: row)], spacing: spacing, contentInsets: contentInsets,
            estimatedRowHeight: estimatedRowHeight)
    }

    /// Returns the list with a controller that scrolls it programmatically.
    public func controller(_ controller: LazyListController?) -> LazyList {
        with { $0.controller = controller }
    }

    /// Returns the list with a closure that is called when the visible rows change.
    public func onVisibleRowsChange(_ action: ((LazyListVisibleRows) -> Void)?) -> LazyList {
        with { $0.visibleRowsChanged = action }
    }

    /// Returns the list with a closure that is called when the list is scrolled near its end, once per number of
    /// entries.
    public func onReachEnd(_ action: (() -> Void)?) -> LazyList {
        with { $0.reachedEnd = action }
    }

    public func makeView() -> View {
        View(frame: .zero)
    }

    /// Creates the visible rows and places them.
    public func update(
        view: View, availableSize: CGSize, state: EmptyComponentState, environment: Environment<ChildEnvironment>,
        transition: ComponentTransition
    ) -> CGSize {
        view.style = isPartOfTable ? .automatic : InheritedValues.current?.listStyle ?? .automatic
        return view.update(
            component: self, availableSize: availableSize, state: state, environment: environment,
            transition: transition)
    }
}

/// The visible rows of a ``LazyList``.
public struct LazyListVisibleRows: Equatable {
    /// The position and id of a row.
    public struct Row: Equatable {
        /// The index of the section.
        public let section: Int
        /// The index of the row within its section.
        public let index: Int
        /// The id of the row.
        public let id: AnyHashable
    }

    /// The topmost row that is at least partly visible.
    public let first: Row
    /// The bottommost row that is at least partly visible.
    public let last: Row
}
