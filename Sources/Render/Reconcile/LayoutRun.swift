import Flexbox

/// Lays out the rendered views of a container and assigns their frames.
@MainActor
struct LayoutRun {
    private static let fadeDuration = 0.16

    let container: UIView
    let size: CGSize
    /// Animates the frame changes of existing views.
    let animator: UIViewPropertyAnimator?
    private let pass: UInt
    private var changes: [(layout: YGLayout, frame: CGRect)] = []
    private var scrolling: [YGLayout] = []

    init(container: UIView, size: CGSize, animator: UIViewPropertyAnimator?, pass: UInt) {
        self.container = container
        self.size = size
        self.animator = animator
        self.pass = pass
    }

    mutating func run(
        roots: [RenderedView], of record: ViewRecord, created: [UIView], _ report: inout UIRenderReport
    ) {
        if roots.count == 1 {
            record.fragment = nil
            note(layOut(roots[0]), &report)
        } else if !roots.isEmpty {
            note(layOutTogether(roots, record), &report)
        }
        apply(created: created, &report)
    }

    // MARK: Calculating

    private var rounding: FlexRounding {
        let scale = Double(UIScreen.main.scale)
        return .pixels(perPoint: scale > 0 ? scale : 1)
    }

    private var direction: FlexWritingDirection {
        container.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    private func extent(_ value: CGFloat, less margins: CGFloat = 0) -> Double? {
        value.isFinite && value < CGFloat.max ? Double(max(value - margins, 0)) : nil
    }

    private func note(_ statistics: FlexLayoutStatistics, _ report: inout UIRenderReport) {
        report.laidOut = statistics.placedNodes
        report.measured = statistics.measureCalls
    }

    private mutating func layOut(_ root: RenderedView) -> FlexLayoutStatistics {
        let layout = root.record.layout
        let margins = layout.rootMargins
        let statistics = layout.node.layout(
            width: extent(size.width, less: margins.left + margins.right),
            height: extent(size.height, less: margins.top + margins.bottom), direction: direction,
            rounding: rounding)
        collect(layout, offset: CGPoint(x: margins.left, y: margins.top))
        return statistics
    }

    /// Lays out several root views in a column.
    private mutating func layOutTogether(
        _ roots: [RenderedView], _ record: ViewRecord
    ) -> FlexLayoutStatistics {
        let fragment = record.fragment ?? FlexNode(style: YGLayout.initialStyle)
        record.fragment = fragment
        fragment.setChildren(roots.map(\.record.layout.node))
        let statistics = fragment.layout(
            width: extent(size.width), height: extent(size.height), direction: direction, rounding: rounding)
        for root in roots { collect(root.record.layout, offset: .zero) }
        return statistics
    }

    private mutating func collect(_ layout: YGLayout, offset: CGPoint) {
        if let frame = layout.changedFrame(offset: offset) { changes.append((layout, frame)) }
        let version = layout.node.framesVersion
        // The frames inside a view with `display: contents`, which has no box, depend on its surroundings.
        let isKept = layout.unchangedPass == pass && layout.display != .contents
        if isKept, layout.lastReadFramesVersion == version { return }
        layout.lastReadFramesVersion = version
        if layout.scrolls, !layout.children.isEmpty || layout.hasContentSize { scrolling.append(layout) }
        for child in layout.children { collect(child, offset: .zero) }
    }

    // MARK: Applying

    private mutating func apply(created: [UIView], _ report: inout UIRenderReport) {
        report.changedFrames = changes.count
        for change in changes where change.layout.touchedPass != pass {
            change.layout.touchedPass = pass
            report.touchedViews += 1
        }
        if let animator, !changes.isEmpty {
            animate(by: animator, created: Set(created.map(ObjectIdentifier.init)))
        } else {
            for change in changes { change.layout.apply(change.frame) }
        }
        for layout in scrolling { layout.applyContentSize() }
    }

    private func animate(by animator: UIViewPropertyAnimator, created: Set<ObjectIdentifier>) {
        var moved: [(layout: YGLayout, frame: CGRect)] = []
        for change in changes {
            let view = change.layout.view
            if created.contains(ObjectIdentifier(view)) {
                UIView.performWithoutAnimation { change.layout.apply(change.frame) }
                if let parent = view.superview, !created.contains(ObjectIdentifier(parent)) { fadeIn(view, animator) }
            } else {
                moved.append(change)
            }
        }
        guard !moved.isEmpty else { return }
        animator.addAnimations {
            for change in moved { change.layout.apply(change.frame) }
        }
        animator.startAnimation()
    }

    private func fadeIn(_ view: UIView, _ animator: UIViewPropertyAnimator) {
        let alpha = view.alpha
        view.alpha = 0
        UIView.animate(withDuration: Self.fadeDuration, delay: animator.duration) { view.alpha = alpha }
    }
}
