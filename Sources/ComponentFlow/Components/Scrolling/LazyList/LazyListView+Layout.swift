extension LazyList.View {
    /// The distance beyond the edges of the view within which rows are created, in points.
    private var prefetchDistance: CGFloat {
        min(viewport.height / 2, 300)
    }

    /// Whether all visible entries have views.
    var isWindowSufficient: Bool {
        guard !madeEntries.isEmpty || content.count == 0, madeEntries.upperBound <= content.count else { return false }
        let (top, bottom) = (contentOffset.y, contentOffset.y + viewport.height)
        guard madeEntries.lowerBound == 0 || self.top(of: madeEntries.lowerBound) <= top else { return false }
        guard madeEntries.upperBound == content.count || self.top(of: madeEntries.upperBound) >= bottom else {
            return false
        }
        return pinnedEntries(at: top).allSatisfy { rows[content.key(of: $0)] != nil }
    }

    /// Creates the entries around an anchor, which keeps its position, and places all of them.
    ///
    /// - Parameters:
    ///   - anchor: The anchor, or `nil` for a list without entries.
    ///   - recreatesRows: Whether the components of entries that already have views are created again.
    ///   - change: The change that caused the layout, or `nil` for scrolling.
    ///   - clamps: Whether the offset is clamped so that rows fill the view.
    func layOut(
        from anchor: LazyListAnchor?, recreatesRows: Bool = false, change: LazyListChange<ChildEnvironment>? = nil,
        clamps: Bool = false, window: Range<Int>? = nil
    ) {
        isLayingOut = true
        defer { isLayingOut = false }
        var pass = LazyListPass<ChildEnvironment>(
            recreatesRows: recreatesRows, transition: change?.transition ?? .immediate)
        var offset = -adjustedContentInset.top
        madeEntries = 0..<0
        if content.count > 0, var anchor {
            anchor.entry = min(max(anchor.entry, 0), content.count - 1)
            if let window {
                for entry in window { make(entry, in: &pass) }
                madeEntries = window
            } else {
                madeEntries = makeWindow(around: anchor, in: &pass)
            }
            // If the content ends within the view, the entries are created again from that end; this can happen at both
            // ends.
            for _ in 0..<2 {
                offset = top(of: anchor.entry) - anchor.y
                guard clamps, offset < offsets.lowerBound - 0.001 || offset > offsets.upperBound + 0.001 else { break }
                anchor =
                    offset > offsets.upperBound && offsets.upperBound > offsets.lowerBound ? lastAnchor : firstAnchor
                madeEntries = makeWindow(around: anchor, in: &pass)
            }
            // Pinned headers are measured, too. This can move the anchor within the content, but not on screen.
            for entry in pinnedEntries(at: offset) where !madeEntries.contains(entry) {
                pass.pinned.insert(entry)
                make(entry, in: &pass)
            }
            for entry in requestedEntries + (liftedEntry.map { [$0] } ?? []) where !madeEntries.contains(entry) {
                pass.pinned.insert(entry)
                make(entry, in: &pass)
            }
            offset = top(of: anchor.entry) - anchor.y
        }
        pass.finish(madeEntries)
        place(pass, offset: offset, change: change)
    }

    /// The first entry, aligned with the top edge.
    private var firstAnchor: LazyListAnchor {
        LazyListAnchor(entry: 0, y: adjustedContentInset.top)
    }

    /// The last entry, aligned with the bottom edge.
    private var lastAnchor: LazyListAnchor {
        let last = content.count - 1
        return LazyListAnchor(entry: last, y: viewport.height - adjustedContentInset.bottom - heights[last])
    }

    /// Creates the visible entries, and some beyond, for an anchor at its specified position.
    ///
    /// The number of created entries is limited by the number of points, however low the rows are.
    private func makeWindow(around anchor: LazyListAnchor, in pass: inout LazyListPass<ChildEnvironment>) -> Range<Int>
    {
        let spacing = component?.spacing ?? 0
        var budget = Int(viewport.height + 2 * prefetchDistance) + 16
        var (lower, upper) = (anchor.entry, anchor.entry)
        var y = anchor.y
        while upper < content.count, y < viewport.height + prefetchDistance, budget > 0 {
            y += make(upper, in: &pass) + spacing
            upper += 1
            budget -= 1
        }
        y = anchor.y
        while lower > 0, y > -prefetchDistance, budget > 0 {
            lower -= 1
            y -= make(lower, in: &pass) + spacing
            budget -= 1
        }
        return lower..<max(upper, lower)
    }

    /// Creates or reuses the view of an entry and returns its height.
    @discardableResult
    private func make(_ entry: Int, in pass: inout LazyListPass<ChildEnvironment>) -> CGFloat {
        if let row = pass.made[entry] { return row.size.height }
        let row = self.row(for: entry, in: pass)
        pass.made[entry] = row
        pass.rows[row.key] = row
        row.entry = entry
        update(row, pass: pass)
        heights.set(entry, to: row.size.height)
        return row.size.height
    }

    private func row(for entry: Int, in pass: LazyListPass<ChildEnvironment>) -> Row {
        var key = content.key(of: entry)
        if pass.rows[key] != nil {
            diagnose(
                "lazy-list.duplicate-id", "Two entries of a lazy list have the key \(key)",
                path: mountedNode?.path ?? "LazyList",
                hint: "Give each row and each section of the list a unique id.")
            key = .duplicate(entry: entry)
        }
        if let row = rows[key] ?? measuredRows.take(key) { return row }
        if let row = leaving.removeValue(forKey: key) {
            // The change during which the row left the visible area did not update it.
            row.component = nil
            row.isDisappearing = false
            row.host.cancelRemoval(transition: pass.transition)
            GeometryMatching.shared.didReturn(row.host.view)
            return row
        }
        return Row(key: key)
    }

    private func update(_ row: Row, pass: LazyListPass<ChildEnvironment>) {
        let isNew = row.host.view == nil
        guard let environment else { return }
        if row.component == nil || pass.recreatesRows { row.component = component(of: row, isNew: isNew) }
        guard let component = row.component else { return }
        row.host.parentState = componentState
        row.size = row.host.update(
            transition: isNew ? .immediate : pass.transition, component: component, environment: { environment },
            containerSize: CGSize(width: rowWidth, height: .infinity))
    }

    /// Returns the component of an entry; that of a row is described again when a model or a local value changes that it
    /// read.
    private func component(of row: Row, isNew: Bool) -> AnyComponent<ChildEnvironment>? {
        let (section, kind) = content.place(of: row.entry)
        guard case .row(let index) = kind else { return content.component(of: row.entry) }
        let describe = content.sections[section].row
        if isNew { row.isDynamic = hasDynamicRows }
        if let subscription = row.subscription {
            return separated(subscription.describe { describe(index) }, at: row.entry)
        }
        if !row.isDynamic {
            let (component, isDynamic) = DescriptionReads.detect { describe(index) }
            guard isDynamic else { return separated(component, at: row.entry) }
            hasDynamicRows = true
            if !isNew, let node = mountedNode {
                // A component of another type would end the state of a row that begins to read.
                let subscription = DescriptionSubscription(node.reference)
                row.subscription = subscription
                return separated(subscription.describe { describe(index) }, at: row.entry)
            }
            row.isDynamic = true
        }
        return separated(AnyComponent(ObservedContent { describe(index) }), at: row.entry)
    }

    /// Returns the component of an entry, in a list with separators with a place for one.
    private func separated(
        _ row: AnyComponent<ChildEnvironment>, at entry: Int
    ) -> AnyComponent<ChildEnvironment> {
        let isRow = content.identity(of: entry) != nil
        let row = deletable(isRow && !style.isPlain ? style.row(row) : row, at: entry)
        guard let inset = component?.separatorInset, isRow else { return row }
        return AnyComponent(LazyListSeparated(content: row, inset: content.isLastRow(entry) ? nil : inset))
    }

    /// Returns the component of a row, in a list whose rows are deleted by swipes with a button for that
    /// unless the row has swipe actions of its own.
    private func deletable(
        _ row: AnyComponent<ChildEnvironment>, at entry: Int
    ) -> AnyComponent<ChildEnvironment> {
        guard component?.swipesToDelete == true, let identity = content.identity(of: entry) else { return row }
        let button = Button(.BuiltIn.delete, role: .destructive) { [weak self] in _ = self?.deleteRow(identity) }
        let content = AnyComponent(Modified(content: row).frame(maxWidth: .infinity, alignment: .leading))
        return AnyComponent(
            SwipeActionable(
                content: content, edge: .trailing, allowsFullSwipe: true, buttons: [button], yieldsToContent: true))
    }

    /// Measures entries without showing them.
    func measure(_ entries: Range<Int>) {
        guard let environment else { return }
        for entry in entries.clamped(to: 0..<content.count) where rows[content.key(of: entry)] == nil {
            guard let component = content.component(of: entry).map({ separated($0, at: entry) }) else { continue }
            let host = ComponentView<ChildEnvironment>()
            host.parentState = componentState
            let size = host.update(
                transition: .immediate, component: component, environment: { environment },
                containerSize: CGSize(width: rowWidth, height: .infinity))
            heights.set(entry, to: size.height)
        }
    }

    // MARK: - Pinned entries

    /// Returns the header and the footer that are pinned at an offset.
    func pinnedEntries(at offset: CGFloat) -> [Int] {
        guard let component, content.count > 0, component.pinsHeaders || component.pinsFooters else { return [] }
        var entries: [Int] = []
        let inset = adjustedContentInset
        if component.pinsHeaders {
            let section = section(at: offset + inset.top)
            if content.sections[section].header != nil { entries.append(content.entries(of: section).lowerBound) }
        }
        if component.pinsFooters {
            let section = section(at: offset + viewport.height - inset.bottom)
            if content.sections[section].footer != nil { entries.append(content.entries(of: section).upperBound - 1) }
        }
        return entries
    }

    private func section(at y: CGFloat) -> Int {
        content.place(of: heights.row(at: y, spacing: component?.spacing ?? 0)).section
    }

    /// Returns the frame of an entry at an offset: its regular frame, or pinned to an edge while its section is
    /// visible.
    func frame(of row: Row, at offset: CGFloat) -> CGRect {
        var frame = CGRect(
            origin: CGPoint(x: left(ofWidth: row.size.width), y: top(of: row.entry)), size: row.size)
        guard let component else { return frame }
        let inset = adjustedContentInset
        let entries = content.entries(of: content.place(of: row.entry).section)
        switch row.key {
        case .header where component.pinsHeaders:
            let end = top(of: entries.upperBound - 1) + heights[entries.upperBound - 1]
            frame.origin.y = PinnedEdge.start(
                ofHeader: frame.minY, length: frame.height, edge: offset + inset.top, sectionEnd: end)
        case .footer where component.pinsFooters:
            frame.origin.y = PinnedEdge.start(
                ofFooter: frame.minY, length: frame.height, edge: offset + viewport.height - inset.bottom,
                sectionStart: top(of: entries.lowerBound))
        default: frame.origin.y = shownTop(of: row, regular: frame.minY)
        }
        return frame
    }

    /// Moves the pinned entries to match the current offset.
    func pinEdges() {
        for row in rows.values where !row.isRow {
            let frame = frame(of: row, at: contentOffset.y)
            guard frame != row.frame, let view = row.host.view else { continue }
            row.frame = frame
            ComponentTransition.immediate.setFrame(view: view, frame: frame)
        }
    }
}

/// The state of one layout pass.
@MainActor
struct LazyListPass<ChildEnvironment> {
    let recreatesRows: Bool
    let transition: ComponentTransition
    /// The created or reused rows, by entry and by key.
    var made: [Int: LazyListRow<ChildEnvironment>] = [:]
    var rows: [LazyListKey: LazyListRow<ChildEnvironment>] = [:]
    var pinned: Set<Int> = []
    /// The rows that are shown, from top to bottom.
    private(set) var ordered: [LazyListRow<ChildEnvironment>] = []

    init(recreatesRows: Bool, transition: ComponentTransition) {
        self.recreatesRows = recreatesRows
        self.transition = transition
    }

    /// Limits the rows to those of a window and to the pinned ones, and orders them.
    mutating func finish(_ window: Range<Int>) {
        ordered = (Array(window) + pinned).sorted().compactMap { made[$0] }
        guard ordered.count < rows.count else { return }
        rows = Dictionary(ordered.map { ($0.key, $0) }) { first, _ in first }
    }
}
