#if INSPECTOR

internal import ComponentFlow

/// A layer that a development tool shows above the content of a window, and that no list of layers contains.
class InspectorLayer: CALayer {
    /// Moves the layer to the front of a window.
    @MainActor final func show(in window: UIWindow) {
        zPosition = 1_000_000
        if superlayer !== window.layer { window.layer.addSublayer(self) }
    }
}

extension CATransaction {
    /// Calls a closure whose changes of layers are not animated.
    @MainActor static func withoutActions(_ body: () -> Void) {
        begin()
        setDisableActions(true)
        body()
        commit()
    }
}

#endif
