/// Items whose data is created or received on demand.
extension UIPasteboard {
    /// The items; their data is loaded on demand, without blocking.
    ///
    /// The content of another application is one item, also if it consists of several files.
    public final var itemProviders: [NSItemProvider] {
        get {
            guard store.isOwn else { return receivedProvider.map { [$0] } ?? [] }
            return store.ownItems.map(Self.provider)
        }
        set { setItemProviders(newValue, localOnly: false, expirationDate: nil) }
    }

    /// Replaces the content; the data of the items is loaded when it is pasted.
    ///
    /// - Parameters:
    ///   - itemProviders: The items.
    ///   - localOnly: Whether the items stay on this device, which they always do.
    ///   - expirationDate: The time after which the pasteboard is empty, or `nil`.
    public final func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
        setItems(
            itemProviders.map(PromisedData.item), options: expirationDate.map { [.expirationDate: $0] } ?? [:])
    }

    /// Replaces the content with values.
    public final func setObjects(_ objects: [any NSItemProviderWriting]) {
        itemProviders = objects.map { NSItemProvider(object: $0) }
    }

    private static func provider(_ item: [String: Any]) -> NSItemProvider {
        let provider = NSItemProvider()
        for type in item.keys.sorted(by: PasteboardType.isBetter) {
            provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { completion in
                completion(PasteboardContent.data(in: item, of: type), nil)
                return nil
            }
        }
        return provider
    }

    /// The content of another application.
    private var receivedProvider: NSItemProvider? {
        guard let types = store.itemTypes.first else { return nil }
        let provider = NSItemProvider()
        for type in types {
            provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { [store] completion in
                store.load(PasteboardType.mimeTypes(of: type)) { completion($0, nil) }
                return nil
            }
        }
        return provider
    }
}
