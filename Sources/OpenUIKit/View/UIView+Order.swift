import ListGeometry

extension UIView {
    /// Brings subviews into an order, and moves as few of them as possible.
    ///
    /// A longest run that keeps its order stays; each other one goes in front of the one before it, and what shall stand
    /// before the first that stays goes behind the hindmost of them all. Other subviews, and layers that belong to none,
    /// stay where they are among their neighbours. Moving a subview calls nobody. O(n log n) in all, where moving one
    /// after the other would look for a place and shift the rest each time.
    ///
    /// - Parameter views: From back to front; what is no subview is passed over.
    /// - Returns: The indices of those that moved, ascending.
    @discardableResult
    package final func orderSubviews(_ views: [UIView]) -> [Int] {
        guard !standInOrder(views) else { return [] }
        noteOrder(views)
        defer { for view in subviews { view.orderIndex = -1 } }
        var indices: [Int] = []
        indices.reserveCapacity(subviews.count)
        for view in subviews where view.orderIndex >= 0 { indices.append(Int(view.orderIndex)) }
        let order = SubviewOrder(of: indices, count: views.count)
        let isEachShownByItsLayer = layersStandLikeSubviews
        let ordered = order.applied(to: subviews, wanted: views) { Int($0.orderIndex) }
        if isEachShownByItsLayer {
            layer.reorderSublayers(ordered.map(\.layer))
        } else {
            reorderLayers(views, order)
        }
        subviews = ordered
        return order.moved
    }

    /// Whether views are among the subviews, in this order; those that are no subviews do not count.
    private func standInOrder(_ views: [UIView]) -> Bool {
        var next = 0
        func passOver() {
            while next < views.count, views[next].parent !== self { next += 1 }
        }
        passOver()
        for view in subviews where next < views.count && view === views[next] {
            next += 1
            passOver()
        }
        return next == views.count
    }

    /// Lets each of the subviews know its index; one that is listed twice counts once.
    private func noteOrder(_ views: [UIView]) {
        for (index, view) in views.enumerated() where view.parent === self && view.orderIndex < 0 {
            view.orderIndex = Int32(clamping: index)
        }
    }

    private var layersStandLikeSubviews: Bool {
        let layers = layer.sublayers ?? []
        guard layers.count == subviews.count else { return false }
        for index in layers.indices where layers[index] !== subviews[index].layer { return false }
        return true
    }

    /// The same for the layers, where there are others among them.
    private func reorderLayers(_ views: [UIView], _ order: SubviewOrder) {
        for view in subviews where view.orderIndex >= 0 && view.layer.superlayer !== layer {
            layer.addSublayer(view.layer)
        }
        var indices: [ObjectIdentifier: Int] = [:]
        for view in subviews where view.orderIndex >= 0 {
            indices[ObjectIdentifier(view.layer)] = Int(view.orderIndex)
        }
        let ordered = order.applied(to: layer.sublayers ?? [], wanted: views.map(\.layer)) {
            indices[ObjectIdentifier($0)] ?? -1
        }
        layer.reorderSublayers(ordered)
    }
}

/// Which of the things that are brought into an order stay, and how the others go around them.
private struct SubviewOrder {
    /// For each of the wanted ones whether it is there at all, and whether it stays.
    private var isPresent: [Bool]
    private var stays: [Bool]

    /// - Parameters:
    ///   - indices: The wanted index of each that is there, in the present order.
    ///   - count: How many are wanted.
    init(of indices: [Int], count: Int) {
        var places = [Int](repeating: -1, count: count)
        for (place, index) in indices.enumerated() { places[index] = place }
        isPresent = places.map { $0 >= 0 }
        stays = [Bool](repeating: false, count: count)
        let present = places.indices.filter { places[$0] >= 0 }
        for staying in present.map({ places[$0] }).longestIncreasingSubsequence { stays[present[staying]] = true }
    }

    /// The indices of those that move.
    var moved: [Int] { stays.indices.filter { isPresent[$0] && !stays[$0] } }

    /// The list in the new order.
    ///
    /// - Parameters:
    ///   - list: All that are there, wanted ones and others.
    ///   - indexOf: The wanted index of one of them, negative for others.
    @MainActor
    func applied<Element>(
        to list: [Element], wanted: [Element], indexOf: @MainActor (Element) -> Int
    ) -> [Element] {
        var result: [Element] = []
        result.reserveCapacity(list.count)
        var hasBegun = false
        for element in list {
            let index = indexOf(element)
            guard index >= 0 else {
                result.append(element)
                continue
            }
            if !hasBegun { appendMoved(from: 0, wanted, to: &result) }
            hasBegun = true
            guard stays[index] else { continue }
            result.append(element)
            appendMoved(from: index + 1, wanted, to: &result)
        }
        return result
    }

    /// Appends what moves, up to the next that stays.
    private func appendMoved<Element>(from start: Int, _ wanted: [Element], to result: inout [Element]) {
        var index = start
        while index < wanted.count, !stays[index] {
            if isPresent[index] { result.append(wanted[index]) }
            index += 1
        }
    }
}
