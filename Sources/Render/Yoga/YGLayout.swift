public import Flexbox

/// The layout properties of a view, with the names that Yoga uses for flexbox properties.
///
/// Lengths are in points. `CGFloat.undefined` (NaN) leaves a length to the layout. The initial values are those of
/// Yoga: the main axis is vertical, and items do not shrink.
@preconcurrency @MainActor
public final class YGLayout: YGLengths {
    static let initialStyle: FlexStyle = {
        var style = FlexStyle()
        style.flexDirection = .column
        style.justifyContent = .flexStart
        style.alignItems = .stretch
        style.alignContent = .flexStart
        style.flexShrink = 0
        style.minWidth = .zero
        style.minHeight = .zero
        return style
    }()

    let node: FlexNode
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
    var margins = YGEdges() { didSet { set(\.margin, margins.resolved(initial: Self.initialStyle.margin)) } }
    var paddings = YGEdges() { didSet { set(\.padding, paddings.resolved(initial: Self.initialStyle.padding)) } }
    var borders = YGEdges() { didSet { set(\.border, borders.resolved(initial: Self.initialStyle.border)) } }
    var insets = YGEdges() { didSet { set(\.inset, insets.resolved(initial: Self.initialStyle.inset)) } }

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

    override var layout: YGLayout { self }

    init(view: UIView) {
        self.view = view
        scrolls = view is UIScrollView && !(view is UITableView || view is UICollectionView || view is UITextView)
        node = FlexNode(style: Self.initialStyle)
        super.init(unit: .points)
        node.measure = { [unowned self] width, height in
            MainActor.assumeIsolated { self.measure(width, height) }
        }
        if view is UILabel {
            node.baseline = { [unowned self] size in
                MainActor.assumeIsolated { self.measureBaseline(size) }
            }
        }
    }

    /// The style of the layout engine's node.
    var style: FlexStyle {
        _read { yield node.style }
    }

    /// Sets a property of the style unless it has the value.
    // Inlined, so that the compiler resolves the key path, which is a literal in each call.
    @inline(__always)
    func set<Value: Equatable>(_ path: WritableKeyPath<FlexStyle, Value>, _ value: Value) {
        guard node.style[keyPath: path] != value else { return }
        node.changeStyle { $0[keyPath: path] = value }
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
        if !content.isValid(for: view) { markDirty() }
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
            let (frame, margin) = (child.node.frame, child.style.margin)
            size.width = max(size.width, frame.x + frame.width + margin.right.pointsOrZero)
            size.height = max(size.height, frame.y + frame.height + margin.bottom.pointsOrZero)
        }
        hasContentSize = !children.isEmpty
        let padding = hasContentSize ? style.padding : .zero
        size.width += padding.right.pointsOrZero
        size.height += padding.bottom.pointsOrZero
        if view.contentSize != size { view.contentSize = size }
    }

    /// The margins of the root view, which the layout engine ignores.
    var rootMargins: UIEdgeInsets {
        let edges = style.margin
        return UIEdgeInsets(
            top: edges.top.pointsOrZero, left: (edges.start ?? edges.left).pointsOrZero,
            bottom: edges.bottom.pointsOrZero, right: (edges.end ?? edges.right).pointsOrZero)
    }

    // MARK: Keywords

    /// The writing direction.
    public var direction: YGDirection {
        get { style.direction }
        set { set(\.direction, newValue) }
    }

    /// The direction of the main axis.
    public var flexDirection: YGFlexDirection {
        get { style.flexDirection }
        set { set(\.flexDirection, newValue) }
    }

    /// The distribution of free space along the main axis.
    public var justifyContent: YGJustify {
        get { style.justifyContent }
        set { set(\.justifyContent, newValue) }
    }

    /// The distribution of free space between lines in the cross axis.
    public var alignContent: YGAlignContent {
        get { style.alignContent }
        set { set(\.alignContent, newValue) }
    }

    /// The alignment of the children in the cross axis.
    public var alignItems: YGAlign {
        get { style.alignItems }
        set { set(\.alignItems, newValue) }
    }

    /// The alignment of the view in the cross axis; `nil` uses the parent's ``alignItems``.
    public var alignSelf: YGAlign? {
        get { style.alignSelf }
        set { set(\.alignSelf, newValue) }
    }

    /// The alignment of the children of a grid in their areas, or of a block container, along the inline axis.
    public var justifyItems: YGAlign {
        get { style.justifyItems }
        set { set(\.justifyItems, newValue) }
    }

    /// The alignment of the view along the inline axis of a grid or block container; `nil` uses the parent's
    /// ``justifyItems``.
    public var justifySelf: YGAlign? {
        get { style.justifySelf }
        set { set(\.justifySelf, newValue) }
    }

    /// Whether the view participates in the normal flow.
    public var position: YGPositionType {
        get { style.position }
        set { set(\.position, newValue) }
    }

    /// Whether children wrap onto further lines.
    public var flexWrap: YGWrap {
        get { style.flexWrap }
        set { set(\.flexWrap, newValue) }
    }

    /// The treatment of content that exceeds the bounds.
    public var overflow: YGOverflow {
        get { style.overflow }
        set { set(\.overflow, newValue) }
    }

    /// The formatting mode of the children, or `none` to exclude the view from the layout.
    public var display: YGDisplay {
        get { style.display }
        set { set(\.display, newValue) }
    }

    /// The tracks of a grid, or the placement of the view within a grid; requires ``display`` `.grid`.
    ///
    /// Never `nil` when read; setting `nil` restores the initial values.
    public var grid: GridStyle! {
        get { style.grid }
        set { set(\.grid, newValue) }
    }

    // MARK: Numbers

    /// The factor by which the view grows into free space, relative to its siblings.
    public var flexGrow: CGFloat {
        get { CGFloat(style.flexGrow) }
        set { set(\.flexGrow, Double(newValue)) }
    }

    /// The factor by which the view shrinks when space is short, relative to its siblings.
    public var flexShrink: CGFloat {
        get { CGFloat(style.flexShrink) }
        set { set(\.flexShrink, Double(newValue)) }
    }

    /// The ratio of width to height, used if one of them is undefined.
    public var aspectRatio: CGFloat {
        get { style.aspectRatio.map { CGFloat($0) } ?? .undefined }
        set { set(\.aspectRatio, newValue.isNaN ? Self.initialStyle.aspectRatio : Double(newValue)) }
    }

    /// The gap between columns.
    public var columnGap: CGFloat {
        get { style.columnGap.pointsOrZero }
        set { set(\.columnGap, FlexLength(newValue, .points) ?? Self.initialStyle.columnGap) }
    }

    /// The gap between rows.
    public var rowGap: CGFloat {
        get { style.rowGap.pointsOrZero }
        set { set(\.rowGap, FlexLength(newValue, .points) ?? Self.initialStyle.rowGap) }
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
        set { set(\.order, newValue) }
    }

    // MARK: Borders

    /// The border width at the edges without a more specific value.
    public var borderWidth: CGFloat {
        get { borders.all[.points] }
        set { borders.all[.points] = newValue }
    }

    /// The border width at the left edge.
    public var borderLeftWidth: CGFloat {
        get { borders.left[.points] }
        set { borders.left[.points] = newValue }
    }

    /// The border width at the top edge.
    public var borderTopWidth: CGFloat {
        get { borders.top[.points] }
        set { borders.top[.points] = newValue }
    }

    /// The border width at the right edge.
    public var borderRightWidth: CGFloat {
        get { borders.right[.points] }
        set { borders.right[.points] = newValue }
    }

    /// The border width at the bottom edge.
    public var borderBottomWidth: CGFloat {
        get { borders.bottom[.points] }
        set { borders.bottom[.points] = newValue }
    }

    /// The border width at the start edge.
    public var borderStartWidth: CGFloat {
        get { borders.start[.points] }
        set { borders.start[.points] = newValue }
    }

    /// The border width at the end edge.
    public var borderEndWidth: CGFloat {
        get { borders.end[.points] }
        set { borders.end[.points] = newValue }
    }
}
