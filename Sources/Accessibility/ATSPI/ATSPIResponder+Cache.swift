internal import OpenDisplay

// The interface `Cache`, from which clients read all nodes at once.
extension ATSPIResponder {
    /// The type of an entry: object, application, parent, index, number of children, interfaces, name, role,
    /// description and states.
    nonisolated static let cacheEntry = "((so)(so)(so)iiassusau)"

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

/// The answer to a client that reads all nodes at once.
@MainActor final class ATSPICacheListing: ATSPIWork {
    /// The nodes whose children are still to be listed, the next one last.
    private var waiting: [AccessibilityID] = [.application]
    /// The number of children of the next node that are listed.
    private var listed = 0
    private var entries: [DBusValue]

    init(_ responder: ATSPIResponder) {
        entries = [responder.cacheEntry(of: .application, at: -1)].compactMap { $0 }
    }

    func advance(with responder: ATSPIResponder) -> [DBusValue]? {
        var left = Self.part
        while let parent = waiting.last {
            let children = responder.tree[parent]?.children ?? []
            while listed < children.count {
                guard left > 0 else { return nil }
                left -= 1
                if let entry = responder.cacheEntry(of: children[listed], at: listed) { entries.append(entry) }
                listed += 1
            }
            listed = 0
            waiting.removeLast()
            waiting += children.filter { responder.tree[$0]?.children.isEmpty == false }
        }
        // The list is not kept, so that the thread that sends it also releases it.
        defer { entries = [] }
        return [.array(entries, of: ATSPIResponder.cacheEntry)]
    }
}
