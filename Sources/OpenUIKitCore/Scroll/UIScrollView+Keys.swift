/// Keyboard scrolling with keys that no view inside handled: the arrow keys scroll by a line, Page Up, Page Down and
/// Space by a page, Home and End to the start and the end.
extension UIScrollView {
    /// The distance of an arrow key, in points.
    private static let line: CGFloat = 40
    /// The fraction of the view that consecutive pages share.
    private static let overlap: CGFloat = 0.1

    /// Scrolls if the key is a scroll key and there is more content in its direction.
    func scroll(with key: UIKey) -> Bool {
        guard allowsKeyboardScrolling, isScrollEnabled, !isDragging, !isZooming else { return false }
        guard key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]) else { return false }
        guard let translation = translation(of: key) else { return false }
        let base = motion?.kind == .wheel ? motion?.target ?? contentOffset : contentOffset
        let target = geometry.clamp(CGPoint(x: base.x + translation.dx, y: base.y + translation.dy))
        guard movesVisibly(to: target) else { return false }
        if key.keyCode == .keyboardHome { return scrollToTop(target) }
        step(to: isPagingEnabled ? target : target.rounded(to: pixel))
        return true
    }

    private func movesVisibly(to target: CGPoint) -> Bool {
        hypot(target.x - contentOffset.x, target.y - contentOffset.y) > pixel / 2
    }

    /// Scrolls by a page in a direction; returns `false` if there is no more content.
    func scrollByPage(_ direction: UIAccessibilityScrollDirection) -> Bool {
        let translation: CGVector
        switch direction {
        case .right: translation = CGVector(dx: bounds.width, dy: 0)
        case .left: translation = CGVector(dx: -bounds.width, dy: 0)
        case .up: translation = CGVector(dx: 0, dy: -bounds.height)
        case .down: translation = CGVector(dx: 0, dy: bounds.height)
        case .next: translation = pageStep(1)
        case .previous: translation = pageStep(-1)
        }
        let target = geometry.clamp(CGPoint(x: contentOffset.x + translation.dx, y: contentOffset.y + translation.dy))
        guard isScrollEnabled, movesVisibly(to: target) else { return false }
        setContentOffset(target, animated: true)
        return true
    }

    /// Scrolls to the top with the Home key, which corresponds to a tap on the status bar in UIKit.
    private func scrollToTop(_ target: CGPoint) -> Bool {
        guard scrollsToTop, delegate?.scrollViewShouldScrollToTop(self) ?? true else { return false }
        setContentOffset(target, animated: true)
        isScrollingToTop = motion != nil
        if !isScrollingToTop { delegate?.scrollViewDidScrollToTop(self) }
        return true
    }

    private func translation(of key: UIKey) -> CGVector? {
        let page = pageStep
        let everything = CGFloat.greatestFiniteMagnitude / 4
        switch key.keyCode {
        case .keyboardUpArrow: return step(.vertical, -Self.line)
        case .keyboardDownArrow: return step(.vertical, Self.line)
        case .keyboardLeftArrow: return step(.horizontal, -Self.line)
        case .keyboardRightArrow: return step(.horizontal, Self.line)
        case .keyboardPageUp: return page(-1)
        case .keyboardPageDown: return page(1)
        case .keyboardSpacebar: return page(key.modifierFlags.contains(.shift) ? -1 : 1)
        case .keyboardHome: return CGVector(dx: 0, dy: -everything)
        case .keyboardEnd: return CGVector(dx: 0, dy: everything)
        default: return nil
        }
    }

    /// Scrolls by a page along an axis; the direction is 1 towards the end or -1 towards the start.
    func scrollPage(_ axis: Axis, _ direction: CGFloat) {
        var target = motion?.kind == .wheel ? motion?.target ?? contentOffset : contentOffset
        let length = direction * pageLength(axis)
        if axis == .vertical { target.y += length } else { target.x += length }
        target = geometry.clamp(target)
        step(to: isPagingEnabled ? target : target.rounded(to: pixel))
    }

    /// Returns the distance of an arrow key: a line, or a page if paging is enabled.
    private func step(_ axis: Axis, _ length: CGFloat) -> CGVector {
        let page = axis == .horizontal ? bounds.width : bounds.height
        let translation = isPagingEnabled ? (length < 0 ? -page : page) : length
        return axis == .horizontal ? CGVector(dx: translation, dy: 0) : CGVector(dx: 0, dy: translation)
    }

    /// The distance of a page, which is vertical unless only horizontal scrolling is possible.
    private var pageStep: (CGFloat) -> CGVector {
        let isSideways = !geometry.vertical.hasLength && geometry.horizontal.hasLength
        let length = pageLength(isSideways ? .horizontal : .vertical) * (isSideways && pagesToLeft ? -1 : 1)
        return { direction in
            isSideways ? CGVector(dx: direction * length, dy: 0) : CGVector(dx: 0, dy: direction * length)
        }
    }

    /// Returns the length of a page: that of the view if paging is enabled, otherwise that of its visible part without
    /// the overlap.
    private func pageLength(_ axis: Axis) -> CGFloat {
        let size = isPagingEnabled ? bounds.size : bounds.inset(by: adjustedContentInset).size
        let part = isPagingEnabled ? 1 : 1 - Self.overlap
        return part * (axis == .horizontal ? size.width : size.height)
    }
}
