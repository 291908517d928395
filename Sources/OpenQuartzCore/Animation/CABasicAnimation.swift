/// An animation between two values.
///
/// | Set properties | From | To |
/// |---|---|---|
/// | `fromValue`, `toValue` | `fromValue` | `toValue` |
/// | `fromValue`, `byValue` | `fromValue` | `fromValue + byValue` |
/// | `byValue`, `toValue` | `toValue - byValue` | `toValue` |
/// | `fromValue` | `fromValue` | the current value |
/// | `toValue` | the current value | `toValue` |
/// | `byValue` | the current value | the current value + `byValue` |
/// | none | the value shown when the animation was added | the current value |
///
/// The current value is the model value with all preceding animations applied, and is evaluated again in every frame.
open class CABasicAnimation: CAPropertyAnimation {
    /// The start value: a number, `NSValue`, point, size, rectangle, transform, `CGColor`, `CGPath` or `CGImage`.
    open var fromValue: Any?
    /// The end value.
    open var toValue: Any?
    /// The value added to the start value, or subtracted from the end value.
    open var byValue: Any?

    override func adopt(_ other: CAAnimation) {
        super.adopt(other)
        guard let other = other as? CABasicAnimation else { return }
        fromValue = other.fromValue
        toValue = other.toValue
        byValue = other.byValue
    }

    override func makeTrack(of property: LayerProperty, on layer: CALayer) -> AnimationTrack? {
        property.makeTrack(for: self, pacing: pacing, on: layer)
    }
}
