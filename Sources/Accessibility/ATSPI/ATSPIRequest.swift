internal import OpenDisplay

/// A method call of a client, or the reading of a property.
struct ATSPIRequest {
    let node: AccessibilityNode
    /// The name of the method or property.
    let member: String
    let arguments: [DBusValue]

    init(_ node: AccessibilityNode, _ member: String, _ arguments: [DBusValue] = []) {
        self.node = node
        self.member = member
        self.arguments = arguments
    }

    /// Returns an argument as an integer; 0 if there is none.
    func integer(_ index: Int) -> Int {
        arguments.indices.contains(index) ? arguments[index].asInteger ?? 0 : 0
    }

    /// Returns an argument as a Boolean value; `false` if there is none.
    func boolean(_ index: Int) -> Bool {
        arguments.indices.contains(index) ? arguments[index].asBoolean ?? false : false
    }

    /// Returns an argument as a string; empty if there is none.
    func string(_ index: Int) -> String {
        arguments.indices.contains(index) ? arguments[index].asString ?? "" : ""
    }

    /// Returns the range between two arguments; a negative end is that of the text.
    func textRange(_ start: Int, _ end: Int, in text: AccessibilityText) -> Range<Int> {
        let first = min(max(integer(start), 0), text.count)
        let last = integer(end) < 0 ? text.count : min(integer(end), text.count)
        return min(first, last)..<max(first, last)
    }
}

/// Why a request was not answered, with the name of the D-Bus error.
enum ATSPIError: Error, Equatable {
    case unknownObject
    case unknownMember
    case invalidArguments
    case readOnly
    case tooManyRequests
    case tooManyNodes
    case tooManyItems
    case textIsTooLong

    var name: String {
        switch self {
        case .unknownObject: "org.freedesktop.DBus.Error.UnknownObject"
        case .unknownMember: "org.freedesktop.DBus.Error.UnknownMethod"
        case .invalidArguments: "org.freedesktop.DBus.Error.InvalidArgs"
        case .readOnly: "org.freedesktop.DBus.Error.PropertyReadOnly"
        case .tooManyRequests, .tooManyNodes, .tooManyItems, .textIsTooLong:
            "org.freedesktop.DBus.Error.LimitsExceeded"
        }
    }

    var message: String {
        switch self {
        case .unknownObject: "The object does not exist, or does not have the interface."
        case .unknownMember: "The interface does not have the method or property."
        case .invalidArguments: "The arguments have other types than the parameters of the method."
        case .readOnly: "The property cannot be set."
        case .tooManyNodes: "The search would visit too many objects."
        case .textIsTooLong: "The inserted or removed text is too long."
        case .tooManyItems: "The request depends on too many items of the list."
        case .tooManyRequests: "Too many requests wait for an answer."
        }
    }
}
