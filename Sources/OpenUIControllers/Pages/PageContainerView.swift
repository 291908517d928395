package import Accessibility
@_spi(Subclassing) import OpenUIKitCore

/// The view of a page view controller: the pages, and the page indicator below them.
///
/// Without page indicator, the view itself can be focused, so that the arrow keys turn pages.
@MainActor package final class PageContainerView: UIView {
    static let indicatorHeight: CGFloat = 37

    let strip: PageStrip
    private(set) var indicator: UIPageControl?
    /// Turns pages by a number of steps; returns `false` if there is no such page.
    var turn: (Int) -> Bool = { _ in false }
    /// Whether there are pages to turn to.
    var canTurn: () -> Bool = { false }
    /// Completes a transition before the view leaves its window.
    var willLeaveWindow: () -> Void = {}

    init(_ strip: PageStrip) {
        self.strip = strip
        super.init(frame: .zero)
        addSubview(strip)
    }

    package required init?(coder: NSCoder) {
        nil
    }

    /// Shows the page indicator, or hides it for no pages.
    func showIndicator(count: Int, index: Int) {
        guard count > 0 else {
            indicator?.removeFromSuperview()
            indicator = nil
            return setNeedsLayout()
        }
        let control = indicator ?? makeIndicator()
        control.numberOfPages = count
        control.currentPage = index
        setNeedsLayout()
    }

    private func makeIndicator() -> UIPageControl {
        let control = UIPageControl()
        control.builtInAccessibilityLabel = .BuiltIn.controlPage
        control.allowsContinuousInteraction = false
        control.addAction(UIAction { [weak self] _ in self?.userDidSelectPage() }, for: .valueChanged)
        addSubview(control)
        indicator = control
        shownIndex = control.currentPage
        return control
    }

    private var shownIndex = 0

    /// Emphasizes the dot of a page.
    func setIndicatorIndex(_ index: Int) {
        indicator?.currentPage = index
        shownIndex = indicator?.currentPage ?? 0
    }

    /// Turns to the page that the user has selected in the indicator, which follows when the page is turned.
    private func userDidSelectPage() {
        guard let indicator else { return }
        let step = indicator.currentPage - shownIndex
        indicator.currentPage = shownIndex
        _ = turn(step)
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        let safe = safeAreaInsets
        let height = indicator == nil ? 0 : Self.indicatorHeight + safe.bottom
        strip.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(bounds.height - height, 0))
        indicator?.frame = CGRect(
            x: 0, y: bounds.height - height, width: bounds.width, height: Self.indicatorHeight)
        strip.layoutIfNeeded()
    }

    package override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if newWindow == nil { willLeaveWindow() }
    }

    // MARK: Keyboard and assistive technologies

    package override var canBecomeFocused: Bool { indicator == nil && canTurn() }

    package override func offeredScrollDirections(
        _ traits: UIAccessibilityTraits
    ) -> [UIAccessibilityScrollDirection] {
        [.next, .previous]
    }

    package override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        let isReversed = !strip.isVertical && effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch direction {
        case .next: return turn(1)
        case .previous: return turn(-1)
        case .right where !strip.isVertical: return turn(isReversed ? -1 : 1)
        case .left where !strip.isVertical: return turn(isReversed ? 1 : -1)
        case .down where strip.isVertical: return turn(1)
        case .up where strip.isVertical: return turn(-1)
        default: return false
        }
    }
}

extension PageContainerView: AccessibilityDescribing {
    package var isAccessibilityContainer: Bool { canBecomeFocused || accessibilityLabel != nil }

    package func describe(_ node: inout AccessibilityNode) {
        node.role = .group
    }
}
