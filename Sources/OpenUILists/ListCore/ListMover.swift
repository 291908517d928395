/// Moves a cell by a gesture or on request of client code and notifies the data source when it is dropped.
@MainActor final class ListMover {
    /// The duration in seconds of the rearrangement of other cells.
    private static let duration: TimeInterval = 0.25

    private unowned let core: ListCore
    /// The offset from the touch to the center of the cell.
    private var touchOffset = CGVector.zero
    /// The location of the touch, in window coordinates.
    private var touchLocation = CGPoint.zero
    private lazy var scroller = DragScroller { [weak self] in self?.followTouch() }

    init(_ core: ListCore) {
        self.core = core
    }

    /// Handles the gesture that moves an item.
    func handle(_ recognizer: UIGestureRecognizer, _ position: @autoclosure () -> ListPosition?) {
        switch recognizer.state {
        case .began:
            guard let position = position(), begin(position), let movement = core.movement else {
                // Cancels the gesture, because the item cannot be moved.
                recognizer.isEnabled = false
                recognizer.isEnabled = true
                return
            }
            // The data source may have ended the gesture when it was called.
            guard recognizer.state == .began || recognizer.state == .changed else { return end(commits: false) }
            let location = recognizer.location(in: core.host)
            touchOffset = CGVector(dx: movement.center.x - location.x, dy: movement.center.y - location.y)
        case .changed:
            guard core.movement != nil else { return scroller.stop() }
            touchLocation = recognizer.location(in: nil)
            scroller.update(over: core.host, at: touchLocation)
            followTouch()
        case .ended: end(commits: true)
        case .cancelled: end(commits: false)
        case .possible, .failed: break
        }
    }

    private func followTouch() {
        let location = core.host.convert(touchLocation, from: nil)
        update(to: CGPoint(x: location.x + touchOffset.dx, y: location.y + touchOffset.dy))
    }

    /// - Returns: `false` if the item cannot be moved or is not visible.
    func begin(_ position: ListPosition) -> Bool {
        guard core.movement == nil, !core.isBusy, !core.needsReload, let item = core.visible[.cell(position)] else {
            return false
        }
        let start = core.epoch
        guard core.client.canMove(position), start == core.epoch, core.movement == nil else { return false }
        core.movement = ListMovement(of: position, core.center(of: item.view), item.view.bounds.size)
        core.client.movementDidChange(from: nil)
        core.host.setNeedsLayout()
        return true
    }

    func update(to center: CGPoint) {
        guard let old = core.movement, center.isFinite else { return }
        core.movement?.center = center
        placeMovedCell()
        let proposed = core.client.moveDestination(old.to, at: center)
        guard proposed != old.proposed else { return core.host.setNeedsLayout() }
        core.movement?.proposed = proposed
        let start = core.epoch
        let destination = core.client.approvedDestination(of: old.from, old.to, proposed)
        guard start == core.epoch, core.movement?.from == old.from, destination != old.to,
            isPossible(destination, old.from)
        else { return }
        core.movement?.setDestination(destination)
        core.client.movementDidChange(from: old)
        layOutAnimated()
    }

    /// Moves an item that was dragged by another gesture, if the delegate approves the destination.
    func move(_ from: ListPosition, to proposed: ListPosition) {
        let start = core.epoch
        let to = core.client.approvedDestination(of: from, from, proposed)
        guard start == core.epoch, core.movement == nil, to != from, isPossible(to, from) else { return }
        core.client.commitMove(from, to)
        // It is unknown how else the data source changed its data.
        guard start == core.epoch else { return core.reloadData() }
        core.performUpdates({ self.core.edit { $0.moved = [(from, to)] } }, completion: nil)
    }

    private func isPossible(_ destination: ListPosition, _ from: ListPosition) -> Bool {
        let counts = core.counts.items
        guard counts.indices.contains(destination.section), destination.item >= 0 else { return false }
        return destination.item < counts[destination.section] + (destination.section == from.section ? 0 : 1)
    }

    private func placeMovedCell() {
        guard let movement = core.movement, let item = core.visible[.cell(movement.from)],
            let attributes = core.client.attributes(of: item.element)
        else { return }
        UIView.performWithoutAnimation { core.place(item, attributes) }
    }

    private func layOutAnimated() {
        UIView.animate(
            withDuration: Self.duration, delay: 0,
            options: [.allowUserInteraction, .beginFromCurrentState, .avoidsMotion]
        ) { [core] in
            core.host.setNeedsLayout()
            core.host.layoutIfNeeded()
        }
    }

    /// Drops the cell at its destination, or returns it to its original position.
    func end(commits: Bool) {
        guard let movement = core.movement else { return }
        let isMoved = commits && movement.to != movement.from
        let start = core.epoch
        if isMoved { core.client.commitMove(movement.from, movement.to) }
        guard start == core.epoch, core.movement?.from == movement.from else {
            cancel()
            // It is unknown how else the data source changed its data.
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

    /// Ends the movement without notifying the data source, because the data changed.
    func cancel() {
        guard let movement = core.movement else { return }
        drop(movement)
        core.host.setNeedsLayout()
    }

    private func drop(_ movement: ListMovement) {
        core.movement = nil
        scroller.stop()
        core.client.movementDidChange(from: movement)
    }
}
