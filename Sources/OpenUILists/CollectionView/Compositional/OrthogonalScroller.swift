@_spi(Subclassing) import OpenUIKitCore

/// The scroll view of a section that scrolls on its own; it contains the visible cells of the section.
@MainActor final class OrthogonalScroller: UIScrollView, UIScrollViewDelegate {
    private weak var collectionView: UICollectionView?
    /// The index of the section, or `nil` if it was deleted.
    var section: Int?
    /// Whether the layout sets the offset, as opposed to scrolling.
    private var isUpdating = false
    /// The offset from the leading edge at which the current drag began.
    private var dragStart: CGFloat = 0

    init(_ collectionView: UICollectionView, section: Int) {
        (self.collectionView, self.section) = (collectionView, section)
        super.init(frame: .zero)
        clipsToBounds = false
        (showsHorizontalScrollIndicator, showsVerticalScrollIndicator) = (false, false)
        contentInsetAdjustmentBehavior = .never
        scrollsToTop = false
        // Arrow keys move the focus between cells, also to cells of other sections.
        allowsKeyboardScrolling = false
        isPartOfAccessibilityContainer = true
        delegate = self
    }

    required init?(coder: NSCoder) { nil }

    override func intrinsicContentSizeDidChange(of subview: UIView) {
        super.intrinsicContentSizeDidChange(of: subview)
        collectionView?.intrinsicContentSizeDidChange(of: subview)
    }

    override func constraintsDidChange(in subview: UIView) {
        super.constraintsDidChange(in: subview)
        collectionView?.constraintsDidChange(in: subview)
    }

    /// The list is one pane, regardless of its sections.
    override var isFocusPane: Bool { false }

    private var layout: UICollectionViewCompositionalLayout? {
        collectionView?.collectionViewLayout as? UICollectionViewCompositionalLayout
    }

    private var shownSection: CompositionalSection? {
        guard let section, let layout, layout.sections.indices.contains(section) else { return nil }
        return layout.sections[section]
    }

    private var isMirrored: Bool { layout?.environment.isRightToLeft ?? false }

    // MARK: Layout

    /// Sets the frame, the content and the offset for the layout.
    func update() {
        guard let section, let layout, let shown = shownSection else { return }
        isUpdating = true
        defer { isUpdating = false }
        let band = layout.band(of: section)
        if frame != band { frame = band }
        let axis = shown.scrollAxis
        contentSize = axis.size(main: shown.scrollLength, cross: axis.cross(band.size))
        updateInset(shown, axis)
        updateBehavior(shown.options, axis)
        let offset = layout.physicalOffset(of: section)
        if hypot(offset.x - contentOffset.x, offset.y - contentOffset.y) > 1e-3 { contentOffset = offset }
    }

    private func updateInset(_ shown: CompositionalSection, _ axis: FlowAxis) {
        let range = shown.scrollRange
        let (start, end) = (-range.lowerBound, range.upperBound - (shown.scrollLength - shown.breadth))
        guard !axis.isVertical else {
            return contentInset = UIEdgeInsets(top: start, left: 0, bottom: end, right: 0)
        }
        contentInset = UIEdgeInsets(
            top: 0, left: isMirrored ? end : start, bottom: 0, right: isMirrored ? start : end)
    }

    private func updateBehavior(_ options: SectionOptions, _ axis: FlowAxis) {
        bounces = options.properties.bounce != .never
        let always = options.properties.bounce == .always
        (alwaysBounceHorizontal, alwaysBounceVertical) = (always && !axis.isVertical, always && axis.isVertical)
        switch options.properties.decelerationRate {
        case .automatic: decelerationRate = options.behavior == .continuous ? .normal : .fast
        case .normal: decelerationRate = .normal
        case .fast: decelerationRate = .fast
        }
    }

    // MARK: Scrolling

    /// Whether the content is being dragged or moves after a drag, and may be past its ends.
    var isMoving: Bool { isTracking || motion != nil }

    /// Returns the offset from the leading edge for a content offset.
    private func logical(_ offset: CGPoint, _ shown: CompositionalSection) -> CGFloat {
        if shown.scrollAxis.isVertical { return offset.y }
        return isMirrored ? shown.scrollLength - shown.breadth - offset.x : offset.x
    }

    private func physical(_ offset: CGFloat, _ shown: CompositionalSection) -> CGPoint {
        if shown.scrollAxis.isVertical { return CGPoint(x: 0, y: offset) }
        return CGPoint(x: isMirrored ? shown.scrollLength - shown.breadth - offset : offset, y: 0)
    }

    /// Scrolls to an offset from the leading edge.
    func scroll(to offset: CGFloat, animated: Bool) {
        guard let shown = shownSection else { return }
        setContentOffset(physical(offset, shown), animated: animated)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard !isUpdating, let section, let shown = shownSection else { return }
        layout?.setOffset(logical(contentOffset, shown), of: section)
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        if let shown = shownSection { dragStart = logical(contentOffset, shown) }
    }

    override func restingOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        guard let shown = shownSection else { return proposed }
        let speed = shown.scrollAxis.isVertical ? velocity.y : isMirrored ? -velocity.x : velocity.x
        let target = shown.restingOffset(proposed: logical(proposed, shown), from: dragStart, velocity: speed)
        return physical(target, shown)
    }
}
