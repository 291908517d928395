import ListGeometry

extension UIView {
    /// Reorders subviews, moving as few of them as possible.
    ///
    /// A longest run that is already in order keeps its place. Every other view is moved directly in front of its
    /// predecessor in `views`; those before the first unmoved one are moved behind the backmost of the given subviews.
    /// Other subviews, and layers that belong to no subview, keep their place among their neighbors. Moving a subview
    /// calls no callbacks.
    ///
    /// - Complexity: O(n log n). Moving one view after the other would search for an index and shift the array each
    ///   time.
    /// - Parameter views: The views from back to front. Views that are not subviews are ignored.
    /// - Returns: The indices in `views` of those that moved, in ascending order.
    @discardableResult
    package final func orderSubviews(_ views: [UIView]) -> [Int] {
        guard !areOrderedSubviews(views) else { return [] }
        storeOrderIndices(views)
        defer { for view in subviews { view.orderIndex = -1 } }
        var indices: [Int] = []
        indices.reserveCapacity(subviews.count)
        for view in subviews where view.orderIndex >= 0 { indices.append(Int(view.orderIndex)) }
        let order = SubviewOrder(of: indices, count: views.count)
        let isEachShownByItsLayer = sublayersMatchSubviews
        let ordered = order.applied(to: subviews, desired: views) { Int($0.orderIndex) }
        if isEachShownByItsLayer {
            layer.reorderSublayers(ordered.map(\.layer))
        } else {
            reorderLayers(views, order)
        }
        discardSubviewAreas()
        subviews = ordered
        return order.moved
    }

    /// Returns whether the given views are among the subviews in this order, ignoring those that are not subviews.
    private func areOrderedSubviews(_ views: [UIView]) -> Bool {
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

    /// Stores each subview's index in the subview; for a view that is listed twice, the first index.
    private func storeOrderIndices(_ views: [UIView]) {
        for (index, view) in views.enumerated() where view.parent === self && view.orderIndex < 0 {
            view.orderIndex = Int32(clamping: index)
        }
    }

    private var sublayersMatchSubviews: Bool {
        let layers = layer.sublayers ?? []
        guard layers.count == subviews.count else { return false }
        for index in layers.indices where layers[index] !== subviews[index].layer { return false }
        return true
    }

    /// Reorders the sublayers in the same way if they include layers of no subview.
    private func reorderLayers(_ views: [UIView], _ order: SubviewOrder) {
        for view in subviews where view.orderIndex >= 0 && view.layer.superlayer !== layer {
            layer.addSublayer(view.layer)
        }
        var indices: [ObjectIdentifier: Int] = [:]
        for view in subviews where view.orderIndex >= 0 {
            indices[ObjectIdentifier(view.layer)] = Int(view.orderIndex)
        }
        let ordered = order.applied(to: layer.sublayers ?? [], desired: views.map(\.layer)) {
            indices[ObjectIdentifier($0)] ?? -1
        }
        layer.reorderSublayers(ordered)
    }
}

/// Determines which elements of a list keep their place in a new order, and where the others are inserted.
private struct SubviewOrder {
    /// Whether each desired element is in the list, and whether it keeps its place.
    private var isPresent: [Bool]
    private var stays: [Bool]

    /// - Parameters:
    ///   - indices: The desired index of each element in the list, in current order.
    ///   - count: The number of desired elements.
    init(of indices: [Int], count: Int) {
        var places = [Int](repeating: -1, count: count)
        for (place, index) in indices.enumerated() { places[index] = place }
        isPresent = places.map { $0 >= 0 }
        stays = [Bool](repeating: false, count: count)
        let present = places.indices.filter { places[$0] >= 0 }
        for staying in present.map({ places[$0] }).longestIncreasingSubsequence { stays[present[staying]] = true }
    }

    /// The indices of the desired elements that move.
    var moved: [Int] { stays.indices.filter { isPresent[$0] && !stays[$0] } }

    /// Returns the list in the new order.
    ///
    /// - Parameters:
    ///   - list: All current elements, both desired and others.
    ///   - desired: The desired elements in the new order.
    ///   - indexOf: Returns the desired index of an element, or a negative number for others.
    @MainActor
    func applied<Element>(
        to list: [Element], desired: [Element], indexOf: @MainActor (Element) -> Int
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
            if !hasBegun { appendMoved(from: 0, desired, to: &result) }
            hasBegun = true
            guard stays[index] else { continue }
            result.append(element)
            appendMoved(from: index + 1, desired, to: &result)
        }
        return result
    }

    /// Appends the moving elements from `start` up to the next one that keeps its place.
    private func appendMoved<Element>(from start: Int, _ desired: [Element], to result: inout [Element]) {
        var index = start
        while index < desired.count, !stays[index] {
            if isPresent[index] { result.append(desired[index]) }
            index += 1
        }
    }
}
