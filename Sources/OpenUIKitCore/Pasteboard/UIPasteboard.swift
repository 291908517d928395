/// Copied content that can be pasted in this and other applications.
///
/// ``general`` is the desktop's clipboard if a desktop is available, and private to the process otherwise; pasteboards
/// with other names are always private to the process. Items are stored as they are and are encoded when they are
/// pasted; other applications can paste them while this process is running.
///
/// **Reading the content of another application blocks.** The available types are known immediately. The content is
/// requested when it is read: the call blocks for at most one second, in which no events are handled and no frames are
/// displayed. Content is cached until it changes. Text fields and text views do not block: they paste text when it
/// arrives.
///
/// Types can be uniform type identifiers (`public.png`) or MIME types (`image/png`). The content of other applications
/// is a single item.
@preconcurrency @MainActor public final class UIPasteboard: NSObject {
    /// The name of a pasteboard.
    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        /// The name of ``UIPasteboard/general``.
        public static let general = Name("com.apple.UIKit.pboard.general")
    }

    /// Options for setting items.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A `Date` after which the items are no longer available.
        public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
        /// Whether the items stay on this device, which they always do.
        @available(*, deprecated, message: "Has no effect on Linux.")
        public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
    }

    /// The system pasteboard for copying and pasting.
    public static let general: UIPasteboard = {
        let pasteboard = UIPasteboard(name: .general, store: .general)
        PasteboardStore.general.onExternalChange = { pasteboard.contentChanged(from: []) }
        return pasteboard
    }()

    public let name: Name
    let store: PasteboardStore

    private init(name: Name, store: PasteboardStore) {
        self.name = name
        self.store = store
        super.init()
        store.attach(self)
    }

    /// Creates a pasteboard with a name, which shares its content with all other pasteboards of this name.
    ///
    /// `create` specifies whether the pasteboard is created if it does not exist; otherwise the initializer returns
    /// `nil`.
    public convenience init?(name pasteboardName: Name, create: Bool) {
        guard let store = Self.store(named: pasteboardName, create: create) else { return nil }
        self.init(name: pasteboardName, store: store)
    }

    private static func store(named name: Name, create: Bool) -> PasteboardStore? {
        if name == .general { return .general }
        if let known = PasteboardStore.named[name] { return known }
        guard create else { return nil }
        let made = PasteboardStore()
        PasteboardStore.named[name] = made
        return made
    }

    /// Creates a pasteboard with a unique name.
    public class func withUniqueName() -> UIPasteboard {
        let (name, store) = (Name(UUID().uuidString), PasteboardStore())
        PasteboardStore.named[name] = store
        return UIPasteboard(name: name, store: store)
    }

    /// Clears and removes a pasteboard.
    ///
    /// Has no effect for ``general``.
    public class func remove(withName pasteboardName: Name) {
        guard let store = PasteboardStore.named.removeValue(forKey: pasteboardName) else { return }
        store.setItems([])
        for pasteboard in store.pasteboards {
            NotificationCenter.default.post(name: removedNotification, object: pasteboard)
        }
    }

    /// The number of times that the content was replaced, by this or another process, since the process started.
    public var changeCount: Int { store.changeCount }

    /// Whether the content is kept after the process exits; always `false`.
    public var isPersistent: Bool { false }

    // MARK: Items

    /// The items, which are dictionaries of values by type.
    ///
    /// Reading an item of another application reads all of its types.
    public var items: [[String: Any]] {
        get {
            guard !store.isOwn else { return store.ownItems.map(PasteboardContent.resolved) }
            let pairs = types.compactMap { type in value(forPasteboardType: type).map { (type, $0) } }
            return pairs.isEmpty ? [] : [Dictionary(pairs) { first, _ in first }]
        }
        set { setItems(newValue) }
    }

    /// Replaces the items.
    public func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
        let before = Set(types)
        store.setItems(items, expirationDate: options[.expirationDate] as? Date)
        contentChanged(from: before)
    }

    /// Appends items to those set by this process, or replaces the content of another process.
    public func addItems(_ items: [[String: Any]]) {
        if !items.isEmpty { setItems(store.ownItems + items) }
    }

    public var numberOfItems: Int { store.itemTypes.count }

    // MARK: The first item

    /// The types of the first item, in order of preference.
    public var types: [String] { store.itemTypes.first ?? [] }

    /// Returns whether the first item has one of the types.
    public func contains(pasteboardTypes: [String]) -> Bool {
        types.contains { PasteboardCoding.isAny($0, of: pasteboardTypes) }
    }

    /// Returns the data of a type in the first item.
    public func data(forPasteboardType pasteboardType: String) -> Data? {
        data(forPasteboardType: pasteboardType, inItemSet: IndexSet(integer: 0))?.first
    }

    /// Returns the value of a type in the first item: a text, a URL, an image, a color, or the data of other types.
    public func value(forPasteboardType pasteboardType: String) -> Any? {
        values(forPasteboardType: pasteboardType, inItemSet: IndexSet(integer: 0))?.first
    }

    /// Replaces the content with a single value.
    public func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
        setItems([[pasteboardType: value]])
    }

    /// Replaces the content with data.
    public func setData(_ data: Data, forPasteboardType pasteboardType: String) {
        setItems([[pasteboardType: data]])
    }

    // MARK: Several items

    private func chosen<Item>(_ all: [Item], _ itemSet: IndexSet?) -> [Item] {
        guard let itemSet else { return all }
        return itemSet.filter(all.indices.contains).map { all[$0] }
    }

    /// Returns the types of some or all items, or `nil` if there are none.
    public func types(forItemSet itemSet: IndexSet?) -> [[String]]? {
        let result = chosen(store.itemTypes, itemSet)
        return result.isEmpty ? nil : result
    }

    /// Returns whether each of the items has one of the types.
    public func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
        guard let types = types(forItemSet: itemSet) else { return false }
        return types.allSatisfy { $0.contains { PasteboardCoding.isAny($0, of: pasteboardTypes) } }
    }

    /// Returns the items that have one of the types, or `nil` if there are none.
    public func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
        let found = store.itemTypes.indices.filter { index in
            store.itemTypes[index].contains { PasteboardCoding.isAny($0, of: pasteboardTypes) }
        }
        return found.isEmpty ? nil : IndexSet(found)
    }

    /// Returns the values of a type in some or all items, or `nil` if there are none.
    public func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
        let values =
            store.isOwn
            ? chosen(store.ownItems, itemSet).compactMap { PasteboardContent.value(in: $0, ofAny: [pasteboardType]) }
            : received(pasteboardType, itemSet).compactMap { PasteboardCoding.value(of: $0, as: pasteboardType) }
        return values.isEmpty ? nil : values
    }

    /// Returns the data of a type in some or all items, or `nil` if there are none.
    public func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]? {
        let data =
            store.isOwn
            ? chosen(store.ownItems, itemSet).compactMap { PasteboardContent.data(in: $0, of: pasteboardType) }
            : received(pasteboardType, itemSet)
        return data.isEmpty ? nil : data
    }

    private func received(_ type: String, _ itemSet: IndexSet?) -> [Data] {
        guard itemSet?.contains(0) ?? true else { return [] }
        return store.receive(PasteboardType.mimeTypes(of: type)).map { [$0] } ?? []
    }

    // MARK: Changes

    private func contentChanged(from before: Set<String>) {
        let after = Set(types)
        NotificationCenter.default.post(
            name: Self.changedNotification, object: self,
            userInfo: [
                Self.changedTypesAddedUserInfoKey: after.subtracting(before).sorted(),
                Self.changedTypesRemovedUserInfoKey: before.subtracting(after).sorted(),
            ])
    }

    /// Posted after the content was replaced, by this or another process.
    public nonisolated static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
    /// Posted after a pasteboard was removed, once for each object that represents it.
    public nonisolated static let removedNotification = Notification.Name("UIPasteboardRemovedNotification")
    /// The user info key of the added types, an array of strings.
    public nonisolated static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedUserInfoKey"
    /// The user info key of the removed types, an array of strings.
    public nonisolated static let changedTypesRemovedUserInfoKey = "UIPasteboardChangedTypesRemovedUserInfoKey"
}
