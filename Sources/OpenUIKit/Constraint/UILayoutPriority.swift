/// How much a constraint matters, from 1 to 1000; at 1000 it has to hold.
///
/// A higher priority wins over any number of lower ones.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    /// The priority as a number.
    public let rawValue: Float

    /// Makes a priority from its number.
    public init(_ rawValue: Float) {
        self.rawValue = rawValue
    }

    /// Makes a priority from its number.
    public init(rawValue: Float) {
        self.rawValue = rawValue
    }

    /// Has to hold.
    public static let required = UILayoutPriority(1000)
    /// With which a button resists being compressed.
    public static let defaultHigh = UILayoutPriority(750)
    /// With which a drag can resize a window's scene.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// With which a window's scene keeps its size.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// With which a drag cannot resize a window's scene.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// With which a button hugs its content.
    public static let defaultLow = UILayoutPriority(250)
    /// With which `systemLayoutSizeFitting(_:)` asks for the target size.
    public static let fittingSizeLevel = UILayoutPriority(50)

    /// A priority that is higher by a number.
    public static func + (priority: UILayoutPriority, number: Float) -> UILayoutPriority {
        UILayoutPriority(priority.rawValue + number)
    }

    /// A priority that is lower by a number.
    public static func - (priority: UILayoutPriority, number: Float) -> UILayoutPriority {
        UILayoutPriority(priority.rawValue - number)
    }
}
