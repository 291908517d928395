/// The less common things a parent says about a child, and what its view was given of them.
@MainActor
final class ChildDetails {
    var style = ChildStyle()
    var gestures: [Gesture] = []
    var update: ComponentTransition.Update?
    var appearWithGuide: (appear: ComponentTransition.AppearWithGuide, guide: Guide)?
    var disappearWithGuide: (disappear: ComponentTransition.DisappearWithGuide, guide: Guide)?

    private var appliedStyle = ChildStyle()
    private var boundGestures = GestureBinding()

    /// Forgets what the last pass asked for; what was applied stays.
    func begin() {
        style = ChildStyle()
        gestures = []
        update = nil
        appearWithGuide = nil
        disappearWithGuide = nil
    }

    /// Brings the view in line with style and gestures.
    func apply(to view: UIView, transition: ComponentTransition) {
        if style != appliedStyle {
            style.apply(to: view, previous: appliedStyle, transition: transition)
            appliedStyle = style
        }
        if !gestures.isEmpty || !boundGestures.isEmpty {
            boundGestures.apply(gestures, to: view)
        }
    }
}
