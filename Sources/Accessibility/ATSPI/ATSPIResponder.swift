import Foundation
internal import OpenCoreGraphics
internal import OpenDisplay

/// Answers the requests of assistive technologies, as values; it does not depend on a connection.
@MainActor package final class ATSPIResponder {
    let tree: AccessibilityTree
    private weak var owner: (any AccessibilitySource)?
    /// The unique name of the connection to the accessibility bus.
    var busName = ""
    /// The parent of the application, which the registry assigns.
    var desktop = ATSPIReference.null
    /// The number that the registry assigns to the application.
    var applicationID: Int32 = 0

    package init(tree: AccessibilityTree, source: any AccessibilitySource) {
        self.tree = tree
        owner = source
    }

    var source: (any AccessibilitySource)? { owner }

    // MARK: Requests

    /// Returns the interfaces of the object at a path; none if it does not exist.
    func interfaces(at path: String) -> [ATSPIInterface] {
        if let link = link(at: path) { return link.link == nil ? [] : [.hyperlink] }
        return node(at: path).map { ATSPIInterface.interfaces(of: $0) } ?? []
    }

    /// Calls a method and returns its results.
    func call(_ interface: ATSPIInterface, _ method: String, _ arguments: [DBusValue], at path: String) throws
        -> [DBusValue]
    {
        if let work = try work(for: interface, method, arguments, at: path) { return try work.finish(with: self) }
        source?.updateTree()
        let request = ATSPIRequest(try node(at: path, with: interface), method, arguments)
        try checkLimits(interface, request)
        return try found(answer(interface, request))
    }

    func property(_ interface: ATSPIInterface, _ name: String, at path: String) throws -> DBusValue {
        source?.updateTree()
        let request = ATSPIRequest(try node(at: path, with: interface), name)
        return try found(value(interface, request))
    }

    /// Changes a property.
    func setProperty(_ interface: ATSPIInterface, _ name: String, to value: DBusValue, at path: String) throws {
        source?.updateTree()
        let node = try node(at: path, with: interface)
        switch (interface, name) {
        case (.value, "CurrentValue"):
            guard let number = value.asDouble, source?.setValue(number, of: node.id) == true else {
                throw ATSPIError.readOnly
            }
        case (.application, "Id"): applicationID = Int32(clamping: value.asInteger ?? 0)
        default: throw ATSPIError.readOnly
        }
    }

    /// Calls a method of the standard interface for properties and returns its results.
    func callProperties(_ method: String, _ arguments: [DBusValue], at path: String) throws -> [DBusValue] {
        guard let name = arguments.first?.asString, let interface = ATSPIInterface(rawValue: name) else {
            throw ATSPIError.unknownObject
        }
        if method == "GetAll" { return [.options(try properties(interface, at: path))] }
        guard arguments.count > 1, let property = arguments[1].asString else { throw ATSPIError.unknownMember }
        switch method {
        case "Get": return [.variant(try self.property(interface, property, at: path))]
        case "Set":
            guard case .variant(let value)? = arguments.last else { throw ATSPIError.unknownMember }
            try setProperty(interface, property, to: value, at: path)
            return []
        default: throw ATSPIError.unknownMember
        }
    }

    private func properties(_ interface: ATSPIInterface, at path: String) throws -> [String: DBusValue] {
        let names = ATSPIIntrospection.properties(of: interface)
        return try Dictionary(uniqueKeysWithValues: names.map { ($0, try property(interface, $0, at: path)) })
    }

    private func answer(_ interface: ATSPIInterface, _ request: ATSPIRequest) -> [DBusValue]? {
        switch interface {
        case .accessible: accessibleMethod(request)
        case .application: request.member == "GetLocale" ? [.string(locale(of: request.node))] : nil
        case .component: componentMethod(request)
        case .action: actionMethod(request)
        case .text: request.node.text.flatMap { textMethod(request, $0) }
        case .editableText: request.node.text.flatMap { editableTextMethod(request, $0) }
        case .selection: selectionMethod(request)
        case .image: imageMethod(request)
        case .table: request.node.table.flatMap { tableMethod(request, $0) }
        case .tableCell: request.node.cell.flatMap { cellMethod(request, $0) }
        case .hypertext: hypertextMethod(request)
        case .hyperlink: request.node.link.flatMap { hyperlinkMethod(request, $0) }
        case .value, .cache, .collection: nil
        }
    }

    private func value(_ interface: ATSPIInterface, _ request: ATSPIRequest) -> DBusValue? {
        switch interface {
        case .accessible: accessibleProperty(request)
        case .application: applicationProperty(request.member)
        case .action: request.member == "NActions" ? .number(request.node.actions.count) : nil
        case .text: request.node.text.flatMap { textProperty(request.member, $0) }
        case .value: request.node.range.flatMap { valueProperty(request, $0) }
        case .selection: request.member == "NSelectedChildren" ? .number(selectedChildren(of: request.node).count) : nil
        case .image: imageProperty(request)
        case .table: request.node.table.flatMap { tableProperty(request, $0) }
        case .tableCell: request.node.cell.flatMap { cellProperty(request, $0) }
        case .hyperlink: request.node.link.flatMap { hyperlinkProperty(request.member, $0) }
        case .component, .editableText, .cache, .hypertext, .collection: nil
        }
    }

    private func found<Value>(_ value: Value?) throws -> Value {
        guard let value else { throw ATSPIError.unknownMember }
        return value
    }

    // MARK: Nodes

    private func node(at path: String) -> AccessibilityNode? {
        ATSPIReference.id(at: path).flatMap { tree[$0] }
    }

    private func link(at path: String) -> AccessibilityNode? {
        ATSPIReference.link(at: path).flatMap { tree[$0] }
    }

    func node(at path: String, with interface: ATSPIInterface) throws -> AccessibilityNode {
        if interface == .hyperlink, let link = link(at: path), link.link != nil { return link }
        guard let node = node(at: path), ATSPIInterface.interfaces(of: node).contains(interface) else {
            throw ATSPIError.unknownObject
        }
        return node
    }

    /// Returns the address of a node; that of no object for `nil`.
    func reference(to id: AccessibilityID?) -> ATSPIReference {
        id.map { ATSPIReference(name: busName, path: ATSPIReference.path(of: $0)) } ?? .null
    }

    func parent(of id: AccessibilityID) -> ATSPIReference {
        id == .application ? desktop : reference(to: tree.parent(of: id))
    }

    /// Returns the rectangle of a node in the coordinates that a client requests.
    ///
    /// There are no screen coordinates on Wayland, so those of the window take their place.
    func frame(of id: AccessibilityID, _ coordinates: Int) -> CGRect {
        let frame = source?.frame(of: id) ?? .zero
        guard coordinates == Self.parentCoordinates, let parent = tree.parent(of: id) else { return frame }
        let origin = source?.frame(of: parent).origin ?? .zero
        return frame.offsetBy(dx: -origin.x, dy: -origin.y)
    }

    private static let parentCoordinates = 2

    func locale(of node: AccessibilityNode) -> String {
        node.language.isEmpty ? Self.userLocale : node.language.replacing("-", with: "_")
    }

    /// The user's locale for messages, by the environment.
    private static let userLocale: String = {
        let environment = ProcessInfo.processInfo.environment
        let name = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }.first { !$0.isEmpty } ?? "C"
        return String(name.prefix { $0 != "." })
    }()
}
