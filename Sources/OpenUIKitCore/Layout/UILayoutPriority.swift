/// The importance of a constraint, from 1 to 1000; constraints with a priority of 1000 are required.
///
/// A constraint with a higher priority wins over any number of constraints with lower priorities.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: Float

    public init(_ rawValue: Float) {
        self.rawValue = rawValue
    }

    public init(rawValue: Float) {
        self.rawValue = rawValue
    }

    /// The priority of constraints that must hold.
    public static let required = UILayoutPriority(1000)
    /// The priority with which a button resists compression.
    public static let defaultHigh = UILayoutPriority(750)
    /// The priority of a drag that can resize a window's scene.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// The priority with which a window's scene keeps its size.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// The priority of a drag that cannot resize a window's scene.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// The priority with which a button hugs its content.
    public static let defaultLow = UILayoutPriority(250)
    /// The priority with which `systemLayoutSizeFitting(_:)` requests the target size.
    public static let fittingSizeLevel = UILayoutPriority(50)

    /// Returns the priority raised by a number.
    public static func + (priority: UILayoutPriority, number: Float) -> UILayoutPriority {
        UILayoutPriority(priority.rawValue + number)
    }

    /// Returns the priority lowered by a number.
    public static func - (priority: UILayoutPriority, number: Float) -> UILayoutPriority {
        UILayoutPriority(priority.rawValue - number)
    }
}
