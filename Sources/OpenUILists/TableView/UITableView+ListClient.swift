extension UITableView: ListClient {
    var firstElementSubviewIndex: Int {
        // Not with an array, which would be allocated for each row.
        func count(_ view: UIView?) -> Int { view?.superview === self ? 1 : 0 }
        return count(backgroundView) + count(tableHeaderView) + count(tableFooterView)
    }

    func loadCounts() -> ListCounts {
        guard let dataSource else { return ListCounts() }
        return ListCounts(sections: dataSource.numberOfSections(in: self)) {
            dataSource.tableView(self, numberOfRowsInSection: $0)
        }
    }

    var visibleItems: [UIView] {
        core.visible.values.map(\.view)
    }

    // MARK: Layout attributes

    func attributes(in rect: CGRect) -> [ListLayoutAttributes] {
        guard !rect.isEmpty, !layout.sections.isEmpty else { return [] }
        guard let movement = core.movement else { return unmovedAttributes(in: rect) }
        let all = unmovedAttributes(in: rect.insetBy(dx: 0, dy: -movement.size.height))
        return all.filter { $0.zIndex != 2 } + [movedAttributes(movement)]
    }

    private func unmovedAttributes(in rect: CGRect) -> [ListLayoutAttributes] {
        // Each access of the property would be checked for exclusivity.
        let layout = layout
        let entries = layout.entries(from: rect.minY, to: rect.maxY)
        guard let first = entries.first, let last = entries.last else { return [] }
        let sections = layout.place(of: first).section...layout.place(of: last).section
        var result: [ListLayoutAttributes] = []
        result.reserveCapacity(entries.count)
        for section in sections {
            if let header = attributes(of: .header(section)) { result.append(header) }
            let rows = entries.clamped(to: layout.header(section) + 1..<layout.footer(section))
            for entry in rows { result.append(rowAttributes(entry, section)) }
            if let footer = attributes(of: .footer(section)) { result.append(footer) }
        }
        return result
    }

    private func rowAttributes(_ entry: Int, _ section: Int) -> ListLayoutAttributes {
        let position = ListPosition(section, entry - layout.header(section) - 1)
        if let movement = core.movement, movement.from == position { return movedAttributes(movement) }
        return ListLayoutAttributes(.cell(position), frame: rowFrame(entry))
    }

    func attributes(of element: ListElement) -> ListLayoutAttributes? {
        let position = element.position
        guard layout.sections.indices.contains(position.section) else { return nil }
        let info = layout.sections[position.section]
        if element.category == .cell {
            guard position.item >= 0, position.item < info.rows else { return nil }
            return rowAttributes(layout.entry(position), position.section)
        }
        let isHeader = element.kind == ListElement.sectionHeaderKind
        let kind = isHeader ? info.header : info.footer
        guard kind == .title || kind == .view else { return nil }
        let frame = isHeader ? headerFrame(position.section, pinned: true) : footerFrame(position.section, pinned: true)
        var attributes = ListLayoutAttributes(
            isHeader ? .header(position.section) : .footer(position.section), frame: frame)
        attributes.zIndex = 1
        return attributes
    }

    // MARK: Views

    func makeView(for attributes: ListLayoutAttributes) -> UIView? {
        let element = attributes.element
        guard element.category == .cell else { return makeHeaderOrFooter(element) }
        guard let dataSource, core.counts.contains(element.position) else { return nil }
        let path = IndexPath(element.position)
        let outer = attributesOfNewView
        attributesOfNewView = attributes
        let cell = dataSource.tableView(self, cellForRowAt: path)
        attributesOfNewView = outer
        cell.tableView = self
        applyIndentation(to: cell, at: path)
        applyDefaultBackgroundColor(to: cell)
        UIView.performWithoutAnimation { place(cell, attributes) }
        updateEditing(of: cell, at: path, animated: false)
        return cell
    }

    final func applyDefaultBackgroundColor(to cell: UITableViewCell) {
        cell.parts.applyDefaultBackgroundColor(
            style == .plain ? .systemBackground : .secondarySystemGroupedBackground, in: cell)
    }

    private func applyIndentation(to cell: UITableViewCell, at path: IndexPath) {
        guard let delegate, !missing.contains(.indentations) else { return }
        let level = delegate.tableView(self, indentationLevelForRowAt: path)
        if !missing.contains(.indentations) { cell.indentationLevel = level }
    }

    private func makeHeaderOrFooter(_ element: ListElement) -> UIView? {
        let section = element.position.section
        let isHeader = element.kind == ListElement.sectionHeaderKind
        var view: UIView?
        if layout.sections[section].header == .view, isHeader {
            view = delegate?.tableView(self, viewForHeaderInSection: section)
        } else if layout.sections[section].footer == .view, !isHeader {
            view = delegate?.tableView(self, viewForFooterInSection: section)
        }
        let role = TableSupplementary(style: style, isHeader: isHeader)
        if view == nil, let text = title(section, isHeader), !text.isEmpty {
            let made =
                dequeueSupplementary(Self.titleIdentifier)
                ?? UITableViewHeaderFooterView(reuseIdentifier: Self.titleIdentifier)
            made.role = role
            made.textLabel?.text = isHeader && style != .plain ? text.uppercased() : text
            if style == .plain, made.backgroundView == nil {
                made.backgroundView = UIView()
                made.backgroundView?.backgroundColor = .systemBackground
            }
            view = made
        }
        guard let view else {
            updateMissingHeaderOrFooter(section, isHeader)
            return nil
        }
        (view as? UITableViewHeaderFooterView)?.tableView = self
        (view as? UITableViewHeaderFooterView)?.role = role
        return view
    }

    /// The reuse identifier of the views that display titles.
    static let titleIdentifier = "UITableView.title"

    /// Handles a header or footer for which the delegate returned no view.
    private func updateMissingHeaderOrFooter(_ section: Int, _ isHeader: Bool) {
        let (kind, empty) = emptyHeaderOrFooter(section, isHeader)
        let height = specifiedHeight(section, isHeader) ?? empty
        let old = isHeader ? layout.header(section) : layout.footer(section)
        let before = layout.heights[old]
        if isHeader {
            layout.setHeader(kind == .none && height > 0 ? .gap : kind, height, padding: 0, of: section)
        } else {
            layout.setFooter(kind == .none && height > 0 ? .gap : kind, height, of: section)
        }
        if before != layout.heights[old] { core.needsAnotherPass = true }
    }

    func recycle(_ view: UIView, of element: ListElement) {
        if let cell = view as? UITableViewCell {
            closeSwipe(of: cell)
            cell.setHighlighted(false, animated: false)
            cell.setSelected(false, animated: false)
            guard let identifier = cell.reuseIdentifier else { return }
            cellPool.put(cell, for: .init(identifier: identifier))
        } else if let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier {
            supplementaryPool.put(view, for: .init(identifier: identifier))
        }
    }

    func place(_ view: UIView, _ attributes: ListLayoutAttributes) {
        attributes.apply(to: view)
        if let view = view as? UITableViewHeaderFooterView { view.isPinned = isPinned(view, attributes) }
        guard let cell = view as? UITableViewCell else { return }
        let group = groupPosition(attributes.element.position)
        guard cell.parts.group != group else { return }
        cell.parts.group = group
        cell.setNeedsLayout()
    }

    private func isPinned(_ view: UITableViewHeaderFooterView, _ attributes: ListLayoutAttributes) -> Bool {
        let section = attributes.element.position.section
        guard style == .plain, let role = view.role, layout.sections.indices.contains(section) else { return false }
        let natural = role.isHeader ? headerFrame(section, pinned: false) : footerFrame(section, pinned: false)
        return attributes.frame.minY != natural.minY
    }

    private func groupPosition(_ position: ListPosition) -> TableGroupPosition {
        guard layout.sections.indices.contains(position.section) else { return TableGroupPosition() }
        var group = TableGroupPosition()
        group.isFirst = position.item == 0
        group.isLast = position.item == layout.sections[position.section].rows - 1
        switch style {
        case .plain: group.separator = .inset
        case .grouped: group.separator = group.isLast ? .full : .inset
        case .insetGrouped:
            group.separator = group.isLast ? .none : .inset
            group.radius = 10
        }
        return group
    }

    func measure(_ item: ListItem) -> Bool {
        let position = item.element.position
        guard layout.sections.indices.contains(position.section) else { return false }
        if item.element.category == .cell {
            guard !state.hasFixedRows, position.item < layout.sections[position.section].rows,
                !layout.isKnown(position)
            else { return false }
            if rowHeight > 0, missing.contains(.rowHeights) { return false }
            layout.noteKnown(position)
            let height = ListFitting.height(of: item.view, width: item.attributes.size.width)
            return setHeight(height, of: layout.entry(position))
        }
        let isHeader = item.element.kind == ListElement.sectionHeaderKind
        guard specifiedHeight(position.section, isHeader) == nil else { return false }
        let info = layout.sections[position.section]
        let height = ListFitting.height(of: item.view, width: bounds.width)
        guard height > 0 else { return false }
        return isHeader
            ? setHeight(height + info.padding, of: layout.header(position.section))
            : setHeight(height, of: layout.footer(position.section))
    }

    func forgetSize(of item: ListItem) -> Bool {
        let position = item.element.position
        guard item.element.category == .cell else { return true }
        guard !state.hasFixedRows, layout.sections.indices.contains(position.section) else { return false }
        layout.forget(position)
        return true
    }

    func willDisplay(_ item: ListItem) {
        let path = IndexPath(item.element.position)
        switch item.element.kind {
        case ListElement.sectionHeaderKind:
            delegate?.tableView(self, willDisplayHeaderView: item.view, forSection: path.section)
        case ListElement.sectionFooterKind:
            delegate?.tableView(self, willDisplayFooterView: item.view, forSection: path.section)
        default:
            guard let cell = item.view as? UITableViewCell else { return }
            delegate?.tableView(self, willDisplay: cell, forRowAt: path)
        }
    }

    func didEndDisplaying(_ item: ListItem) {
        let path = IndexPath(item.element.position)
        switch item.element.kind {
        case ListElement.sectionHeaderKind:
            delegate?.tableView(self, didEndDisplayingHeaderView: item.view, forSection: path.section)
        case ListElement.sectionFooterKind:
            delegate?.tableView(self, didEndDisplayingFooterView: item.view, forSection: path.section)
        default:
            guard let cell = item.view as? UITableViewCell else { return }
            delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
        }
    }

    // MARK: Transitions

    func dataDidChange() {
        if core.needsReload { state.keepsHeights = false }
        state.invalidateHeights()
        core.measureToken += 1
        setNeedsLayout()
    }

    func transitionWillBegin(_ transition: ListTransition) {
        state.transition = transition
        state.mapping = transition.mapping
        state.goal = nil
    }

    func transitionDidPlace() {
        state.transition = nil
        state.forgetAnimations()
    }

    func initialAttributes(of element: ListElement) -> ListLayoutAttributes? {
        guard let transition = state.transition else { return nil }
        if let old = transition.oldElement(element) { return transition.before[old] }
        guard let attributes = attributes(of: element) else { return nil }
        return shifted(attributes, state.animation(arriving: element.position, transition.mapping))
    }

    func finalAttributes(of element: ListElement) -> ListLayoutAttributes? {
        guard let attributes = state.transition?.before[element] else { return nil }
        return shifted(attributes, state.animation(leaving: element.position))
    }

    /// Returns the attributes of a row before its insertion or after its deletion.
    private func shifted(_ original: ListLayoutAttributes, _ animation: RowAnimation) -> ListLayoutAttributes {
        var attributes = original
        switch animation {
        case .fade, .automatic: attributes.alpha = 0
        case .left: attributes.center.x -= bounds.width
        case .right: attributes.center.x += bounds.width
        case .top:
            attributes.center.y -= attributes.size.height
            attributes.alpha = 0
        case .bottom:
            attributes.center.y += attributes.size.height
            attributes.alpha = 0
        case .middle:
            attributes.transform3D = CATransform3DMakeScale(1, 0.01, 1)
            attributes.alpha = 0
        case .none: break
        }
        return attributes
    }

    // MARK: Prefetching

    var isPrefetchingActive: Bool { isPrefetchingEnabled && prefetchDataSource != nil }

    func prefetch(_ positions: [ListPosition]) {
        prefetchDataSource?.tableView(self, prefetchRowsAt: positions.map(IndexPath.init))
    }

    func cancelPrefetching(_ positions: [ListPosition]) {
        prefetchDataSource?.tableView(self, cancelPrefetchingForRowsAt: positions.map(IndexPath.init))
    }

    // MARK: Selection

    func shouldHighlight(_ position: ListPosition) -> Bool {
        delegate?.tableView(self, shouldHighlightRowAt: IndexPath(position)) ?? true
    }

    func didHighlight(_ position: ListPosition) {
        delegate?.tableView(self, didHighlightRowAt: IndexPath(position))
    }

    func didUnhighlight(_ position: ListPosition) {
        delegate?.tableView(self, didUnhighlightRowAt: IndexPath(position))
    }

    func willSelect(_ position: ListPosition) -> ListPosition? {
        guard let delegate else { return position }
        return delegate.tableView(self, willSelectRowAt: IndexPath(position)).map(ListPosition.init)
    }

    func willDeselect(_ position: ListPosition, byTap: Bool) -> ListPosition? {
        guard let delegate else { return position }
        return delegate.tableView(self, willDeselectRowAt: IndexPath(position)).map(ListPosition.init)
    }

    func didSelect(_ position: ListPosition) {
        let path = IndexPath(position)
        delegate?.tableView(self, didSelectRowAt: path)
        if !core.isSelectingSeveral, delegate?.tableView(self, canPerformPrimaryActionForRowAt: path) == true {
            delegate?.tableView(self, performPrimaryActionForRowAt: path)
        }
    }

    func didDeselect(_ position: ListPosition) {
        delegate?.tableView(self, didDeselectRowAt: IndexPath(position))
    }

    func shouldBeginMultipleSelection(at position: ListPosition) -> Bool {
        delegate?.tableView(self, shouldBeginMultipleSelectionInteractionAt: IndexPath(position)) ?? false
    }

    func didBeginMultipleSelection(at position: ListPosition) {
        delegate?.tableView(self, didBeginMultipleSelectionInteractionAt: IndexPath(position))
    }

    func didEndMultipleSelection() {
        delegate?.tableViewDidEndMultipleSelectionInteraction(self)
    }

    func canFocus(_ position: ListPosition) -> Bool {
        delegate?.tableView(self, canFocusRowAt: IndexPath(position)) ?? (allowsFocus && allowsSelection)
    }

    func selectsWithFocus(_ position: ListPosition) -> Bool {
        delegate?.tableView(self, selectionFollowsFocusForRowAt: IndexPath(position)) ?? selectionFollowsFocus
    }

    /// Returns the row above or below, which may be in another section.
    func neighbor(of position: ListPosition, _ direction: ListDirection) -> ListPosition? {
        let counts = core.counts.items
        guard direction == .up || direction == .down, counts.indices.contains(position.section) else { return nil }
        var next = ListPosition(position.section, position.item + (direction == .up ? -1 : 1))
        while !counts.indices.contains(next.section) || !(0..<counts[next.section]).contains(next.item) {
            next.section += direction == .up ? -1 : 1
            guard counts.indices.contains(next.section) else { return nil }
            next.item = direction == .up ? counts[next.section] - 1 : 0
        }
        return next
    }
}
