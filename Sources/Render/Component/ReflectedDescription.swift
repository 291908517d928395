extension UIPropsProtocol {
    /// The type name and the stored properties, with those of superclasses first: `CounterProps(color: red)`.
    public var description: String { reflectedDescription(of: self) }
}

extension UIStateProtocol {
    /// The type name and the stored properties, with those of superclasses first: `CounterState(count: 3)`.
    public var description: String { reflectedDescription(of: self) }
}

private func reflectedDescription(of value: Any) -> String {
    var mirror: Mirror? = Mirror(reflecting: value)
    var properties: [String] = []
    while let level = mirror {
        let own = level.children.compactMap { child in child.label.map { "\($0): \(child.value)" } }
        properties.insert(contentsOf: own, at: 0)
        mirror = level.superclassMirror
    }
    return "\(type(of: value))(\(properties.joined(separator: ", ")))"
}
