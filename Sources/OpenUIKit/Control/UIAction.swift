/// Something to do, with a title and a picture.
@MainActor public final class UIAction: NSObject {
    /// Names an action, so that it can be replaced and removed.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Makes an identifier of a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Makes an identifier of a name.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// What a control shows for the action.
    public var title: String
    /// The picture that a control shows.
    public var image: UIImage?
    /// Names the action.
    public let identifier: Identifier
    /// Who sends the action, while it is carried out.
    public internal(set) weak var sender: AnyObject?
    private let handler: @MainActor (UIAction) -> Void
    private static var lastNumber = 0

    /// Makes an action.
    public init(
        title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
        handler: @escaping @MainActor (UIAction) -> Void
    ) {
        self.title = title
        self.image = image
        Self.lastNumber += 1
        self.identifier = identifier ?? Identifier("action-\(Self.lastNumber)")
        self.handler = handler
        super.init()
    }

    func perform(from sender: AnyObject) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}
