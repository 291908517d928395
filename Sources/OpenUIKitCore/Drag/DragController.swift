internal import OpenDisplay

/// Handles text that is dragged over a window: shows where it would be inserted, scrolls, and performs the drop.
///
/// If the display server supports drag and drop, it handles the pointer during the drag and delivers the text as a
/// drop, into this window or that of another program. On off-screen surfaces, the controller follows the pointer
/// itself.
@MainActor final class DragController {
    private unowned let window: UIWindow
    /// The drag for which the controller follows the pointer.
    private var followed: Followed?
    private var location = CGPoint.zero
    /// The drag over the window, and the actions it allows.
    private var hovering: (drag: TextDrag?, actions: DragActions)?
    let caret = DropCaret()
    /// Reads the text of dropped files, and calls a closure with it or `nil`.
    var loadFiles: @MainActor ([URL], @escaping @MainActor (String?) -> Void) -> Void = { files, completion in
        DroppedFiles.load(files, completion: completion)
    }
    private lazy var scroller = DragScroller { [weak self] in self?.update() }

    private struct Followed {
        let drag: TextDrag
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
        window.cancelPointerTouch()
        guard view.hostWindow === window, followed == nil else { return }
        let outgoing = OutgoingDrag(
            content: drag.content, actions: drag.actions, owner: drag, preview: { drag.preview($0) },
            ended: { drag.ended($0) })
        if window.surface?.beginDrag(outgoing) == true { return window.cancelKeyPresses() }
        let picture = drag.preview(false).layer
        picture.zPosition = 1e6
        window.layer.addSublayer(picture)
        followed = Followed(drag: drag, picture: picture, corner: picture.frame.origin)
        follow(to: location, [])
    }

    // MARK: Following the pointer

    /// Returns whether a drag handles a pointer event.
    func follow(_ event: PointerEvent) -> Bool {
        guard followed != nil else { return false }
        switch event.phase {
        case .entered, .moved: follow(to: event.location, event.modifiers)
        case .released: endFollowing(at: event.location, event.modifiers)
        case .cancelled: cancel()
        case .exited: leave()
        case .pressed: break
        }
        return true
    }

    /// Returns whether a drag handles a key event: Escape cancels the drag, Control and Shift determine its action.
    func follow(_ event: KeyEvent) -> Bool {
        guard followed != nil else { return false }
        guard let key = Self.modifier(of: event) else {
            guard event.phase == .pressed else { return false }
            if KeySymbols.usage(for: event.keySymbol) == .keyboardEscape { cancel() }
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
        hover(followed.drag, followed.drag.actions.with(modifiers), at: location)
    }

    private func endFollowing(at location: CGPoint, _ modifiers: KeyModifiers) {
        guard let drag = followed?.drag else { return }
        stopFollowing()
        drag.ended(drop(drag, drag.actions.with(modifiers), at: location) { drag.drop(at: $1, of: $0, $2) })
    }

    /// Cancels the drag for which the controller follows the pointer.
    func cancel() {
        guard let drag = followed?.drag else { return }
        stopFollowing()
        leave()
        drag.ended([])
    }

    private func stopFollowing() {
        followed?.picture.removeFromSuperlayer()
        followed = nil
    }

    // MARK: Over the window

    /// Shows the result of a drop at a location, and returns its action.
    @discardableResult
    private func hover(_ drag: TextDrag?, _ actions: DragActions, at location: CGPoint) -> DragActions {
        self.location = location
        hovering = (drag, actions)
        let (view, offset, action) = outcome(drag, actions, at: location)
        if action.isEmpty { caret.hide() } else { caret.show(at: offset, of: view) }
        scroller.update(over: view, at: location)
        return action
    }

    /// Updates the feedback after the content under the drag has scrolled.
    private func update() {
        if let hovering { hover(hovering.drag, hovering.actions, at: location) }
    }

    private func leave() {
        hovering = nil
        caret.hide()
        scroller.stop()
    }

    private func outcome(
        _ drag: TextDrag?, _ actions: DragActions, at location: CGPoint
    ) -> (view: (any TextDragView)?, offset: Int, action: DragActions) {
        guard let view = target(at: location),
            let place = view.closestPosition(to: view.convert(location, from: window))
        else { return (nil, 0, []) }
        let foreign = actions.contains(.copy) ? .copy : actions
        return (view, place.offset, drag?.action(actions, at: place.offset, of: view) ?? foreign)
    }

    /// Returns the editable text view at a location.
    private func target(at location: CGPoint) -> (any TextDragView)? {
        var view = window.hitTest(location, with: nil)
        while let candidate = view {
            if let found = candidate as? any TextDragView {
                return found.editor.isEditable && found.canBecomeFirstResponder ? found : nil
            }
            view = candidate.superview
        }
        return nil
    }

    // MARK: Drop

    /// Drops into the view at a location, which becomes first responder, and returns the performed action.
    private func drop(
        _ drag: TextDrag?, _ actions: DragActions, at location: CGPoint,
        _ body: (any TextDragView, Int, DragActions) -> DragActions
    ) -> DragActions {
        let (view, offset, action) = outcome(drag, actions, at: location)
        leave()
        guard let view, !action.isEmpty, view.isFirstResponder || view.becomeFirstResponder() else { return [] }
        return body(view, offset, action)
    }
}

// MARK: - Drops from the display server

extension DragController: DropHandler {
    func dropMoved(_ drop: any IncomingDrop, to location: CGPoint) -> DragActions {
        guard isText(drop) else { return [] }
        return hover(drop.owner as? TextDrag, drop.actions, at: location)
    }

    func dropLeft(_ drop: any IncomingDrop) {
        leave()
    }

    func dropPerformed(_ drop: any IncomingDrop, at location: CGPoint) -> Bool {
        guard isText(drop) else { return false }
        if let drag = drop.owner as? TextDrag {
            let action = self.drop(drag, drop.actions, at: location) { drag.drop(at: $1, of: $0, $2) }
            drop.finish(action)
            return true
        }
        var isTaken = false
        _ = self.drop(nil, drop.actions, at: location) { view, offset, action in
            isTaken = true
            read(drop, into: view, at: offset, action)
            return action
        }
        return isTaken
    }

    private func isText(_ drop: any IncomingDrop) -> Bool {
        drop.owner is TextDrag || drop.mimeTypes.contains(DroppedFiles.mimeType)
            || drop.mimeTypes.contains(where: ClipboardContent.textTypes.contains)
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
        drop.read([DroppedFiles.mimeType]) { [weak self, weak view] data in
            let files = data.map { PasteboardCoding.urls(of: $0).filter(\.isFileURL) } ?? []
            guard let self, let view else { return drop.finish([]) }
            guard !files.isEmpty else { return readText(of: drop, into: view, at: offset, action) }
            loadFiles(files) { [weak view] text in
                // A move would make the file manager delete the files.
                drop.finish(Self.insert(text ?? "", into: view, at: offset) ? .copy : [])
            }
        }
    }

    private func readText(
        of drop: any IncomingDrop, into view: any TextDragView, at offset: Int, _ action: DragActions
    ) {
        drop.read(ClipboardContent.textTypes) { [weak view] data in
            let text = data.map(PasteboardCoding.text) ?? ""
            drop.finish(Self.insert(text, into: view, at: offset) ? action : [])
        }
    }

    private static func insert(_ text: String, into view: (any TextDragView)?, at offset: Int) -> Bool {
        !text.isEmpty && view?.editor.drop(text, at: offset) == true
    }
}
