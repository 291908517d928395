public import Flexbox

/// How a view is laid out, under the names that Yoga gives to the properties of flexible boxes.
///
/// Lengths are in points. `CGFloat.undefined` (NaN) leaves a length to the layout. The initial values are Yoga's: children
/// follow each other downwards, and nothing shrinks unless it says so.
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
    /// The style of the node, here once more: reading one property of the node's own would copy all of it.
    var style = YGLayout.initialStyle { didSet { styleDidChange() } }
    /// Whether changes of the style wait for each other, because handing each over costs a comparison of all of it.
    private var isCollecting = false
    private var hasCollected = false
    /// What the layout knows about the size of the view's content.
    private var content = MeasuredContent()
    /// The render that touched the view last.
    var touchedPass: UInt = 0
    /// The render that found nothing to do in the view or inside it.
    var keptPass: UInt = 0
    /// What the node's ``FlexNode/framesVersion`` was when the frames inside were looked at last.
    var seenFramesVersion: UInt = 0
    /// Never used after the view: what is laid out holds its views.
    unowned let view: UIView
    private(set) var children: [YGLayout] = []
    /// Whether the view scrolls over its children, so that its content is as large as they are.
    let scrolls: Bool
    /// Whether the size of the content was set here.
    private(set) var hasContentSize = false
    var margins = YGEdges()
    var paddings = YGEdges()
    var borders = YGEdges()
    var insets = YGEdges()

    /// Whether the view is laid out here, which it is as soon as a node describes it.
    public internal(set) var isEnabled = false

    /// Whether the view takes part in the layout of its parent.
    ///
    /// The same as ``display`` being something else than `none`.
    public var isIncludedInLayout: Bool {
        get { display != .none }
        set { display = newValue ? .flex : .none }
    }

    /// Whether no view inside this one is laid out here.
    public var isLeaf: Bool { children.isEmpty }

    /// The size that the view's content wants, in points, if nothing limits it.
    public var intrinsicSize: CGSize {
        let size = view.measured(.maxContent, .maxContent)
        return CGSize(width: size.width, height: size.height)
    }

    /// The lengths that are given in percent of the parent.
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

    /// Hands the changes that are made meanwhile over to the engine at once.
    func collectChanges<Result>(_ changes: () -> Result) -> Result {
        isCollecting = true
        defer {
            isCollecting = false
            if hasCollected { node.style = style }
            hasCollected = false
        }
        return changes()
    }

    /// Says that the view's content has another size now.
    public func markDirty() {
        guard isLeaf else { return }
        content.forget()
        node.markContentChanged()
    }

    /// Asks the view again what the layout asked it, and has it laid out again if it answers differently now.
    func checkContent() {
        guard isLeaf else { return }
        // A copy: the view may say by itself that its content changed.
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

    /// Whether the next layout has something to do here.
    public var isDirty: Bool { node.isDirty }

    /// Lets the view take up what space is left, and give up what is lacking.
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

    /// The frame that the layout found, if the view has another one.
    func changedFrame(offset: CGPoint) -> CGRect? {
        let view = view
        let found = node.frame
        let frame = CGRect(x: found.x + offset.x, y: found.y + offset.y, width: found.width, height: found.height)
        return view.bounds.size == frame.size && view.center == center(of: frame, view) ? nil : frame
    }

    /// Gives the view a place, also where it is transformed.
    func apply(_ frame: CGRect) {
        if view.bounds.size != frame.size { view.bounds.size = frame.size }
        let center = center(of: frame, view)
        if view.center != center { view.center = center }
    }

    private func center(of frame: CGRect, _ view: UIView) -> CGPoint {
        let anchor = view.layer.anchorPoint
        return CGPoint(x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
    }

    /// Makes the content of a scroll view as large as the views inside it, unless the node says how large it is.
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

    /// The margins around the outermost view, which the layout engine leaves out.
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

    /// The direction in which text runs.
    public var direction: YGDirection {
        get { style.direction }
        set { style.direction = newValue }
    }

    /// The direction in which the children follow each other.
    public var flexDirection: YGFlexDirection {
        get { style.flexDirection }
        set { style.flexDirection = newValue }
    }

    /// What happens to space left over in the main axis.
    public var justifyContent: YGJustify {
        get { style.justifyContent }
        set { style.justifyContent = newValue }
    }

    /// What happens to space left over between lines.
    public var alignContent: YGAlignContent {
        get { style.alignContent }
        set { style.alignContent = newValue }
    }

    /// Where the children stand in the cross axis.
    public var alignItems: YGAlign {
        get { style.alignItems }
        set { style.alignItems = newValue }
    }

    /// Where the view stands in the cross axis; `nil` is what the parent's ``alignItems`` says.
    public var alignSelf: YGAlign? {
        get { style.alignSelf }
        set { style.alignSelf = newValue }
    }

    /// Whether the view stands in the flow.
    public var position: YGPositionType {
        get { style.position }
        set { style.position = newValue }
    }

    /// Whether children continue on another line.
    public var flexWrap: YGWrap {
        get { style.flexWrap }
        set { style.flexWrap = newValue }
    }

    /// What happens to content that is too large.
    public var overflow: YGOverflow {
        get { style.overflow }
        set { style.overflow = newValue }
    }

    /// Whether the view takes part in the layout.
    public var display: YGDisplay {
        get { style.display }
        set { style.display = newValue }
    }

    /// The tracks of a grid, and the area of a view in one; with ``display`` `.grid`.
    public var grid: GridStyle? {
        get { style.grid }
        set { style.grid = newValue }
    }

    // MARK: Numbers

    /// The view's share of the free space.
    public var flexGrow: CGFloat {
        get { CGFloat(style.flexGrow) }
        set { style.flexGrow = Double(newValue) }
    }

    /// The view's share of the space that is lacking.
    public var flexShrink: CGFloat {
        get { CGFloat(style.flexShrink) }
        set { style.flexShrink = Double(newValue) }
    }

    /// The main size before free space is shared out.
    public var flexBasis: CGFloat {
        get { if case .points(let value) = style.flexBasis { CGFloat(value) } else { .undefined } }
        set { style.flexBasis = newValue.isNaN ? .auto : .points(Double(newValue)) }
    }

    /// Width divided by height, where one of them is not given.
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

    /// The largest width.
    public var maxWidth: CGFloat {
        get { points(style.maxWidth) }
        set { style.maxWidth = length(newValue) }
    }

    /// The largest height.
    public var maxHeight: CGFloat {
        get { points(style.maxHeight) }
        set { style.maxHeight = length(newValue) }
    }

    /// The smallest width.
    public var minWidth: CGFloat {
        get { points(style.minWidth) }
        set { style.minWidth = newValue.isNaN ? .zero : length(newValue) }
    }

    /// The smallest height.
    public var minHeight: CGFloat {
        get { points(style.minHeight) }
        set { style.minHeight = newValue.isNaN ? .zero : length(newValue) }
    }

    /// The space between two columns.
    public var columnGap: CGFloat {
        get { points(style.columnGap) }
        set { style.columnGap = newValue.isNaN ? .zero : length(newValue) }
    }

    /// The space between two rows.
    public var rowGap: CGFloat {
        get { points(style.rowGap) }
        set { style.rowGap = newValue.isNaN ? .zero : length(newValue) }
    }

    /// The space between two rows and between two columns.
    public var gap: CGFloat {
        get { rowGap }
        set {
            rowGap = newValue
            columnGap = newValue
        }
    }

    /// Where the view stands among its siblings: those of a smaller order come first.
    public var order: Int {
        get { style.order }
        set { style.order = newValue }
    }

    // MARK: Margins

    /// The margin at every edge that has none of its own.
    public var margin: CGFloat {
        get { points(margins.all) }
        set {
            margins.all = edge(newValue)
            style.margin = margins.resolved(initial: .zero)
        }
    }

    /// The margin left and right.
    public var marginHorizontal: CGFloat {
        get { points(margins.horizontal) }
        set {
            margins.horizontal = edge(newValue)
            style.margin = margins.resolved(initial: .zero)
        }
    }

    /// The margin above and below.
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

    /// The padding at every edge that has none of its own.
    public var padding: CGFloat {
        get { points(paddings.all) }
        set {
            paddings.all = edge(newValue)
            style.padding = paddings.resolved(initial: .zero)
        }
    }

    /// The padding left and right.
    public var paddingHorizontal: CGFloat {
        get { points(paddings.horizontal) }
        set {
            paddings.horizontal = edge(newValue)
            style.padding = paddings.resolved(initial: .zero)
        }
    }

    /// The padding above and below.
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

    /// The border at every edge that has none of its own.
    public var borderWidth: CGFloat {
        get { points(borders.all) }
        set {
            borders.all = edge(newValue)
            style.border = borders.resolved(initial: .zero)
        }
    }

    /// The border at the left edge.
    public var borderLeftWidth: CGFloat {
        get { points(borders.left) }
        set {
            borders.left = edge(newValue)
            style.border = borders.resolved(initial: .zero)
        }
    }

    /// The border at the top edge.
    public var borderTopWidth: CGFloat {
        get { points(borders.top) }
        set {
            borders.top = edge(newValue)
            style.border = borders.resolved(initial: .zero)
        }
    }

    /// The border at the right edge.
    public var borderRightWidth: CGFloat {
        get { points(borders.right) }
        set {
            borders.right = edge(newValue)
            style.border = borders.resolved(initial: .zero)
        }
    }

    /// The border at the bottom edge.
    public var borderBottomWidth: CGFloat {
        get { points(borders.bottom) }
        set {
            borders.bottom = edge(newValue)
            style.border = borders.resolved(initial: .zero)
        }
    }

    /// The border at the start edge.
    public var borderStartWidth: CGFloat {
        get { points(borders.start) }
        set {
            borders.start = edge(newValue)
            style.border = borders.resolved(initial: .zero)
        }
    }

    /// The border at the end edge.
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
