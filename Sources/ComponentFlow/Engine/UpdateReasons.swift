/// Why an update ran: the four things that can change, and the first time.
struct UpdateReasons: OptionSet {
    let rawValue: UInt8

    static let firstTime = UpdateReasons(rawValue: 1 << 0)
    static let environment = UpdateReasons(rawValue: 1 << 1)
    static let state = UpdateReasons(rawValue: 1 << 2)
    static let component = UpdateReasons(rawValue: 1 << 3)
    static let availableSize = UpdateReasons(rawValue: 1 << 4)
    /// The host was asked to update whatever the diff says.
    static let forced = UpdateReasons(rawValue: 1 << 5)
}
