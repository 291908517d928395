/// Interactive movement of rows during editing.
extension UITableView {
    /// The entries that are displaced by the moved row, and the distance of the displacement.
    private var displacement: (entries: Range<Int>, distance: CGFloat)? {
        guard let movement = core.movement, layout.sections.indices.contains(movement.to.section) else { return nil }
        let (from, to) = (layout.entry(movement.from), movement.to)
        if movement.from < to {
            let last = to.section == movement.from.section ? layout.entry(to) : layout.header(to.section) + to.item
            return (from + 1..<max(from, last) + 1, -movement.size.height)
        }
        return (layout.entry(to)..<max(from, layout.entry(to)), movement.size.height)
    }

    /// Returns the start of an entry, including its displacement by the moved row.
    func shownY(_ entry: Int) -> CGFloat {
        guard core.movement != nil else { return layout.y(entry) }
        guard let displacement, displacement.entries.contains(entry) else { return layout.y(entry) }
        return layout.y(entry) + displacement.distance
    }

    /// Returns the attributes of the moved row.
    func movedAttributes(_ movement: ListMovement) -> ListLayoutAttributes {
        var attributes = ListLayoutAttributes(.cell(movement.from))
        attributes.size = movement.size
        attributes.center = CGPoint(x: groupInsets.left + movement.size.width / 2, y: movement.center.y)
        attributes.zIndex = 2
        return attributes
    }

    func canMove(_ position: ListPosition) -> Bool {
        dataSource?.tableView(self, canMoveRowAt: IndexPath(position)) ?? false
    }

    /// Returns the destination of the moved row, which is the position nearest to its top edge.
    func moveDestination(_ present: ListPosition, at center: CGPoint) -> ListPosition {
        guard let movement = core.movement, layout.heights.count > 0 else { return present }
        let from = layout.entry(movement.from)
        let top = center.y - movement.size.height / 2
        // The position in the layout that still contains the row at its original position.
        let y = top >= layout.y(from) ? top + movement.size.height : top
        let last = layout.heights.count - 1
        let entry =
            y < layout.top ? 0 : y >= layout.bottom ? last : layout.entries(from: y, to: y + 0.001).first ?? last
        guard entry != from else { return movement.from }
        let isPast = y > layout.y(entry) + layout.heights[entry] / 2
        return goal(at: entry, isPast, movement.from)
    }

    private func goal(at entry: Int, _ isPast: Bool, _ from: ListPosition) -> ListPosition {
        func end(_ section: Int) -> ListPosition {
            ListPosition(section, layout.sections[section].rows - (section == from.section ? 1 : 0))
        }
        let (section, kind) = layout.place(of: entry)
        switch kind {
        case .row(let row):
            let isBehind = section == from.section && row > from.item
            return ListPosition(section, row + (isPast ? 1 : 0) - (isBehind ? 1 : 0))
        case .header: return isPast || section == 0 ? ListPosition(section, 0) : end(section - 1)
        case .footer:
            return isPast && section + 1 < layout.sections.count ? ListPosition(section + 1, 0) : end(section)
        }
    }

    func approvedDestination(of position: ListPosition, _ present: ListPosition, _ proposed: ListPosition)
        -> ListPosition
    {
        guard let delegate else { return proposed }
        let path = delegate.tableView(
            self, targetIndexPathForMoveFromRowAt: IndexPath(position), toProposedIndexPath: IndexPath(proposed))
        return ListPosition(path)
    }

    func movementDidChange(from old: ListMovement?) {
        guard let movement = core.movement ?? old, let cell = core.cell(at: movement.from) as? UITableViewCell
        else { return }
        cell.parts.setReordering(core.movement != nil, in: cell)
    }

    func commitMove(_ from: ListPosition, _ to: ListPosition) {
        dataSource?.tableView(self, moveRowAt: IndexPath(from), to: IndexPath(to))
    }
}
