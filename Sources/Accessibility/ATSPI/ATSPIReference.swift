internal import OpenDisplay

/// The address of an object on the accessibility bus: the name of the program's connection and a path.
struct ATSPIReference: Equatable, Sendable {
    static let root = "/org/a11y/atspi/accessible/root"
    /// The path below which there is an object for each node.
    static let nodes = "/org/a11y/atspi/accessible"
    static let cache = "/org/a11y/atspi/cache"
    /// The reference that means that there is no object.
    static let null = ATSPIReference(name: "", path: "/org/a11y/atspi/null")

    var name: String
    var path: String

    var value: DBusValue { .structure([.string(name), .path(path)]) }

    /// Returns the path of a node.
    static func path(of id: AccessibilityID) -> String {
        id == .application ? root : "\(nodes)/\(id.number)"
    }

    /// Returns the path of a node as a link of its text.
    ///
    /// Client libraries keep one object for each path, and links are objects of another type than accessible objects.
    static func linkPath(of id: AccessibilityID) -> String {
        "\(nodes)/\(linkPrefix)\(id.number)"
    }

    private static let linkPrefix = "link"

    /// Returns the node whose link is at a path, or `nil` for other objects.
    static func link(at path: String) -> AccessibilityID? {
        let prefix = "\(nodes)/\(linkPrefix)"
        guard path.hasPrefix(prefix) else { return nil }
        return UInt64(path.dropFirst(prefix.count)).map { AccessibilityID($0) }
    }

    /// Returns the node at a path, or `nil` for other objects.
    static func id(at path: String) -> AccessibilityID? {
        if path == root { return .application }
        guard path.hasPrefix(nodes + "/"), let number = UInt64(path.dropFirst(nodes.count + 1)) else { return nil }
        return AccessibilityID(number)
    }
}
