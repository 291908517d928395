/// The types of items that a responder accepts, when the user pastes them or drops them onto a view.
@preconcurrency @MainActor open class UIPasteConfiguration: NSObject {
    /// The accepted types, for example `public.image`, of which kinds such as `public.png` are accepted, too.
    open var acceptableTypeIdentifiers: [String]

    /// Creates a configuration that accepts nothing until types are added.
    public override init() {
        acceptableTypeIdentifiers = []
        super.init()
    }

    /// Creates a configuration that accepts items with one of the given types.
    public init(acceptableTypeIdentifiers: [String]) {
        self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
        super.init()
    }

    /// Creates a configuration that accepts the types from which objects of a class can be created, such as `UIImage`.
    public convenience init(forAccepting aClass: any NSItemProviderReading.Type) {
        self.init(acceptableTypeIdentifiers: aClass.readableTypeIdentifiersForItemProvider)
    }

    /// Accepts further types.
    open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
        self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
    }

    /// Accepts the types from which objects of a class can be created.
    open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
        addAcceptableTypeIdentifiers(aClass.readableTypeIdentifiersForItemProvider)
    }

    /// Returns whether one of the items has an accepted type.
    final func accepts(_ itemProviders: [NSItemProvider]) -> Bool {
        itemProviders.contains { provider in
            acceptableTypeIdentifiers.contains { provider.hasItemConformingToTypeIdentifier($0) }
        }
    }
}

/// An object into which items can be pasted; all responders are.
@preconcurrency @MainActor public protocol UIPasteConfigurationSupporting: AnyObject {
    /// The types of items that the object accepts.
    var pasteConfiguration: UIPasteConfiguration? { get set }
    /// Inserts items that were pasted or dropped.
    func paste(itemProviders: [NSItemProvider])
    /// Returns whether items can be pasted.
    func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}
