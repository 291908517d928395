internal import Observation

/// Updates of properties, which precede layout.
extension UIView {
    /// Marks a view whose class overrides ``updateProperties()``, so that it is called before the first layout.
    final func prepareProperties() {
        if MethodOverride.updateProperties.isPresent(in: self) { markNeedsUpdateProperties() }
    }

    final func markNeedsUpdateProperties() {
        flags.insert(.needsUpdateProperties)
        layer.setNeedsLayout()
    }

    /// Updates the properties of the view, if necessary.
    final func updateOwnPropertiesIfNeeded() {
        guard flags.contains(.needsUpdateProperties) else { return }
        flags.remove(.needsUpdateProperties)
        PropertyTracking.run({ updateProperties() }) { [weak self] in self?.setNeedsUpdateProperties() }
    }

    /// Updates the properties of the controllers and views in the subtree, ancestors first.
    final func updatePropertiesOfSubtree() {
        var waiting: [UIView] = [self]
        while let view = waiting.popLast() {
            view.controller?.updateOwnPropertiesIfNeeded()
            view.updateOwnPropertiesIfNeeded()
            waiting += view.subviews.reversed()
        }
    }
}

/// Calls of `updateProperties()` that are repeated when an observable object changes that they have read.
@MainActor enum PropertyTracking {
    /// - Parameter invalidate: Called on the main thread before the first change.
    static func run(_ body: () -> Void, invalidate: @escaping @MainActor @Sendable () -> Void) {
        withObservationTracking(body) {
            guard MainThread.isCurrent else { return DispatchQueue.main.async { invalidate() } }
            MainActor.assumeIsolated { invalidate() }
        }
    }
}
