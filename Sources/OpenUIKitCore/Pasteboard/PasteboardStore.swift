internal import OpenDisplay

/// The contents of a pasteboard: items of this process, or the offer of another process on the desktop's clipboard.
@MainActor final class PasteboardStore {
    static let general = PasteboardStore(clipboard: .general)
    static var named: [UIPasteboard.Name: PasteboardStore] = [:]

    /// The desktop's clipboard; `nil` for a pasteboard that is private to this process.
    private let clipboard: SystemClipboard?
    private var storedItems: [[String: Any]] = []
    private var expirationDate: Date?
    private var received: [String: Data?] = [:]
    private var isSetting = false
    private(set) var changeCount = 0
    /// Called when another process, or other code of this process, replaces the contents of the clipboard.
    var onExternalChange: (@MainActor () -> Void)?

    private struct Owner {
        weak var pasteboard: UIPasteboard?
    }

    private var owners: [Owner] = []

    /// The objects that represent the pasteboard.
    var pasteboards: [UIPasteboard] { owners.compactMap(\.pasteboard) }

    func attach(_ pasteboard: UIPasteboard) {
        owners.removeAll { $0.pasteboard == nil }
        owners.append(Owner(pasteboard: pasteboard))
    }

    init(clipboard: SystemClipboard? = nil) {
        self.clipboard = clipboard
        clipboard?.onChange = { [weak self] in self?.clipboardChanged() }
    }

    /// Whether the contents were set by this process.
    var isOwn: Bool { clipboard?.isOwn ?? true }

    /// The items set by this process.
    var ownItems: [[String: Any]] {
        guard isOwn else { return [] }
        if let expirationDate, expirationDate <= Date() { return [] }
        return storedItems
    }

    /// The types of each item, in order of preference.
    ///
    /// The contents of another process are a single item.
    var itemTypes: [[String]] {
        guard !isOwn else { return ownItems.map { $0.keys.sorted(by: PasteboardType.isBetter) } }
        var types: [String] = []
        for mimeType in clipboard?.mimeTypes ?? [] {
            let type = PasteboardType.type(ofMIME: mimeType)
            if !types.contains(type) { types.append(type) }
        }
        return types.isEmpty ? [] : [types]
    }

    func setItems(_ items: [[String: Any]], expirationDate: Date? = nil) {
        storedItems = items
        self.expirationDate = expirationDate
        received = [:]
        changeCount += 1
        isSetting = true
        clipboard?.setContent(items.isEmpty ? nil : PasteboardContent.offer(items))
        isSetting = false
    }

    private func clipboardChanged() {
        guard !isSetting else { return }
        received = [:]
        if clipboard?.ownContent == nil { storedItems = [] }
        changeCount += 1
        onExternalChange?()
    }

    // MARK: Contents of other processes

    /// Waits for the contents offered by another process, at most once for each content and type.
    func receive(_ mimeTypes: [String]) -> Data? {
        guard let clipboard else { return nil }
        let offered = clipboard.mimeTypes
        guard let type = mimeTypes.first(where: offered.contains) else { return nil }
        if let known = received[type] { return known }
        let data = clipboard.readNow([type])
        received[type] = .some(data)
        return data
    }

    /// Requests the contents offered by another process without blocking.
    func load(_ mimeTypes: [String], completion: @escaping @MainActor (Data?) -> Void) {
        guard let clipboard else { return completion(nil) }
        clipboard.read(mimeTypes, completion: completion)
    }

    /// Reads the text offered by another process asynchronously.
    func receiveText(_ completion: @escaping @MainActor (String?) -> Void) {
        guard let clipboard else { return completion(nil) }
        clipboard.read(ClipboardContent.textTypes) { data in completion(data.map(PasteboardCoding.text)) }
    }

    /// Returns all values of some types, in all items.
    func values(ofAny types: [String]) -> [Any] {
        guard !isOwn else { return ownItems.compactMap { PasteboardContent.value(in: $0, ofAny: types) } }
        guard let data = receive(types.flatMap(PasteboardType.mimeTypes)) else { return [] }
        if types == PasteboardType.urls { return PasteboardCoding.urls(of: data) }
        return PasteboardCoding.value(of: data, as: types[0]).map { [$0] } ?? []
    }
}
