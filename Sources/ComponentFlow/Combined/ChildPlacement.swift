/// How a parent places a child: what the current pass asked for and what the view was last given.
@MainActor
struct ChildPlacement {
    /// The pass of the parent in which the child was last updated and last added.
    var updatedPass: UInt32 = 0
    var addedPass: UInt32 = 0
    var isInserted = false

    var transition = ComponentTransition.immediate
    var position: CGPoint?
    var style = ChildStyle.plain
    var gestures: [Gesture] = []
    var appear: ComponentTransition.Appear?
    var disappear: ComponentTransition.Disappear?
    var update: ComponentTransition.Update?

    var appliedPosition: CGPoint?
    var appliedSize: CGSize?
    var appliedStyle = ChildStyle.plain
    var boundGestures = GestureBinding()

    /// Forgets what the last pass asked for; what was applied stays.
    mutating func begin(pass: UInt32, transition: ComponentTransition) {
        updatedPass = pass
        self.transition = transition
        position = nil
        if style !== ChildStyle.plain { style = .plain }
        if !gestures.isEmpty { gestures = [] }
        appear = nil
        disappear = nil
        update = nil
    }
}
