/// The methods by which a drop interaction accepts and performs drops.
@preconcurrency @MainActor public protocol UIDropInteractionDelegate: AnyObject {
    /// Returns whether the view is interested in a drag; the default is `true`.
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
    /// Called when the drag enters the view.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
    /// Returns what a drop would do; called whenever the drag has moved over the view.
    ///
    /// The default cancels.
    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal
    /// Called when the drag leaves the view without a drop, or when the items that were dropped cannot be read.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
    /// Performs the drop: loads the data of the items, which is possible only from here on.
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
    /// Called after the drop was performed; data may still be loading.
    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)
    /// Called when a drag that has been over the view is over, wherever it ended.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
}

extension UIDropInteractionDelegate {
    public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool { true }
    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {}
    public func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: .cancel) }
    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {}
    public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {}
    public func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {}
    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {}
}

/// An interaction that lets the user drop items on a view, from this and other programs.
@preconcurrency @MainActor open class UIDropInteraction: NSObject, UIInteraction {
    /// The object that accepts drops.
    public private(set) final weak var delegate: (any UIDropInteractionDelegate)?
    /// The view to which the interaction was added.
    public private(set) final weak var view: UIView?

    /// Creates an interaction; the delegate is referenced weakly.
    public init(delegate: any UIDropInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    open func willMove(to view: UIView?) {
        self.view?.hostWindow?.drags.tracker.interactionWillMove(self)
    }

    open func didMove(to view: UIView?) {
        self.view = view
    }
}
