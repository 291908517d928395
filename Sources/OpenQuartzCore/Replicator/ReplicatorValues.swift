/// The visual properties of a `CAReplicatorLayer`.
package struct ReplicatorValues: Sendable {
    package var instanceCount = 1
    /// In seconds.
    package var instanceDelay: CGFloat = 0
    package var instanceTransform = CATransform3D.identity
    package var instanceColor: CGColor? = .white
    package var redOffset: Float = 0
    package var greenOffset: Float = 0
    package var blueOffset: Float = 0
    package var alphaOffset: Float = 0
}

/// Factors by which the color components of a layer and its sublayers are multiplied, each 0…1.
package struct ColorFactor: Hashable, Sendable {
    package var red: CGFloat
    package var green: CGFloat
    package var blue: CGFloat

    static let neutral = ColorFactor(red: 1, green: 1, blue: 1)

    func multiplied(by other: ColorFactor) -> ColorFactor {
        ColorFactor(red: red * other.red, green: green * other.green, blue: blue * other.blue)
    }
}

/// How one instance of a replicator layer is shown.
struct InstanceAppearance {
    let transform: CATransform3D
    let opacity: Float
    let color: ColorFactor
    /// The time by which the animations of the instance are later than those of the first one, in seconds.
    let delay: CFTimeInterval
}

extension ReplicatorValues {
    /// The largest number of instances of a layer.
    static let maximumCount = 10_000

    /// The number of instances that are shown.
    var usableCount: Int {
        min(max(instanceCount, 0), Self.maximumCount)
    }

    /// Returns the appearance of the first `count` instances.
    func appearances(count: Int) -> [InstanceAppearance] {
        var transform = CATransform3D.identity
        return (0..<count).map { index in
            if index > 0 { transform = transform.concatenating(instanceTransform) }
            return InstanceAppearance(
                transform: transform, opacity: Float(alpha(of: index)), color: color(of: index),
                delay: CFTimeInterval(instanceDelay) * CFTimeInterval(index))
        }
    }

    private func color(of index: Int) -> ColorFactor {
        let color = instanceColor ?? .white
        return ColorFactor(
            red: Self.component(color.red, redOffset, index), green: Self.component(color.green, greenOffset, index),
            blue: Self.component(color.blue, blueOffset, index))
    }

    private func alpha(of index: Int) -> CGFloat {
        Self.component((instanceColor ?? .white).alpha, alphaOffset, index)
    }

    private static func component(_ value: CGFloat, _ offset: Float, _ index: Int) -> CGFloat {
        min(max(value + CGFloat(offset) * CGFloat(index), 0), 1)
    }
}

extension LayerValues {
    /// Whether the layer is a `CAReplicatorLayer`.
    package var isReplicator: Bool { hasRareValues && rare.replicator != nil }

    /// The properties of a replicator layer; defaults for other layers.
    ///
    /// Setting them makes the layer one.
    package var replicator: ReplicatorValues {
        get { rare.replicator?.value ?? ReplicatorValues() }
        set { rare.replicator = ValueBox(newValue) }
    }

    /// The color by which the layer and its sublayers are multiplied; `nil` leaves their colors unchanged.
    package var colorFactor: ColorFactor? {
        get { hasRareValues ? rare.colorFactor?.value : nil }
        set {
            let factor = newValue == .neutral ? nil : newValue
            guard factor != nil || colorFactor != nil else { return }
            rare.colorFactor = factor.map { ValueBox($0) }
        }
    }
}
