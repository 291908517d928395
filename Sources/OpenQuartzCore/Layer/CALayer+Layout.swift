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
        if flags.contains(.needsLayout) {
            flags.remove(.needsLayout)
            layoutSublayers()
        }
        guard flags.contains(.descendantNeedsLayout) else { return }
        flags.remove(.descendantNeedsLayout)
        extras?.mask?.layoutSubtree()
        forEachChild(markedWith: [.needsLayout, .descendantNeedsLayout]) { $0.layoutSubtree() }
    }

    /// Calls a closure with each sublayer that has one of the flags when its turn comes and is still a sublayer then.
    ///
    /// The closure may change the list; those that are new in it are passed over.
    final func forEachChild(markedWith marks: LayerFlags, _ body: @MainActor (CALayer) -> Void) {
        guard !children.isEmpty else { return }
        let children = children
        var index = 0
        while let place = Self.firstPlace(in: children, from: index, markedWith: marks) {
            let child = children[place]
            if child.parent === self { body(child) }
            index = place + 1
        }
    }

    nonisolated private static func firstPlace(
        in layers: [CALayer], from start: Int, markedWith marks: LayerFlags
    ) -> Int? {
        layers.firstPlace(from: start) { $0.flags.rawValue & marks.rawValue != 0 }
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
