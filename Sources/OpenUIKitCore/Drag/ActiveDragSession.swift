internal import OpenDisplay

/// A drag of items that started in a view of this program.
@MainActor final class ActiveDragSession: NSObject, UIDragSession, DragSource {
    var items: [UIDragItem] = []
    var localContext: Any?
    private(set) var allowsMoveOperation = true
    private(set) var isRestrictedToDraggingApplication = false
    private let interaction: UIDragInteraction
    /// The location of the pointer in the window in which the drag started.
    private var windowLocation: CGPoint

    init(_ interaction: UIDragInteraction, at location: CGPoint) {
        self.interaction = interaction
        windowLocation = location
        super.init()
    }

    /// Called when the drag begins.
    func begin() {
        guard let delegate = interaction.delegate else { return }
        allowsMoveOperation = delegate.dragInteraction(interaction, sessionAllowsMoveOperation: self)
        isRestrictedToDraggingApplication = delegate.dragInteraction(
            interaction, sessionIsRestrictedToDraggingApplication: self)
        delegate.dragInteraction(interaction, sessionWillBegin: self)
    }

    func location(in view: UIView) -> CGPoint {
        view.convert(windowLocation, from: nil)
    }

    var actions: DragActions { allowsMoveOperation ? [.copy, .move] : .copy }

    /// A type that no program reads, for drags that other programs do not receive.
    private static let ownType = "application/x-componentflow-drag"

    lazy var content: ClipboardContent = {
        let offered = isRestrictedToDraggingApplication ? [] : items.map { PromisedData.item($0.itemProvider) }
        let content = PasteboardContent.offer(offered)
        guard content.mimeTypes.isEmpty else { return content }
        return ClipboardContent(mimeTypes: [Self.ownType]) { (_: String) -> Data? in Data() }
    }()

    func preview(_ isOpaque: Bool) -> OutgoingDrag.Preview {
        guard let item = items.first, let (view, parameters) = shownView(of: item) else {
            return DragPreviewImage.make(UIView(), UIPreviewParameters(), grip: .zero, isOpaque: isOpaque)
        }
        let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        let grip = view.hostWindow == nil ? middle : location(in: view)
        return DragPreviewImage.make(view, parameters, grip: grip, isOpaque: isOpaque)
    }

    private func shownView(of item: UIDragItem) -> (UIView, UIPreviewParameters)? {
        if let preview = item.previewProvider?() { return (preview.view, preview.parameters) }
        let lifted = interaction.delegate?.dragInteraction(interaction, previewForLifting: item, session: self)
        return lifted.map { ($0.view, $0.parameters) } ?? interaction.view.map { ($0, UIDragPreviewParameters()) }
    }

    func moved(to location: CGPoint) {
        windowLocation = location
        interaction.delegate?.dragInteraction(interaction, sessionDidMove: self)
    }

    func ended(_ action: DragActions) {
        let operation: UIDropOperation = action.contains(.move) ? .move : action.contains(.copy) ? .copy : .cancel
        let delegate = interaction.delegate
        delegate?.dragInteraction(interaction, session: self, willEndWith: operation)
        delegate?.dragInteraction(interaction, session: self, didEndWith: operation)
        if operation != .cancel { delegate?.dragInteraction(interaction, sessionDidTransferItems: self) }
    }
}
