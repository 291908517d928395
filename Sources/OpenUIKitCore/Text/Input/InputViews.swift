/// Shows the input view and the input accessory view of a window's first responder at the bottom edge of the window.
///
/// Each of them is that of the nearest responder in the responder chain of the first responder that has one. They are shown
/// in front of the view controllers, or in the container of the modal presentation to which the first responder belongs.
@MainActor final class InputViews {
    private unowned let window: UIWindow
    private var host: InputHostView?
    /// The first responder, or the last one that is not inside of the views.
    private(set) weak var owner: UIResponder?
    /// The first responder at the last update.
    private weak var first: UIResponder?
    /// The place of the views in the window, or the last one if they are hidden.
    private var place = CGRect.zero
    private var isShown = false
    private var changes = 0
    private var guides: [Guide] = []

    private static let duration: TimeInterval = 0.25

    init(window: UIWindow) {
        self.window = window
    }

    // MARK: First responder

    /// Runs a closure that replaces the first responder, and shows the views of the new one afterwards.
    func withReplacement<Result>(_ replace: () -> Result) -> Result {
        changes += 1
        defer {
            changes -= 1
            update()
        }
        return replace()
    }

    /// Shows the views of the first responder, or hides those of the previous one.
    func update() {
        guard changes == 0 else { return }
        let previous = first
        first = window.firstResponder
        if first == nil, let previous, returnToOwner(from: previous) { return }
        if let first, !contains(first) { owner = first }
        if first == nil { owner = nil }
        show(InputHostView.Content(of: first))
    }

    /// Makes the owner first responder again after a responder inside of the views has resigned.
    ///
    /// This keeps the bar of a chat when its text view resigns. A text field that is the owner is not edited again.
    private func returnToOwner(from previous: UIResponder) -> Bool {
        guard let owner, contains(previous), !(owner is any UIKeyInput) else { return false }
        return owner.becomeFirstResponder()
    }

    /// Returns whether a responder is in the views that are shown.
    private func contains(_ responder: UIResponder) -> Bool {
        host.map { responder.reaches($0) } ?? false
    }

    /// Resigns the first responder for a modal presentation, if it has views that would be in front of the presentation.
    ///
    /// - Returns: The responder that should become first responder after the presentation.
    func resignForPresentation() -> UIResponder? {
        let responder = isShown ? owner : window.firstResponder
        window.endEditing(true)
        if isShown { window.firstResponder?.resignFirstResponder() }
        return responder
    }

    /// Hides the views after their owner has left the window.
    func viewsDidLeaveWindow() {
        guard isShown, owner?.responderWindow !== window else { return }
        owner = nil
        if window.firstResponder?.resignFirstResponder() != true { window.firstResponder = nil }
    }

    // MARK: Focus

    /// The views in the input views that can be focused, unless they are in a view.
    func focusStops(outside view: UIView) -> [UIView] {
        guard isShown, let host, !host.isDescendant(of: view) else { return [] }
        return host.focusStops
    }

    // MARK: Display

    private func show(_ content: InputHostView.Content) {
        guard !content.isEmpty else { return hide() }
        let host = host ?? InputHostView(inputViews: self)
        self.host = host
        let container = container
        let isNew = !isShown || host.superview !== container
        if isNew { isShown = false }
        UIView.performWithoutAnimation {
            host.show(content)
            if host.superview !== container {
                host.frame = CGRect(x: 0, y: container.bounds.height, width: container.bounds.width, height: 0)
                container.addSubview(host)
            }
            host.isUserInteractionEnabled = true
            if isNew { host.frame = hiddenFrame(of: host, in: container) }
            host.layoutIfNeeded()
        }
        isShown = true
        if isNew { place = host.convert(host.bounds, to: nil) }
        move(isNew ? .appearing : .resizing)
    }

    private func hide() {
        guard isShown, let host, let container = host.superview else { return }
        isShown = false
        host.isUserInteractionEnabled = false
        if let item = window.focus.item, item.isDescendant(of: host) { window.focus.leave(item) }
        let end = container.convert(hiddenFrame(of: host, in: container), to: nil)
        animate(.disappearing, to: end) { [self] in
            if !isShown { removeHost() }
        }
    }

    private func removeHost() {
        host?.removeFromSuperview()
        host?.show(InputHostView.Content())
        host = nil
    }

    /// The view in which the views are shown.
    private var container: UIView {
        var view = owner as? UIView ?? (owner as? UIViewController)?.viewIfLoaded
        while let current = view, !(current is PresentationContainerView) { view = current.superview }
        return view ?? window
    }

    private func hiddenFrame(of host: InputHostView, in container: UIView) -> CGRect {
        let bounds = container.bounds
        return CGRect(x: bounds.minX, y: bounds.maxY, width: bounds.width, height: host.fittingHeight(in: container))
    }

    /// Moves the views to the bottom edge, if they are elsewhere.
    private func move(_ change: Change) {
        guard let host, let container = host.superview else { return }
        let hidden = hiddenFrame(of: host, in: container)
        let end = container.convert(hidden.offsetBy(dx: 0, dy: -hidden.height), to: nil)
        guard end != place || change == .appearing else { return }
        animate(change, to: end) {}
    }

    /// Called after the layout of the views, which may have changed their height.
    func hostDidLayOut() {
        if isShown { UIView.performWithoutAnimation { move(.resizing) } }
    }

    private func animate(_ change: Change, to end: CGRect, completion: @escaping () -> Void) {
        let notice = KeyboardNotice(begin: place, end: end, duration: Self.duration)
        place = end
        for name in change.notificationsBefore { notice.post(name) }
        UIView.animate(withDuration: Self.duration, delay: 0, options: [.beginFromCurrentState, .avoidsMotion]) {
            [self] in
            if let host, let container = host.superview { host.frame = container.convert(end, from: nil) }
            moveGuides()
        } completion: { _ in
            completion()
            for name in change.notificationsAfter { notice.post(name) }
        }
    }

    /// How the views change.
    private enum Change {
        case appearing, resizing, disappearing

        var notificationsBefore: [Notification.Name] {
            let name =
                self == .disappearing
                ? UIResponder.keyboardWillHideNotification : UIResponder.keyboardWillShowNotification
            return [UIResponder.keyboardWillChangeFrameNotification, name]
        }

        var notificationsAfter: [Notification.Name] {
            let name =
                self == .disappearing
                ? UIResponder.keyboardDidHideNotification : UIResponder.keyboardDidShowNotification
            return [UIResponder.keyboardDidChangeFrameNotification, name]
        }
    }

    // MARK: Layout guides

    private struct Guide {
        weak var guide: UIKeyboardLayoutGuide?
    }

    /// Returns the height of the part of a view that the input views cover, and lets its guide follow them.
    func coveredHeight(of view: UIView, for guide: UIKeyboardLayoutGuide) -> CGFloat {
        if !guides.contains(where: { $0.guide === guide }) { guides.append(Guide(guide: guide)) }
        guard isShown else { return 0 }
        return max(view.bounds.maxY - view.convert(place, from: nil).minY, 0)
    }

    private func moveGuides() {
        guides.removeAll { $0.guide == nil }
        for view in guides.compactMap({ $0.guide?.owningView }) where view.hostWindow === window {
            view.setNeedsLayout()
            view.layoutIfNeeded()
        }
    }
}
