/// A drag or a drop in progress.
@preconcurrency @MainActor public protocol UIDragDropSession: AnyObject {
    /// The dragged items.
    ///
    /// While items of another program are dragged over a view, there is one that has all offered types; its data can be
    /// loaded when it is dropped, and then each file is an item.
    var items: [UIDragItem] { get }
    /// Whether the items can be moved; items of other programs are copied.
    var allowsMoveOperation: Bool { get }
    /// Whether the items are dropped in this program only.
    var isRestrictedToDraggingApplication: Bool { get }
    /// Returns the location of the pointer in a view's coordinates.
    func location(in view: UIView) -> CGPoint
    /// Returns whether an item has one of some types, or a kind of it.
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
    /// Returns whether a value of a type can be loaded from an item.
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

extension UIDragDropSession {
    public func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
        items.contains { item in
            typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
        }
    }

    public func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
    }
}

/// A drag that started in this program.
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
    /// Any object of the code that started the drag.
    var localContext: Any? { get set }
}

/// A drag over a view of this program.
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession {
    /// The drag, if it started in this program.
    var localDragSession: (any UIDragSession)? { get }
    /// The progress of all loads that were started when the items were dropped.
    var progress: Progress { get }
    /// Loads a value from each item that has one.
    ///
    /// Must be called when the items are dropped.
    ///
    /// `completion` receives the values in the order of the items, without those that failed.
    @discardableResult
    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type,
        completion: @escaping @MainActor ([any NSItemProviderReading]) -> Void
    ) -> Progress
}

/// What a drop does.
public enum UIDropOperation: UInt, Sendable {
    /// Nothing: the drop is not accepted.
    case cancel = 0
    /// Nothing, although the view accepts drops elsewhere or at other times.
    case forbidden = 1
    /// The items are copied.
    case copy = 2
    /// The items are moved; the code that started the drag removes them.
    case move = 3
}

/// A proposal of what a drop at the present location would do.
@preconcurrency @MainActor open class UIDropProposal: NSObject {
    public final let operation: UIDropOperation

    /// Creates a proposal.
    public init(operation: UIDropOperation) {
        self.operation = operation
        super.init()
    }
}
