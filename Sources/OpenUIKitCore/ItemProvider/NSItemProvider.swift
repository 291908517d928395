/// An item that is dragged, dropped, copied or pasted: representations of the same content in several types.
///
/// The data of a representation is created when it is loaded. Types are identified by uniform type identifiers, such as
/// `public.png`, or by MIME types. Completion handlers are called on the main actor, before the method returns if the
/// data is available at once. Load handlers may complete on any thread.
@preconcurrency @MainActor open class NSItemProvider: NSObject {
    /// The codes of the errors with which requests fail.
    public enum ErrorCode: Int, Sendable {
        case unknownError = -1
        /// There is no representation of the type, or its source has failed.
        case itemUnavailableError = -1000
        /// The data could not be decoded.
        case unexpectedValueClassError = -1100
        /// The value could not be encoded as the type.
        case unavailableCoercionError = -1200
    }

    public nonisolated static let errorDomain = "NSItemProviderErrorDomain"

    /// Creates data, and passes it or an error to a closure once, on any thread.
    public typealias DataLoadHandler =
        @MainActor (
            _ completion: @escaping @Sendable (Data?, (any Error)?) -> Void
        ) -> Progress?
    /// Creates a file, and passes its URL, whether the file may be opened where it is, or an error to a closure once, on
    /// any thread.
    public typealias FileLoadHandler =
        @MainActor (
            _ completion: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
        ) -> Progress?

    private final var representations: [ItemRepresentation] = []
    /// A name for a file with the item's content, without a path.
    open var suggestedName: String?

    /// Creates an item without representations.
    public override init() {
        super.init()
    }

    /// Creates an item with the representations of a value.
    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        registerObject(object, visibility: .all)
    }

    /// Creates an item with one representation: data, a text, a URL, an image or a color.
    public convenience init(item: Any?, typeIdentifier: String?) {
        self.init()
        guard let item, let typeIdentifier else { return }
        registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: .all) { completion in
            let data = PasteboardCoding.data(of: item, as: typeIdentifier)
            completion(data, data == nil ? Self.error(.unavailableCoercionError) : nil)
            return nil
        }
    }

    /// Creates an item for a file: its URL and its content; returns `nil` unless the URL is that of a regular file.
    public convenience init?(contentsOf fileURL: URL!) {
        guard let fileURL, fileURL.isFileURL, RegularFile.exists(at: fileURL.path) else { return nil }
        self.init(file: fileURL)
    }

    /// Creates an item for a file that may not exist.
    convenience init(file: URL) {
        self.init()
        suggestedName = file.deletingPathExtension().lastPathComponent
        let type = TypeConformance.type(ofFile: file)
        registerFileRepresentation(forTypeIdentifier: type, fileOptions: .openInPlace, visibility: .ownProcess) {
            completion in
            completion(file, true, nil)
            return nil
        }
        registerDataRepresentation(forTypeIdentifier: PasteboardType.fileURL, visibility: .all) { completion in
            completion(Data(file.absoluteString.utf8), nil)
            return nil
        }
    }

    // MARK: Types

    /// The identifiers of the types, in the order in which they were registered.
    open var registeredTypeIdentifiers: [String] { representations.map(\.type) }

    /// Returns the identifiers of the types that have a file that can be opened where it is, or of all types.
    open func registeredTypeIdentifiers(fileOptions: NSItemProviderFileOptions) -> [String] {
        representations.filter { $0.options.isSuperset(of: fileOptions) }.map(\.type)
    }

    /// The types that other programs may see.
    final var publicTypeIdentifiers: [String] {
        representations.filter { $0.visibility == .all }.map(\.type)
    }

    /// Returns whether a type is one of the item's or a more general one.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        representation(typeIdentifier) != nil
    }

    /// Returns whether a type is one of the item's or a more general one, with files that can be opened where they are.
    open func hasRepresentationConforming(
        toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = []
    ) -> Bool {
        registeredTypeIdentifiers(fileOptions: fileOptions).contains {
            TypeConformance.conforms($0, to: typeIdentifier)
        }
    }

    /// Returns the representation of a type, or otherwise the first one of a more special type.
    private func representation(_ type: String) -> ItemRepresentation? {
        representations.first { $0.type == type }
            ?? representations.first { TypeConformance.conforms($0.type, to: type) }
    }

    // MARK: Registration

    /// Adds a representation whose data a closure creates, or replaces the one of the type.
    open func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping DataLoadHandler
    ) {
        add(ItemRepresentation(type: typeIdentifier, visibility: visibility, options: [], source: .data(loadHandler)))
    }

    /// Adds a representation that is a file, which a closure creates, or replaces the one of the type.
    open func registerFileRepresentation(
        forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
        visibility: NSItemProviderRepresentationVisibility, loadHandler: @escaping FileLoadHandler
    ) {
        add(
            ItemRepresentation(
                type: typeIdentifier, visibility: visibility, options: fileOptions, source: .file(loadHandler)))
    }

    /// Adds the representations of a value.
    open func registerObject(
        _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
    ) {
        for type in Swift.type(of: object).writableTypeIdentifiersForItemProvider {
            registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) { completion in
                object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: completion)
            }
        }
    }

    private func add(_ representation: ItemRepresentation) {
        guard let index = representations.firstIndex(where: { $0.type == representation.type }) else {
            return representations.append(representation)
        }
        representations[index] = representation
    }

    // MARK: Loading

    /// Loads the data of a type, or of the first type that is more special.
    ///
    /// `completionHandler` receives the data or an error.
    @discardableResult
    open func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @MainActor (Data?, (any Error)?) -> Void
    ) -> Progress {
        let load = ItemLoad<Data>(completionHandler)
        switch representation(typeIdentifier)?.source {
        case .data(let handler):
            load.follow(handler { data, error in onMainThread { load.finish(data, error) } })
        case .file(let handler):
            load.follow(
                handler { url, _, error in
                    guard let url else { return onMainThread { load.finish(nil, error) } }
                    ItemFiles.read(url) { data, error in load.finish(data, error) }
                })
        case nil: load.finish(nil, nil)
        }
        return load.progress
    }

    /// Loads a copy of the content as a file, which is deleted when the closure returns.
    ///
    /// `completionHandler` receives the file or an error.
    @discardableResult
    open func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @MainActor (URL?, (any Error)?) -> Void
    ) -> Progress {
        let type = representation(typeIdentifier)?.type ?? typeIdentifier
        let name = ItemFiles.name(suggestedName, type: type)
        return loadDataRepresentation(forTypeIdentifier: type) { data, error in
            guard let data else { return completionHandler(nil, error) }
            ItemFiles.write(data, name: name) { url, error in
                completionHandler(url, error)
                if let url { ItemFiles.remove(url) }
            }
        }
    }

    /// Loads the item's own file if it can be opened where it is, or otherwise a copy, which is not deleted.
    ///
    /// `completionHandler` receives the file, whether it is the item's own, or an error.
    @discardableResult
    open func loadInPlaceFileRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @MainActor (URL?, Bool, (any Error)?) -> Void
    ) -> Progress {
        let found = representation(typeIdentifier)
        if let found, found.options.contains(.openInPlace), case .file(let handler) = found.source {
            let load = ItemLoad<URL> { url, error in completionHandler(url, url != nil, error) }
            load.follow(handler { url, _, error in onMainThread { load.finish(url, error) } })
            return load.progress
        }
        let name = ItemFiles.name(suggestedName, type: found?.type ?? typeIdentifier)
        return loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
            guard let data else { return completionHandler(nil, false, error) }
            ItemFiles.write(data, name: name) { url, error in completionHandler(url, false, error) }
        }
    }

    /// Returns whether a value of a type can be loaded.
    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        readableType(aClass) != nil
    }

    private func readableType(_ aClass: any NSItemProviderReading.Type) -> String? {
        aClass.readableTypeIdentifiersForItemProvider.first { representation($0) != nil }
    }

    /// Loads an object of a class, such as `UIImage` or `NSString`.
    ///
    /// `completionHandler` receives the object or an error.
    @discardableResult
    open func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping @MainActor ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        let type = readableType(aClass)
        let own = type.flatMap(representation)?.type ?? ""
        return loadDataRepresentation(forTypeIdentifier: own) { data, error in
            guard let data else { return completionHandler(nil, error) }
            let result = Result { try aClass.object(withItemProviderData: data, typeIdentifier: own) }
            switch result {
            case .success(let object): completionHandler(object, nil)
            case .failure(let error): completionHandler(nil, error)
            }
        }
    }

    /// Loads a text, a URL, or another value.
    ///
    /// `completionHandler` receives the value or an error.
    @discardableResult
    public final func loadObject<Value: NSItemProviderValue>(
        ofClass type: Value.Type,
        completionHandler: @escaping @MainActor (Value?, (any Error)?) -> Void
    ) -> Progress {
        let erased: any NSItemProviderReading.Type = type
        return loadObject(ofClass: erased) { object, error in completionHandler(object as? Value, error) }
    }
}

/// Which programs may see a representation of an item.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    /// All programs.
    case all = 0
    /// This program; there are no teams on Linux.
    case team = 1
    /// This program; there are no groups on Linux.
    case group = 2
    /// This program.
    case ownProcess = 3
}

/// Options of the files of an item.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The file can be opened where it is.
    public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}

struct ItemRepresentation {
    enum Source {
        case data(NSItemProvider.DataLoadHandler)
        case file(NSItemProvider.FileLoadHandler)
    }

    let type: String
    let visibility: NSItemProviderRepresentationVisibility
    let options: NSItemProviderFileOptions
    let source: Source
}
