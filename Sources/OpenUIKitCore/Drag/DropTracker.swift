internal import OpenDisplay

/// Notifies drop interactions of a drag over a window.
///
/// Delegates may do anything when they are called, such as removing their views; therefore the state is checked again
/// after each call.
@MainActor final class DropTracker {
    /// The receiver of a drop.
    enum Target {
        case interaction(UIDropInteraction)
        case text(any TextDragView)
    }

    private unowned let window: UIWindow
    private var session: ActiveDropSession?
    private var current: UIDropInteraction?
    /// The interactions that the drag has been over.
    private var visited: [UIDropInteraction] = []
    private let springs = SpringLoader()
    /// Whether the interaction under the drag accepts what is dragged, but not at the present place, or an operation that
    /// the source does not allow.
    private(set) var forbidsDrop = false

    init(window: UIWindow) {
        self.window = window
    }

    var isOverInteraction: Bool { current != nil }
    var hasSeenInteractions: Bool { !visited.isEmpty }

    // MARK: Target

    /// Returns the innermost view that accepts a drag: one with a drop interaction or a paste configuration, or an editable text
    /// view.
    ///
    /// - Parameters:
    ///   - hit: The view at the location.
    ///   - text: Whether the drag can be dropped into text views.
    func target(of drop: any IncomingDrop, at location: CGPoint, from hit: UIView?, text: Bool) -> Target? {
        let session = adopt(drop, at: location)
        springs.move(over: hit, session)
        var view = hit
        while let candidate = view {
            let next = candidate.superview
            if let interaction = interaction(of: candidate, accepting: session) { return .interaction(interaction) }
            if let paste = pasteInteraction(of: candidate, session, text: text) { return .interaction(paste) }
            if text, let editor = candidate as? any TextDragView {
                return editor.editor.isEditable && editor.canBecomeFirstResponder ? .text(editor) : nil
            }
            view = next
        }
        return nil
    }

    private func adopt(_ drop: any IncomingDrop, at location: CGPoint) -> ActiveDropSession {
        if session?.drop !== drop { end() }
        let session = session ?? ActiveDropSession(drop)
        session.windowLocation = location
        self.session = session
        return session
    }

    private func interaction(of view: UIView, accepting session: ActiveDropSession) -> UIDropInteraction? {
        for case let interaction as UIDropInteraction in view.interactions {
            if interaction === current { return interaction }
            guard let delegate = interaction.delegate,
                delegate.dropInteraction(interaction, canHandle: session), interaction.view?.hostWindow === window
            else { continue }
            return interaction
        }
        return nil
    }

    /// Returns the interaction that pastes what is dropped, or `nil` if the view does not accept it.
    ///
    /// Text views insert text where it is dropped, also if their configuration accepts text.
    private func pasteInteraction(of view: UIView, _ session: ActiveDropSession, text: Bool) -> UIDropInteraction? {
        guard view.pasteConfiguration != nil, !(text && !session.hasListOfFiles && view is any TextDragView) else {
            return nil
        }
        let paste = view.ensureResponderState().pasteDrop
        let interaction = paste.interaction(of: view)
        let isAccepted = interaction === current || paste.dropInteraction(interaction, canHandle: session)
        return isAccepted && view.hostWindow === window ? interaction : nil
    }

    // MARK: Movement

    /// Notifies interactions of a movement; returns the action of a drop.
    @discardableResult
    func move(to interaction: UIDropInteraction?) -> DragActions {
        forbidsDrop = false
        guard let session else { return [] }
        if interaction !== current { enter(interaction, session) }
        guard let interaction, interaction === current, let delegate = interaction.delegate else { return [] }
        let proposal = delegate.dropInteraction(interaction, sessionDidUpdate: session)
        guard interaction === current else { return [] }
        let action = action(proposal.operation, session)
        forbidsDrop = action.isEmpty && proposal.operation != .cancel
        return action
    }

    private func enter(_ interaction: UIDropInteraction?, _ session: ActiveDropSession) {
        let old = current
        current = interaction
        if let old { old.delegate?.dropInteraction(old, sessionDidExit: session) }
        guard let interaction, interaction === current else { return }
        if !visited.contains(where: { $0 === interaction }) { visited.append(interaction) }
        interaction.delegate?.dropInteraction(interaction, sessionDidEnter: session)
    }

    /// Returns the action of an operation, or none if it is not allowed.
    ///
    /// Content of other programs is never moved, because file managers would delete the files.
    private func action(_ operation: UIDropOperation, _ session: ActiveDropSession) -> DragActions {
        switch operation {
        case .cancel, .forbidden: []
        case .copy: session.drop.actions.intersection(.copy)
        case .move: session.allowsMoveOperation ? .move : []
        }
    }

    /// Called before an interaction is added to another view or removed from its view.
    func interactionWillMove(_ interaction: UIDropInteraction) {
        guard interaction === current, let session else { return }
        enter(nil, session)
    }

    // MARK: End

    /// Performs a drop on the present interaction.
    func perform(_ action: DragActions) {
        guard let session, let interaction = current else { return end() }
        let visited = visited
        (self.session, current, self.visited) = (nil, nil, [])
        springs.stop()
        session.prepareToDrop { [weak window] in
            guard session.hasContent, let window, interaction.view?.hostWindow === window,
                let delegate = interaction.delegate
            else {
                session.whenLoaded { session.drop.finish([]) }
                interaction.delegate?.dropInteraction(interaction, sessionDidExit: session)
                return Self.notifyEnd(visited, session)
            }
            delegate.dropInteraction(interaction, performDrop: session)
            session.whenLoaded { session.drop.finish(action) }
            delegate.dropInteraction(interaction, concludeDrop: session)
            Self.notifyEnd(visited, session)
        }
    }

    /// Notifies interactions that the drag has left the window or was cancelled.
    func end() {
        springs.stop()
        guard let session else { return }
        enter(nil, session)
        let visited = visited
        (self.session, self.visited) = (nil, [])
        Self.notifyEnd(visited, session)
    }

    private static func notifyEnd(_ visited: [UIDropInteraction], _ session: ActiveDropSession) {
        for interaction in visited { interaction.delegate?.dropInteraction(interaction, sessionDidEnd: session) }
    }
}
