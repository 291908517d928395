extension CALayer {
    /// Returns the action for a property change that is about to be made, or `nil` if there is none.
    final func actionForChange(of key: String) -> (any CAAction)? {
        guard !CATransaction.disableActions() else { return nil }
        let action = action(forKey: key)
        return action is NSNull ? nil : action
    }

    /// Performs the search that is documented at `action(forKey:)`.
    ///
    /// The search ends with the first non-`nil` result; `NSNull` counts as a result.
    final func searchAction(forKey key: String) -> (any CAAction)? {
        if let action = delegate?.action(for: self, forKey: key) { return action }
        if let action = extras?.actions?[key] { return action }
        if let action = (extras?.style?["actions"] as? [String: any CAAction])?[key] { return action }
        return Self.defaultAction(forKey: key) ?? implicitAnimation(forKey: key)
    }

    /// Returns the implicit animation, which starts from the value currently shown.
    ///
    /// Only layers that are on screen and do not belong to a view animate implicitly. A layer that has never been drawn
    /// has no value to start from.
    private func implicitAnimation(forKey key: String) -> (any CAAction)? {
        guard !suppressesImplicitActions, renderDirty != .all, tree != nil else { return nil }
        guard let property = LayerProperty.named(key, of: self), !property.isBoolean else { return nil }
        let animation = CABasicAnimation(keyPath: key)
        animation.fromValue = property.value(presentedValues(at: MediaClock.current.now))
        animation.timingFunction = CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
        return animation
    }
}
