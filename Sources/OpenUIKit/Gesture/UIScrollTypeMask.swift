/// The devices whose scrolling a pan follows.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Makes a mask from its bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Wheels with notches.
    public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
    /// Touchpads.
    public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
    /// All devices.
    public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
