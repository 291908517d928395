/// The names of the predefined value functions.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A rotation about the x axis, in radians.
    public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
    /// A rotation about the y axis, in radians.
    public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
    /// A rotation about the z axis, in radians.
    public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
    /// A scale along all three axes, from three numbers.
    public static let scale = CAValueFunctionName(rawValue: "scale")
    /// A scale along the x axis.
    public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
    /// A scale along the y axis.
    public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
    /// A scale along the z axis.
    public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
    /// A translation along all three axes, from three numbers.
    public static let translate = CAValueFunctionName(rawValue: "translate")
    /// A translation along the x axis.
    public static let translateX = CAValueFunctionName(rawValue: "translateX")
    /// A translation along the y axis.
    public static let translateY = CAValueFunctionName(rawValue: "translateY")
    /// A translation along the z axis.
    public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}

/// A function that converts the interpolated numbers of an animation to a transform.
///
/// Value functions allow rotations by more than 180 degrees, which interpolation between two transforms cannot
/// represent.
public final class CAValueFunction: NSObject, Sendable {
    public let name: CAValueFunctionName
    private let kind: Kind

    private enum Kind {
        case rotate(x: CGFloat, y: CGFloat, z: CGFloat)
        case scale
        case scaleAxis(Int)
        case translate
        case translateAxis(Int)
    }

    /// Creates a value function; returns `nil` if the name is not one of the predefined names.
    public init?(name: CAValueFunctionName) {
        self.name = name
        switch name {
        case .rotateX: kind = .rotate(x: 1, y: 0, z: 0)
        case .rotateY: kind = .rotate(x: 0, y: 1, z: 0)
        case .rotateZ: kind = .rotate(x: 0, y: 0, z: 1)
        case .scale: kind = .scale
        case .scaleX: kind = .scaleAxis(0)
        case .scaleY: kind = .scaleAxis(1)
        case .scaleZ: kind = .scaleAxis(2)
        case .translate: kind = .translate
        case .translateX: kind = .translateAxis(0)
        case .translateY: kind = .translateAxis(1)
        case .translateZ: kind = .translateAxis(2)
        default: return nil
        }
        super.init()
    }

    func transform(_ input: AnimatableTriple) -> CATransform3D {
        let (x, y, z) = (CGFloat(input.x), CGFloat(input.y), CGFloat(input.z))
        func axis(_ index: Int, _ rest: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
            (index == 0 ? x : rest, index == 1 ? x : rest, index == 2 ? x : rest)
        }
        switch kind {
        case .rotate(let axisX, let axisY, let axisZ): return CATransform3DMakeRotation(x, axisX, axisY, axisZ)
        case .scale: return CATransform3DMakeScale(x, y, z)
        case .scaleAxis(let index):
            let parts = axis(index, 1)
            return CATransform3DMakeScale(parts.0, parts.1, parts.2)
        case .translate: return CATransform3DMakeTranslation(x, y, z)
        case .translateAxis(let index):
            let parts = axis(index, 0)
            return CATransform3DMakeTranslation(parts.0, parts.1, parts.2)
        }
    }

    /// The input that produces the identity transform.
    var neutral: AnimatableTriple {
        switch kind {
        case .scale, .scaleAxis: AnimatableTriple(x: 1, y: 1, z: 1)
        case .rotate, .translate, .translateAxis: .neutral
        }
    }
}

/// The input of a value function: one number or three.
struct AnimatableTriple: AnimatableVector {
    var x: Double
    var y: Double
    var z: Double

    static var neutral: AnimatableTriple { AnimatableTriple(x: 0, y: 0, z: 0) }

    init(x: Double, y: Double, z: Double) {
        (self.x, self.y, self.z) = (x, y, z)
    }

    init?(animationValue: Any) {
        if let list = animationValue as? [Any] {
            let numbers = list.compactMap(animationNumber)
            guard numbers.count == 3, list.count == 3 else { return nil }
            self.init(x: numbers[0], y: numbers[1], z: numbers[2])
        } else {
            guard let number = animationNumber(animationValue) else { return nil }
            self.init(x: number, y: 0, z: 0)
        }
    }

    func merged(_ other: AnimatableTriple, _ body: (Double, Double) -> Double) -> AnimatableTriple {
        AnimatableTriple(x: body(x, other.x), y: body(y, other.y), z: body(z, other.z))
    }

    var squaredLength: Double { x * x + y * y + z * z }
}
