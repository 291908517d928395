extension Component {
    /// Returns a stack item in front of its siblings with lower values.
    ///
    /// See ``AnyComponentWithIdentity/zIndex(_:)``.
    public func zIndex(_ value: Double) -> AnyComponentWithIdentity<EnvironmentType> {
        placedItem.zIndex(value)
    }
}

extension AnyComponentWithIdentity {
    /// Returns an item that is in front of its siblings with lower values, for display and for touches.
    ///
    /// Items with equal values keep their order. The default is 0. The layout is not affected.
    public func zIndex(_ value: Double) -> AnyComponentWithIdentity {
        with(zIndex: value)
    }
}

/// The order from back to front in which a container adds its children.
enum BackToFront {
    /// Returns the indices of the children from back to front, or `nil` if this is their order.
    ///
    /// - Parameter zIndices: The z-indices of the children that specify one.
    static func order(of count: Int, zIndices: [(index: Int, zIndex: Double)]) -> [Int]? {
        guard zIndices.contains(where: { $0.zIndex != 0 }) else { return nil }
        var values = [Double](repeating: 0, count: count)
        for (index, zIndex) in zIndices { values[index] = zIndex }
        return values.indices.sorted { values[$0] == values[$1] ? $0 < $1 : values[$0] < values[$1] }
    }

    /// Returns the indices of the items from back to front.
    static func order(of items: [ComponentItem]) -> [Int] {
        let specified = items.enumerated().compactMap { index, item in
            item.traits.map { (index: index, zIndex: $0.zIndex) }
        }
        return order(of: items.count, zIndices: specified) ?? Array(items.indices)
    }
}
