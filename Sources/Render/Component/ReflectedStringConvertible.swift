/// A type whose description lists its type name and stored properties: `CounterState(count: 3)`.
public protocol ReflectedStringConvertible: CustomStringConvertible {}

extension ReflectedStringConvertible {
    /// The type name and the stored properties, with those of superclasses first.
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
