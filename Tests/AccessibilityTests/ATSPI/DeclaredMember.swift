import OpenDisplay

@testable import Accessibility

/// A method or property that the introspection data declares.
struct DeclaredMember: CustomStringConvertible {
    let interface: ATSPIInterface
    let name: String
    let parameters: [String]
    /// The types of the results, or that of the property.
    let results: [String]
    let isProperty: Bool

    var description: String { "\(interface.rawValue).\(name)" }

    /// The members of all interfaces, as clients read them.
    static let all: [DeclaredMember] = ATSPIInterface.allCases.flatMap { interface in
        let xml = ATSPIIntrospection.xml.split(separator: "<interface name='\(interface.rawValue)'>").last ?? ""
        let element = xml.prefix(upTo: xml.firstRange(of: "</interface>")?.lowerBound ?? xml.endIndex)
        return methods(of: interface, in: element) + properties(of: interface, in: element)
    }

    private static func methods(of interface: ATSPIInterface, in element: Substring) -> [DeclaredMember] {
        element.matches(of: #/<method name='(\w+)'>(.*?)</method>/#).map { match in
            func types(_ direction: String) -> [String] {
                match.2.matches(of: #/<arg type='([^']+)' direction='(\w+)'/>/#).filter { $0.2 == direction }.map {
                    String($0.1)
                }
            }
            return DeclaredMember(
                interface: interface, name: String(match.1), parameters: types("in"), results: types("out"),
                isProperty: false)
        }
    }

    private static func properties(of interface: ATSPIInterface, in element: Substring) -> [DeclaredMember] {
        element.matches(of: #/<property name='(\w+)' type='([^']+)'/#).map { match in
            DeclaredMember(
                interface: interface, name: String(match.1), parameters: [], results: [String(match.2)],
                isProperty: true)
        }
    }
}

extension DBusValue {
    /// The signature of the value's type.
    var signature: String {
        switch self {
        case .boolean: "b"
        case .byte: "y"
        case .int16: "n"
        case .int32: "i"
        case .uint32: "u"
        case .int64: "x"
        case .uint64: "t"
        case .double: "d"
        case .string: "s"
        case .path: "o"
        case .bytes: "ay"
        case .structure(let elements): "(\(elements.map(\.signature).joined()))"
        case .array(_, let signature): "a\(signature)"
        case .entry(let key, let value): "{\(key.signature)\(value.signature)}"
        case .variant: "v"
        }
    }
}
