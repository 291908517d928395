internal import OpenDisplay

// The interface `Collection`, with which clients search for descendants by roles, states, attributes and interfaces.
extension ATSPIResponder {
    /// The greatest number of nodes that a search visits; a node whose visibility is determined counts as several.
    private static let visitLimit = 20_000
    private static let visibilityCost = 10

    /// The numbers of `AtspiCollectionSortOrder` for the reverse orders.
    private static let reverseOrders = 4...6

    /// The part of the tree in which matches of `GetMatchesFrom` and `GetMatchesTo` are searched, as the numbers of
    /// `AtspiCollectionTreeTraversalType`.
    private enum Scope: Int {
        case children = 0
        case siblings
        case all
    }

    func collectionMethod(_ request: ATSPIRequest) throws -> [DBusValue]? {
        let id = request.node.id
        switch request.member {
        case "GetMatches":
            let found = try matches(request, 0, order: 1, limit: 2, in: try nodes(in: id, isDeep: request.boolean(3)))
            return [list(found)]
        case "GetMatchesFrom":
            guard let start = descendant(request, of: id) else { return [list([])] }
            let candidates = try nodes(after: start, in: id, Scope(rawValue: request.integer(3)) ?? .all)
            return [list(try matches(request, 1, order: 2, limit: 4, in: candidates))]
        case "GetMatchesTo":
            guard let end = descendant(request, of: id) else { return [list([])] }
            let candidates = try nodes(before: end, in: id, Scope(rawValue: request.integer(3)) ?? .all)
            return [list(try matches(request, 1, order: 2, limit: 5, in: candidates, isNearestLast: true))]
        case "GetActiveDescendant":
            let focused = try nodes(in: id, isDeep: true).first { tree[$0]?.states.contains(.focused) == true }
            return [reference(to: focused).value]
        default: return nil
        }
    }

    private func list(_ ids: [AccessibilityID]) -> DBusValue {
        .array(ids.map { reference(to: $0).value }, of: "(so)")
    }

    /// Returns the node that the first argument refers to, if it is in another one.
    private func descendant(_ request: ATSPIRequest, of id: AccessibilityID) -> AccessibilityID? {
        guard let found = ATSPIReference.id(at: request.string(0)), tree[found] != nil else { return nil }
        var current = tree.parent(of: found)
        for _ in 0..<Self.visitLimit {
            guard let ancestor = current else { return nil }
            if ancestor == id { return found }
            current = tree.parent(of: ancestor)
        }
        return nil
    }

    // MARK: Candidates

    /// Returns the nodes in another one in the order of the tree, without recursion.
    private func nodes(in id: AccessibilityID, isDeep: Bool) throws -> [AccessibilityID] {
        let children = tree[id]?.children ?? []
        guard isDeep else { return children }
        var (waiting, found) = ([AccessibilityID](children.reversed()), [AccessibilityID]())
        while let next = waiting.popLast() {
            guard found.count < Self.visitLimit else { throw ATSPIError.tooManyNodes }
            found.append(next)
            waiting += (tree[next]?.children ?? []).reversed()
        }
        return found
    }

    private func nodes(
        after start: AccessibilityID, in id: AccessibilityID, _ scope: Scope
    ) throws -> ArraySlice<AccessibilityID> {
        if scope == .children { return try nodes(in: start, isDeep: true)[...] }
        let all = try candidates(around: start, in: id, scope)
        return all.firstIndex(of: start).map { all[($0 + 1)...] } ?? []
    }

    private func nodes(
        before end: AccessibilityID, in id: AccessibilityID, _ scope: Scope
    ) throws -> ArraySlice<AccessibilityID> {
        if scope == .children { return try nodes(in: end, isDeep: true)[...] }
        let all = try candidates(around: end, in: id, scope)
        return all.firstIndex(of: end).map { all[..<$0] } ?? []
    }

    private func candidates(
        around child: AccessibilityID, in id: AccessibilityID, _ scope: Scope
    ) throws -> [AccessibilityID] {
        guard scope == .siblings else { return try nodes(in: id, isDeep: true) }
        return tree.parent(of: child).flatMap { tree[$0]?.children } ?? []
    }

    // MARK: Matches

    /// Returns the candidates that match the rule of a request, in its order, and as many as it permits.
    ///
    /// - Parameter isNearestLast: Whether the last matches are those to return if there are too many.
    private func matches(
        _ request: ATSPIRequest, _ rule: Int, order: Int, limit: Int,
        in candidates: some BidirectionalCollection<AccessibilityID>,
        isNearestLast: Bool = false
    ) throws -> [AccessibilityID] {
        guard request.arguments.indices.contains(rule), let rule = ATSPIMatchRule(request.arguments[rule]) else {
            return []
        }
        let isReverse = Self.reverseOrders.contains(request.integer(order))
        let limit = request.integer(limit) > 0 ? request.integer(limit) : .max
        // The nearest matches are found first.
        let isBackward = isReverse || isNearestLast
        let found =
            isBackward
            ? try matches(rule, limit, in: candidates.reversed()) : try matches(rule, limit, in: candidates)
        return isBackward && !isReverse ? found.reversed() : found
    }

    private func matches(
        _ rule: ATSPIMatchRule, _ limit: Int, in candidates: some Sequence<AccessibilityID>
    ) throws -> [AccessibilityID] {
        var (found, visits) = ([AccessibilityID](), 0)
        for id in candidates {
            guard let node = tree[id] else { continue }
            visits += 1
            let isMatch = rule.matches(
                role: node.presentedRole.atspi.number, interfaces: { ATSPIInterface.interfaces(of: node) },
                attributes: { attributes(of: node) },
                states: {
                    visits += Self.visibilityCost
                    return stateWords(of: node)
                })
            guard visits <= Self.visitLimit else { throw ATSPIError.tooManyNodes }
            if isMatch { found.append(id) }
            if found.count >= limit { break }
        }
        return found
    }
}
