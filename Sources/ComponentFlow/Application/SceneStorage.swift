/// A value that a ``CompositeComponent`` keeps between updates, and its window between runs of the program.
///
/// ```swift
/// struct Reader: CompositeComponent {
///     @SceneStorage("page") var page = 1
///
///     var content: some Component<Empty> {
///         Stepper(value: $page)
///     }
/// }
/// ```
///
/// It is a ``Local`` value whose initial value is the one that was saved with the window, if the window is opened again.
/// Components of one window with the same key and type of values should not be shown at the same time, because each keeps
/// its own value. In a component that is not in a window, and in windows that no program of components has opened, it is
/// a ``Local`` value.
@propertyWrapper
public struct SceneStorage<Value: Codable>: Equatable {
    private var stored: StoredValue<Value>
    private let key: String

    /// Creates a value with an initial value.
    ///
    /// - Parameters:
    ///   - wrappedValue: The value if none was saved.
    ///   - key: The name under which the value is saved with the window.
    public init(wrappedValue: Value, _ key: String) {
        stored = StoredValue(initial: .value(wrappedValue))
        self.key = key
    }

    /// The current value; the initial one in a component that is not shown.
    public var wrappedValue: Value {
        get { stored.value }
        nonmutating set { if !stored.set(newValue) { reportUnconnected() } }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        stored.binding
    }

    /// Returns `true`, because the component keeps its own value.
    public static func == (lhs: SceneStorage, rhs: SceneStorage) -> Bool {
        true
    }

    private func reportUnconnected() {
        diagnose(
            "scene-storage.not-shown", "A stored value was changed in a component that is not shown",
            path: "SceneStorage<\(Value.self)>",
            hint: "Change it in a closure that content creates; the component must be a structure.")
    }
}

extension SceneStorage: RevealingType {}

extension SceneStorage: ConnectedProperty {
    static func makeStorage(at address: UnsafeRawPointer) -> AnyObject {
        let property = address.assumingMemoryBound(to: SceneStorage<Value>.self).pointee
        return SceneValueStorage(key: property.key, initial: property.stored.initial.make())
    }
}

/// The current value of a ``SceneStorage``, which is written to the session of the window.
///
/// Used on the main thread only.
final class SceneValueStorage<Value: Codable>: LocalStorage<Value>, @unchecked Sendable {
    private let key: String
    private weak var session: UISceneSession?

    /// Creates the storage of the component whose content is being evaluated.
    init(key: String, initial: Value) {
        self.key = Self.prefix + key
        let session = MainActor.assumeIsolated { UpdateScheduler.runningNode?.shownWindow?.windowScene?.session }
        self.session = session
        super.init(Self.saved(self.key, in: session) ?? initial)
    }

    /// Values of other origins in a session's user info have other keys.
    private static var prefix: String { "SceneStorage." }

    private static func saved(_ key: String, in session: UISceneSession?) -> Value? {
        let data = MainActor.assumeIsolated { session?.userInfo?[key] as? Data }
        // The element of an array need not be an object.
        return data.flatMap { try? JSONDecoder().decode([Value].self, from: $0) }?.first
    }

    /// Saves the value.
    override func didSet(_ value: Value) {
        guard let session, let data = try? JSONEncoder().encode([value]) else { return }
        let key = key
        MainActor.assumeIsolated {
            var userInfo = session.userInfo ?? [:]
            userInfo[key] = data
            session.userInfo = userInfo
        }
    }
}
