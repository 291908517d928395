/// Describes itself by its type and its stored properties: `CounterState(count: 3)`.
public protocol ReflectedStringConvertible: CustomStringConvertible {}

extension ReflectedStringConvertible {
    /// The type and the stored properties, those of classes above first.
    public var description: String {
        var mirror: Mirror? = Mirror(reflecting: self)
        var properties: [String] = []
        while let level = mirror {
            let own = level.children.compactMap { child in child.label.map { "\($0): \(child.value)" } }
            properties.insert(contentsOf: own, at: 0)
            mirror = level.superclassMirror
        }
        return "\(type(of: self))(\(properties.joined(separator: ", ")))"
    }
}
