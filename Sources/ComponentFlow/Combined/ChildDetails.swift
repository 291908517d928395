/// The less common things a parent says about a child, and what its view was given of them.
@MainActor
final class ChildDetails {
    var gestures: [Gesture] = []
    var update: ComponentTransition.Update?
    var appearWithGuide: (appear: ComponentTransition.AppearWithGuide, guide: Guide)?
    var disappearWithGuide: (disappear: ComponentTransition.DisappearWithGuide, guide: Guide)?

    private var styles: Styles?
    private var boundGestures = GestureBinding()

    /// What the pass asks for, and what the view was given.
    private final class Styles {
        var style = ChildStyle()
        var applied = ChildStyle()
    }

    var style: ChildStyle {
        get { styles?.style ?? ChildStyle() }
        set {
            let styles = styles ?? Styles()
            self.styles = styles
            styles.style = newValue
        }
    }

    /// Forgets what the last pass asked for; what was applied stays.
    func begin() {
        styles?.style = ChildStyle()
        gestures.removeAll(keepingCapacity: true)
        update = nil
        appearWithGuide = nil
        disappearWithGuide = nil
    }

    /// Brings the view in line with style and gestures.
    func apply(to view: UIView, transition: ComponentTransition) {
        if let styles, styles.style != styles.applied {
            styles.style.apply(to: view, previous: styles.applied, transition: transition)
            styles.applied = styles.style
        }
        if !gestures.isEmpty || !boundGestures.isEmpty {
            boundGestures.apply(gestures, to: view)
        }
    }
}
