// Rows that the user moves. The data changes when a row is dropped; until then, the rows in between leave a gap.

extension LazyList.View: MovableList {
    /// The transition of rows that are shifted, and of the dropped row.
    private static var moveTransition: ComponentTransition { .easeInOut(duration: 0.2) }

    /// Adds the gestures of a list whose rows can be moved, or removes them.
    func installMover() {
        if (component?.moved != nil) == (mover != nil) { return }
        mover?.uninstall()
        mover = component?.moved == nil ? nil : LazyListMover(self)
    }

    // MARK: - Movement

    func beginMove(at point: CGPoint) -> CGFloat? {
        prepareComponentsForEvent()
        guard movement == nil, component?.moved != nil, let row = row(at: point), case .row(let id) = row.key,
            let view = row.host.view
        else { return nil }
        movement = LazyListMovement(row: id, entry: row.entry, target: row.entry, y: row.frame.minY)
        let lift = LazyListLift(frame: row.frame)
        addSubview(lift)
        self.lift = lift
        raise(view)
        return row.frame.minY - point.y
    }

    func continueMove(to y: CGFloat) {
        guard let old = movement, y.isFinite else { return }
        let rows = rowsOfSection(around: old.entry)
        let bottom = top(of: rows.upperBound) + heights[rows.upperBound] - heights[old.entry]
        movement?.y = max(top(of: rows.lowerBound), min(y, bottom))
        findTarget(among: rows)
        placeRows(movement?.target == old.target ? .immediate : Self.moveTransition)
    }

    func endMove(commits: Bool) {
        if commits { prepareComponentsForEvent() }
        guard let movement else { return }
        let (seen, offset) = (rows.mapValues(\.frame), contentOffset.y)
        let (ids, target) = drop(movement)
        forgetMovement()
        if commits, movement.target != movement.entry {
            component?.moved?(ids, target)
            // The list is updated, so that the rows move to their new places.
            PendingUpdates.shared.flush()
        }
        settle(from: seen, at: offset)
    }

    func scrollDuringMove(by distance: CGFloat) -> Bool {
        let old = contentOffset.y
        contentOffset.y = min(max(old + distance, offsets.lowerBound), offsets.upperBound)
        return contentOffset.y != old
    }

    /// Finds the lifted row in new data, or ends the movement if it was removed.
    func movementMayHaveChanged() {
        installMover()
        guard let movement else { return }
        guard let entry = content.entry(of: .row(movement.row), near: movement.entry) else { return forgetMovement() }
        self.movement?.entry = entry
        self.movement?.target = entry
        findTarget(among: rowsOfSection(around: entry))
    }

    /// Ends the movement, without placing the rows.
    private func forgetMovement() {
        guard let movement else { return }
        self.movement = nil
        rows[.row(movement.row)]?.host.view?.layer.zPosition = 0
        if let lift {
            Self.moveTransition.setAlpha(view: lift, alpha: 0) { [weak lift] _ in lift?.removeFromSuperview() }
        }
        lift = nil
        mover?.moveDidEnd()
    }

    /// Sets the place that the lifted row would have: it passes another row when its edge passes the center of that row.
    private func findTarget(among rows: ClosedRange<Int>) {
        guard let movement else { return }
        let (entry, y) = (movement.entry, movement.y)
        let edge = y >= top(of: entry) ? y + heights[entry] : y
        let over = heights.row(at: edge, spacing: component?.spacing ?? 0)
        let other = min(max(over, rows.lowerBound), rows.upperBound)
        let isPast = edge > top(of: other) + heights[other] / 2
        self.movement?.target =
            other > entry ? (isPast ? other : other - 1) : other < entry ? (isPast ? other + 1 : other) : entry
    }

    /// Returns the rows that a dropped row moves with it, from top to bottom, and the row before which they are placed.
    ///
    /// A selected row takes along the other selected rows of its section.
    private func drop(_ movement: LazyListMovement) -> (rows: [ComponentIdentity], target: ComponentIdentity?) {
        let range = rowsOfSection(around: movement.entry)
        var moved = [movement.row]
        if selectedRows.contains(movement.row) {
            moved = selectedRowsInOrder.filter { row in
                content.entry(of: .row(row), near: movement.entry).map(range.contains) == true
            }
        }
        let ids = Set(moved)
        let start = movement.target > movement.entry ? movement.target + 1 : movement.target
        guard start <= range.upperBound else { return (moved, nil) }
        for entry in start...range.upperBound {
            if let row = content.identity(of: entry), !ids.contains(row) { return (moved, row) }
        }
        return (moved, nil)
    }

    /// The entries of the rows in the section of a row.
    private func rowsOfSection(around entry: Int) -> ClosedRange<Int> {
        let entries = content.entries(of: content.place(of: entry).section)
        let first = content.row(from: entries.lowerBound, step: 1) ?? entry
        return first...max(first, content.row(from: entries.upperBound - 1, step: -1) ?? entry)
    }

    // MARK: - Placement

    /// Returns the top edge of a row while one is moved, instead of the regular one.
    func shownTop(of row: Row, regular: CGFloat) -> CGFloat {
        guard let movement, case .row(let id) = row.key else { return regular }
        if id == movement.row { return movement.y }
        let length = heights[movement.entry] + (component?.spacing ?? 0)
        return regular + movement.displacement(of: row.entry, by: length)
    }

    /// The entry of the lifted row, which keeps its view while it is outside of the visible area.
    var liftedEntry: Int? {
        movement.map { min($0.entry, content.count - 1) }
    }

    /// Places the background of the lifted row.
    func placeLift() {
        guard let lift, let movement, let row = rows[.row(movement.row)], let view = row.host.view else { return }
        raise(view)
        if lift.frame != row.frame { lift.frame = row.frame }
    }

    /// Shows the view of the lifted row in front of the others.
    private func raise(_ view: UIView) {
        view.layer.zPosition = LazyListLift.zPosition + 1
    }

    private func placeRows(_ transition: ComponentTransition) {
        for row in rows.values where row.isRow {
            let isLifted = movement.map { row.key == .row($0.row) } ?? false
            move(row, to: frame(of: row, at: contentOffset.y), isLifted ? .immediate : transition)
        }
        placeLift()
    }

    private func move(_ row: Row, to frame: CGRect, _ transition: ComponentTransition) {
        guard frame != row.frame, let view = row.host.view else { return }
        row.frame = frame
        transition.setFrame(view: view, frame: frame)
        row.placeHighlight(rowEdges, transition: transition)
    }

    /// Moves the rows from where they were shown to their places after a movement.
    private func settle(from seen: [LazyListKey: CGRect], at offset: CGFloat) {
        let shift = contentOffset.y - offset
        for (key, row) in rows where row.isRow {
            guard let view = row.host.view, let start = seen[key]?.offsetBy(dx: 0, dy: shift) else { continue }
            let target = frame(of: row, at: contentOffset.y)
            let isMoving = view.layer.animation(forKey: "position") != nil
            if row.frame.origin != start.origin, !isMoving {
                move(row, to: CGRect(origin: start.origin, size: target.size), .immediate)
            }
            move(row, to: target, Self.moveTransition)
        }
    }

    // MARK: - Assistive technologies

    /// The directions in which a row can be moved by one.
    func moves(of row: Row) -> [Int] {
        [-1, 1].filter { rowInSection(of: row.entry, $0) != nil }
    }

    /// Moves a row by one; returns `false` if that is impossible.
    func moveRow(_ id: ComponentIdentity, _ step: Int) -> Bool {
        prepareComponentsForEvent()
        guard let row = rows[.row(id)], row.entry < content.count else { return false }
        return move([id], from: row.entry...row.entry, step)
    }
}

/// The background and the shadow of a row that is being moved.
final class LazyListLift: UIView {
    static let zPosition: CGFloat = 1_000

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        backgroundColor = .systemBackground
        layer.zPosition = Self.zPosition
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.25
        layer.shadowRadius = 6
        layer.shadowOffset = CGSize(width: 0, height: 2)
    }

    /// Returns `nil`: component views do not support archiving.
    required init?(coder: NSCoder) {
        nil
    }
}
