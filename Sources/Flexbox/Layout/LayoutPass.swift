typealias PassPointer = UnsafeMutablePointer<LayoutPass>

/// One execution of the algorithm for a tree.
struct LayoutPass {
    /// The maximum depth of a tree.
    ///
    /// The algorithm is recursive and skips deeper nodes, because such a depth is unintentional. Browsers use the same
    /// limit of 512.
    static let maximumDepth = 512

    /// The bytes of the stack that the recursion may take; deeper nodes are skipped, too.
    ///
    /// Threads have a stack of 8 MB. A release build needs less than this for the maximum depth, but a level of nested grids
    /// takes 27 KB in a debug build.
    private static let maximumStack = 6 << 20

    /// The depth from which on the limits are checked; usual trees are less deep.
    private static let checkedDepth = 64

    /// The node whose layout was requested, which is always a containing block.
    let root: NodePointer
    private var depth = 0
    var statistics = FlexLayoutStatistics()

    init(root: NodePointer) {
        self.root = root
    }

    /// Begins a level of the recursion; returns `false`, if the tree is too deep for it.
    mutating func descend() -> Bool {
        if depth >= Self.checkedDepth, depth >= Self.maximumDepth || usesMaximumStack() { return false }
        depth += 1
        return true
    }

    /// Ends a level.
    mutating func ascend() {
        depth -= 1
    }

    /// Whether the stack has grown too far since the pass began, which is stored on the same stack.
    private mutating func usesMaximumStack() -> Bool {
        var local: UInt8 = 0
        let start = withUnsafePointer(to: &self) { Int(bitPattern: $0) }
        let used = start - withUnsafePointer(to: &local) { Int(bitPattern: $0) }
        // A larger distance is that of different memory: sanitizers can store variables elsewhere.
        return used > Self.maximumStack && used < 16 * Self.maximumStack
    }
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
        if let answer = cachedAnswer(to: request, mode) { return answer }
        guard pass.pointee.descend() else { return LayoutResult(height: 0) }
        pointee.isInLayout = true
        prepareItems()
        let places = mode != .size
        let answer = calculate(request, places: places, pass)
        pointee.isInLayout = false
        pass.pointee.ascend()
        remember(request, answer, places: places)
        return answer
    }

    private func cachedAnswer(to request: LayoutRequest, _ mode: LayoutMode) -> LayoutResult? {
        guard mode == .place else { return pointee.cache.answer(to: request) }
        return pointee.cache.placed.matches(request) ? pointee.cache.placed.answer : nil
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
        let desired = max(request.height.ifUnset(0), edges.vertical)
        return LayoutResult(height: max(min(desired, request.maxHeight), request.minHeight, edges.vertical))
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
        if pointee.style.display == .grid { return GridContainer(self, request, places: places, pass).run() }
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
