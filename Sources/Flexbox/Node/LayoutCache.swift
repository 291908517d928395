/// A parent's request to lay out a node at a width.
///
/// As in CSS, the width of a box is always known before its content is laid out, and the height follows from the
/// content unless it is specified. All sizes refer to the border box.
struct LayoutRequest {
    var width: Double
    /// The height; unset if it follows from the content.
    var height = unset
    /// The limits of a height that follows from the content.
    var minHeight = 0.0
    var maxHeight = Double.infinity
    /// The height at which a wrapping column breaks its lines, if its height is not specified but will be limited to
    /// this.
    var wrapHeight = Double.infinity
    /// Whether the height is only a minimum, because it comes from an aspect ratio and the content may exceed it.
    ///
    /// Percentages inside refer to the specified height nevertheless.
    var growsWithContent = false
    /// Whether percentages inside can refer to the height (a definite height in CSS terms).
    var isHeightDefinite = false
    /// Whether the margins inside a block container adjoin its own margins, because its parent is a block container, too.
    var collapsesMargins = false
    /// The width of the containing block, which is the basis of padding percentages.
    var basis: Double
    /// Whether the writing direction of the parent is right to left.
    var isRightToLeft: Bool
    /// Whether the baseline of the answer is needed.
    var requiresBaseline = false
}

/// The result of a layout request.
struct LayoutResult {
    var height: Double
    /// The distance from the top edge to the first baseline; unset if there is none.
    var baseline = unset
}

/// A request with its answer.
struct CachedLayout {
    private var width = unset
    private var height = unset
    private var minHeight = unset
    private var maxHeight = unset
    private var wrapHeight = unset
    private var basis = unset
    private var flags: UInt8 = 0
    private var hasBaseline = false
    private(set) var answer = LayoutResult(height: 0)

    /// Creates an entry that matches no request.
    init() {}

    init(_ request: LayoutRequest, _ answer: LayoutResult, hasBaseline: Bool) {
        width = request.width
        height = request.height.ifUnset(-1)
        minHeight = request.minHeight
        maxHeight = request.maxHeight
        wrapHeight = request.wrapHeight
        basis = request.basis
        flags = request.flags
        self.hasBaseline = hasBaseline
        self.answer = answer
    }

    func matches(_ request: LayoutRequest) -> Bool {
        width == request.width && height == request.height.ifUnset(-1) && basis == request.basis
            && minHeight == request.minHeight && maxHeight == request.maxHeight && wrapHeight == request.wrapHeight
            && flags == request.flags
            && (hasBaseline || !request.requiresBaseline)
    }
}

extension LayoutRequest {
    fileprivate var flags: UInt8 {
        (isHeightDefinite ? 1 : 0) | (isRightToLeft ? 2 : 0) | (growsWithContent ? 4 : 0) | (collapsesMargins ? 8 : 0)
    }
}

/// The intrinsic widths of a node's content for one height.
struct CachedWidths {
    /// The height that the widths belong to; negative if unknown.
    var height = -1.0
    var isRightToLeft = false
    /// The limits of the content width on which columns of a grid depend; those of no limit for other nodes.
    var minWidth = 0.0
    var maxWidth = Double.infinity
    var minContent = unset
    var maxContent = unset
}

extension CachedWidths {
    /// Whether the widths belong to the same height, direction and limits.
    func hasKey(of other: CachedWidths) -> Bool {
        height == other.height && isRightToLeft == other.isRightToLeft && minWidth == other.minWidth
            && maxWidth == other.maxWidth
    }
}

/// The cached sizes of a node, valid until the node or a descendant changes.
struct LayoutCache {
    /// The layout that placed the descendants.
    var placed = CachedLayout()
    /// The most recent answers, of that layout and of layouts without placement.
    private var sized = (CachedLayout(), CachedLayout(), CachedLayout())
    private var nextSized = 0
    var widths = CachedWidths()
    private(set) var isEmpty = true

    mutating func clear() {
        guard !isEmpty else { return }
        self = LayoutCache()
    }

    func answer(to request: LayoutRequest) -> LayoutResult? {
        if sized.0.matches(request) { return sized.0.answer }
        if sized.1.matches(request) { return sized.1.answer }
        if sized.2.matches(request) { return sized.2.answer }
        return nil
    }

    mutating func storeSize(_ layout: CachedLayout) {
        isEmpty = false
        switch nextSized {
        case 0: sized.0 = layout
        case 1: sized.1 = layout
        default: sized.2 = layout
        }
        nextSized = (nextSized + 1) % 3
    }

    mutating func storeWidths(_ widths: CachedWidths) {
        isEmpty = false
        self.widths = widths
    }
}
