internal import OpenDisplay

// The interface `Cache`, from which clients read all nodes at once.
extension ATSPIResponder {
    /// The type of an entry: object, application, parent, index, number of children, interfaces, name, role,
    /// description and states.
    nonisolated static let cacheEntry = "((so)(so)(so)iiassusau)"

    func cacheMethod(_ name: String) -> [DBusValue]? {
        guard name == "GetItems" else { return nil }
        var entries = [cacheEntry(of: .application, at: -1)]
        for parent in tree.identifiers {
            entries += (tree[parent]?.children ?? []).enumerated().map { cacheEntry(of: $0.element, at: $0.offset) }
        }
        return [.array(entries.compactMap { $0 }, of: Self.cacheEntry)]
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
