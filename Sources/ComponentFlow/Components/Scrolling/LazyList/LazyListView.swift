internal import ListGeometry

extension LazyList {
    /// The scroll view of a ``LazyList``.
    public final class View: UIScrollView {
        typealias Row = LazyListRow<ChildEnvironment>

        var component: LazyList?
        var content = LazyListContent<ChildEnvironment>()
        var heights = RowHeights(estimate: 44)
        var environment: Environment<ChildEnvironment>?
        weak var componentState: ComponentState?

        /// The entries that have views.
        var rows: [LazyListKey: Row] = [:]
        /// Views with running removal animations.
        var leaving: [LazyListKey: Row] = [:]
        var measuredRows = LazyListMeasuredRows<ChildEnvironment>()
        /// Whether the list was updated since its last layout.
        private(set) var isUpdated = false
        /// The entries that have views because of their position, and not because they are pinned.
        var madeEntries = 0..<0
        /// The size of the component, in points.
        var viewport = CGSize.zero
        var isLayingOut = false
        /// Whether the description of a row has read models or local values.
        var hasDynamicRows = false
        /// Whether the last update did not clamp the offset, because its height may be proposed only for measuring.
        private var defersClamping = false
        /// The arguments of an update.
        private struct Update {
            let component: LazyList
            let availableSize: CGSize
            let state: ComponentState
            let environment: Environment<ChildEnvironment>
            let transition: ComponentTransition
        }

        /// The last update that was requested while rows were being laid out, which the next layout performs.
        private var deferredUpdate: Update?
        /// The gestures and the focus of a list with selection.
        var interaction: LazyListInteraction?
        var cursor = LazyListCursor()
        /// The gestures of a list whose rows can be moved.
        var mover: LazyListMover?
        /// The movement of the lifted row, or `nil` if none is lifted.
        var movement: LazyListMovement?
        /// The background of the lifted row.
        var lift: LazyListLift?
        /// The selected rows, as the last update or the user's last choice has left them.
        var shownSelection: Set<ComponentIdentity> = []
        /// Whether selected rows were removed from the data, and are to be deselected.
        var hasRemovedSelection = false
        /// The rows of a list that shows a tree.
        var outlineRows: (any OutlineRows)?
        /// The style that modifiers around the list specify.
        var style = ListStyle.automatic {
            didSet { if style != oldValue { backgroundColor = style.backgroundColor } }
        }
        /// The backgrounds of sections, by the identities of the sections.
        var groups: [ComponentIdentity: UIView] = [:]
        /// The host of the component that is shown while there are no rows.
        let emptyHost = ComponentView<ChildEnvironment>()

        /// The last reported values, each of which is reported once.
        var reportedRows: LazyListVisibleRows?
        var reportedEndCount: Int?

        public override init(frame: CGRect) {
            super.init(frame: frame)
            contentInsetAdjustmentBehavior = .never
            showsHorizontalScrollIndicator = false
        }

        /// Returns `nil`: component views do not support archiving.
        public required init?(coder: NSCoder) {
            nil
        }

        /// Whether the rows are those of a table, which is presented to assistive technologies instead of the list.
        var isPartOfTable = false {
            didSet { isPartOfAccessibilityContainer = isPartOfTable }
        }
        /// The rows without views that assistive technologies requested last, which get views in each layout.
        var requestedEntries: [Int] = []

        /// A list, by which assistive technologies know that it has further rows.
        public override var accessibilityContainerType: UIAccessibilityContainerType {
            get {
                let specified = super.accessibilityContainerType
                return specified == .none && !isPartOfTable ? .list : specified
            }
            set { super.accessibilityContainerType = newValue }
        }

        // MARK: - Updates

        func update(
            component: LazyList, availableSize: CGSize, state: ComponentState,
            environment: Environment<ChildEnvironment>, transition: ComponentTransition
        ) -> CGSize {
            guard !isLayingOut else {
                // A row changed its size, or an ancestor its component, while rows are being created.
                deferredUpdate = Update(
                    component: component, availableSize: availableSize, state: state, environment: environment,
                    transition: transition)
                setNeedsLayout()
                return size(in: availableSize)
            }
            deferredUpdate = nil
            isUpdated = true
            if !measuredRows.isEmpty { setNeedsLayout() }
            let isFirst = self.component == nil
            let component = resolvingOutline(of: component).styled(style, width: size(in: availableSize).width)
            let isSame = self.component.map { $0.hasSameRows(as: component) } ?? false
            let old = LazyListSnapshot(content: content, heights: heights, offset: contentOffset.y)
            let anchored = anchorForUpdate
            viewport = size(in: availableSize)
            defersClamping = isMeasuredWithGreaterHeight
            self.component = component
            self.environment = environment
            componentState = state
            apply(component)

            var alignment: RowAlignment?
            let anchor = anchored.flatMap { self.anchor(for: $0, isSame: isSame, in: component) }
            if isSame {
                // The closures that describe the rows may differ.
                content = LazyListContent(component.sections)
            } else {
                requestedEntries = []
                alignment = setContent(LazyListContent(component.sections), from: old, anchor: anchor)
            }
            selectionMayHaveChanged()
            movementMayHaveChanged()
            layOut(
                from: anchor?.anchor ?? self.anchor(at: contentOffset.y), recreatesRows: true,
                change: isFirst ? nil : LazyListChange(old: old, alignment: alignment, transition: transition),
                clamps: !defersClamping && !isDragging && !isDecelerating)
            showEmptyContent(transition: transition)
            mover?.follow()
            if !defersClamping { reportVisibleRows() }
            return viewport
        }

        /// Whether the parent measures the list with several proposals, and this one exceeds its height on screen.
        ///
        /// Clamping the offset for such a proposal would move the content if a smaller one follows.
        private var isMeasuredWithGreaterHeight: Bool {
            isMeasuredSeparately && bounds.height > 0 && viewport.height > bounds.height
        }

        /// Whether an ancestor measures the list, or a component around it, with several proposals in each pass.
        ///
        /// O(depth of the component).
        var isMeasuredSeparately: Bool {
            var node = mountedNode
            while let current = node {
                if current.existingDetails?.measurements != nil { return true }
                node = current.parent
            }
            return false
        }

        /// Proposed lengths that are greater, in points, stand for no limit, as `greatestFiniteMagnitude` does in UIKit.
        static var greatestLength: CGFloat { 1_000_000 }

        private func size(in available: CGSize) -> CGSize {
            let limit = Self.greatestLength
            if available.width <= limit, available.height <= limit { return available }
            if mountedNode?.isFirstReport(of: .unboundedList) != false {
                diagnose(
                    "lazy-list.infinite", "The size proposed to a lazy list is \(available), which has no limit",
                    path: mountedNode?.path ?? "LazyList",
                    hint: "Give it a frame, or use a List, which creates all of its rows, inside a ScrollView.")
            }
            return CGSize(
                width: available.width <= limit ? available.width : 320,
                height: available.height <= limit ? available.height : 480)
        }

        private func apply(_ component: LazyList) {
            let insets = UIEdgeInsets(
                top: component.contentInsets.top, left: 0, bottom: component.contentInsets.bottom, right: 0)
            if contentInset != insets {
                let isAtStart = isAtStart
                contentInset = insets
                if isAtStart { contentOffset.y = -adjustedContentInset.top }
            }
            showsVerticalScrollIndicator = component.showsIndicators
            showRefreshControl(isVertical: true)
            if heights.estimate != component.estimatedRowHeight, heights.count == 0 || component.estimatedRowHeight >= 1
            {
                heights = RowHeights(count: heights.count, estimate: component.estimatedRowHeight)
            }
            component.controller?.connect { [weak self] key, position, animated in
                self?.scroll(to: key, at: position, animated: animated) ?? false
            }
        }

        /// Sets new sections and keeps the heights of the rows that remain.
        private func setContent(
            _ new: LazyListContent<ChildEnvironment>, from old: LazyListSnapshot<ChildEnvironment>,
            anchor: (anchor: LazyListAnchor, oldEntry: Int)?
        ) -> RowAlignment {
            let known = Dictionary(rows.values.map { ($0.entry, $0.key) }) { first, _ in first }
            let alignment = RowAlignment(
                oldCount: old.content.count, newCount: new.count,
                anchor: anchor.map { (old: $0.oldEntry, new: $0.anchor.entry) }
            ) { oldEntry, newEntry in
                guard let key = known[oldEntry] ?? old.content.stableKey(of: oldEntry) else { return true }
                return key == new.key(of: newEntry)
            }
            content = new
            alignment.apply(to: &heights)
            return alignment
        }

        // MARK: - Geometry

        /// Returns the distance from the top of the content to the top of an entry.
        func top(of entry: Int) -> CGFloat {
            heights.offset(of: entry) + (component?.spacing ?? 0) * CGFloat(entry)
        }

        var contentHeight: CGFloat {
            heights.total + (component?.spacing ?? 0) * CGFloat(max(content.count - 1, 0))
        }

        /// The range of offsets at which the rows fill the view.
        var offsets: ClosedRange<CGFloat> {
            let inset = adjustedContentInset
            return -inset.top...max(-inset.top, contentHeight + inset.bottom - viewport.height)
        }

        var isAtStart: Bool {
            contentOffset.y <= -adjustedContentInset.top + 0.5
        }

        /// Returns the left edge of a row, which is at the leading edge of the list if it is narrower, in points.
        func left(ofWidth width: CGFloat) -> CGFloat {
            let left = component?.contentInsets.left ?? 0
            return width < rowWidth && isLaidOutRightToLeft ? left + rowWidth - width : left
        }

        /// The left and the right edge of the rows, in points.
        var rowEdges: (left: CGFloat, right: CGFloat) {
            let left = component?.contentInsets.left ?? 0
            return (left, left + rowWidth)
        }

        var rowWidth: CGFloat {
            let insets = component?.contentInsets ?? .zero
            return max(viewport.width - insets.left - insets.right, 0)
        }

        /// Creates the rows that became visible.
        public override func layoutSubviews() {
            super.layoutSubviews()
            guard !isLayingOut, component != nil else { return }
            if let deferredUpdate { return perform(deferredUpdate) }
            if isUpdated { measuredRows.removeUnneeded() }
            isUpdated = false
            if isWindowSufficient, !defersClamping {
                pinEdges()
            } else {
                layOut(from: anchorForScrolling, clamps: defersClamping && !isDragging && !isDecelerating)
                defersClamping = false
            }
            deselectRemovedRows()
            reportVisibleRows()
        }

        private func perform(_ deferred: Update) {
            _ = update(
                component: deferred.component, availableSize: deferred.availableSize, state: deferred.state,
                environment: deferred.environment, transition: deferred.transition)
            // A row that changes its size in every layout must not lay out the list forever.
            if deferredUpdate?.component.sections == deferred.component.sections { deferredUpdate = nil }
        }
    }
}

/// The state of a list before an update.
struct LazyListSnapshot<ChildEnvironment> {
    let content: LazyListContent<ChildEnvironment>
    let heights: RowHeights
    let offset: CGFloat
}

/// The change of a list in an update.
struct LazyListChange<ChildEnvironment> {
    let old: LazyListSnapshot<ChildEnvironment>
    /// The mapping between old and new rows; `nil` if the rows are the same.
    let alignment: RowAlignment?
    let transition: ComponentTransition
}

/// An entry that keeps its position while others are measured.
struct LazyListAnchor {
    var entry: Int
    /// The distance from the top of the view to the top of the entry, in points.
    var y: CGFloat
}
