/// What a parent asks of a node: to lay itself out at a width.
///
/// As in CSS, the width of a box is always known before its inside is laid out, and the height follows from that
/// unless it is given. All sizes are of the border box.
struct LayoutRequest {
    var width: Double
    /// The height, or unset where it follows from the content.
    var height = unset
    /// The limits of a height that follows from the content.
    var minHeight = 0.0
    var maxHeight = Double.infinity
    /// Where the lines of a column end that wraps, if its height is not given but will be limited to this.
    var wrapHeight = Double.infinity
    /// Whether the given height is only the smallest one: it comes from an aspect ratio, and the content may exceed it.
    ///
    /// Percentages inside refer to the given height nevertheless.
    var growsWithContent = false
    /// Whether percentages of the given height mean something inside (CSS calls such a height definite).
    var isHeightDefinite = false
    /// The width of the containing block, which percentages of padding refer to.
    var basis: Double
    /// Whether text around the node runs from right to left.
    var isRightToLeft: Bool
    /// Whether the answer's baseline will be used.
    var wantsBaseline = false
}

/// What a node answers to a request.
struct LayoutAnswer {
    var height: Double
    /// How far the first baseline lies below the upper edge; unset where there is none.
    var baseline = unset
}

/// A request together with its answer.
struct CachedLayout {
    private var width = unset
    private var height = unset
    private var minHeight = unset
    private var maxHeight = unset
    private var wrapHeight = unset
    private var basis = unset
    private var flags: UInt8 = 0
    private var hasBaseline = false
    private(set) var answer = LayoutAnswer(height: 0)

    /// An entry that matches no request.
    init() {}

    init(_ request: LayoutRequest, _ answer: LayoutAnswer, hasBaseline: Bool) {
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
            && (hasBaseline || !request.wantsBaseline)
    }
}

extension LayoutRequest {
    fileprivate var flags: UInt8 { (isHeightDefinite ? 1 : 0) | (isRightToLeft ? 2 : 0) | (growsWithContent ? 4 : 0) }
}

/// The widths that a node's content asks for, for one height.
struct CachedWidths {
    /// The height they belong to; negative for an unknown one.
    var height = -1.0
    var isRightToLeft = false
    var minContent = unset
    var maxContent = unset
}

/// What a node remembers about its size until something inside it changes.
struct LayoutCache {
    /// The layout by which the places inside were assigned.
    var placed = CachedLayout()
    /// The last answers, of that layout and of others that only asked for a size.
    private var sized = (CachedLayout(), CachedLayout(), CachedLayout())
    private var nextSized = 0
    var widths = CachedWidths()
    private(set) var isEmpty = true

    mutating func clear() {
        guard !isEmpty else { return }
        self = LayoutCache()
    }

    func answer(to request: LayoutRequest) -> LayoutAnswer? {
        if sized.0.matches(request) { return sized.0.answer }
        if sized.1.matches(request) { return sized.1.answer }
        if sized.2.matches(request) { return sized.2.answer }
        return nil
    }

    mutating func rememberSized(_ layout: CachedLayout) {
        isEmpty = false
        switch nextSized {
        case 0: sized.0 = layout
        case 1: sized.1 = layout
        default: sized.2 = layout
        }
        nextSized = (nextSized + 1) % 3
    }

    mutating func rememberWidths(_ widths: CachedWidths) {
        isEmpty = false
        self.widths = widths
    }
}
