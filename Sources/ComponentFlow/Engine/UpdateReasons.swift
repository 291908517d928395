/// The reasons for an update: one of the four inputs changed, it is the first one, or it was forced.
struct UpdateReasons: OptionSet {
    let rawValue: UInt8

    static let firstTime = UpdateReasons(rawValue: 1 << 0)
    static let environment = UpdateReasons(rawValue: 1 << 1)
    static let state = UpdateReasons(rawValue: 1 << 2)
    static let component = UpdateReasons(rawValue: 1 << 3)
    static let availableSize = UpdateReasons(rawValue: 1 << 4)
    /// The component was replaced by an equal one with other closures.
    static let behavior = UpdateReasons(rawValue: 1 << 6)
    /// The host requested an update regardless of the diff.
    static let forced = UpdateReasons(rawValue: 1 << 5)
}
