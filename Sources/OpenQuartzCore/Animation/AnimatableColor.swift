/// A type that provides a color for animations, such as `UIColor` in the view framework.
package protocol AnimationColorSource {
    var animationColor: CGColor { get }
}

/// An optional color.
///
/// `nil` interpolates as the other end's color with an alpha of zero.
struct AnimatableColor: AnimatableValue {
    var color: CGColor?

    static var neutral: AnimatableColor { AnimatableColor(nil) }

    init(_ color: CGColor?) {
        self.color = color
    }

    init?(animationValue: Any) {
        switch animationValue {
        case let color as CGColor: self.color = color
        case let source as any AnimationColorSource: color = source.animationColor
        default:
            guard isNilValue(animationValue) else { return nil }
            color = nil
        }
    }

    var animationValue: Any { color as Any }

    func interpolated(to end: AnimatableColor, by progress: Double) -> AnimatableColor {
        switch (color, end.color) {
        case (nil, nil): self
        case (let start?, nil): AnimatableColor(start.interpolated(to: start.faded, by: CGFloat(progress)))
        case (nil, let end?): AnimatableColor(end.faded.interpolated(to: end, by: CGFloat(progress)))
        case (let start?, let end?): AnimatableColor(start.interpolated(to: end, by: CGFloat(progress)))
        }
    }

    func adding(_ other: AnimatableColor) -> AnimatableColor { merged(other, +) }

    func subtracting(_ other: AnimatableColor) -> AnimatableColor { merged(other, -) }

    func repeated(_ count: Int) -> AnimatableColor {
        merged(self) { number, _ in number * CGFloat(count) }
    }

    func distance(to other: AnimatableColor) -> Double {
        let difference = subtracting(other).color ?? .clear
        let alpha = (color?.alpha ?? 0) - (other.color?.alpha ?? 0)
        let parts = [difference.red, difference.green, difference.blue, alpha]
        return Double(parts.reduce(0) { $0 + $1 * $1 }).squareRoot()
    }

    private func merged(_ other: AnimatableColor, _ body: (CGFloat, CGFloat) -> CGFloat) -> AnimatableColor {
        let (first, second) = (color ?? .clear, other.color ?? .clear)
        return AnimatableColor(
            CGColor(
                red: body(first.red, second.red), green: body(first.green, second.green),
                blue: body(first.blue, second.blue), alpha: body(first.alpha, second.alpha)))
    }
}

extension CGColor {
    fileprivate var faded: CGColor {
        copy(alpha: 0) ?? .clear
    }
}
