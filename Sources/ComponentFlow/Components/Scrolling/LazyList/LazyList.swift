/// A list that scrolls, and makes only the rows that are seen.
///
/// ```swift
/// LazyList(rows: contacts) { contact in
///     ContactRow(contact: contact)
/// }
/// ```
///
/// Rows are as high as they want; where nobody has looked, an estimate counts, and what is seen stays where it is when
/// the truth comes out. A million rows cost what the visible ones cost, in time and in memory. Rows that come, go and
/// move between two updates are told by their ids and animated with the update's transition; when rows above change, the
/// first row that is seen stays where it is, unless the list stands at its very start.
///
/// A row keeps its state as long as it is near to what is seen. What must last longer belongs into the data.
///
/// The list takes all the room it is offered. Closures are behaviour: they are no part of `==`.
public struct LazyList<ChildEnvironment>: Component {
    /// What the rows expect from their surroundings, and so what the list expects.
    public typealias EnvironmentType = ChildEnvironment

    /// The rows, with what stands above and below them.
    public let sections: [LazyListSection<ChildEnvironment>]
    /// The distance between rows, in points.
    public let spacing: CGFloat
    /// Room around the rows, in points: above and below it scrolls with them.
    public let contentInsets: UIEdgeInsets
    /// What a row counts for that was never seen, in points.
    public let estimatedRowHeight: CGFloat
    /// Whether the header of the first section that is seen stays in view.
    public let pinsHeaders: Bool
    /// Whether the footer of the last section that is seen stays in view.
    public let pinsFooters: Bool
    /// Whether a bar shows which part of the rows is seen.
    public let showsIndicators: Bool
    /// Scrolls the list from outside.
    public private(set) var controller: LazyListController?
    @Behavior private(set) var visibleRowsChanged: ((LazyListVisibleRows) -> Void)?
    @Behavior private(set) var reachedEnd: (() -> Void)?

    /// Makes a list of sections.
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

    /// Makes a list with a row for each element of a collection.
    public init<Elements: RandomAccessCollection, Row: Component>(
        rows elements: Elements, spacing: CGFloat = 0, contentInsets: UIEdgeInsets = .zero,
        estimatedRowHeight: CGFloat = 44, row: @escaping (Elements.Element) -> Row
    ) where Elements.Element: Identifiable, Row.EnvironmentType == ChildEnvironment {
        self.init(
            sections: [LazyListSection(rows: elements, row: row)], spacing: spacing, contentInsets: contentInsets,
            estimatedRowHeight: estimatedRowHeight)
    }

    /// The list with something to scroll it with.
    public func controller(_ controller: LazyListController?) -> LazyList {
        with { $0.controller = controller }
    }

    /// The list with a closure that is told whenever other rows are seen.
    public func onVisibleRowsChange(_ action: ((LazyListVisibleRows) -> Void)?) -> LazyList {
        with { $0.visibleRowsChanged = action }
    }

    /// The list with a closure that is told when its end comes near, once for each number of rows.
    public func onReachEnd(_ action: (() -> Void)?) -> LazyList {
        with { $0.reachedEnd = action }
    }

    private func with(_ change: (inout LazyList) -> Void) -> LazyList {
        var copy = self
        change(&copy)
        return copy
    }

    /// Makes the view.
    public func makeView() -> View {
        View(frame: .zero)
    }

    /// Makes the rows that are seen, and places them.
    public func update(
        view: View, availableSize: CGSize, state: EmptyComponentState, environment: Environment<ChildEnvironment>,
        transition: ComponentTransition
    ) -> CGSize {
        view.update(
            component: self, availableSize: availableSize, state: state, environment: environment,
            transition: transition)
    }

    /// Hands the view the newest closures.
    public func refreshBehavior(view: View, state: EmptyComponentState) {
        view.refreshBehavior(from: self)
    }
}

/// Which rows of a ``LazyList`` are seen.
public struct LazyListVisibleRows: Equatable {
    /// One row.
    public struct Row: Equatable {
        /// The number of its section.
        public let section: Int
        /// Its number in the section.
        public let index: Int
        /// Its id.
        public let id: AnyHashable
    }

    /// The topmost row that is seen, at least in part.
    public let first: Row
    /// The lowest row that is seen, at least in part.
    public let last: Row
}
