public import Flexbox

/// The layout properties of a view, with the names that Yoga uses for flexbox properties.
///
/// Lengths are in points. `CGFloat.undefined` (NaN) leaves a length to the layout. The initial values are those of
/// Yoga: the main axis is vertical, and items do not shrink.
@MainActor
public final class YGLayout {
    static var initialStyle: FlexStyle {
        var style = FlexStyle()
        style.flexDirection = .column
        style.justifyContent = .flexStart
        style.alignItems = .stretch
        style.alignContent = .flexStart
        style.flexShrink = 0
        style.minWidth = .zero
        style.minHeight = .zero
        return style
    }

    let node: FlexNode
    /// A copy of the node's style, because reading a single property of the node's own style would copy all of it.
    var style = YGLayout.initialStyle { didSet { styleDidChange() } }
    /// Whether style changes are collected, because each assignment to the node compares the whole style.
    private var isCollecting = false
    private var hasCollected = false
    /// The measured sizes of the view's content.
    private var content = MeasuredContent()
    /// The last render that changed the view.
    var touchedPass: UInt = 0
    /// The last render that found nothing to do in the view and its descendants.
    var unchangedPass: UInt = 0
    /// The value of the node's ``FlexNode/framesVersion`` when the descendants' frames were last read.
    var lastReadFramesVersion: UInt = 0
    /// Unowned, because the layout never outlives its view: the structures that refer to a layout retain its view.
    unowned let view: UIView
    private(set) var children: [YGLayout] = []
    /// Whether the view scrolls its children, so that its content size follows from their frames.
    let scrolls: Bool
    /// Whether the content size was set by this object.
    private(set) var hasContentSize = false
    var margins = YGEdges()
    var paddings = YGEdges()
    var borders = YGEdges()
    var insets = YGEdges()

    /// Whether the view is laid out by this object, which is the case as soon as a node describes it.
    public internal(set) var isEnabled = false

    /// A Boolean value that indicates whether the view participates in the layout of its parent.
    ///
    /// Equivalent to ``display`` being different from `none`.
    public var isIncludedInLayout: Bool {
        get { display != .none }
        set { display = newValue ? .flex : .none }
    }

    /// Whether the view has no children that are laid out here.
    public var isLeaf: Bool { children.isEmpty }

    /// The size of the view's content without constraints, in points.
    public var intrinsicSize: CGSize {
        let size = view.measured(.maxContent, .maxContent)
        return CGSize(width: size.width, height: size.height)
    }

    /// The lengths that are specified as percentages of the parent.
    public var percent: YGPercentLayout { YGPercentLayout(layout: self) }

    init(view: UIView) {
        self.view = view
        scrolls = view is UIScrollView && !(view is UITableView || view is UICollectionView || view is UITextView)
        node = FlexNode(style: Self.initialStyle)
        node.measure = { [unowned self] width, height in
            MainActor.assumeIsolated { self.measure(width, height) }
        }
        if view is UILabel {
            node.baseline = { [unowned self] size in
                MainActor.assumeIsolated { self.measureBaseline(size) }
            }
        }
    }

    private func styleDidChange() {
        if isCollecting { hasCollected = true } else { node.style = style }
    }

    /// Assigns the style changes made in the closure to the engine at once.
    func collectChanges<Result>(_ changes: () -> Result) -> Result {
        isCollecting = true
        defer {
            isCollecting = false
            if hasCollected { node.style = style }
            hasCollected = false
        }
        return changes()
    }

    /// Invalidates the measured size of the view's content.
    public func markDirty() {
        guard isLeaf else { return }
        content.forget()
        node.markContentChanged()
    }

    /// Measures the view again, and marks it dirty if a result differs from the cached one.
    func remeasureContent() {
        guard isLeaf else { return }
        // A copy, because measuring may invalidate the content.
        let content = content
        if !content.answersAsBefore(view) { markDirty() }
    }

    private func measure(_ width: FlexMeasureMode, _ height: FlexMeasureMode) -> FlexSize {
        let size = view.measured(width, height)
        if view.hasContent(width) { content.note(size, width, height) }
        return size
    }

    private func measureBaseline(_ size: FlexSize) -> Double {
        let baseline = view.firstBaseline(in: size)
        content.note(baseline: baseline, size)
        return baseline
    }

    /// Whether the next layout has to update the view.
    public var isDirty: Bool { node.isDirty }

    /// Lets the view grow into free space and shrink when space is short, with a factor of 1 each.
    public func flex() {
        flexGrow = 1
        flexShrink = 1
    }

    func setChildren(_ views: [RenderedView]) {
        guard !isSame(views) else { return }
        children = views.map(\.record.layout)
        node.setChildren(children.map(\.node))
    }

    private func isSame(_ views: [RenderedView]) -> Bool {
        guard views.count == children.count else { return false }
        for index in views.indices where views[index].record.layout !== children[index] { return false }
        return true
    }

    // MARK: Frames

    /// Returns the frame that the layout calculated, or `nil` if the view already has it.
    func changedFrame(offset: CGPoint) -> CGRect? {
        let view = view
        let found = node.frame
        let frame = CGRect(x: found.x + offset.x, y: found.y + offset.y, width: found.width, height: found.height)
        return view.bounds.size == frame.size && view.center == center(of: frame, view) ? nil : frame
    }

    /// Assigns the bounds and the center, which remain valid if the view is transformed.
    func apply(_ frame: CGRect) {
        if view.bounds.size != frame.size { view.bounds.size = frame.size }
        let center = center(of: frame, view)
        if view.center != center { view.center = center }
    }

    private func center(of frame: CGRect, _ view: UIView) -> CGPoint {
        let anchor = view.layer.anchorPoint
        return CGPoint(x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
    }

    /// Sets the content size of a scroll view to the extent of its children, unless the node sets it explicitly.
    func applyContentSize() {
        guard let view = view as? UIScrollView, view.viewRecord?.sets(\UIScrollView.contentSize) != true else { return }
        var size = CGSize.zero
        for child in children {
            let (frame, margin) = (child.node.frame, child.margins.resolved(initial: .zero))
            size.width = max(size.width, frame.x + frame.width + points(margin.right, or: 0))
            size.height = max(size.height, frame.y + frame.height + points(margin.bottom, or: 0))
        }
        hasContentSize = !children.isEmpty
        let padding = hasContentSize ? paddings.resolved(initial: .zero) : .zero
        size.width += points(padding.right, or: 0)
        size.height += points(padding.bottom, or: 0)
        if view.contentSize != size { view.contentSize = size }
    }

    /// The margins of the root view, which the layout engine ignores.
    var rootMargins: UIEdgeInsets {
        guard margins != YGEdges() else { return .zero }
        let edges = margins.resolved(initial: .zero)
        return UIEdgeInsets(
            top: points(edges.top, or: 0), left: points(edges.start ?? edges.left, or: 0),
            bottom: points(edges.bottom, or: 0), right: points(edges.end ?? edges.right, or: 0))
    }

    func points(_ length: FlexLength?, or other: CGFloat = .undefined) -> CGFloat {
        if case .points(let value)? = length { CGFloat(value) } else { other }
    }

    func length(_ points: CGFloat) -> FlexLength {
        points.isNaN ? .auto : .points(Double(points))
    }

    func edge(_ points: CGFloat) -> FlexLength? {
        points.isNaN ? nil : .points(Double(points))
    }

    // MARK: Keywords

    /// The writing direction.
    public var direction: YGDirection {
        get { style.direction }
        set { style.direction = newValue }
    }

    /// The direction of the main axis.
    public var flexDirection: YGFlexDirection {
        get { style.flexDirection }
        set { style.flexDirection = newValue }
    }

    /// The distribution of free space along the main axis.
    public var justifyContent: YGJustify {
        get { style.justifyContent }
        set { style.justifyContent = newValue }
    }

    /// The distribution of free space between lines in the cross axis.
    public var alignContent: YGAlignContent {
        get { style.alignContent }
        set { style.alignContent = newValue }
    }

    /// The alignment of the children in the cross axis.
    public var alignItems: YGAlign {
        get { style.alignItems }
        set { style.alignItems = newValue }
    }

    /// The alignment of the view in the cross axis; `nil` uses the parent's ``alignItems``.
    public var alignSelf: YGAlign? {
        get { style.alignSelf }
        set { style.alignSelf = newValue }
    }

    /// Whether the view participates in the normal flow.
    public var position: YGPositionType {
        get { style.position }
        set { style.position = newValue }
    }

    /// Whether children wrap onto further lines.
    public var flexWrap: YGWrap {
        get { style.flexWrap }
        set { style.flexWrap = newValue }
    }

    /// The treatment of content that exceeds the bounds.
    public var overflow: YGOverflow {
        get { style.overflow }
        set { style.overflow = newValue }
    }

    /// The formatting mode of the children, or `none` to exclude the view from the layout.
    public var display: YGDisplay {
        get { style.display }
        set { style.display = newValue }
    }

    /// The tracks of a grid, or the placement of the view within a grid; requires ``display`` `.grid`.
    public var grid: GridStyle? {
        get { style.grid }
        set { style.grid = newValue }
    }

    // MARK: Numbers

    /// The factor by which the view grows into free space, relative to its siblings.
    public var flexGrow: CGFloat {
        get { CGFloat(style.flexGrow) }
        set { style.flexGrow = Double(newValue) }
    }

    /// The factor by which the view shrinks when space is short, relative to its siblings.
    public var flexShrink: CGFloat {
        get { CGFloat(style.flexShrink) }
        set { style.flexShrink = Double(newValue) }
    }

    /// The main size before free space is distributed.
    public var flexBasis: CGFloat {
        get { if case .points(let value) = style.flexBasis { CGFloat(value) } else { .undefined } }
        set { style.flexBasis = newValue.isNaN ? .auto : .points(Double(newValue)) }
    }

    /// The ratio of width to height, used if one of them is undefined.
    public var aspectRatio: CGFloat {
        get { style.aspectRatio.map { CGFloat($0) } ?? .undefined }
        set { style.aspectRatio = newValue.isNaN ? nil : Double(newValue) }
    }

    // MARK: Sizes

    /// The width.
    public var width: CGFloat {
        get { points(style.width) }
        set { style.width = length(newValue) }
    }

    /// The height.
    public var height: CGFloat {
        get { points(style.height) }
        set { style.height = length(newValue) }
    }

    /// The maximum width.
    public var maxWidth: CGFloat {
        get { points(style.maxWidth) }
        set { style.maxWidth = length(newValue) }
    }

    /// The maximum height.
    public var maxHeight: CGFloat {
        get { points(style.maxHeight) }
        set { style.maxHeight = length(newValue) }
    }

    /// The minimum width.
    public var minWidth: CGFloat {
        get { points(style.minWidth) }
        set { style.minWidth = newValue.isNaN ? .zero : length(newValue) }
    }

    /// The minimum height.
    public var minHeight: CGFloat {
        get { points(style.minHeight) }
        set { style.minHeight = newValue.isNaN ? .zero : length(newValue) }
    }

    /// The gap between columns.
    public var columnGap: CGFloat {
        get { points(style.columnGap) }
        set { style.columnGap = newValue.isNaN ? .zero : length(newValue) }
    }

    /// The gap between rows.
    public var rowGap: CGFloat {
        get { points(style.rowGap) }
        set { style.rowGap = newValue.isNaN ? .zero : length(newValue) }
    }

    /// The gap between rows and between columns.
    public var gap: CGFloat {
        get { rowGap }
        set {
            rowGap = newValue
            columnGap = newValue
        }
    }

    /// The position of the view among its siblings: lower values come first.
    public var order: Int {
        get { style.order }
        set { style.order = newValue }
    }

    // MARK: Margins

    /// The margin at the edges without a more specific value.
    public var margin: CGFloat {
        get { points(margins.all) }
        set {
            margins.all = edge(newValue)
            style.margin = margins.resolved(initial: .zero)
        }
    }

    /// The margin at the left and right edges.
    public var marginHorizontal: CGFloat {
        get { points(margins.horizontal) }
        set {
            margins.horizontal = edge(newValue)
            style.margin = margins.resolved(initial: .zero)
        }
    }

    /// The margin at the top and bottom edges.
    public var marginVertical: CGFloat {
        get { points(margins.vertical) }
        set {
            margins.vertical = edge(newValue)
            style.margin = margins.resolved(initial: .zero)
        }
    }

    /// The margin at the left edge.
    public var marginLeft: CGFloat {
        get { points(margins.left) }
        set {
            margins.left = edge(newValue)
            style.margin = margins.resolved(initial: .zero)
        }
    }

    /// The margin at the top edge.
    public var marginTop: CGFloat {
        get { points(margins.top) }
        set {
            margins.top = edge(newValue)
            style.margin = margins.resolved(initial: .zero)
        }
    }

    /// The margin at the right edge.
    public var marginRight: CGFloat {
        get { points(margins.right) }
        set {
            margins.right = edge(newValue)
            style.margin = margins.resolved(initial: .zero)
        }
    }

    /// The margin at the bottom edge.
    public var marginBottom: CGFloat {
        get { points(margins.bottom) }
        set {
            margins.bottom = edge(newValue)
            style.margin = margins.resolved(initial: .zero)
        }
    }

    /// The margin at the start edge.
    public var marginStart: CGFloat {
        get { points(margins.start) }
        set {
            margins.start = edge(newValue)
            style.margin = margins.resolved(initial: .zero)
        }
    }

    /// The margin at the end edge.
    public var marginEnd: CGFloat {
        get { points(margins.end) }
        set {
            margins.end = edge(newValue)
            style.margin = margins.resolved(initial: .zero)
        }
    }

    // MARK: Paddings

    /// The padding at the edges without a more specific value.
    public var padding: CGFloat {
        get { points(paddings.all) }
        set {
            paddings.all = edge(newValue)
            style.padding = paddings.resolved(initial: .zero)
        }
    }

    /// The padding at the left and right edges.
    public var paddingHorizontal: CGFloat {
        get { points(paddings.horizontal) }
        set {
            paddings.horizontal = edge(newValue)
            style.padding = paddings.resolved(initial: .zero)
        }
    }

    /// The padding at the top and bottom edges.
    public var paddingVertical: CGFloat {
        get { points(paddings.vertical) }
        set {
            paddings.vertical = edge(newValue)
            style.padding = paddings.resolved(initial: .zero)
        }
    }

    /// The padding at the left edge.
    public var paddingLeft: CGFloat {
        get { points(paddings.left) }
        set {
            paddings.left = edge(newValue)
            style.padding = paddings.resolved(initial: .zero)
        }
    }

    /// The padding at the top edge.
    public var paddingTop: CGFloat {
        get { points(paddings.top) }
        set {
            paddings.top = edge(newValue)
            style.padding = paddings.resolved(initial: .zero)
        }
    }

    /// The padding at the right edge.
    public var paddingRight: CGFloat {
        get { points(paddings.right) }
        set {
            paddings.right = edge(newValue)
            style.padding = paddings.resolved(initial: .zero)
        }
    }

    /// The padding at the bottom edge.
    public var paddingBottom: CGFloat {
        get { points(paddings.bottom) }
        set {
            paddings.bottom = edge(newValue)
            style.padding = paddings.resolved(initial: .zero)
        }
    }

    /// The padding at the start edge.
    public var paddingStart: CGFloat {
        get { points(paddings.start) }
        set {
            paddings.start = edge(newValue)
            style.padding = paddings.resolved(initial: .zero)
        }
    }

    /// The padding at the end edge.
    public var paddingEnd: CGFloat {
        get { points(paddings.end) }
        set {
            paddings.end = edge(newValue)
            style.padding = paddings.resolved(initial: .zero)
        }
    }

    // MARK: Borders

    /// The border width at the edges without a more specific value.
    public var borderWidth: CGFloat {
        get { points(borders.all) }
        set {
            borders.all = edge(newValue)
            style.border = borders.resolved(initial: .zero)
        }
    }

    /// The border width at the left edge.
    public var borderLeftWidth: CGFloat {
        get { points(borders.left) }
        set {
            borders.left = edge(newValue)
            style.border = borders.resolved(initial: .zero)
        }
    }

    /// The border width at the top edge.
    public var borderTopWidth: CGFloat {
        get { points(borders.top) }
        set {
            borders.top = edge(newValue)
            style.border = borders.resolved(initial: .zero)
        }
    }

    /// The border width at the right edge.
    public var borderRightWidth: CGFloat {
        get { points(borders.right) }
        set {
            borders.right = edge(newValue)
            style.border = borders.resolved(initial: .zero)
        }
    }

    /// The border width at the bottom edge.
    public var borderBottomWidth: CGFloat {
        get { points(borders.bottom) }
        set {
            borders.bottom = edge(newValue)
            style.border = borders.resolved(initial: .zero)
        }
    }

    /// The border width at the start edge.
    public var borderStartWidth: CGFloat {
        get { points(borders.start) }
        set {
            borders.start = edge(newValue)
            style.border = borders.resolved(initial: .zero)
        }
    }

    /// The border width at the end edge.
    public var borderEndWidth: CGFloat {
        get { points(borders.end) }
        set {
            borders.end = edge(newValue)
            style.border = borders.resolved(initial: .zero)
        }
    }

    // MARK: Insets

    /// The distance from the left edge of the parent.
    public var left: CGFloat {
        get { points(insets.left) }
        set {
            insets.left = edge(newValue)
            style.inset = insets.resolved(initial: .auto)
        }
    }

    /// The distance from the top edge of the parent.
    public var top: CGFloat {
        get { points(insets.top) }
        set {
            insets.top = edge(newValue)
            style.inset = insets.resolved(initial: .auto)
        }
    }

    /// The distance from the right edge of the parent.
    public var right: CGFloat {
        get { points(insets.right) }
        set {
            insets.right = edge(newValue)
            style.inset = insets.resolved(initial: .auto)
        }
    }

    /// The distance from the bottom edge of the parent.
    public var bottom: CGFloat {
        get { points(insets.bottom) }
        set {
            insets.bottom = edge(newValue)
            style.inset = insets.resolved(initial: .auto)
        }
    }

    /// The distance from the start edge of the parent.
    public var start: CGFloat {
        get { points(insets.start) }
        set {
            insets.start = edge(newValue)
            style.inset = insets.resolved(initial: .auto)
        }
    }

    /// The distance from the end edge of the parent.
    public var end: CGFloat {
        get { points(insets.end) }
        set {
            insets.end = edge(newValue)
            style.inset = insets.resolved(initial: .auto)
        }
    }
}
