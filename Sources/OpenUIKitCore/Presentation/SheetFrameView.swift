/// The sheet's frame around the presented view, with rounded corners and a shadow.
@MainActor package final class SheetFrameView: UIView {
    let content = UIView()
    private let grabber = UIView()
    private weak var contained: UIView?
    var radius: CGFloat = 12 { didSet { if oldValue != radius { setNeedsLayout() } } }
    /// Whether the sheet is attached to the bottom edge, where its lower corners are square.
    var isEdgeAttached = false { didSet { if oldValue != isEdgeAttached { setNeedsLayout() } } }
    var showsGrabber = false { didSet { grabber.isHidden = !showsGrabber } }

    package override init(frame: CGRect) {
        super.init(frame: frame)
        content.clipsToBounds = true
        content.backgroundColor = .systemBackground
        addSubview(content)
        grabber.backgroundColor = .tertiaryLabel
        grabber.layer.cornerRadius = 2.5
        grabber.isHidden = true
        grabber.isUserInteractionEnabled = false
        addSubview(grabber)
        layer.shadowOpacity = 0.25
        layer.shadowRadius = 16
        layer.shadowOffset = CGSize(width: 0, height: 4)
        traitOverrides.userInterfaceLevel = .elevated
    }

    package required init?(coder: NSCoder) {
        nil
    }

    func take(_ view: UIView) {
        contained = view
        view.autoresizingMask = []
        content.addSubview(view)
        setNeedsLayout()
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        content.frame = bounds
        content.layer.cornerRadius = radius
        content.layer.maskedCorners =
            isEdgeAttached
            ? [.layerMinXMinYCorner, .layerMaxXMinYCorner]
            : [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
        if let contained, contained.superview === content { contained.place(in: content.bounds) }
        grabber.frame = CGRect(x: (bounds.width - 36) / 2, y: 5, width: 36, height: 5)
        layer.shadowPath = CGPath(
            roundedRect: bounds, cornerWidth: min(radius, bounds.width / 2),
            cornerHeight: min(radius, bounds.height / 2),
            transform: nil)
    }
}

/// A view that dims the content behind a presentation and receives taps outside the presented view.
@MainActor package final class DimmingView: UIView {
    private static let shade = UIColor { traits in
        UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
    }

    package var tapped: () -> Void = {}

    package override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = Self.shade
        let tap = UITapGestureRecognizer()
        tap.addHandler { [weak self] _ in self?.tapped() }
        addGestureRecognizer(tap)
    }

    package required init?(coder: NSCoder) {
        nil
    }

    /// Not focusable: with the keyboard a presentation is dismissed by Escape.
    package override var canBecomeFocused: Bool { false }
}

/// Handles the drag gesture of a sheet, which dismisses it or changes its height.
@MainActor package final class SheetDragHandler: NSObject, UIGestureRecognizerDelegate {
    /// The maximum elastic overdrag beyond the permitted heights, in points.
    private static let bandLength: CGFloat = 300

    private unowned let sheet: UISheetPresentationController
    private let pan = UIPanGestureRecognizer()
    private var startHeight: CGFloat = 0
    /// The height to which the user has dragged the sheet, until it rests at a detent.
    private var draggedHeight: CGFloat?

    /// The frame of the sheet while the user changes its height, otherwise `nil`.
    var draggedFrame: CGRect? {
        guard let draggedHeight else { return nil }
        var frame = sheet.frameOfPresentedViewInContainerView
        frame.origin.y = frame.maxY - draggedHeight
        frame.size.height = draggedHeight
        return frame
    }

    init(sheet: UISheetPresentationController) {
        self.sheet = sheet
        super.init()
        pan.maximumNumberOfTouches = 1
        pan.delegate = self
        pan.addHandler { [weak self] _ in self?.panDidChange() }
    }

    func attach() {
        if pan.view == nil { sheet.frameView.addGestureRecognizer(pan) }
    }

    /// Begins only for vertical drags; an upward drag also requires that the sheet can grow.
    package func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        let moved = pan.translation(in: sheet.frameView)
        guard abs(moved.y) > abs(moved.x), sheet.transition == nil else { return false }
        return moved.y > 0 || canGrow && !scrollsContent
    }

    /// Whether an upward drag scrolls the content under it instead of expanding the sheet.
    private var scrollsContent: Bool {
        guard !sheet.prefersScrollingExpandsWhenScrolledToEdge else { return false }
        var view = sheet.frameView.hitTest(pan.location(in: sheet.frameView), with: nil)
        while let current = view, current !== sheet.frameView {
            if let scroll = current as? UIScrollView, scroll.hasMore(.vertical, 1) { return true }
            view = current.superview
        }
        return false
    }

    private var canGrow: Bool {
        sheet.isEdgeAttached && sheet.heights.last.map { $0.height > sheet.frameView.bounds.height + 0.5 } == true
    }

    /// Takes precedence over scroll views that are scrolled to the top.
    package func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard let scroll = (otherGestureRecognizer as? ScrollPanGestureRecognizer)?.view as? UIScrollView else {
            return false
        }
        return !scroll.hasMore(.vertical, -1)
    }

    private func panDidChange() {
        let moved = pan.translation(in: sheet.container).y
        switch pan.state {
        case .began: startHeight = sheet.frameView.bounds.height
        case .changed: follow(moved)
        case .ended: rest(moved, velocity: pan.velocity(in: sheet.container).y)
        case .cancelled: rest(0, velocity: 0)
        case .possible, .failed: break
        }
    }

    private func follow(_ moved: CGFloat) {
        let heights = sheet.heights
        let isResized = sheet.isEdgeAttached && heights.count > 1
        let desired = startHeight - moved
        let low = isResized ? heights.first?.height ?? startHeight : startHeight
        let high = isResized ? heights.last?.height ?? startHeight : startHeight
        let over = RubberBand(length: Self.bandLength).stretch(for: max(desired - high, 0))
        var down = max(low - desired, 0)
        if sheet.presentedViewController.isModalInPresentation {
            down = RubberBand(length: Self.bandLength).stretch(for: down)
        }
        if isResized { resize(to: min(max(desired, low), high) + over) }
        sheet.frameView.transform = CGAffineTransform(translationX: 0, y: isResized ? down : down - over)
        if !sheet.passesTouches { sheet.dimming.alpha = min(max(1 - down / max(low, 1), 0), 1) }
    }

    private func resize(to height: CGFloat) {
        draggedHeight = height
        if let draggedFrame { sheet.frameView.place(in: draggedFrame) }
    }

    /// Selects the resting height from the position projected 0.2 seconds ahead.
    private func rest(_ moved: CGFloat, velocity: CGFloat) {
        let target = startHeight - (moved + velocity * 0.2)
        let heights = sheet.heights
        let smallest = heights.first?.height ?? startHeight
        if target < smallest / 2 {
            let isGoing = !sheet.presentedViewController.isModalInPresentation
            sheet.dismissByUser()
            if isGoing, sheet.presentedViewController.move.dismissed { return }
        }
        draggedHeight = nil
        let nearest = heights.min { abs($0.height - target) < abs($1.height - target) }
        sheet.animateChanges {
            sheet.frameView.transform = .identity
            sheet.dimming.alpha = sheet.passesTouches ? 0 : 1
            sheet.container?.setNeedsLayout()
            if let nearest, sheet.isEdgeAttached, heights.count > 1 { sheet.select(nearest.identifier) }
        }
    }
}
