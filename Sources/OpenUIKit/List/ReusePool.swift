/// Views that scrolled away and wait to be used again, and the classes to make new ones of.
struct ReusePool<View: UIView> {
    struct Key: Hashable {
        /// Empty for cells.
        var kind = ""
        var identifier: String
    }

    /// Far more than a screen shows is not kept.
    private static var limit: Int { 64 }

    private var classes: [Key: AnyClass] = [:]
    private var waiting: [Key: [View]] = [:]

    mutating func register(_ type: AnyClass?, for key: Key) {
        classes[key] = type
        waiting[key] = nil
    }

    func registeredClass(for key: Key) -> AnyClass? {
        classes[key]
    }

    mutating func take(_ key: Key) -> View? {
        waiting[key]?.popLast()
    }

    /// Keeps a view for later, if it is of the class that is registered now.
    mutating func put(_ view: View, for key: Key) {
        if let type = classes[key], type != Swift.type(of: view) { return }
        guard waiting[key, default: []].count < Self.limit else { return }
        waiting[key, default: []].append(view)
    }
}
