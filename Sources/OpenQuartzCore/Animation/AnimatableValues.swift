/// Converts any of the supported numeric types to a `Double`; returns `nil` if the number is not finite.
func animationNumber(_ value: Any) -> Double? {
    let number: Double? =
        switch value {
        case let number as Double: number
        case let number as CGFloat: Double(number)
        case let number as Float: Double(number)
        case let number as Int: Double(number)
        case let number as NSNumber: number.doubleValue
        default: nil
        }
    return number.flatMap { $0.isFinite ? $0 : nil }
}

/// Returns whether a value is `NSNull` or an empty optional that was cast to `Any`.
func isNilValue(_ value: Any) -> Bool {
    if value is NSNull { return true }
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional && mirror.children.isEmpty
}

extension NSValue {
    /// Returns whether both values wrap the same type, according to their type encodings.
    fileprivate func hasType(of other: NSValue) -> Bool {
        strcmp(objCType, other.objCType) == 0
    }
}

extension CGFloat: AnimatableVector {
    static var neutral: CGFloat { 0 }

    init?(animationValue: Any) {
        guard let number = animationNumber(animationValue) else { return nil }
        self = CGFloat(number)
    }

    func merged(_ other: CGFloat, _ body: (Double, Double) -> Double) -> CGFloat {
        CGFloat(body(Double(self), Double(other)))
    }

    var squaredLength: Double { Double(self * self) }
}

extension Float: AnimatableVector {
    static var neutral: Float { 0 }

    init?(animationValue: Any) {
        guard let number = animationNumber(animationValue) else { return nil }
        self = Float(number)
    }

    func merged(_ other: Float, _ body: (Double, Double) -> Double) -> Float {
        Float(body(Double(self), Double(other)))
    }

    var squaredLength: Double { Double(self * self) }
}

extension CGPoint: AnimatableVector {
    static var neutral: CGPoint { .zero }

    init?(animationValue: Any) {
        switch animationValue {
        case let point as CGPoint: self = point
        case let value as NSValue where value.hasType(of: NSValue(cgPoint: .zero)): self = value.cgPointValue
        default: return nil
        }
        guard x.isFinite, y.isFinite else { return nil }
    }

    func merged(_ other: CGPoint, _ body: (Double, Double) -> Double) -> CGPoint {
        CGPoint(x: x.merged(other.x, body), y: y.merged(other.y, body))
    }

    var squaredLength: Double { x.squaredLength + y.squaredLength }
}

extension CGSize: AnimatableVector {
    static var neutral: CGSize { .zero }

    init?(animationValue: Any) {
        switch animationValue {
        case let size as CGSize: self = size
        case let value as NSValue where value.hasType(of: NSValue(cgSize: .zero)): self = value.cgSizeValue
        default: return nil
        }
        guard width.isFinite, height.isFinite else { return nil }
    }

    func merged(_ other: CGSize, _ body: (Double, Double) -> Double) -> CGSize {
        CGSize(width: width.merged(other.width, body), height: height.merged(other.height, body))
    }

    var squaredLength: Double { width.squaredLength + height.squaredLength }
}

extension CGRect: AnimatableVector {
    static var neutral: CGRect { .zero }

    init?(animationValue: Any) {
        switch animationValue {
        case let rect as CGRect: self = rect
        case let value as NSValue where value.hasType(of: NSValue(cgRect: .zero)): self = value.cgRectValue
        default: return nil
        }
        guard origin.x.isFinite, origin.y.isFinite, size.width.isFinite, size.height.isFinite else { return nil }
    }

    func merged(_ other: CGRect, _ body: (Double, Double) -> Double) -> CGRect {
        CGRect(origin: origin.merged(other.origin, body), size: size.merged(other.size, body))
    }

    var squaredLength: Double { origin.squaredLength + size.squaredLength }
}

extension CATransform3D: AnimatableValue {
    static var neutral: CATransform3D { .identity }

    init?(animationValue: Any) {
        switch animationValue {
        case let transform as CATransform3D: self = transform
        case let transform as CGAffineTransform: self.init(transform)
        case let value as NSValue where value.hasType(of: NSValue(caTransform3D: .identity)):
            self = value.caTransform3DValue
        case let value as NSValue where value.hasType(of: NSValue(cgAffineTransform: .identity)):
            self.init(value.cgAffineTransformValue)
        default: return nil
        }
        guard isFinite else { return nil }
    }

    func interpolated(to end: CATransform3D, by progress: Double) -> CATransform3D {
        blended(with: end, by: progress)
    }

    func adding(_ other: CATransform3D) -> CATransform3D { concatenating(other) }

    func subtracting(_ other: CATransform3D) -> CATransform3D { concatenating(other.inverse ?? .identity) }

    func repeated(_ count: Int) -> CATransform3D {
        var result = CATransform3D.identity
        var power = self
        var rest = count
        while rest > 0 {
            if rest & 1 == 1 { result = result.concatenating(power) }
            power = power.concatenating(power)
            rest >>= 1
        }
        return result
    }

    func distance(to other: CATransform3D) -> Double {
        zip(rows.joined(), other.rows.joined()).reduce(0) { $0 + Double(($1.0 - $1.1) * ($1.0 - $1.1)) }.squareRoot()
    }
}

/// A value that cannot be interpolated and switches to the end value halfway.
protocol DiscreteAnimatableValue: AnimatableValue {}

extension DiscreteAnimatableValue {
    func interpolated(to end: Self, by progress: Double) -> Self { progress < 0.5 ? self : end }
    func adding(_ other: Self) -> Self { other }
    func subtracting(_ other: Self) -> Self { self }
    func repeated(_ count: Int) -> Self { self }
    func distance(to other: Self) -> Double { self == other ? 0 : 1 }
}

extension Bool: DiscreteAnimatableValue {
    static var neutral: Bool { false }

    init?(animationValue: Any) {
        guard let number = (animationValue as? Bool).map({ $0 ? 1 : 0 }) ?? animationNumber(animationValue) else {
            return nil
        }
        self = number != 0
    }
}
