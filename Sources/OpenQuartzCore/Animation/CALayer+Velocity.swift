extension CALayer {
    /// How fast animations move a property right now, towards a value.
    ///
    /// The unit is that of `CASpringAnimation.initialVelocity`: whole distances, from what is shown to the value, per
    /// second of the layer. Movement across that direction does not count. 0 if nothing moves, if the value is what is
    /// shown already, or if the property cannot take it.
    package final func presentedVelocity(ofKeyPath keyPath: String, towards end: Any) -> Double {
        guard let animations, let property = LayerProperty.named(keyPath, of: self) else { return 0 }
        let now = localTime(at: max(MediaClock.current.now, tree?.lastFrameTime ?? -.infinity))
        // The derivative of a parabola through three moments: off by less than a millionth for what animations do.
        let step = 1e-4
        let start = animations.values(of: modelValues, at: now, after: 0)
        func fraction(after seconds: Double) -> Double? {
            property.fraction(start, animations.values(of: modelValues, at: now, after: seconds), end)
        }
        guard let first = fraction(after: step), let second = fraction(after: 2 * step) else { return 0 }
        let velocity = (4 * first - second) / (2 * step)
        return velocity.isFinite ? velocity : 0
    }

    /// Whether an animation changes a property, or a part of it, or what it is a part of.
    package final func isAnimating(keyPath: String) -> Bool {
        animations?.entries.contains { entry in
            entry.node.effect.properties.contains { property in
                property.name == keyPath || property.name.hasPrefix(keyPath + ".")
                    || keyPath.hasPrefix(property.name + ".")
            }
        } ?? false
    }
}
