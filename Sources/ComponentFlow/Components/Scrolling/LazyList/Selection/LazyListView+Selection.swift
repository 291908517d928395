// The selection of rows by the pointer and by keys. The binding stores the selection; the view only shows it.

extension LazyList.View {
    var selectedRows: Set<ComponentIdentity> {
        component?.rowSelection?.current() ?? []
    }

    /// The entry of the cursor: the row that was chosen last, or else the first selected one.
    var cursorStart: Int? {
        if let entry = entry(of: cursor.row) { return entry }
        return content.entries(of: selectedRows, near: expectedEntry).values.min()
    }

    private func entry(of row: ComponentIdentity?) -> Int? {
        row.flatMap { content.entry(of: .row($0), near: cursor.entry) }
    }

    /// Changes the selection as the user's choice of a row requires.
    func choose(_ entry: Int, _ change: LazyListSelectionChange) {
        guard let selection = component?.rowSelection, let row = content.identity(of: entry) else { return }
        let rows = selection.current()
        let isExtended = change == .extend && selection.allowsSeveral
        let start = isExtended ? self.entry(of: cursor.anchor) ?? cursorStart ?? entry : entry
        cursor.anchor = content.identity(of: start)
        (cursor.row, cursor.entry) = (row, entry)
        switch change {
        case .extend where isExtended:
            selectRows(of: min(start, entry)..<max(start, entry) + 1)
        case .toggle where rows.contains(row): set(rows.subtracting([row]))
        case .toggle where selection.allowsSeveral: set(rows.union([row]))
        default: set([row])
        }
    }

    /// Selects the rows of entries, and no others.
    private func selectRows(of entries: Range<Int>) {
        var known: [ComponentIdentity: Int] = [:]
        for entry in entries {
            if let row = content.identity(of: entry) { known[row] = entry }
        }
        set(Set(known.keys), at: known)
    }

    /// - Parameter known: The entries of rows, which are not searched for.
    private func set(_ rows: Set<ComponentIdentity>, at known: [ComponentIdentity: Int] = [:]) {
        shownSelection = rows
        // The binding may update the list, which finds the rows again.
        cursor.selectedEntries.merge(known) { _, new in new }
        if rows != selectedRows { component?.rowSelection?.select(rows) }
        shownSelection = selectedRows
        cursor.selectedEntries = content.entries(of: shownSelection, near: expectedEntry)
        showSelection()
    }

    /// Returns the entry at which a selected row was last.
    private func expectedEntry(of row: ComponentIdentity) -> Int {
        cursor.selectedEntries[row] ?? cursor.entry
    }

    func deselectAll() {
        if !selectedRows.isEmpty { set([]) }
    }

    func selectAll() {
        prepareComponentsForEvent()
        guard component?.rowSelection?.allowsSeveral == true else { return }
        selectRows(of: 0..<content.count)
    }

    /// The selected rows from top to bottom.
    var selectedRowsInOrder: [ComponentIdentity] {
        content.entries(of: selectedRows, near: expectedEntry).sorted { $0.value < $1.value }.map(\.key)
    }

    // MARK: - Changes of the data

    /// Finds the selected rows in new data; those that were removed are deselected in the next layout.
    func selectionMayHaveChanged() {
        installInteraction()
        let isSetByProgram = shownSelection != selectedRows
        shownSelection = selectedRows
        guard component?.rowSelection != nil else { return }
        let found = content.entries(of: shownSelection, near: expectedEntry)
        if isSetByProgram, let first = found.min(by: { $0.value < $1.value }) {
            (cursor.row, cursor.anchor, cursor.entry) = (first.key, first.key, first.value)
        }
        hasRemovedSelection = shownSelection.contains { found[$0] == nil && cursor.selectedEntries[$0] != nil }
        if hasRemovedSelection { setNeedsLayout() } else { cursor.selectedEntries = found }
        let near = cursor.row.flatMap { content.entry(of: .row($0), near: cursor.entry, limit: 256) }
        if let near { cursor.entry = near }
    }

    /// Adds the gestures and the focus of a list with selection, or removes them.
    private func installInteraction() {
        if isSelectionEnabled == (interaction != nil) { return }
        interaction?.uninstall()
        interaction = isSelectionEnabled ? LazyListInteraction(self) : nil
        if interaction == nil { cursor = LazyListCursor() }
    }

    /// Deselects the rows that were removed from the data.
    ///
    /// A selected row that has not been in the data yet remains selected, because the data may still be loading.
    func deselectRemovedRows() {
        guard hasRemovedSelection, let selection = component?.rowSelection else { return }
        hasRemovedSelection = false
        let rows = selection.current()
        let found = content.entries(of: rows, near: expectedEntry)
        let removed = rows.filter { found[$0] == nil && cursor.selectedEntries[$0] != nil }
        cursor.selectedEntries = found
        if !removed.isEmpty { set(rows.subtracting(removed)) }
    }

    // MARK: - Appearance

    /// Shows which of the visible rows are selected.
    func showSelection() {
        for row in rows.values {
            guard case .row(let id) = row.key else { continue }
            row.show(isSelected: shownSelection.contains(id), rowEdges, in: self)
            row.highlight?.show(isActive: hasActiveSelection, tint: tintColor)
        }
        placeCursor()
        reportSelectionToAssistiveTechnologies()
    }

    /// Whether keys go to the list.
    private var hasActiveSelection: Bool {
        interaction?.cursorView.isFirstResponder == true && window?.isKeyWindow == true
    }

    /// Places the view with keyboard focus over the row at the cursor.
    private func placeCursor() {
        guard let view = interaction?.cursorView else { return }
        let row = cursor.row.flatMap { rows[.row($0)] } ?? visibleRows.first
        let frame = row?.frame ?? CGRect(origin: contentOffset, size: .zero)
        if view.frame != frame { view.frame = frame }
    }
}

extension LazyListRow {
    /// Adds or removes the view that shows that the row is selected.
    fileprivate func show(isSelected: Bool, _ edges: (left: CGFloat, right: CGFloat), in list: UIView) {
        guard isSelected != (highlight != nil) else { return }
        guard isSelected else { return removeHighlight() }
        guard let view = host.view, view.superview === list else { return }
        let highlight = LazyListHighlight(frame: .zero)
        self.highlight = highlight
        list.insertSubview(highlight, belowSubview: view)
        placeHighlight(edges, transition: .immediate)
    }

    func removeHighlight() {
        highlight?.removeFromSuperview()
        highlight = nil
    }

    /// Places the view that shows that the row is selected behind the row.
    ///
    /// - Parameter edges: The left and the right edge of the rows of the list, in points.
    func placeHighlight(_ edges: (left: CGFloat, right: CGFloat), transition: ComponentTransition) {
        guard let highlight, !frame.isNull else { return }
        let (left, right) = (min(edges.left, frame.minX), max(edges.right, frame.maxX))
        let target = CGRect(x: left, y: frame.minY, width: right - left, height: frame.height)
        transition.setFrame(view: highlight, frame: target)
    }
}

/// The background of a selected row.
final class LazyListHighlight: UIView {
    private static let activeOpacity: CGFloat = 0.24
    /// The color of the outline, by which users who prefer that distinguish the row without colors.
    private var outlineColor = UIColor.secondaryLabel

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        layer.cornerRadius = 6
    }

    /// Returns `nil`: component views do not support archiving.
    required init?(coder: NSCoder) {
        nil
    }

    /// Shows the tint color while keys go to the list, and gray otherwise.
    func show(isActive: Bool, tint: UIColor) {
        let color = isActive ? tint.withAlphaComponent(Self.activeOpacity) : .systemFill
        if backgroundColor != color { backgroundColor = color }
        outlineColor = isActive ? tint : .secondaryLabel
        updateOutline()
    }

    /// Shows the outline if the user prefers more contrast.
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateOutline()
    }

    private func updateOutline() {
        layer.borderWidth = UIAccessibility.shouldDifferentiateWithoutColor ? 2 : 0
        layer.borderColor = outlineColor.resolvedColor(with: traitCollection).cgColor
    }
}
