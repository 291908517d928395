/// The less common placement settings of a child, and those that were applied to its view.
@MainActor
final class ChildDetails {
    var gestures: [Gesture] = []
    var update: ComponentTransition.Update?
    var appearWithGuide: (appear: ComponentTransition.AppearWithGuide, guide: Guide)?
    var disappearWithGuide: (disappear: ComponentTransition.DisappearWithGuide, guide: Guide)?

    /// The overrides of the child's view, created when the parent's style or a removal animation needs them.
    private(set) var overrides: ViewOverrides?
    /// Whether ``update`` placed the view last.
    var wasPlacedByUpdate = false
    private var boundGestures = GestureBinding()

    var style: ChildStyle {
        get { overrides?.wanted ?? ChildStyle() }
        set { viewOverridesMakingIfNeeded.wanted = newValue }
    }

    var viewOverridesMakingIfNeeded: ViewOverrides {
        if let overrides { return overrides }
        let overrides = ViewOverrides()
        self.overrides = overrides
        return overrides
    }

    /// Resets the settings of the previous pass; what was applied is kept.
    func begin() {
        overrides?.wanted = ChildStyle()
        gestures.removeAll(keepingCapacity: true)
        update = nil
        appearWithGuide = nil
        disappearWithGuide = nil
    }

    /// Applies style and gestures to the view.
    func apply(to view: UIView, transition: ComponentTransition) {
        overrides?.apply(to: view, transition: transition)
        if !gestures.isEmpty || !boundGestures.isEmpty {
            boundGestures.apply(gestures, to: view)
        }
    }
}
