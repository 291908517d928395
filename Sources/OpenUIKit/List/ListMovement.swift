/// A cell that people move to another place: the data does not know of it before it is dropped.
struct ListMovement {
    /// The item's place in the data.
    let from: ListPlace
    /// Where it would come to stand.
    private(set) var to: ListPlace
    /// Where it would come to stand if nobody objected.
    var proposed: ListPlace
    /// The middle of its cell, in the content.
    var center: CGPoint
    let size: CGSize
    /// What the move does to places.
    private(set) var mapping = ListMapping()

    init(of place: ListPlace, _ center: CGPoint, _ size: CGSize) {
        (from, to, proposed) = (place, place, place)
        (self.center, self.size) = (center, size)
    }

    mutating func go(to place: ListPlace) {
        to = place
        mapping = ListMapping()
        mapping.itemMoves.add(from, to)
        mapping.items[from.section, default: ListMapping.Line()].removed = [from.item]
        mapping.items[to.section, default: ListMapping.Line()].added = [to.item]
    }

    /// How many items a section has while the cell is elsewhere.
    func count(_ count: Int, in section: Int) -> Int {
        count + (to.section == section ? 1 : 0) - (from.section == section ? 1 : 0)
    }
}

/// Moves a cell with a finger, or as code says, and tells the data source where it was dropped.
@MainActor final class ListMover {
    /// Seconds in which cells make way.
    private static let duration: TimeInterval = 0.25

    private unowned let core: ListCore
    /// From the finger to the middle of the cell.
    private var grip = CGVector.zero
    /// In the window's coordinates.
    private var finger = CGPoint.zero
    private lazy var scroller = DragScroller { [weak self] in self?.follow() }

    init(_ core: ListCore) {
        self.core = core
    }

    /// A finger holds the cell of an item.
    func handle(_ recognizer: UIGestureRecognizer, _ place: @autoclosure () -> ListPlace?) {
        switch recognizer.state {
        case .began:
            guard let place = place(), begin(place), let movement = core.movement else {
                // What cannot be moved must not hold the finger.
                recognizer.isEnabled = false
                recognizer.isEnabled = true
                return
            }
            // The data source may have ended the gesture while it was asked.
            guard recognizer.state == .began || recognizer.state == .changed else { return end(commits: false) }
            let location = recognizer.location(in: core.host)
            grip = CGVector(dx: movement.center.x - location.x, dy: movement.center.y - location.y)
        case .changed:
            guard core.movement != nil else { return scroller.stop() }
            finger = recognizer.location(in: nil)
            scroller.update(over: core.host, at: finger)
            follow()
        case .ended: end(commits: true)
        case .cancelled: end(commits: false)
        case .possible, .failed: break
        }
    }

    private func follow() {
        let location = core.host.convert(finger, from: nil)
        update(to: CGPoint(x: location.x + grip.dx, y: location.y + grip.dy))
    }

    /// - Returns: false if the item cannot be moved, or is not seen.
    func begin(_ place: ListPlace) -> Bool {
        guard core.movement == nil, !core.isBusy, !core.needsReload, let item = core.visible[.cell(place)] else {
            return false
        }
        let start = core.epoch
        guard core.client.mayMove(place), start == core.epoch, core.movement == nil else { return false }
        core.movement = ListMovement(of: place, item.view.center, item.view.bounds.size)
        core.client.setMoving(true, item.view)
        core.client.movementDidChange(from: nil)
        core.host.setNeedsLayout()
        return true
    }

    func update(to center: CGPoint) {
        guard let old = core.movement, center.isFinite else { return }
        core.movement?.center = center
        placeMovedCell()
        let proposed = core.client.moveGoal(old.to, at: center)
        guard proposed != old.proposed else { return core.host.setNeedsLayout() }
        core.movement?.proposed = proposed
        let start = core.epoch
        let goal = core.client.approvedGoal(of: old.from, old.to, proposed)
        guard start == core.epoch, core.movement?.from == old.from, goal != old.to, isPossible(goal, old.from)
        else { return }
        core.movement?.go(to: goal)
        core.client.movementDidChange(from: old)
        layOutAnimated()
    }

    private func isPossible(_ goal: ListPlace, _ from: ListPlace) -> Bool {
        let counts = core.counts.items
        guard counts.indices.contains(goal.section), goal.item >= 0 else { return false }
        return goal.item < counts[goal.section] + (goal.section == from.section ? 0 : 1)
    }

    private func placeMovedCell() {
        guard let movement = core.movement, let item = core.visible[.cell(movement.from)],
            let attributes = core.client.attributes(of: item.element)
        else { return }
        UIView.performWithoutAnimation { core.place(item, attributes) }
    }

    private func layOutAnimated() {
        UIView.animate(
            withDuration: Self.duration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]
        ) { [core] in
            core.host.setNeedsLayout()
            core.host.layoutIfNeeded()
        }
    }

    /// Drops the cell where it is, or brings it back.
    func end(commits: Bool) {
        guard let movement = core.movement else { return }
        let isMoved = commits && movement.to != movement.from
        let start = core.epoch
        if isMoved { core.client.commitMove(movement.from, movement.to) }
        guard start == core.epoch, core.movement?.from == movement.from else {
            cancel()
            // What the data source did with its data besides moving is not known.
            if isMoved { core.reloadData() }
            return
        }
        drop(movement)
        if isMoved {
            core.performUpdates({ self.core.edit { $0.moved = [(movement.from, movement.to)] } }, completion: nil)
        } else {
            layOutAnimated()
        }
    }

    /// The data is another: nothing is moved any more.
    func cancel() {
        guard let movement = core.movement else { return }
        drop(movement)
        core.host.setNeedsLayout()
    }

    private func drop(_ movement: ListMovement) {
        core.movement = nil
        scroller.stop()
        if let view = core.view(of: .cell(movement.from)) { core.client.setMoving(false, view) }
        core.client.movementDidChange(from: movement)
    }
}
