/// Constants that specify which kinds of text are detected and displayed as links.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    @available(*, deprecated, message: "Has no effect on Linux.")
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
    /// URLs with the schemes `http`, `https`, `ftp` and `mailto`, web addresses that start with `www.`, and e-mail
    /// addresses.
    public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
    /// Postal addresses.
    @available(*, deprecated, message: "Has no effect on Linux.")
    public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
    @available(*, deprecated, message: "Has no effect on Linux.")
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
    @available(*, deprecated, message: "Has no effect on Linux.")
    public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
    @available(*, deprecated, message: "Has no effect on Linux.")
    public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
    /// Text for which information can be looked up.
    @available(*, deprecated, message: "Has no effect on Linux.")
    public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
    /// Amounts of money.
    @available(*, deprecated, message: "Has no effect on Linux.")
    public static let money = UIDataDetectorTypes(rawValue: 1 << 7)
    /// Numbers with a unit.
    @available(*, deprecated, message: "Has no effect on Linux.")
    public static let physicalValue = UIDataDetectorTypes(rawValue: 1 << 8)
    public static let all = UIDataDetectorTypes(rawValue: .max)
}
