internal import OpenDisplay

/// A signal on the accessibility bus.
struct ATSPISignal: Equatable, Sendable {
    let path: String
    let interface: String
    let member: String
    let arguments: [DBusValue]

    /// An event of AT-SPI, whose arguments are a detail, two numbers, a value and properties, which are not used.
    static func event(
        _ kind: Kind, _ member: String, of id: AccessibilityID, _ detail: String = "", _ first: Int = 0,
        _ second: Int = 0, _ value: DBusValue = .int32(0)
    ) -> ATSPISignal {
        ATSPISignal(
            path: ATSPIReference.path(of: id), interface: kind.rawValue, member: member,
            arguments: [
                .string(detail), .number(first), .number(second), .variant(value), .array([], of: "{sv}"),
            ])
    }

    /// The interfaces of events.
    enum Kind: String {
        case object = "org.a11y.atspi.Event.Object"
        case window = "org.a11y.atspi.Event.Window"
    }

    /// A change of what clients have cached.
    static func cache(_ member: String, _ argument: DBusValue) -> ATSPISignal {
        ATSPISignal(
            path: ATSPIReference.cache, interface: ATSPIInterface.cache.rawValue, member: member,
            arguments: [argument])
    }
}
