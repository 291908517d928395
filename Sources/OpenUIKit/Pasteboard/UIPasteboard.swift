/// Content that was copied, to be pasted here or in other programs.
///
/// ``general`` is the desktop's clipboard where there is a desktop, and the program's own otherwise; pasteboards with
/// other names are always the program's own. Items are kept as they are given and become bytes when somebody pastes;
/// they can be pasted in other programs as long as this one runs.
///
/// **Reading what another program copied takes its time.** Which types there are is known at once. Content is asked for
/// when it is read: the call waits for the other program, one second at most, and meanwhile no event is handled and no
/// frame is shown. What was read is kept until the content changes. Text fields and text views do not wait: they paste
/// when the text arrives.
///
/// Types can be UIKit's (`public.png`) or the desktop's (`image/png`). Content of other programs is one item.
@MainActor public final class UIPasteboard: NSObject {
    /// The name of a pasteboard.
    public struct Name: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Makes a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Makes a name.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        /// The name of ``UIPasteboard/general``.
        public static let general = Name("com.apple.UIKit.pboard.general")
    }

    /// What can be said about items when they are set.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The key's name.
        public let rawValue: String

        /// Makes a key of a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A `Date` at which the items vanish.
        public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
        /// Whether the items stay on this device.
        ///
        /// They always do.
        public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
    }

    /// The pasteboard of copy, cut and paste.
    public static let general: UIPasteboard = {
        let pasteboard = UIPasteboard(name: .general, store: .general)
        PasteboardStore.general.onForeignChange = { pasteboard.contentChanged(from: []) }
        return pasteboard
    }()

    /// The pasteboard's name.
    public let name: Name
    let store: PasteboardStore

    private init(name: Name, store: PasteboardStore) {
        self.name = name
        self.store = store
        super.init()
    }

    /// Makes the pasteboard of a name, which shares its content with all others of that name.
    ///
    /// - Parameter create: whether it is made if there is none; otherwise the result is nil.
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

    /// A new pasteboard with a name nobody else has.
    public class func withUniqueName() -> UIPasteboard {
        let (name, store) = (Name(UUID().uuidString), PasteboardStore())
        PasteboardStore.named[name] = store
        return UIPasteboard(name: name, store: store)
    }

    /// Empties a pasteboard and forgets it.
    ///
    /// ``general`` stays.
    public class func remove(withName pasteboardName: Name) {
        guard let store = PasteboardStore.named.removeValue(forKey: pasteboardName) else { return }
        store.setItems([])
        NotificationCenter.default.post(
            name: removedNotification, object: UIPasteboard(name: pasteboardName, store: store))
    }

    /// How often the content was replaced, by this program or others, since the program began.
    public var changeCount: Int { store.changeCount }

    /// Whether the content outlives the program.
    ///
    /// It never does.
    public var isPersistent: Bool { false }

    // MARK: Items

    /// The items: each has values by their types.
    ///
    /// Reading another program's reads all of its types.
    public var items: [[String: Any]] {
        get {
            guard !store.isOwn else { return store.ownItems }
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

    /// Adds items behind those there are, if they are this program's, and otherwise replaces those.
    public func addItems(_ items: [[String: Any]]) {
        if !items.isEmpty { setItems(store.ownItems + items) }
    }

    /// How many items there are.
    public var numberOfItems: Int { store.itemTypes.count }

    // MARK: The first item

    /// The types of the first item, best first.
    public var types: [String] { store.itemTypes.first ?? [] }

    /// Whether the first item has one of the types.
    public func contains(pasteboardTypes: [String]) -> Bool {
        types.contains { PasteboardCoding.isAny($0, of: pasteboardTypes) }
    }

    /// The bytes of a type of the first item.
    public func data(forPasteboardType pasteboardType: String) -> Data? {
        data(forPasteboardType: pasteboardType, inItemSet: IndexSet(integer: 0))?.first
    }

    /// The value of a type of the first item: a text, an address, an image, a colour, or the bytes of other types.
    public func value(forPasteboardType pasteboardType: String) -> Any? {
        values(forPasteboardType: pasteboardType, inItemSet: IndexSet(integer: 0))?.first
    }

    /// Replaces all there is by a value.
    public func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
        setItems([[pasteboardType: value]])
    }

    /// Replaces all there is by bytes.
    public func setData(_ data: Data, forPasteboardType pasteboardType: String) {
        setItems([[pasteboardType: data]])
    }

    // MARK: Several items

    private func chosen<Item>(_ all: [Item], _ itemSet: IndexSet?) -> [Item] {
        guard let itemSet else { return all }
        return itemSet.filter(all.indices.contains).map { all[$0] }
    }

    /// The types of items, or of all; nil if there are none.
    public func types(forItemSet itemSet: IndexSet?) -> [[String]]? {
        let result = chosen(store.itemTypes, itemSet)
        return result.isEmpty ? nil : result
    }

    /// Whether each of the items has one of the types.
    public func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
        guard let types = types(forItemSet: itemSet) else { return false }
        return types.allSatisfy { $0.contains { PasteboardCoding.isAny($0, of: pasteboardTypes) } }
    }

    /// The items that have one of the types; nil if there are none.
    public func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
        let found = store.itemTypes.indices.filter { index in
            store.itemTypes[index].contains { PasteboardCoding.isAny($0, of: pasteboardTypes) }
        }
        return found.isEmpty ? nil : IndexSet(found)
    }

    /// The values of a type in items, or in all; nil if there are none.
    public func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
        let values =
            store.isOwn
            ? chosen(store.ownItems, itemSet).compactMap { PasteboardContent.value(in: $0, ofAny: [pasteboardType]) }
            : received(pasteboardType, itemSet).compactMap { PasteboardCoding.value(of: $0, as: pasteboardType) }
        return values.isEmpty ? nil : values
    }

    /// The bytes of a type in items, or in all; nil if there are none.
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

    /// Posted when the content was replaced, by this program or another one.
    public nonisolated static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
    /// Posted when a pasteboard was removed.
    public nonisolated static let removedNotification = Notification.Name("UIPasteboardRemovedNotification")
    /// The types that came, as an array of texts.
    public nonisolated static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedUserInfoKey"
    /// The types that went, as an array of texts.
    public nonisolated static let changedTypesRemovedUserInfoKey = "UIPasteboardChangedTypesRemovedUserInfoKey"
}
