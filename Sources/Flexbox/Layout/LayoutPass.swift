typealias PassPointer = UnsafeMutablePointer<LayoutPass>

/// One execution of the algorithm for a tree.
struct LayoutPass {
    /// The maximum depth of a tree.
    ///
    /// The algorithm is recursive and skips deeper nodes, because such a depth is unintentional. Browsers use the same
    /// limit of 512.
    static let maximumDepth = 512

    /// The node whose layout was requested, which is always a containing block.
    let root: NodePointer
    var depth = 0
    var statistics = FlexLayoutStatistics()
}

/// The purpose of a request.
enum LayoutMode {
    /// Only the answer is needed.
    case size
    /// All descendants are placed.
    case place
    /// Only the answer is needed, but if it has to be calculated, the descendants are placed as well, because the same
    /// request will probably follow for placement. In nested columns this halves the work on every level.
    case sizeAndTryPlaces
}

extension NodePointer {
    /// Answers a request, from the cache if possible.
    func layout(_ request: LayoutRequest, _ mode: LayoutMode, _ pass: PassPointer) -> LayoutResult {
        if pointee.isBareLeaf, !pointee.traits.contains(.measured) { return layoutBareLeaf(request, mode, pass) }
        if pointee.subgridTracks != nil { forgetSubgridTracksIfNeeded(pass) }
        if mode == .place {
            if pointee.cache.placed.matches(request) { return pointee.cache.placed.answer }
        } else if let answer = pointee.cache.answer(to: request) {
            return answer
        }
        guard pass.pointee.depth < LayoutPass.maximumDepth else { return LayoutResult(height: 0) }
        pass.pointee.depth += 1
        pointee.isInLayout = true
        prepareItems()
        let places = mode != .size
        let answer = calculate(request, places: places, pass)
        pointee.isInLayout = false
        pass.pointee.depth -= 1
        remember(request, answer, places: places)
        return answer
    }

    /// Answers for a node without children and content, whose height is that of its padding and border unless
    /// specified.
    private func layoutBareLeaf(_ request: LayoutRequest, _ mode: LayoutMode, _ pass: PassPointer) -> LayoutResult {
        if mode != .size, pointee.isDirty {
            prepareItems()
            pass.pointee.statistics.placedNodes += 1
            pointee.isDirty = false
        }
        guard request.height.isUnset || request.growsWithContent else { return LayoutResult(height: request.height) }
        let edges = frameEdges(basis: request.basis, isRightToLeft: isRightToLeft(inherited: request.isRightToLeft))
        let wanted = max(request.height.ifUnset(0), edges.vertical)
        return LayoutResult(height: max(min(wanted, request.maxHeight), request.minHeight, edges.vertical))
    }

    private func calculate(_ request: LayoutRequest, places: Bool, _ pass: PassPointer) -> LayoutResult {
        if places { pass.pointee.statistics.placedNodes += 1 } else { pass.pointee.statistics.sizedNodes += 1 }
        var answer = contain(request, places: places, pass)
        if pointee.style.clipsContent {
            // CSS Box Alignment §9.1: the baseline of a box that clips its content is clamped to the box.
            answer.baseline = answer.baseline.isSet ? min(max(answer.baseline, 0), answer.height) : unset
        }
        return answer
    }

    private func contain(_ request: LayoutRequest, places: Bool, _ pass: PassPointer) -> LayoutResult {
        if pointee.style.display == .grid {
            var container = GridContainer(self, request, places: places, pass)
            return container.run()
        }
        if pointee.style.display == .block {
            var container = BlockContainer(self, request, places: places, pass)
            return container.run()
        }
        var container = FlexContainer(self, request, places: places, pass)
        return container.run()
    }

    private func remember(_ request: LayoutRequest, _ answer: LayoutResult, places: Bool) {
        if places {
            pointee.needsFrames = true
            pointee.framesVersion &+= 1
        }
        // If a measure function marks nodes dirty during layout, they are laid out again in the next layout.
        guard !pointee.wasDirtiedInLayout else {
            pointee.wasDirtiedInLayout = false
            return
        }
        let layout = CachedLayout(request, answer, hasBaseline: request.requiresBaseline)
        pointee.cache.storeSize(layout)
        if places {
            pointee.cache.placed = layout
            pointee.isDirty = false
        }
    }
}
