/// A list whose rows reveal actions when they are swiped.
@MainActor protocol ListSwipeHost: UIScrollView {
    var isEditing: Bool { get }
    /// Returns the row at a point of the content.
    func swipeTarget(at point: CGPoint) -> (cell: UIView, path: IndexPath)?
    /// Returns the index path of a visible row.
    func swipePath(of cell: UIView) -> IndexPath?
    /// Returns the actions at one end of a row.
    func swipeConfiguration(at path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration?
    /// Called when a row was opened or closed.
    func swipeDidChange(_ cell: UIView, isSwiped: Bool, isConfirmation: Bool)
    /// Called when a row starts or stops to show the confirmation of its deletion.
    func swipeDidConfirm(_ cell: UIView, _ isConfirming: Bool)
}

/// Tracks a horizontal swipe on a row of a list and reveals the row's actions.
@MainActor final class ListSwipe: NSObject, UIGestureRecognizerDelegate {
    /// The fraction of the row's width beyond which a swipe performs the first action.
    private static let full: CGFloat = 0.6
    /// The velocity, in points per second, above which a swipe opens or closes the row regardless of its position.
    private static let push: CGFloat = 300

    private unowned let list: any ListSwipeHost
    let pan = UIPanGestureRecognizer(target: nil, action: nil)
    private(set) weak var cell: UIView?
    private var configuration: UISwipeActionsConfiguration?
    private var buttons: SwipeButtons?
    private var opensAtLeft = false
    /// Whether the row was opened to confirm its deletion; the list may begin or end editing before the row is closed.
    private var isConfirmation = false
    /// The offset of the row when the gesture began.
    private var start: CGFloat = 0

    init(_ list: any ListSwipeHost) {
        self.list = list
        super.init()
        pan.maximumNumberOfTouches = 1
        pan.delegate = self
        pan.addHandler { [weak self] _ in self?.panDidChange() }
    }

    var isOpen: Bool { cell != nil }

    /// Whether a swipe can begin, that is, whether the touched row has actions on that side.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        let translation = pan.translation(in: list)
        guard abs(translation.x) > abs(translation.y), !list.isEditing,
            let (touched, path) = list.swipeTarget(at: pan.location(in: list))
        else { return false }
        if touched === cell {
            start = offset
            return true
        }
        close(animated: true)
        let isMirrored = touched.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let isLeading = (translation.x > 0) != isMirrored
        // Client code may have changed the list.
        guard let found = list.swipeConfiguration(at: path, isLeading: isLeading), !found.actions.isEmpty,
            !list.isEditing, list.swipePath(of: touched) == path
        else { return false }
        opensAtLeft = translation.x > 0
        open(touched, found)
        return true
    }

    /// Reveals the delete button of a row whose delete control was tapped.
    ///
    /// - Parameter deletion: Returns the action that deletes the row.
    func confirm(_ touched: UIView, at path: IndexPath, deletion: () -> UISwipeActionsConfiguration?) {
        let isOpen = touched === cell
        close(animated: true)
        guard !isOpen, let found = deletion(), list.isEditing, list.swipePath(of: touched) == path
        else { return }
        opensAtLeft = touched.effectiveUserInterfaceLayoutDirection == .rightToLeft
        open(touched, found)
        buttons?.frame = CGRect(
            x: opensAtLeft ? 0 : touched.bounds.width, y: 0, width: 0, height: touched.bounds.height)
        guard let width = buttons?.width else { return }
        settle(at: width)
    }

    private func open(_ cell: UIView, _ configuration: UISwipeActionsConfiguration) {
        let buttons = SwipeButtons(configuration, isLeading: opensAtLeft) { [weak self] in self?.perform($0) }
        cell.addSubview(buttons)
        (self.cell, self.configuration, self.buttons, start) = (cell, configuration, buttons, 0)
        isConfirmation = list.isEditing
        list.swipeDidChange(cell, isSwiped: true, isConfirmation: isConfirmation)
    }

    /// The distance by which the row is offset, in the direction in which it opens.
    private var offset: CGFloat {
        guard let cell else { return 0 }
        return opensAtLeft ? -cell.bounds.minX : cell.bounds.minX
    }

    private func move(to offset: CGFloat) {
        guard let cell, let buttons else { return }
        let size = cell.bounds.size
        cell.bounds.origin.x = opensAtLeft ? -offset : offset
        buttons.frame = CGRect(x: opensAtLeft ? -offset : size.width, y: 0, width: offset, height: size.height)
    }

    private func panDidChange() {
        guard let cell, let buttons else { return }
        let distance = pan.translation(in: list).x * (opensAtLeft ? 1 : -1)
        switch pan.state {
        case .began, .changed: move(to: min(max(0, start + distance), cell.bounds.width))
        case .ended:
            let speed = pan.velocity(in: list).x * (opensAtLeft ? 1 : -1)
            let isFull = configuration?.performsFirstActionWithFullSwipe ?? false
            if isFull, offset > cell.bounds.width * Self.full, let first = buttons.first { return perform(first) }
            let opens = abs(speed) > Self.push ? speed > 0 : offset > buttons.width / 2
            if opens { settle(at: buttons.width) } else { close(animated: true) }
        case .cancelled: close(animated: true)
        case .possible, .failed: break
        }
    }

    private func settle(at offset: CGFloat) {
        UIView.animate(withDuration: 0.25, delay: 0, options: .avoidsMotion) { [self] in
            if let cell { list.swipeDidConfirm(cell, list.isEditing) }
            move(to: offset)
            buttons?.layoutIfNeeded()
        }
    }

    private func perform(_ button: SwipeButton) {
        button.action.handler(button.action, button) { [weak self] _ in self?.close(animated: true) }
    }

    /// Closes the row and removes the buttons.
    func close(animated: Bool) {
        guard let cell, let buttons else { return }
        let change = { [self] in
            list.swipeDidConfirm(cell, false)
            move(to: 0)
        }
        if animated, cell.window != nil {
            UIView.animate(withDuration: 0.25, delay: 0, options: .avoidsMotion, animations: change) { _ in
                buttons.removeFromSuperview()
            }
        } else {
            UIView.performWithoutAnimation(change)
            buttons.removeFromSuperview()
        }
        (self.cell, configuration, self.buttons) = (nil, nil, nil)
        list.swipeDidChange(cell, isSwiped: false, isConfirmation: isConfirmation)
    }

    /// Closes the row if its cell is about to be reused.
    func closeIfNeeded(for leaving: UIView) {
        if leaving === cell { close(animated: false) }
    }
}
