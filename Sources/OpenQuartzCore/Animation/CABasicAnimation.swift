/// An animation from one value to another.
///
/// | set | from | to |
/// |---|---|---|
/// | `fromValue`, `toValue` | `fromValue` | `toValue` |
/// | `fromValue`, `byValue` | `fromValue` | `fromValue + byValue` |
/// | `byValue`, `toValue` | `toValue - byValue` | `toValue` |
/// | `fromValue` | `fromValue` | the current value |
/// | `toValue` | the current value | `toValue` |
/// | `byValue` | the current value | the current value + `byValue` |
/// | none | the value shown when it was added | the current value |
///
/// The current value is what the model and the animations before this one give, at every moment anew.
open class CABasicAnimation: CAPropertyAnimation {
    /// The value at the start: a number, `NSValue`, point, size, rectangle, transform, `CGColor`, `CGPath` or `CGImage`.
    open var fromValue: Any?
    /// The value at the end.
    open var toValue: Any?
    /// The change.
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
