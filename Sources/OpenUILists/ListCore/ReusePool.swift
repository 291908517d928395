/// A pool of views that can be reused, and the registered classes for creating new ones.
struct ReusePool<View: UIView> {
    struct Key: Hashable {
        /// The element kind, which is empty for cells.
        var kind = ""
        var identifier: String
    }

    /// The maximum number of views per key, far more than are visible at once.
    private static var limit: Int { 64 }

    private var classes: [Key: AnyClass] = [:]
    private var waiting: [Key: [View]] = [:]

    mutating func register(_ type: AnyClass?, for key: Key) {
        classes[key] = type
        waiting[key] = nil
    }

    /// The element kinds of the registered classes.
    var kinds: Set<String> { Set(classes.keys.map(\.kind)) }

    func registeredClass(for key: Key) -> AnyClass? {
        classes[key]
    }

    mutating func take(_ key: Key) -> View? {
        waiting[key]?.popLast()
    }

    /// Adds a view to the pool if it has the registered class.
    mutating func put(_ view: View, for key: Key) {
        if let type = classes[key], type != Swift.type(of: view) { return }
        guard waiting[key, default: []].count < Self.limit else { return }
        waiting[key, default: []].append(view)
    }
}
