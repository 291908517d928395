internal import OpenDisplay

/// The answer to a request that depends on many nodes, which is made in parts, so that each takes a fraction of a
/// millisecond.
///
/// The tree may change in between; what was removed meanwhile is omitted.
@MainActor protocol ATSPIWork: AnyObject {
    /// Does the next part; returns the results when it is done, and `nil` before.
    func advance(with responder: ATSPIResponder) throws -> [DBusValue]?
}

extension ATSPIWork {
    /// The number of nodes that a part examines.
    static var part: Int { 16 }

    /// Does all parts; returns the results.
    func finish(with responder: ATSPIResponder) throws -> [DBusValue] {
        while true {
            if let results = try advance(with: responder) { return results }
        }
    }
}

extension ATSPIResponder {
    /// Returns the work of a request, or `nil` if the request is answered at once.
    func work(for interface: ATSPIInterface, _ method: String, _ arguments: [DBusValue], at path: String) throws
        -> (any ATSPIWork)?
    {
        switch (interface, method) {
        case (.cache, "GetItems"):
            source?.updateTree()
            return ATSPICacheListing(self)
        case (.collection, _): return try search(try request(interface, method, arguments, at: path))
        case (.accessible, "GetChildren"):
            let children = try request(interface, method, arguments, at: path).node.children
            return ATSPIChildListing(children)
        case (.component, "GetAccessibleAtPoint"):
            return pointSearch(try request(interface, method, arguments, at: path))
        default: return nil
        }
    }

    /// The number of scalars of a text that are returned on another thread.
    private static let longText = 10_000

    /// Returns what makes the answer to a request of a long text, which is possible on any thread; `nil` for others.
    func deferredResults(of interface: ATSPIInterface, _ method: String, _ arguments: [DBusValue], at path: String)
        throws
        -> (@Sendable () -> [DBusValue])?
    {
        guard interface == .text, method == "GetText" else { return nil }
        let request = try request(interface, method, arguments, at: path)
        guard let text = request.node.text, text.count > Self.longText else { return nil }
        let range = request.textRange(0, 1, in: text)
        return { [.string(text.substring(range))] }
    }

    /// Returns a request of a node that has the interface, after the tree is up to date.
    private func request(
        _ interface: ATSPIInterface, _ method: String, _ arguments: [DBusValue], at path: String
    ) throws -> ATSPIRequest {
        source?.updateTree()
        return ATSPIRequest(try node(at: path, with: interface), method, arguments)
    }
}

/// The answer to a request of all children of a node.
@MainActor final class ATSPIChildListing: ATSPIWork {
    private let children: [AccessibilityID]
    private var references: [DBusValue] = []

    init(_ children: [AccessibilityID]) {
        self.children = children
        references.reserveCapacity(children.count)
    }

    func advance(with responder: ATSPIResponder) -> [DBusValue]? {
        for child in children[references.count...].prefix(4 * Self.part) {
            references.append(responder.reference(to: child).value)
        }
        return references.count == children.count ? [.array(references, of: "(so)")] : nil
    }
}
