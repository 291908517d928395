/// A value that the program keeps between its runs, and that all components with the same key share.
///
/// ```swift
/// struct ArticleList: CompositeComponent {
///     @AppStorage("isCompact") var isCompact = false
///
///     var content: some Component<Empty> {
///         Toggle("Compact", isOn: $isCompact)
///     }
/// }
/// ```
///
/// A component that reads the value is updated when it changes, wherever that happens. The type is `Codable`: an
/// enumeration of strings is stored by its raw value, and an optional needs no initial value. Large data, and what belongs
/// to one window, are better kept elsewhere; see ``SceneStorage`` for the latter.
///
/// The values are in the file `settings.json` in `$XDG_CONFIG_HOME`, or in `~/.config`, in a folder with the program's
/// identifier. A change is written a moment later, and when the program ends. Without a display, and in tests, nothing is
/// read or written: all components share the values until the program ends.
///
/// Use it on the main thread. A model or another object that is no component has the value, too, and a component that reads
/// it there is updated.
@propertyWrapper
public struct AppStorage<Value: Codable>: Equatable {
    /// The storage of the key, in the copy of a component whose content is evaluated.
    ///
    /// The first property, as `ConnectedProperty` requires.
    private var storage: LocalStorage<Value>?
    private let initial: Value
    private let key: String

    /// Creates a value with an initial value.
    ///
    /// - Parameters:
    ///   - wrappedValue: The value if none was stored.
    ///   - key: The name under which the program stores the value.
    public init(wrappedValue: Value, _ key: String) {
        initial = wrappedValue
        self.key = key
    }

    /// The current value; the initial one on another thread.
    public var wrappedValue: Value {
        get { shared?.value ?? initial }
        nonmutating set {
            if let shared { shared.value = newValue } else { reportOtherThread() }
        }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        shared.map { Binding(source: $0) } ?? .constant(initial)
    }

    /// Returns `true`, because all components share the value of a key.
    public static func == (lhs: AppStorage, rhs: AppStorage) -> Bool {
        true
    }

    private var shared: LocalStorage<Value>? {
        if let storage { return storage }
        return isOnMainThread ? AppValues.shared.storage(of: key, initial: initial) : nil
    }

    private func reportOtherThread() {
        diagnose(
            "app-storage.off-main", "A stored value was changed on a background thread",
            path: "AppStorage<\(Value.self)>", hint: "Change stored values on the main actor; this change is lost.")
    }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    /// Creates a value that is initially `nil`.
    ///
    /// - Parameter key: The name under which the program stores the value.
    public init(_ key: String) {
        self.init(wrappedValue: nil, key)
    }
}

extension AppStorage: RevealingType {
    static var isModel: Bool { true }
}

extension AppStorage: ConnectedProperty {
    static func makeStorage(at address: UnsafeRawPointer) -> AnyObject {
        let property = address.assumingMemoryBound(to: AppStorage<Value>.self).pointee
        return AppValues.shared.storage(of: property.key, initial: property.initial)
    }
}

/// The values of all ``AppStorage`` properties, by their keys.
///
/// Used on the main thread only.
final class AppValues: @unchecked Sendable {
    static let shared = AppValues()

    private var storages: [String: any AppStored] = [:]

    private init() {
        MainActor.assumeIsolated {
            ProgramValues.onReplacement { AppValues.shared.reload() }
        }
    }

    /// Returns the storage of a key, which is created on first use.
    func storage<Value: Codable>(of key: String, initial: Value) -> LocalStorage<Value> {
        guard let existing = storages[key] else {
            let storage = AppValueStorage(key: key, initial: initial)
            storages[key] = storage
            return storage
        }
        if let storage = existing as? AppValueStorage<Value> { return storage }
        diagnose(
            "app-storage.type", "The key \"\(key)\" is used for values of different types",
            path: "AppStorage<\(Value.self)>", hint: "Use another key. Values of this type are not stored.")
        return LocalStorage(initial)
    }

    /// Reads all values again.
    private func reload() {
        for storage in storages.values { storage.reload() }
    }
}

/// A storage whose value can be read again.
private protocol AppStored: AnyObject {
    func reload()
}

/// The current value of a key, which is written to the settings of the program.
///
/// Used on the main thread only.
private final class AppValueStorage<Value: Codable>: LocalStorage<Value>, AppStored, @unchecked Sendable {
    private let key: String
    private let initial: Value
    private var isReloading = false

    init(key: String, initial: Value) {
        self.key = key
        self.initial = initial
        super.init(Self.saved(key) ?? initial)
    }

    private static func saved(_ key: String) -> Value? {
        let text = MainActor.assumeIsolated { ProgramValues[key] }
        // The element of an array need not be an object.
        return text.flatMap { try? JSONDecoder().decode([Value].self, from: Data("[\($0)]".utf8)) }?.first
    }

    /// Stores the value.
    override func didSet(_ value: Value) {
        guard !isReloading, let data = try? JSONEncoder().encode([value]) else { return }
        let (key, text) = (key, String(decoding: data.dropFirst().dropLast(), as: UTF8.self))
        MainActor.assumeIsolated { ProgramValues[key] = text }
    }

    func reload() {
        isReloading = true
        defer { isReloading = false }
        value = Self.saved(key) ?? initial
    }
}
