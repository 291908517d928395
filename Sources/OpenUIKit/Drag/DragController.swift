internal import OpenDisplay

/// Carries dragged text over a window: shows where it would go, scrolls, and drops it.
///
/// Where the display carries drags itself, it has the pointer meanwhile and brings the text back as a drop, into this
/// window or one of another program. Off the screen the controller follows the pointer.
@MainActor final class DragController {
    private unowned let window: UIWindow
    /// The drag that the pointer is followed for.
    private var followed: Followed?
    private var location = CGPoint.zero
    /// What is over the window, and what may become of it.
    private var hovering: (drag: TextDrag?, actions: DragActions)?
    let caret = DropCaret()
    private lazy var scroller = DragScroller { [weak self] in self?.update() }

    private struct Followed {
        let drag: TextDrag
        let picture: CALayer
        /// From the pointer to the picture's corner.
        let corner: CGPoint
    }

    init(window: UIWindow) {
        self.window = window
    }

    // MARK: Beginning

    /// Begins to drag what is selected in a view; the touch is taken away from it.
    func begin(from view: any TextDragView, at location: CGPoint) {
        guard let drag = TextDrag(from: view) else { return }
        window.takePointer()
        guard view.hostWindow === window, followed == nil else { return }
        let outgoing = OutgoingDrag(
            content: drag.content, actions: drag.actions, owner: drag, preview: { drag.preview($0) },
            ended: { drag.ended($0) })
        if window.surface?.beginDrag(outgoing) == true { return }
        let picture = drag.preview(false).layer
        picture.zPosition = 1e6
        window.layer.addSublayer(picture)
        followed = Followed(drag: drag, picture: picture, corner: picture.frame.origin)
        follow(to: location, [])
    }

    // MARK: Following the pointer

    /// Whether a drag takes an event of the pointer.
    func follow(_ event: PointerEvent) -> Bool {
        guard followed != nil else { return false }
        switch event.phase {
        case .entered, .moved: follow(to: event.location, event.modifiers)
        case .released: letGo(at: event.location, event.modifiers)
        case .cancelled: cancel()
        case .exited: leave()
        case .pressed: break
        }
        return true
    }

    /// Whether a drag takes a key: Escape ends it, Control and Shift decide what becomes of the text.
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
        // Whoever saw it pressed waits for its release.
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

    private func letGo(at location: CGPoint, _ modifiers: KeyModifiers) {
        guard let drag = followed?.drag else { return }
        stopFollowing()
        drag.ended(drop(drag, drag.actions.with(modifiers), at: location) { drag.drop(at: $1, of: $0, $2) })
    }

    /// Ends the drag that the pointer is followed for; nothing becomes of it.
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

    /// Shows what letting go at a place would do, and returns it.
    @discardableResult
    private func hover(_ drag: TextDrag?, _ actions: DragActions, at location: CGPoint) -> DragActions {
        self.location = location
        hovering = (drag, actions)
        let (view, offset, action) = outcome(drag, actions, at: location)
        if action.isEmpty { caret.hide() } else { caret.show(at: offset, of: view) }
        scroller.update(over: view, at: location)
        return action
    }

    /// What is under the drag moved.
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

    /// The view under a place that people can write into.
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

    // MARK: Letting go

    /// Drops into the view at a place, which takes the keyboard; returns what became of the content.
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

// MARK: - What the display brings

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
        drop.owner is TextDrag || drop.mimeTypes.contains(where: ClipboardContent.textTypes.contains)
    }

    /// Other programs give their text when they get to it.
    private func read(
        _ drop: any IncomingDrop, into view: any TextDragView, at offset: Int, _ action: DragActions
    ) {
        drop.read(ClipboardContent.textTypes) { [weak view] data in
            let text = data.map(PasteboardCoding.text) ?? ""
            let isDone = !text.isEmpty && view?.editor.drop(text, at: offset) == true
            drop.finish(isDone ? action : [])
        }
    }
}
