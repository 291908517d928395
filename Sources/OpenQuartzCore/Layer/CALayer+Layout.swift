extension CALayer {
    /// Whether the layer waits for layout.
    public func needsLayout() -> Bool {
        flags.contains(.needsLayout)
    }

    final func markNeedsLayout() {
        guard !flags.contains(.needsLayout) else { return }
        flags.insert(.needsLayout)
        markAncestors(.descendantNeedsLayout, from: parent)
    }

    /// Marks a chain of ancestors, stopping at the first that is marked already; at the root asks for a frame.
    final func markAncestors(_ flag: LayerFlags, from start: CALayer?) {
        var layer = start
        var root = self
        while let current = layer {
            guard !current.flags.contains(flag) else { return }
            current.flags.insert(flag)
            root = current
            layer = current.parent
        }
        root.extras?.tree?.requestFrame()
    }

    final func layoutNowIfNeeded() {
        var top = self
        while let parent = top.parent, parent.flags.contains(.needsLayout) { top = parent }
        top.settleLayout()
    }

    /// Lays out this layer and everything below until nothing is left, or until it has turned in circles for long.
    final func settleLayout() {
        var rounds = 0
        while !flags.isDisjoint(with: [.needsLayout, .descendantNeedsLayout]) {
            guard rounds < LayerTree.maximumLayoutRounds else { return abandonLayout() }
            rounds += 1
            layoutSubtree()
        }
    }

    private func layoutSubtree() {
        if flags.contains(.needsLayout) {
            flags.remove(.needsLayout)
            layoutSublayers()
        }
        guard flags.contains(.descendantNeedsLayout) else { return }
        flags.remove(.descendantNeedsLayout)
        extras?.mask?.layoutSubtree()
        for child in children where child.parent === self { child.layoutSubtree() }
    }

    /// Names a layer that keeps asking, and forgets what all of them asked for.
    private func abandonLayout() {
        var culprit: CALayer?
        forgetLayout(&culprit)
        LayerDiagnostics.report(
            "layout did not settle after \(LayerTree.maximumLayoutRounds) rounds; going on without it", at: culprit,
            hint: "A layoutSubviews or layoutSublayers changes a size or calls setNeedsLayout every time it runs.")
    }

    private func forgetLayout(_ culprit: inout CALayer?) {
        if flags.contains(.needsLayout), culprit == nil { culprit = self }
        let hasMore = flags.contains(.descendantNeedsLayout)
        flags.subtract([.needsLayout, .descendantNeedsLayout])
        guard hasMore else { return }
        extras?.mask?.forgetLayout(&culprit)
        for child in children { child.forgetLayout(&culprit) }
    }
}
