/// The methods by which a drag interaction requests items and reports a drag.
@preconcurrency @MainActor public protocol UIDragInteractionDelegate: AnyObject {
    /// Returns the items of a drag that is about to begin; an empty array lets other gestures have the touch.
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
    /// Returns the image of an item at the pointer; the default is the interaction's view.
    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview?
    /// Called when the drag begins.
    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)
    /// Returns whether the items can be moved; the default is `true`.
    func dragInteraction(
        _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool
    /// Returns whether other programs receive nothing; the default is `false`.
    func dragInteraction(
        _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool
    /// Called when the pointer has moved in the window in which the drag began, unless the display carries the drag.
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)
    /// Called before the drag ends with an operation.
    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation)
    /// Called when the drag has ended with an operation.
    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation)
    /// Called after a drop, when the receiver has all data.
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession)
}

extension UIDragInteractionDelegate {
    public func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? { interaction.view.map { UITargetedDragPreview(view: $0) } }
    public func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {}
    public func dragInteraction(
        _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { true }
    public func dragInteraction(
        _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { false }
    public func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) {}
    public func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
    ) {}
    public func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) {}
    public func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession) {}
}

/// An interaction that lets the user drag items of a view into other views, windows and programs.
///
/// A drag begins when the pointer moves with the primary button pressed, or when a finger has rested on the view. Escape
/// cancels it; Control copies and Shift moves.
@preconcurrency @MainActor open class UIDragInteraction: NSObject, UIInteraction {
    /// Whether interactions are enabled when they are created.
    public class var isEnabledByDefault: Bool { true }

    /// The object that provides the items.
    public private(set) final weak var delegate: (any UIDragInteractionDelegate)?
    /// The view to which the interaction was added.
    public private(set) final weak var view: UIView?
    /// Whether drags can begin.
    open var isEnabled: Bool = UIDragInteraction.isEnabledByDefault {
        didSet {
            recognizer.isEnabled = isEnabled
            if isEnabled != oldValue { view?.accessibilityDidChange(.content) }
        }
    }
    private final lazy var recognizer = makeRecognizer()
    /// The session whose items were requested, until the drag begins.
    private final var prepared: ActiveDragSession?
    /// The drag that a finger carries.
    private final var carried: ActiveDragSession?
    /// The controller of the window in which the finger is, also after the view has left it.
    private final weak var carrier: DragController?

    /// Creates an interaction; the delegate is referenced weakly.
    public init(delegate: any UIDragInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    open func willMove(to view: UIView?) {
        self.view?.removeGestureRecognizer(recognizer)
        self.view?.accessibilityDidChange(.content)
    }

    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(recognizer)
        Self.isUsed = true
        view?.accessibilityDidChange(.content)
    }

    /// Whether there was an interaction; without one, no element is searched for it.
    private(set) static var isUsed = false

    private func makeRecognizer() -> DragLiftRecognizer {
        let recognizer = DragLiftRecognizer()
        recognizer.isEnabled = isEnabled
        recognizer.prepare = { [weak self] location in self?.prepare(at: location) ?? false }
        recognizer.discard = { [weak self] in self?.prepared = nil }
        recognizer.addTarget(self, action: UIDragInteraction.handleLift)
        return recognizer
    }

    /// Requests the items of a drag from a location of the window; returns whether there are any.
    private func prepare(at location: CGPoint) -> Bool {
        guard view?.hostWindow?.drags.isFollowing == false else { return false }
        let session = ActiveDragSession(self, at: location)
        prepared = session
        session.items = delegate?.dragInteraction(self, itemsForBeginning: session) ?? []
        if session.items.isEmpty { prepared = nil }
        return prepared != nil
    }

    private func handleLift(_ recognizer: DragLiftRecognizer) {
        let location = recognizer.location(in: nil)
        switch recognizer.state {
        case .began: begin(at: location, byTouch: recognizer.isTouch)
        case .changed: if let carried { carrier?.touchMoved(carried, to: location) }
        case .ended: if let session = takeCarried() { carrier?.touchEnded(session, at: location) }
        case .cancelled: if let session = takeCarried() { carrier?.touchCancelled(session) }
        case .possible, .failed: break
        }
    }

    private func begin(at location: CGPoint, byTouch: Bool) {
        guard let session = prepared, let view, let controller = view.hostWindow?.drags else { return }
        prepared = nil
        if byTouch { (carried, carrier) = (session, controller) }
        session.begin()
        // The delegate may have ended the gesture.
        guard !byTouch || carried === session else { return session.ended([]) }
        controller.begin(session, of: view, at: location, byTouch: byTouch)
    }

    /// Begins a drag that actions of assistive technologies end; returns `false` if there is nothing to drag.
    final func beginByAction(at location: CGPoint) -> Bool {
        guard prepare(at: location), let session = prepared, let view, let controller = view.hostWindow?.drags else {
            return false
        }
        prepared = nil
        session.begin()
        return controller.beginByAction(session, of: view, at: location)
    }

    private func takeCarried() -> ActiveDragSession? {
        defer { carried = nil }
        return carried
    }
}
