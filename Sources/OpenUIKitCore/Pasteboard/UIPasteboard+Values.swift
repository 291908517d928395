/// Texts, URLs, images and colors.
///
/// Setting one of them replaces the content; setting `nil` clears it.
extension UIPasteboard {
    private func values<Value>(_ types: [String], as type: Value.Type) -> [Value]? {
        let found = store.values(ofAny: types).compactMap { $0 as? Value }
        return found.isEmpty ? nil : found
    }

    private func set(_ values: [Any]?, as type: String) {
        setItems((values ?? []).map { [type: $0] })
    }

    private func has(_ kinds: [String]) -> Bool {
        types(forItemSet: nil)?.contains { $0.contains { PasteboardCoding.isAny($0, of: kinds) } } ?? false
    }

    /// The first text.
    public var string: String? {
        get { strings?.first }
        set { strings = newValue.map { [$0] } }
    }

    /// Reads the first text without blocking: synchronously if it was set by this process, asynchronously otherwise.
    package func loadString(_ completion: @escaping @MainActor (String?) -> Void) {
        if store.isOwn { completion(string) } else { store.receiveText(completion) }
    }

    /// Reads the data of a type in the first item without blocking: synchronously if it was set by this process,
    /// asynchronously otherwise.
    package func loadData(_ type: String, completion: @escaping @MainActor (Data?) -> Void) {
        guard !store.isOwn else { return completion(data(forPasteboardType: type)) }
        store.load(PasteboardType.mimeTypes(of: type), completion: completion)
    }

    /// The texts; `nil` if there are none.
    public var strings: [String]? {
        get { values(PasteboardType.texts, as: String.self) }
        set { set(newValue, as: PasteboardType.text) }
    }

    /// The first URL.
    public var url: URL? {
        get { urls?.first }
        set { urls = newValue.map { [$0] } }
    }

    /// The URLs; `nil` if there are none.
    public var urls: [URL]? {
        get { values(PasteboardType.urls, as: URL.self) }
        set { set(newValue, as: PasteboardType.url) }
    }

    /// The first image.
    public var image: UIImage? {
        get { images?.first }
        set { images = newValue.map { [$0] } }
    }

    /// The images; `nil` if there are none.
    public var images: [UIImage]? {
        get { values(PasteboardType.images, as: UIImage.self) }
        set { set(newValue, as: PasteboardType.png) }
    }

    /// The first color.
    public var color: UIColor? {
        get { colors?.first }
        set { colors = newValue.map { [$0] } }
    }

    /// The colors; `nil` if there are none.
    public var colors: [UIColor]? {
        get { values(PasteboardType.colors, as: UIColor.self) }
        set { set(newValue, as: PasteboardType.color) }
    }

    /// Whether there is a text; does not block.
    public var hasStrings: Bool { has(PasteboardType.texts) }
    /// Whether there is a URL; does not block.
    public var hasURLs: Bool { has(PasteboardType.urls) }
    /// Whether there is an image; does not block.
    public var hasImages: Bool { has(PasteboardType.images) }
    /// Whether there is a color; does not block.
    public var hasColors: Bool { has(PasteboardType.colors) }

    /// The types that ``string`` reads.
    public static var typeListString: NSArray { NSArray(array: PasteboardType.texts) }
    /// The types that ``url`` reads.
    public static var typeListURL: NSArray { NSArray(array: PasteboardType.urls) }
    /// The types that ``image`` reads.
    public static var typeListImage: NSArray { NSArray(array: PasteboardType.images) }
    /// The types that ``color`` reads.
    public static var typeListColor: NSArray { NSArray(array: PasteboardType.colors) }
}
