extension CALayer {
    /// Returns the current velocity of a property towards a value.
    ///
    /// The unit is that of `CASpringAnimation.initialVelocity`: multiples of the distance from the value shown to
    /// `end`, per second of the layer's time. Motion perpendicular to that direction does not count. Returns 0 if
    /// nothing is animating, if the value shown already equals `end`, or if `end` is not a valid value of the property.
    package final func presentedVelocity(ofKeyPath keyPath: String, towards end: Any) -> Double {
        guard let animations, let property = LayerProperty.named(keyPath, of: self) else { return 0 }
        let now = localTime(at: max(MediaClock.current.now, tree?.lastFrameTime ?? -.infinity))
        // The derivative of a parabola through three samples; the error is below 1e-6 for typical animations.
        let step = 1e-4
        let start = animations.values(of: modelValues, at: now, after: 0)
        func fraction(after seconds: Double) -> Double? {
            property.fraction(start, animations.values(of: modelValues, at: now, after: seconds), end)
        }
        guard let first = fraction(after: step), let second = fraction(after: 2 * step) else { return 0 }
        let velocity = (4 * first - second) / (2 * step)
        return velocity.isFinite ? velocity : 0
    }

    /// Returns whether an animation changes the property, one of its parts, or the property that contains it.
    package final func isAnimating(keyPath: String) -> Bool {
        animations?.entries.contains { entry in
            entry.node.effect.properties.contains { property in
                property.name == keyPath || property.name.hasPrefix(keyPath + ".")
                    || keyPath.hasPrefix(property.name + ".")
            }
        } ?? false
    }
}
