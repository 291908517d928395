internal import OpenDisplay

/// The scroll indicators of a scroll view, which appear during scrolling and fade out afterwards.
///
/// The vertical one is at the trailing edge: at the right, or at the left in right-to-left layouts.
///
/// They are layers in front of the content, created on first use. While the pointer is over one, it is shown as a scroll
/// bar, which ``ScrollBarController`` moves. If the desktop's settings disable overlay scroll bars, the indicators stay
/// visible.
@MainActor final class ScrollIndicators {
    private static let thickness: CGFloat = 3
    private static let barThickness: CGFloat = 8
    /// The width of the area at the edge in which the pointer uses the scroll bar.
    private static let reach: CGFloat = 14
    private static let margin: CGFloat = 3
    private static let shortest: CGFloat = 36
    private static let shortestPulled: CGFloat = 8
    /// The delay before fading out, in seconds.
    private static let rest: TimeInterval = 0.4
    private static let fade: TimeInterval = 0.25

    private unowned let scrollView: UIScrollView
    private var vertical: CALayer?
    private var horizontal: CALayer?
    private var isShown = false
    private var timer: ClockTimer?
    /// The axis of the indicator that is shown as a scroll bar, because the pointer is over it or drags it.
    var emphasizedAxis: UIScrollView.Axis? {
        didSet {
            guard emphasizedAxis != oldValue else { return }
            if emphasizedAxis == nil { update() } else { show() }
            hideSoon()
        }
    }

    init(scrollView: UIScrollView) {
        self.scrollView = scrollView
    }

    /// Shows the indicators immediately.
    func show() {
        timer?.invalidate()
        isShown = true
        update()
        for layer in [vertical, horizontal].compactMap(\.self) {
            layer.removeAllAnimations()
            layer.opacity = 1
        }
    }

    /// Fades out the indicators after a delay, unless scrolling continues.
    func hideSoon() {
        guard isShown, !scrollView.isDragging, !staysVisible else { return }
        timer?.invalidate()
        timer = ClockTimer.schedule(after: Self.rest) { [weak self] in self?.fadeOut() }
    }

    func flash() {
        show()
        hideSoon()
    }

    /// The seconds until the indicators fade out; `nil` if they are hidden, or stay visible.
    var remainingTime: TimeInterval? {
        guard isShown, let timer, timer.isPending else { return nil }
        return max(timer.deadline - CACurrentMediaTime(), 0)
    }

    /// Shows the indicators for a number of seconds.
    func show(for seconds: TimeInterval) {
        show()
        timer = ClockTimer.schedule(after: seconds) { [weak self] in self?.fadeOut() }
    }

    func hideNow() {
        timer?.invalidate()
        isShown = false
        for layer in [vertical, horizontal].compactMap(\.self) { layer.opacity = 0 }
    }

    private var staysVisible: Bool { emphasizedAxis != nil || !DisplaySettings.overlaysScrollBars }

    private func fadeOut() {
        guard isShown, scrollView.motion == nil, !scrollView.isDragging, !staysVisible else { return }
        isShown = false
        for layer in [vertical, horizontal].compactMap(\.self) where layer.opacity != 0 {
            let animation = CABasicAnimation(keyPath: "opacity")
            animation.fromValue = layer.opacity
            animation.toValue = Float(0)
            animation.duration = Self.fade
            layer.opacity = 0
            layer.add(animation, forKey: "fade")
        }
    }

    // MARK: Layout

    func update() {
        if !isShown, !DisplaySettings.overlaysScrollBars { isShown = true }
        guard isShown || vertical != nil || horizontal != nil else { return }
        let geometry = scrollView.geometry
        place(\.vertical, at: bar(.vertical, in: geometry)?.thumb)
        place(\.horizontal, at: bar(.horizontal, in: geometry)?.thumb)
    }

    /// Returns the geometry of an indicator, or `nil` if there is none, because the content does not scroll.
    func bar(_ axis: UIScrollView.Axis) -> ScrollBar? {
        bar(axis, in: scrollView.geometry)
    }

    private func bar(_ axis: UIScrollView.Axis, in geometry: ScrollGeometry) -> ScrollBar? {
        guard hasBar(axis, in: geometry) else { return nil }
        let bounds = scrollView.bounds
        let thickness = emphasizedAxis == axis ? Self.barThickness : Self.thickness
        let isVertical = axis == .vertical
        let corner = hasBar(isVertical ? .horizontal : .vertical, in: geometry) ? Self.thickness + Self.margin : 0
        let own = isVertical ? scrollView.verticalScrollIndicatorInsets : scrollView.horizontalScrollIndicatorInsets
        let adjustment = scrollView.automaticallyAdjustsScrollIndicatorInsets ? geometry.inset : .zero
        let inset = adjustment + own
        let (start, end) = isVertical ? (inset.top, inset.bottom) : (inset.left, inset.right)
        let extent = isVertical ? bounds.height : bounds.width
        let track = extent - start - end - 2 * Self.margin - corner
        let range = isVertical ? geometry.vertical : geometry.horizontal
        let thumb = Self.bar(
            offset: isVertical ? bounds.minY : bounds.minX, range: range, track: track, visible: extent)
        let isAtLeft = scrollView.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let edge = isVertical ? bounds.maxX - own.right : bounds.maxY - own.bottom
        let origin =
            (isVertical ? bounds.minY : bounds.minX + (isAtLeft ? corner : 0)) + start + Self.margin
        func rect(_ start: CGFloat, _ length: CGFloat, _ distance: CGFloat, _ thickness: CGFloat) -> CGRect {
            let side =
                isVertical && isAtLeft ? bounds.minX + own.left + distance : edge - distance - thickness
            return isVertical
                ? CGRect(x: side, y: start, width: thickness, height: length)
                : CGRect(x: start, y: side, width: length, height: thickness)
        }
        return ScrollBar(
            axis: axis, range: range, area: rect(origin, max(track, 0), 0, Self.reach),
            thumb: rect(origin + thumb.start, thumb.length, Self.margin, thickness))
    }

    private func hasBar(_ axis: UIScrollView.Axis, in geometry: ScrollGeometry) -> Bool {
        axis == .vertical
            ? scrollView.showsVerticalScrollIndicator && geometry.vertical.hasLength
            : scrollView.showsHorizontalScrollIndicator && geometry.horizontal.hasLength
    }

    /// Returns the position and length of an indicator on its track.
    ///
    /// The length is proportional to the visible part of the content, but not below a minimum; the indicator shrinks
    /// when the content is dragged past an edge.
    static func bar(
        offset: CGFloat, range: ClosedRange<CGFloat>, track: CGFloat, visible: CGFloat
    ) -> (start: CGFloat, length: CGFloat) {
        let scrollableLength = range.upperBound - range.lowerBound
        guard track > 0, scrollableLength > 0, visible > 0 else { return (0, 0) }
        let full = min(max(track * visible / (scrollableLength + visible), shortest), track)
        let place = min(max(offset, range.lowerBound), range.upperBound)
        let length = max(full - abs(offset - place), min(shortestPulled, full))
        let part = (place - range.lowerBound) / scrollableLength
        return ((track - length) * part, length)
    }

    private func place(_ path: ReferenceWritableKeyPath<ScrollIndicators, CALayer?>, at frame: CGRect?) {
        guard let frame else {
            self[keyPath: path]?.isHidden = true
            return
        }
        guard isShown || self[keyPath: path] != nil else { return }
        let bar = self[keyPath: path] ?? makeLayer()
        self[keyPath: path] = bar
        bar.isHidden = false
        if !isInFront(bar) { scrollView.layer.addSublayer(bar) }
        bar.frame = frame
        bar.cornerRadius = min(frame.width, frame.height) / 2
    }

    /// Whether no layer except for the other indicator is in front of an indicator.
    private func isInFront(_ bar: CALayer) -> Bool {
        let front = scrollView.layer.sublayers?.last { $0 === bar || $0 !== vertical && $0 !== horizontal }
        return front === bar
    }

    private func makeLayer() -> CALayer {
        let layer = CALayer()
        layer.suppressesImplicitActions = true
        layer.opacity = isShown ? 1 : 0
        scrollView.observeInterfaceStyle()
        layer.backgroundColor = color
        return layer
    }

    // MARK: Color

    func updateColor() {
        for layer in [vertical, horizontal].compactMap(\.self) { layer.backgroundColor = color }
    }

    private var color: CGColor {
        switch scrollView.indicatorStyle {
        case .default:
            UIColor.label.withAlphaComponent(0.35).resolvedColor(with: scrollView.traitCollection).cgColor
        case .black: UIColor.black.withAlphaComponent(0.35).cgColor
        case .white: UIColor.white.withAlphaComponent(0.35).cgColor
        }
    }
}
