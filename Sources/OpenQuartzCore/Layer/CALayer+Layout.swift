extension CALayer {
    /// Whether the layer waits for layout.
    public func needsLayout() -> Bool {
        flags.contains(.needsLayout)
    }

    final func markNeedsLayout() {
        guard !flags.contains(.needsLayout) else { return }
        flags.insert(.needsLayout)
        markAncestors(.descendantNeedsLayout)
    }

    /// Marks the ancestors, stopping at the first that is marked already; at the root asks for a frame.
    final func markAncestors(_ flag: LayerFlags) {
        if parentReference == nil {
            extras?.tree?.requestFrame()
        } else if marksReachRoot(flag) {
            tree?.requestFrame()
        }
    }

    nonisolated private func marksReachRoot(_ flag: LayerFlags) -> Bool {
        climb { layer in
            guard layer.flags.rawValue & flag.rawValue == 0 else { return false }
            layer.flags.insert(flag)
            return true
        }
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
        MarkedWalk(mark: .needsLayout, markAbove: .descendantNeedsLayout).run(from: self) { layer in
            guard layer.flags.contains(.needsLayout) else { return }
            layer.flags.remove(.needsLayout)
            layer.layoutSublayers()
        }
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
        forEachInside { layer in
            if layer.flags.contains(.needsLayout), culprit == nil { culprit = layer }
            let hasMore = layer.flags.contains(.descendantNeedsLayout)
            layer.flags.subtract([.needsLayout, .descendantNeedsLayout])
            return hasMore
        }
    }
}
