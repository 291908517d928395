/// The scroll indicators of a scroll view, which appear during scrolling and fade out afterwards.
///
/// They are layers in front of the content, created on first use.
@MainActor final class ScrollIndicators {
    private static let thickness: CGFloat = 3
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
        guard isShown, !scrollView.isDragging else { return }
        timer?.invalidate()
        timer = ClockTimer.schedule(after: Self.rest) { [weak self] in self?.fadeOut() }
    }

    func flash() {
        show()
        hideSoon()
    }

    func hideNow() {
        timer?.invalidate()
        isShown = false
        for layer in [vertical, horizontal].compactMap(\.self) { layer.opacity = 0 }
    }

    private func fadeOut() {
        guard isShown, scrollView.motion == nil, !scrollView.isDragging else { return }
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
        guard isShown || vertical != nil || horizontal != nil else { return }
        let geometry = scrollView.geometry
        let bounds = scrollView.bounds
        let showsVertical = scrollView.showsVerticalScrollIndicator && geometry.vertical.hasLength
        let showsHorizontal = scrollView.showsHorizontalScrollIndicator && geometry.horizontal.hasLength
        let corner = showsVertical && showsHorizontal ? Self.thickness + Self.margin : 0
        let far = Self.thickness + Self.margin
        place(\.vertical, isNeeded: showsVertical) {
            let inset = geometry.inset + scrollView.verticalScrollIndicatorInsets
            let bar = Self.bar(
                offset: bounds.minY, range: geometry.vertical,
                track: bounds.height - inset.top - inset.bottom - 2 * Self.margin - corner, visible: bounds.height)
            return CGRect(
                x: bounds.maxX - scrollView.verticalScrollIndicatorInsets.right - far,
                y: bounds.minY + inset.top + Self.margin + bar.start, width: Self.thickness, height: bar.length)
        }
        place(\.horizontal, isNeeded: showsHorizontal) {
            let inset = geometry.inset + scrollView.horizontalScrollIndicatorInsets
            let bar = Self.bar(
                offset: bounds.minX, range: geometry.horizontal,
                track: bounds.width - inset.left - inset.right - 2 * Self.margin - corner, visible: bounds.width)
            return CGRect(
                x: bounds.minX + inset.left + Self.margin + bar.start,
                y: bounds.maxY - scrollView.horizontalScrollIndicatorInsets.bottom - far, width: bar.length,
                height: Self.thickness)
        }
    }

    /// Returns the position and length of an indicator on its track.
    ///
    /// The length is proportional to the visible part of the content, but not below a minimum; the indicator shrinks
    /// when the content is dragged past an edge.
    static func bar(
        offset: CGFloat, range: ClosedRange<CGFloat>, track: CGFloat, visible: CGFloat
    ) -> (start: CGFloat, length: CGFloat) {
        let way = range.upperBound - range.lowerBound
        guard track > 0, way > 0, visible > 0 else { return (0, 0) }
        let full = min(max(track * visible / (way + visible), shortest), track)
        let place = min(max(offset, range.lowerBound), range.upperBound)
        let length = max(full - abs(offset - place), min(shortestPulled, full))
        let part = (place - range.lowerBound) / way
        return ((track - length) * part, length)
    }

    private func place(
        _ path: ReferenceWritableKeyPath<ScrollIndicators, CALayer?>, isNeeded: Bool, frame: () -> CGRect
    ) {
        guard isNeeded else {
            self[keyPath: path]?.isHidden = true
            return
        }
        guard isShown || self[keyPath: path] != nil else { return }
        let bar = self[keyPath: path] ?? makeLayer()
        self[keyPath: path] = bar
        bar.isHidden = false
        if !isInFront(bar) { scrollView.layer.addSublayer(bar) }
        bar.frame = frame()
    }

    /// Whether no layer except for the other indicator is in front of an indicator.
    private func isInFront(_ bar: CALayer) -> Bool {
        let front = scrollView.layer.sublayers?.last { $0 === bar || $0 !== vertical && $0 !== horizontal }
        return front === bar
    }

    private func makeLayer() -> CALayer {
        let layer = CALayer()
        layer.suppressesImplicitActions = true
        layer.cornerRadius = Self.thickness / 2
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
