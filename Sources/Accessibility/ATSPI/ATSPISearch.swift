internal import OpenDisplay

/// The part of the tree that a client searches: the children of a node, or all descendants.
struct ATSPISearchArea {
    /// The greatest number of nodes that a search visits; a node whose visibility is determined counts as several.
    static let visitLimit = 20_000
    static let visibilityCost = 10

    var root: AccessibilityID
    var isDeep: Bool
    /// The node after or before which nodes are searched; `nil` for all.
    var cut: (node: AccessibilityID, isAfter: Bool)?
}

/// The nodes of an area in the order of the tree, which are found in parts and without recursion.
@MainActor struct ATSPICandidates {
    private let area: ATSPISearchArea
    /// The nodes to visit, the next one last; `nil` before the first part.
    private var waiting: [AccessibilityID]?
    private var found: [AccessibilityID] = []

    init(_ area: ATSPISearchArea) {
        self.area = area
    }

    /// Visits further nodes; returns all nodes of the area when there are no more, and `nil` before.
    mutating func advance(_ count: Int, in tree: AccessibilityTree) throws -> ArraySlice<AccessibilityID>? {
        let children = tree[area.root]?.children ?? []
        guard area.isDeep else { return cut(children) }
        var stack = waiting ?? children.reversed()
        waiting = []
        defer { waiting = stack }
        for _ in 0..<count {
            guard let next = stack.popLast() else { return cut(found) }
            guard found.count < ATSPISearchArea.visitLimit else { throw ATSPIError.tooManyNodes }
            found.append(next)
            stack += (tree[next]?.children ?? []).reversed()
        }
        return nil
    }

    private func cut(_ nodes: [AccessibilityID]) -> ArraySlice<AccessibilityID> {
        guard let (node, isAfter) = area.cut else { return nodes[...] }
        guard let index = nodes.firstIndex(of: node) else { return [] }
        return isAfter ? nodes[(index + 1)...] : nodes[..<index]
    }
}

/// A search for the nodes that match a rule.
@MainActor final class ATSPISearch: ATSPIWork {
    private let rule: ATSPIMatchRule?
    /// Whether the client requests the reverse order; the numbers are those of `AtspiCollectionSortOrder`.
    private let isReverse: Bool
    /// Whether the last matches are those to return if there are too many.
    private let isNearestLast: Bool
    private let limit: Int
    private var collecting: ATSPICandidates?
    /// The nodes to examine, the next one last.
    private var candidates: [AccessibilityID] = []
    private var found: [AccessibilityID] = []
    private var visits = 0

    private static let reverseOrders = 4...6

    /// Creates the search of a request.
    ///
    /// - Parameters:
    ///   - area: Where to search; nothing is found for `nil`.
    ///   - rule: The index of the argument that contains the rule, and so on.
    init(
        _ area: ATSPISearchArea?, _ request: ATSPIRequest, rule: Int = 0, order: Int, limit: Int,
        isNearestLast: Bool = false
    ) {
        self.rule = request.arguments.indices.contains(rule) ? ATSPIMatchRule(request.arguments[rule]) : nil
        collecting = self.rule == nil ? nil : area.map { ATSPICandidates($0) }
        isReverse = Self.reverseOrders.contains(request.integer(order))
        self.limit = request.integer(limit) > 0 ? request.integer(limit) : .max
        self.isNearestLast = isNearestLast
    }

    /// The nearest matches are found first.
    private var isBackward: Bool { isReverse || isNearestLast }

    func advance(with responder: ATSPIResponder) throws -> [DBusValue]? {
        if collecting != nil {
            guard let nodes = try collecting?.advance(4 * Self.part, in: responder.tree) else { return nil }
            collecting = nil
            candidates = isBackward ? Array(nodes) : nodes.reversed()
        }
        guard try examine(responder) else { return nil }
        let ordered = isBackward && !isReverse ? found.reversed() : found
        return [.array(ordered.map { responder.reference(to: $0).value }, of: "(so)")]
    }

    /// Examines further candidates; returns whether there are no more, or enough matches.
    private func examine(_ responder: ATSPIResponder) throws -> Bool {
        let end = visits + Self.part
        while found.count < limit, let id = candidates.popLast() {
            guard let rule, let node = responder.tree[id] else { continue }
            visits += 1
            let isMatch = rule.matches(
                role: node.presentedRole.atspi.number, interfaces: { ATSPIInterface.interfaces(of: node) },
                attributes: { responder.attributes(of: node) },
                states: {
                    visits += ATSPISearchArea.visibilityCost
                    return responder.stateWords(of: node)
                })
            guard visits <= ATSPISearchArea.visitLimit else { throw ATSPIError.tooManyNodes }
            if isMatch { found.append(id) }
            if visits >= end { return false }
        }
        return true
    }
}

/// A search for the focused node.
@MainActor final class ATSPIFocusSearch: ATSPIWork {
    private var candidates: ATSPICandidates

    init(_ area: ATSPISearchArea) {
        candidates = ATSPICandidates(area)
    }

    func advance(with responder: ATSPIResponder) throws -> [DBusValue]? {
        guard let nodes = try candidates.advance(4 * Self.part, in: responder.tree) else { return nil }
        let focused = nodes.first { responder.tree[$0]?.states.contains(.focused) == true }
        return [responder.reference(to: focused).value]
    }
}
