/// The types of scrolling that a pan gesture follows.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Scrolling by mouse wheels, in notches.
    public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
    /// Scrolling by touchpads.
    public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
    public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
