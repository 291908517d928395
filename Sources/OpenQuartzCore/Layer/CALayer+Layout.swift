extension CALayer {
    /// Returns whether the layer is marked as needing layout.
    public func needsLayout() -> Bool {
        flags.contains(.needsLayout)
    }

    final func markNeedsLayout() {
        guard !flags.contains(.needsLayout) else { return }
        flags.insert(.needsLayout)
        markAncestors(.descendantNeedsLayout)
    }

    /// Marks the ancestors, stopping at the first that is already marked; requests a frame if the root is reached.
    final func markAncestors(_ flag: LayerFlags) {
        if parentReference == nil {
            extras?.tree?.requestFrame()
        } else if marksReachRoot(flag) {
            tree?.requestFrame()
        }
    }

    nonisolated private func marksReachRoot(_ flag: LayerFlags) -> Bool {
        visitAncestors { layer in
            guard layer.flags.rawValue & flag.rawValue == 0 else { return false }
            layer.flags.insert(flag)
            return true
        }
    }

    final func layoutNowIfNeeded() {
        var top = self
        while let parent = top.parent, parent.flags.contains(.needsLayout) { top = parent }
        top.performPendingLayout()
    }

    /// Performs layout in the subtree until no layer needs it, or until the maximum number of rounds is reached.
    final func performPendingLayout() {
        var rounds = 0
        while !flags.isDisjoint(with: [.needsLayout, .descendantNeedsLayout]) {
            guard rounds < LayerTree.maximumLayoutRounds else { return cancelPendingLayout() }
            rounds += 1
            layoutSubtree()
        }
    }

    private func layoutSubtree() {
        MarkedLayerTraversal(mark: .needsLayout, ancestorMark: .descendantNeedsLayout).run(from: self) { layer in
            guard layer.flags.contains(.needsLayout) else { return }
            layer.performLayout()
        }
    }

    private func performLayout() {
        let isNested = isLayingOut
        flags.remove(.needsLayout)
        flags.insert(.isLayingOut)
        layoutSublayers()
        if !isNested { flags.remove(.isLayingOut) }
    }

    /// Whether `layoutSublayers()` is running as part of pending layout.
    package final var isLayingOut: Bool { flags.contains(.isLayingOut) }

    /// Requests layout because a sublayer changed, unless that happens in the layer's own layout.
    final func sublayerDidChange() {
        if !isLayingOut { markNeedsLayout() }
    }

    /// Reports a layer that repeatedly requests layout, and discards all pending requests.
    private func cancelPendingLayout() {
        var invalid: CALayer?
        clearPendingLayout(firstInvalid: &invalid)
        LayerDiagnostics.report(
            "layout is still invalid after \(LayerTree.maximumLayoutRounds) passes; the pending requests are discarded",
            at: invalid,
            hint: "Check for a layoutSubviews or layoutSublayers that invalidates the layout every time it is called.")
    }

    private func clearPendingLayout(firstInvalid: inout CALayer?) {
        forEachInSubtree { layer in
            if layer.flags.contains(.needsLayout), firstInvalid == nil { firstInvalid = layer }
            let hasMore = layer.flags.contains(.descendantNeedsLayout)
            layer.flags.subtract([.needsLayout, .descendantNeedsLayout])
            return hasMore
        }
    }
}
