typealias PassPointer = UnsafeMutablePointer<LayoutPass>

/// One run of the algorithm over a tree.
struct LayoutPass {
    /// How many nodes deep a tree may be.
    ///
    /// Deeper nodes are not laid out: the algorithm is recursive, and a tree that deep is an accident. Browsers cut at 512
    /// as well.
    static let maximumDepth = 512

    var depth = 0
    var statistics = FlexLayoutStatistics()
}

/// What a request is for.
enum LayoutMode {
    /// Only the answer is wanted.
    case size
    /// Everything inside shall have its place afterwards.
    case place
    /// Only the answer is wanted; but if it has to be calculated, the inside gets its places on the way, because the
    /// same request will probably follow to place it. In a column of columns that halves the work on every level.
    case sizeAndTryPlaces
}

extension NodePointer {
    /// Answers a request, from memory where possible.
    func layout(_ request: LayoutRequest, _ mode: LayoutMode, _ pass: PassPointer) -> LayoutAnswer {
        if pointee.isBareLeaf, !pointee.traits.contains(.measured) { return layoutBareLeaf(request, mode, pass) }
        if mode == .place {
            if pointee.cache.placed.matches(request) { return pointee.cache.placed.answer }
        } else if let answer = pointee.cache.answer(to: request) {
            return answer
        }
        guard pass.pointee.depth < LayoutPass.maximumDepth else { return LayoutAnswer(height: 0) }
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

    /// Answers for a node that has neither children nor content, which is as high as its frame if nobody says otherwise.
    private func layoutBareLeaf(_ request: LayoutRequest, _ mode: LayoutMode, _ pass: PassPointer) -> LayoutAnswer {
        if mode != .size, pointee.isDirty {
            prepareItems()
            pass.pointee.statistics.placedNodes += 1
            pointee.isDirty = false
        }
        guard request.height.isUnset || request.growsWithContent else { return LayoutAnswer(height: request.height) }
        let edges = frameEdges(basis: request.basis, isRightToLeft: isRightToLeft(inherited: request.isRightToLeft))
        let wanted = max(request.height.ifUnset(0), edges.vertical)
        return LayoutAnswer(height: max(min(wanted, request.maxHeight), request.minHeight, edges.vertical))
    }

    private func calculate(_ request: LayoutRequest, places: Bool, _ pass: PassPointer) -> LayoutAnswer {
        if places { pass.pointee.statistics.placedNodes += 1 } else { pass.pointee.statistics.sizedNodes += 1 }
        var answer = contain(request, places: places, pass)
        if pointee.style.clipsContent {
            // CSS Box Alignment §9.1: what is cut off has no baseline outside of the box.
            answer.baseline = answer.baseline.isSet ? min(max(answer.baseline, 0), answer.height) : unset
        }
        return answer
    }

    private func contain(_ request: LayoutRequest, places: Bool, _ pass: PassPointer) -> LayoutAnswer {
        if pointee.style.display == .grid {
            var container = GridContainer(self, request, places: places, pass)
            return container.run()
        }
        var container = FlexContainer(self, request, places: places, pass)
        return container.run()
    }

    private func remember(_ request: LayoutRequest, _ answer: LayoutAnswer, places: Bool) {
        if places {
            pointee.needsFrames = true
            pointee.framesVersion &+= 1
        }
        // A measure function that marks nodes dirty while they are laid out gets its way at the next layout.
        guard !pointee.wasDirtiedInLayout else {
            pointee.wasDirtiedInLayout = false
            return
        }
        let layout = CachedLayout(request, answer, hasBaseline: request.wantsBaseline)
        pointee.cache.rememberSized(layout)
        if places {
            pointee.cache.placed = layout
            pointee.isDirty = false
        }
    }
}
