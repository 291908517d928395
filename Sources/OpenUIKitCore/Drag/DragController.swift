internal import OpenDisplay

/// Handles drags over a window: finds the view that accepts a drop, shows where text would be inserted, scrolls, and
/// performs the drop.
///
/// If the display server supports drag and drop, it handles the pointer during a drag that starts here and delivers the
/// content as a drop, into this window or that of another program. On off-screen surfaces, and for drags with a finger,
/// the controller follows the pointer or the finger itself.
@MainActor final class DragController {
    private unowned let window: UIWindow
    /// The drag for which the controller follows the pointer or the finger.
    private var followed: Followed?
    private var location = CGPoint.zero
    /// The drag over the window.
    private var hovering: (any IncomingDrop)?
    let caret = DropCaret()
    /// The drop interactions under the drag.
    private(set) lazy var tracker = DropTracker(window: window)
    /// Reads the text of dropped files, and calls a closure with it or `nil`.
    var loadFiles: @MainActor ([URL], @escaping @MainActor (String?) -> Void) -> Void = { files, completion in
        DroppedFiles.load(files, completion: completion)
    }
    private lazy var scroller = DragScroller { [weak self] in self?.update() }

    /// Whether the controller follows a drag.
    var isFollowing: Bool { followed != nil }
    /// Whether actions of assistive technologies determine where the drag ends.
    private(set) var isCarriedByActions = false {
        didSet { if isCarriedByActions != oldValue { AccessibilityTreeBuilder.shared?.invalidateDropPoints() } }
    }

    private struct Followed {
        let source: any DragSource
        let drop: LocalDrop
        let isTouch: Bool
        let picture: CALayer
        /// The offset from the pointer to the corner of the preview.
        let corner: CGPoint
    }

    init(window: UIWindow) {
        self.window = window
    }

    // MARK: Start

    /// Starts dragging the selection of a view; the touch is cancelled in the view.
    func begin(from view: any TextDragView, at location: CGPoint) {
        guard let drag = TextDrag(from: view) else { return }
        begin(drag, of: view, at: location, byTouch: false)
    }

    /// Starts dragging from a view, with the pointer, whose touch is cancelled, or with a finger, which the caller
    /// follows.
    func begin(_ source: any DragSource, of view: UIView, at location: CGPoint, byTouch: Bool) {
        if !byTouch { window.cancelPointerTouch() }
        guard view.hostWindow === window, followed == nil else { return source.ended([]) }
        if !byTouch, carry(source) { return window.cancelKeyPresses() }
        let picture = source.preview(false).layer
        picture.zPosition = 1e6
        window.layer.addSublayer(picture)
        followed = Followed(
            source: source, drop: LocalDrop(source), isTouch: byTouch, picture: picture, corner: picture.frame.origin)
        follow(to: location, [])
    }

    /// Starts a drag that ``dropByAction(at:)`` or Escape ends; returns `false` if another one has begun.
    func beginByAction(_ source: any DragSource, of view: UIView, at location: CGPoint) -> Bool {
        begin(source, of: view, at: location, byTouch: true)
        isCarriedByActions = followed?.source === source
        return isCarriedByActions
    }

    /// Ends such a drag at a location; returns whether what was dragged is accepted there.
    func dropByAction(at location: CGPoint) -> Bool {
        isCarriedByActions && endFollowing(at: location, [])
    }

    /// Lets the display carry a drag; returns `false` if it does not.
    private func carry(_ source: any DragSource) -> Bool {
        let drag = OutgoingDrag(
            content: source.content, actions: source.actions, owner: source, preview: { source.preview($0) },
            ended: { action in DesktopReport.dragEnded(action).handle { source.ended(action) } })
        let answer = DesktopRequest(.drag).answer { .isCarried(window.surface?.beginDrag(drag) ?? false) }
        return answer == .isCarried(true)
    }

    // MARK: Following the pointer

    /// Returns whether a drag handles a pointer event.
    func follow(_ event: PointerEvent) -> Bool {
        guard let followed, !followed.isTouch else { return false }
        switch event.phase {
        case .entered, .moved: follow(to: event.location, event.modifiers)
        case .released: endFollowing(at: event.location, event.modifiers)
        case .cancelled: cancel()
        case .exited: leave()
        case .pressed: break
        }
        return true
    }

    /// Follows the finger that drags a source, unless the drag was cancelled.
    func touchMoved(_ source: any DragSource, to location: CGPoint) {
        if followed?.source === source { follow(to: location, []) }
    }

    /// Drops a source at the finger that has dragged it, unless the drag was cancelled.
    func touchEnded(_ source: any DragSource, at location: CGPoint) {
        if followed?.source === source { endFollowing(at: location, []) }
    }

    /// Cancels the drag of a source, unless it has ended.
    func touchCancelled(_ source: any DragSource) {
        if followed?.source === source { cancel() }
    }

    /// Returns whether a drag handles a key event: Escape cancels the drag, Control and Shift determine its action.
    func follow(_ event: KeyEvent) -> Bool {
        guard followed != nil else { return false }
        guard !isCarriedByActions, let key = Self.modifier(of: event) else {
            guard event.phase == .pressed else { return false }
            guard KeySymbols.usage(for: event.keySymbol) == .keyboardEscape else {
                // While actions carry the drag, other keys move the focus to the place of the drop.
                return !isCarriedByActions
            }
            cancel()
            return true
        }
        var held = event.modifiers
        if event.phase == .pressed { held.insert(key) } else { held.remove(key) }
        follow(to: location, held)
        // The release is forwarded, because a responder may have received the press before the drag.
        return event.phase == .pressed
    }

    private static func modifier(of event: KeyEvent) -> KeyModifiers? {
        switch KeySymbols.usage(for: event.keySymbol) {
        case .keyboardLeftControl, .keyboardRightControl: .control
        case .keyboardLeftShift, .keyboardRightShift: .shift
        default: nil
        }
    }

    private func follow(to location: CGPoint, _ modifiers: KeyModifiers) {
        guard let followed else { return }
        followed.picture.frame.origin = CGPoint(
            x: location.x + followed.corner.x, y: location.y + followed.corner.y)
        followed.drop.modifiers = modifiers
        followed.source.moved(to: location)
        // The source may have cancelled the drag.
        if self.followed != nil { hover(followed.drop, at: location) }
    }

    /// Drops what is dragged; returns whether it is accepted.
    @discardableResult
    private func endFollowing(at location: CGPoint, _ modifiers: KeyModifiers) -> Bool {
        guard let drop = followed?.drop else { return false }
        stopFollowing()
        drop.modifiers = modifiers
        if perform(drop, at: location) { return true }
        leave()
        drop.finish([])
        return false
    }

    /// Cancels the drag for which the controller follows the pointer or the finger.
    func cancel() {
        guard let drop = followed?.drop else { return }
        if isCarriedByActions { ActionDrag.announce("Drag canceled") }
        stopFollowing()
        leave()
        drop.finish([])
    }

    private func stopFollowing() {
        let isTouch = followed?.isTouch != false
        followed?.picture.removeFromSuperlayer()
        followed = nil
        isCarriedByActions = false
        if !isTouch { window.pointer.move(to: location, over: window.hitTest(location, with: nil), []) }
    }

    /// Shows whether what the pointer drags can be dropped; a display that carries a drag does this itself.
    private func showPointerShape() {
        guard let followed, !followed.isTouch else { return }
        window.surface?.pointerShape = tracker.forbidsDrop ? .notAllowed : .grabbing
    }

    // MARK: Over the window

    /// Shows the result of a drop at a location, and returns its action.
    @discardableResult
    private func hover(_ drop: any IncomingDrop, at location: CGPoint) -> DragActions {
        defer { showPointerShape() }
        guard !window.isBlocked else {
            leave()
            return []
        }
        self.location = location
        hovering = drop
        let hit = window.hitTest(location, with: nil)
        hit?.prepareForEvent()
        switch tracker.target(of: drop, at: location, from: hit, text: acceptsText(drop)) {
        case .interaction(let interaction):
            caret.hide()
            scroller.update(over: hit, at: location)
            return tracker.move(to: interaction)
        case .text(let view):
            tracker.move(to: nil)
            let (offset, action) = outcome(of: drop, in: view, at: location)
            if action.isEmpty { caret.hide() } else { caret.show(at: offset, of: view) }
            scroller.update(over: view, at: location)
            return action
        case nil:
            tracker.move(to: nil)
            caret.hide()
            // Items may be dropped at places that are not visible yet.
            let mayScroll = drop.owner is ActiveDragSession || tracker.hasSeenInteractions
            scroller.update(over: mayScroll ? hit : nil, at: location)
            return []
        }
    }

    /// Updates the feedback after the content under the drag has scrolled.
    private func update() {
        if let hovering { hover(hovering, at: location) }
    }

    private func leave() {
        stopHovering()
        tracker.end()
    }

    private func stopHovering() {
        hovering = nil
        caret.hide()
        scroller.stop()
    }

    private func outcome(
        of drop: any IncomingDrop, in view: any TextDragView, at location: CGPoint
    ) -> (offset: Int, action: DragActions) {
        guard let place = view.closestPosition(to: view.convert(location, from: window)) else { return (0, []) }
        if let drag = drop.owner as? TextDrag {
            return (place.offset, drag.action(drop.actions, at: place.offset, of: view))
        }
        return (place.offset, drop.actions.contains(.copy) ? .copy : drop.actions)
    }
}

// MARK: - Drops

extension DragController: DropHandler {
    @discardableResult
    func dropMoved(_ drop: any IncomingDrop, to location: CGPoint) -> DragActions {
        window.receive(.drag(drop, .moved(location))) { hover(drop, at: location) }
    }

    func dropLeft(_ drop: any IncomingDrop) {
        window.receive(.drag(drop, .left)) { leave() }
    }

    func dropPerformed(_ drop: any IncomingDrop, at location: CGPoint) -> Bool {
        window.receive(.drag(drop, .dropped(location))) { perform(drop, at: location) }
    }

    private func perform(_ drop: any IncomingDrop, at location: CGPoint) -> Bool {
        let action = hover(drop, at: location)
        let text = caret.view
        stopHovering()
        if !action.isEmpty, tracker.isOverInteraction {
            tracker.perform(action)
            return true
        }
        tracker.end()
        guard !action.isEmpty, let text else { return false }
        return self.drop(drop, into: text, at: location)
    }

    private func acceptsText(_ drop: any IncomingDrop) -> Bool {
        drop.owner is TextDrag || drop.mimeTypes.contains(DroppedFiles.mimeType)
            || drop.mimeTypes.contains(where: ClipboardContent.textTypes.contains)
    }

    /// Drops text into a view, which becomes first responder; returns whether it is accepted.
    private func drop(_ drop: any IncomingDrop, into view: any TextDragView, at location: CGPoint) -> Bool {
        let (offset, action) = outcome(of: drop, in: view, at: location)
        guard !action.isEmpty, view.isFirstResponder || view.becomeFirstResponder() else { return false }
        if let drag = drop.owner as? TextDrag {
            drop.finish(drag.drop(at: offset, of: view, action))
        } else {
            read(drop, into: view, at: offset, action)
        }
        return true
    }

    /// Reads the content of another program, which is delivered asynchronously.
    ///
    /// File managers also offer the paths of files as text; instead, the text in the files is inserted.
    private func read(
        _ drop: any IncomingDrop, into view: any TextDragView, at offset: Int, _ action: DragActions
    ) {
        guard drop.mimeTypes.contains(DroppedFiles.mimeType) else {
            return readText(of: drop, into: view, at: offset, action)
        }
        drop.load([DroppedFiles.mimeType]) { [weak self, weak view] data in
            let files = data.map { PasteboardCoding.urls(of: $0).filter(\.isFileURL) } ?? []
            guard let self, let view else { return drop.finish([]) }
            guard !files.isEmpty else { return readText(of: drop, into: view, at: offset, action) }
            loadText(of: files) { [weak view] text in
                // A move would make the file manager delete the files.
                drop.finish(Self.insert(text ?? "", into: view, at: offset) ? .copy : [])
            }
        }
    }

    private func loadText(of files: [URL], completion: @escaping @MainActor (String?) -> Void) {
        DesktopRequest(.droppedText).load(
            send: { receive in loadFiles(files) { receive($0.map { Data($0.utf8) }) } },
            completion: { completion($0.map { String(decoding: $0, as: UTF8.self) }) })
    }

    private func readText(
        of drop: any IncomingDrop, into view: any TextDragView, at offset: Int, _ action: DragActions
    ) {
        drop.load(ClipboardContent.textTypes) { [weak view] data in
            let text = data.map(PasteboardCoding.text) ?? ""
            drop.finish(Self.insert(text, into: view, at: offset) ? action : [])
        }
    }

    private static func insert(_ text: String, into view: (any TextDragView)?, at offset: Int) -> Bool {
        !text.isEmpty && view?.editor.drop(text, at: offset) == true
    }
}
