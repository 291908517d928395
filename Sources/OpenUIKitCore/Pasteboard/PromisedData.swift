/// Data of an item provider that is offered to other programs, and loaded when one of them requests it.
@MainActor final class PromisedData {
    private let provider: NSItemProvider
    private let type: String
    private var loaded: Data?

    init(_ provider: NSItemProvider, as type: String) {
        (self.provider, self.type) = (provider, type)
    }

    /// The data, or `nil` if the provider has none or cannot provide it at once.
    var data: Data? {
        if loaded == nil { load {} }
        return loaded
    }

    private func load(_ completion: @escaping @MainActor () -> Void) {
        guard loaded == nil else { return completion() }
        _ = provider.loadDataRepresentation(forTypeIdentifier: type) { data, _ in
            self.loaded = data
            completion()
        }
    }

    /// Loads the data of promises one after the other, and then calls a closure.
    static func load(_ promises: ArraySlice<PromisedData>, completion: @escaping @MainActor () -> Void) {
        guard let first = promises.first else { return completion() }
        first.load { load(promises.dropFirst(), completion: completion) }
    }

    /// Returns the representations of a provider that other programs may see.
    static func item(_ provider: NSItemProvider) -> [String: Any] {
        Dictionary(
            provider.publicTypeIdentifiers.map { ($0, PromisedData(provider, as: $0)) }
        ) { first, _ in first }
    }
}
