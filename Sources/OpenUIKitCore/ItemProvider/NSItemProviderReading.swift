/// A type whose values are created from the data of an item provider.
///
/// `String`, `URL`, `NSString`, `NSURL`, `UIImage` and `UIColor` conform to it. A type that is `Decodable` needs to
/// specify only its type identifiers; its data is JSON then.
public protocol NSItemProviderReading {
    /// The identifiers of the types of data from which a value can be created, in order of preference.
    static var readableTypeIdentifiersForItemProvider: [String] { get }
    /// Creates a value from data of one of these types; throws if the data is invalid.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// A type whose values provide the data of an item provider.
///
/// `String`, `URL`, `NSString`, `NSURL`, `UIImage` and `UIColor` conform to it. A type that is `Encodable` needs to
/// specify only its type identifiers; its data is JSON then.
public protocol NSItemProviderWriting {
    /// The identifiers of the types of data that a value provides, in order of preference.
    static var writableTypeIdentifiersForItemProvider: [String] { get }
    /// Creates the data of one of these types, and passes it, or an error, to a closure, on any thread.
    ///
    /// - Returns: The progress if the data is created later.
    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
}

/// A value type that item providers provide and load as itself.
public protocol NSItemProviderValue: NSItemProviderReading, NSItemProviderWriting {}

extension NSItemProviderReading where Self: Decodable {
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        try JSONDecoder().decode(Self.self, from: data)
    }
}

extension NSItemProviderWriting where Self: Encodable {
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        let result = Result { try JSONEncoder().encode(self) }
        switch result {
        case .success(let data): completionHandler(data, nil)
        case .failure(let error): completionHandler(nil, error)
        }
        return nil
    }
}
