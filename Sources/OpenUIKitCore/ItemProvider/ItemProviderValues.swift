// Texts, URLs, images and colors as contents of item providers.

extension String: NSItemProviderValue {
    /// The types of plain text.
    public static var readableTypeIdentifiersForItemProvider: [String] { PasteboardType.texts }
    /// The type of plain text.
    public static var writableTypeIdentifiersForItemProvider: [String] { [PasteboardType.text] }

    /// Decodes text in UTF-8, or in UTF-16 with a byte order mark.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> String {
        PasteboardCoding.text(of: data)
    }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(utf8), nil)
        return nil
    }
}

extension URL: NSItemProviderValue {
    /// The types of URLs.
    public static var readableTypeIdentifiersForItemProvider: [String] { PasteboardType.urls }
    /// The types of URLs.
    public static var writableTypeIdentifiersForItemProvider: [String] { [PasteboardType.url] }

    /// Decodes the first URL of a list.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> URL {
        guard let url = PasteboardCoding.urls(of: data).first else {
            throw NSItemProvider.error(.unexpectedValueClassError)
        }
        return url
    }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(absoluteString.utf8), nil)
        return nil
    }
}

extension NSString: NSItemProviderReading, NSItemProviderWriting {
    /// The types of plain text.
    public static var readableTypeIdentifiersForItemProvider: [String] { PasteboardType.texts }
    /// The type of plain text.
    public static var writableTypeIdentifiersForItemProvider: [String] { [PasteboardType.text] }

    /// Decodes text in UTF-8, or in UTF-16 with a byte order mark.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        try NSItemProvider.value(NSString(string: PasteboardCoding.text(of: data)))
    }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(String(describing: self).utf8), nil)
        return nil
    }
}

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
    /// The types of URLs.
    public static var readableTypeIdentifiersForItemProvider: [String] { PasteboardType.urls }
    /// The types of URLs.
    public static var writableTypeIdentifiersForItemProvider: [String] { [PasteboardType.url] }

    /// Decodes the first URL of a list.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        let url = try URL.object(withItemProviderData: data, typeIdentifier: typeIdentifier)
        return try NSItemProvider.value(NSURL(string: url.absoluteString))
    }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(absoluteString.utf8), nil)
        return nil
    }
}

extension UIImage: NSItemProviderReading, NSItemProviderWriting {
    /// The types of images.
    public static var readableTypeIdentifiersForItemProvider: [String] { PasteboardType.images }
    /// PNG and JPEG.
    public static var writableTypeIdentifiersForItemProvider: [String] { [PasteboardType.png, "public.jpeg"] }

    /// Decodes an image.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> UIImage {
        try NSItemProvider.value(UIImage(data: data))
    }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        let data = PasteboardCoding.data(of: self, as: typeIdentifier)
        completionHandler(data, data == nil ? NSItemProvider.error(.unavailableCoercionError) : nil)
        return nil
    }
}

extension UIColor: NSItemProviderReading, NSItemProviderWriting {
    /// The type of colors.
    public static var readableTypeIdentifiersForItemProvider: [String] { PasteboardType.colors }
    /// The type of colors.
    public static var writableTypeIdentifiersForItemProvider: [String] { PasteboardType.colors }

    /// Decodes a color.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> UIColor {
        try NSItemProvider.value(PasteboardCoding.value(of: data, as: PasteboardType.color))
    }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        let data = PasteboardCoding.data(of: self, as: typeIdentifier)
        completionHandler(data, data == nil ? NSItemProvider.error(.unavailableCoercionError) : nil)
        return nil
    }
}

extension NSItemProvider {
    nonisolated static func error(_ code: ErrorCode) -> NSError {
        NSError(domain: errorDomain, code: code.rawValue)
    }

    /// Returns a decoded value, or throws if there is none or it is of another class.
    nonisolated fileprivate static func value<Value>(_ value: Any?) throws -> Value {
        guard let value = value as? Value else { throw error(.unexpectedValueClassError) }
        return value
    }
}
