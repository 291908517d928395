extension CALayer {
    /// The action for a change that is about to happen; nil if there is none.
    final func actionForChange(of key: String) -> (any CAAction)? {
        guard !CATransaction.disableActions() else { return nil }
        let action = action(forKey: key)
        return action is NSNull ? nil : action
    }

    /// The search that `action(forKey:)` documents.
    ///
    /// It ends at the first answer; `NSNull` is one.
    final func searchAction(forKey key: String) -> (any CAAction)? {
        if let action = delegate?.action(for: self, forKey: key) { return action }
        if let action = extras?.actions?[key] { return action }
        if let action = (extras?.style?["actions"] as? [String: any CAAction])?[key] { return action }
        return Self.defaultAction(forKey: key) ?? implicitAnimation(forKey: key)
    }

    /// Layers that are on the screen and belong to no view animate their changes from what is shown now.
    ///
    /// A layer that no painter has seen yet has nothing to start from.
    private func implicitAnimation(forKey key: String) -> (any CAAction)? {
        guard !suppressesImplicitActions, renderDirty != .all, tree != nil else { return nil }
        guard let property = LayerProperty.named(key, of: self), !property.isSwitch else { return nil }
        let animation = CABasicAnimation(keyPath: key)
        animation.fromValue = property.value(presentedValues(at: MediaClock.current.now))
        animation.timingFunction = CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
        return animation
    }
}
