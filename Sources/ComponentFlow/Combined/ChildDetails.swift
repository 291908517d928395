/// The less common things a parent says about a child, and what its view was given of them.
@MainActor
final class ChildDetails {
    var gestures: [Gesture] = []
    var update: ComponentTransition.Update?
    var appearWithGuide: (appear: ComponentTransition.AppearWithGuide, guide: Guide)?
    var disappearWithGuide: (disappear: ComponentTransition.DisappearWithGuide, guide: Guide)?

    /// The look of the child's view, as soon as its parent or its removal has to do with that.
    private(set) var look: ChildLook?
    /// Whether the view was given its place by ``update``.
    var wasPlacedByUpdate = false
    private var boundGestures = GestureBinding()

    var style: ChildStyle {
        get { look?.wanted ?? ChildStyle() }
        set { ensuredLook.wanted = newValue }
    }

    var ensuredLook: ChildLook {
        if let look { return look }
        let look = ChildLook()
        self.look = look
        return look
    }

    /// Forgets what the last pass asked for; what was applied stays.
    func begin() {
        look?.wanted = ChildStyle()
        gestures.removeAll(keepingCapacity: true)
        update = nil
        appearWithGuide = nil
        disappearWithGuide = nil
    }

    /// Brings the view in line with style and gestures.
    func apply(to view: UIView, transition: ComponentTransition) {
        look?.apply(to: view, transition: transition)
        if !gestures.isEmpty || !boundGestures.isEmpty {
            boundGestures.apply(gestures, to: view)
        }
    }
}
