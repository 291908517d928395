/// The less common placement options of a child, which a parent specifies for one pass.
///
/// An ``UpdatedChild`` owns its options and copies them before a change if another value shares them.
final class ChildOptions {
    var style = ChildStyle()
    var gestures: [Gesture] = []
    var update: ComponentTransition.Update?
    /// The insertion animation; `nil` selects the default of the container, an inner `nil` means no animation.
    var appear: ComponentTransition.Appear??
    /// The removal animation; `nil` selects the default of the container, an inner `nil` means no animation.
    var disappear: ComponentTransition.Disappear??
    var appearWithGuide: (appear: ComponentTransition.AppearWithGuide, guide: Guide)?
    var disappearWithGuide: (disappear: ComponentTransition.DisappearWithGuide, guide: Guide)?

    init() {}

    init(_ other: ChildOptions) {
        style = other.style
        gestures = other.gestures
        update = other.update
        appear = other.appear
        disappear = other.disappear
        appearWithGuide = other.appearWithGuide
        disappearWithGuide = other.disappearWithGuide
    }
}
