/// Block layout for one container: CSS 2.2 §9.4.1 (block formatting contexts), §8.3.1 (collapsing margins), and §10.3.3 and
/// §10.6.3 (widths and heights), with the alignment of CSS Box Alignment Level 3 §5.1 and §6.1.
///
/// All children are block-level boxes below each other; there are no floats. The margins of a child adjoin those of its
/// siblings, and those of its parent at the edges without padding and border. A child that lays out its children in
/// another way, clips its content, or aligns it with `alignContent`, keeps the margins of its children inside.
///
/// The margins that adjoin those of the container do not depend on the margins outside, so that a container is laid out
/// without knowing its position, and returns them with its size.
struct BlockContainer {
    let node: NodePointer
    let pass: PassPointer
    let request: LayoutRequest
    let places: Bool
    let isRightToLeft: Bool
    /// Padding plus border.
    let edges: EdgeSizes
    let innerWidth: Double
    /// The basis of height percentages; unset if the height is not definite.
    let definiteHeight: Double

    /// The bottom edge of the last box that is not collapsed, in the border box of the container.
    private var position: Double
    /// The margins after that box.
    private var strut = MarginStrut()
    /// Whether the margins inside are separated from the top margin of the container.
    private var isSeparated: Bool
    private var startMargins = MarginStrut()
    private var baseline = unset
    /// The vertical static positions of the absolutely positioned children.
    private(set) var staticTops: [Double] = []
    /// The margins inside that adjoin those of the container, after it was laid out.
    private(set) var margins = CollapsedMargins()

    init(_ node: NodePointer, _ request: LayoutRequest, places: Bool, _ pass: PassPointer) {
        self.node = node
        self.pass = pass
        self.request = request
        self.places = places
        isRightToLeft = node.isRightToLeft(inherited: request.isRightToLeft)
        edges = node.frameEdges(basis: request.basis, isRightToLeft: isRightToLeft)
        innerWidth = max(request.width - edges.horizontal, 0)
        definiteHeight = request.isHeightDefinite ? max(request.height - edges.vertical, 0) : unset
        position = edges.top
        isSeparated = !request.collapsesMargins || edges.top > 0
    }

    /// Lays out the container and answers the request.
    mutating func run() -> LayoutResult {
        var answer = LayoutResult(height: request.height)
        let isMeasured = node.pointee.items.flowCount == 0 && node.pointee.traits.contains(.measured)
        if isMeasured {
            answer = node.layoutLeaf(request, pass)
            collectStaticTops(before: 0)
        } else {
            layoutFlow()
            answer.height = finish()
            answer.baseline = baseline
        }
        if request.collapsesMargins { node.storeCollapsedMargins(margins, for: request) }
        if places { layoutAbsoluteItems(borderBoxHeight: answer.height) }
        return answer
    }

    private mutating func layoutFlow() {
        let items = node.pointee.items.inFlow
        for index in items.indices {
            collectStaticTops(before: index)
            layout(items[index])
        }
        collectStaticTops(before: items.count)
    }

    /// Lays out a child below the previous ones.
    private mutating func layout(_ child: NodePointer) {
        child.resolveItem(width: innerWidth, height: definiteHeight, isRightToLeft: isRightToLeft, pass)
        var childRequest = itemRequest(child)
        childRequest.requiresBaseline = request.requiresBaseline && baseline.isUnset
        let answer = child.layout(childRequest, places ? .place : .size, pass)
        let height = child.pointee.item.clampedHeight(answer.height)
        let inside =
            childRequest.collapsesMargins ? child.collapsedMargins(for: childRequest, pass) : CollapsedMargins()
        let margin = child.pointee.item.margin
        strut.append(margin.top)
        strut.append(inside.start)
        var top = position
        if inside.isCollapsedThrough {
            // The position that the box would have with a border at its bottom.
            if isSeparated { top += strut.sum }
        } else {
            separate()
            top += strut.sum
            position = top + height
            strut = inside.end
        }
        strut.append(margin.bottom)
        if childRequest.requiresBaseline {
            let own = answer.baseline.ifUnset(child.isMeasuredLeaf ? height : unset)
            if own.isSet { baseline = top + own }
        }
        guard places else { return }
        place(
            child, FlexRect(x: left(of: child, childRequest.width), y: top, width: childRequest.width, height: height))
    }

    /// Ends the margins that adjoin the top margin of the container.
    private mutating func separate() {
        guard !isSeparated else { return }
        isSeparated = true
        startMargins = strut
        strut = MarginStrut()
    }

    /// Determines the height of the border box, and the margins that adjoin those of the container.
    private mutating func finish() -> Double {
        var content = max(position, edges.top)
        if !request.collapsesMargins || edges.bottom > 0 {
            separate()
            content = max(position + strut.sum, edges.top) + edges.bottom
            strut = MarginStrut()
        }
        let height = self.height(forContent: content)
        if height > 0 { separate() }
        if isSeparated {
            // The bottom margin of the last child adjoins that of the container only if the height is that of the content.
            if height != content || request.height.isSet { strut = MarginStrut() }
            margins = CollapsedMargins(start: startMargins, end: strut)
        } else {
            margins = CollapsedMargins(start: strut, isCollapsedThrough: true)
        }
        alignContent(height - content)
        return height
    }

    private func height(forContent content: Double) -> Double {
        guard request.height.isUnset || request.growsWithContent else { return request.height }
        let desired = request.growsWithContent ? max(content, request.height) : content
        return max(min(desired, request.maxHeight), request.minHeight, edges.vertical)
    }

    /// CSS Box Alignment §5.1.1: moves the content into the free space of the container.
    ///
    /// As in browsers, content that overflows is aligned to the start unless the style requires otherwise.
    private mutating func alignContent(_ space: Double) {
        let align = node.pointee.style.alignContent
        guard align != .stretch, space != 0 else { return }
        if space < 0 {
            guard case .unsafe = align else { return }
        }
        let offset = Distribution(align.justify, space: space, count: 1, isReversed: false).offset
        for index in staticTops.indices { staticTops[index] += offset }
        baseline += offset
        guard places else { return }
        for child in node.pointee.items.inFlow { child.pointee.place.y += offset }
    }

    /// Determines the vertical static positions of the absolutely positioned children before a child in the flow.
    private mutating func collectStaticTops(before index: Int) {
        let absolutes = node.pointee.items.absolute
        while staticTops.count < absolutes.count, absolutes[staticTops.count].pointee.precedingItems <= index {
            staticTops.append(isSeparated ? position + strut.sum : position)
        }
    }
}
