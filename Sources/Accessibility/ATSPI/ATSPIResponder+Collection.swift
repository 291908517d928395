internal import OpenDisplay

// The interface `Collection`, with which clients search for descendants by roles, states, attributes and interfaces.
extension ATSPIResponder {
    /// Where matches of `GetMatchesFrom` and `GetMatchesTo` are searched, as the numbers of
    /// `AtspiCollectionTreeTraversalType`.
    private enum Scope: Int {
        case children = 0
        case siblings
        case all
    }

    func search(_ request: ATSPIRequest) throws -> any ATSPIWork {
        let id = request.node.id
        switch request.member {
        case "GetMatches":
            return ATSPISearch(ATSPISearchArea(root: id, isDeep: request.boolean(3)), request, order: 1, limit: 2)
        case "GetMatchesFrom":
            return ATSPISearch(area(request, isAfter: true), request, rule: 1, order: 2, limit: 4)
        case "GetMatchesTo":
            return ATSPISearch(
                area(request, isAfter: false), request, rule: 1, order: 2, limit: 5, isNearestLast: true)
        case "GetActiveDescendant": return ATSPIFocusSearch(ATSPISearchArea(root: id, isDeep: true))
        default: throw ATSPIError.unknownMember
        }
    }

    /// Returns where to search after or before the node that the first argument refers to; `nil` if it is not in the
    /// container.
    private func area(_ request: ATSPIRequest, isAfter: Bool) -> ATSPISearchArea? {
        guard let node = ATSPIReference.id(at: request.string(0)), contains(node, in: request.node.id) else {
            return nil
        }
        switch Scope(rawValue: request.integer(3)) ?? .all {
        case .children: return ATSPISearchArea(root: node, isDeep: true)
        case .siblings:
            return tree.parent(of: node).map { ATSPISearchArea(root: $0, isDeep: false, cut: (node, isAfter)) }
        case .all: return ATSPISearchArea(root: request.node.id, isDeep: true, cut: (node, isAfter))
        }
    }

    private func contains(_ node: AccessibilityID, in container: AccessibilityID) -> Bool {
        var current = tree.parent(of: node)
        for _ in 0..<ATSPISearchArea.visitLimit {
            guard let ancestor = current else { return false }
            if ancestor == container { return true }
            current = tree.parent(of: ancestor)
        }
        return false
    }
}
