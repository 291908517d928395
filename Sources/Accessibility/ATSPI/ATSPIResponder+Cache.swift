internal import OpenDisplay

// The interface `Cache`, from which clients read all nodes at once.
extension ATSPIResponder {
    /// The type of an entry: object, application, parent, index, number of children, interfaces, name, role,
    /// description and states.
    nonisolated static let cacheEntry = "((so)(so)(so)iiassusau)"

    func cacheMethod(_ name: String) -> [DBusValue]? {
        guard name == "GetItems" else { return nil }
        var listing = ATSPICacheListing(self)
        _ = listing.addEntries(.max, of: self)
        return listing.results
    }

    /// Returns the entry of a node at an index among its siblings, or `nil` if it does not exist.
    func cacheEntry(of id: AccessibilityID, at index: Int) -> DBusValue? {
        guard let node = tree[id] else { return nil }
        return .structure([
            reference(to: id).value, reference(to: .application).value, parent(of: id).value,
            .number(index), .number(node.children.count), interfaceNames(of: node),
            .string(node.name), .uint32(node.presentedRole.atspi.number), .string(description(of: node)),
            .array(stateWords(of: node).map { .uint32($0) }, of: "u"),
        ])
    }
}

/// The answer to a client that reads all nodes at once, which is made in parts, because it takes long for a large tree.
@MainActor struct ATSPICacheListing {
    private let parents: [AccessibilityID]
    /// The parent, and the index of its child, of which the next entry is.
    private var next = (parent: 0, child: 0)
    private var entries: [DBusValue]

    init(_ responder: ATSPIResponder) {
        parents = responder.tree.identifiers
        entries = [responder.cacheEntry(of: .application, at: -1)].compactMap { $0 }
    }

    /// Adds the entries of the next nodes; those that were removed since the beginning are omitted.
    ///
    /// - Returns: Whether there are no further ones.
    mutating func addEntries(_ count: Int, of responder: ATSPIResponder) -> Bool {
        var left = count
        while next.parent < parents.count {
            let children = responder.tree[parents[next.parent]]?.children ?? []
            while next.child < children.count {
                guard left > 0 else { return false }
                left -= 1
                if let entry = responder.cacheEntry(of: children[next.child], at: next.child) { entries.append(entry) }
                next.child += 1
            }
            next = (next.parent + 1, 0)
        }
        return true
    }

    var results: [DBusValue] { [.array(entries, of: ATSPIResponder.cacheEntry)] }
}
