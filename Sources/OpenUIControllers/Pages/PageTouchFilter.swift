@_spi(Subclassing) import OpenUIKitCore

/// Decides which touches and scroll events turn pages.
@MainActor final class PageTouchFilter: UIGestureRecognizerDelegate {
    var isVertical = false

    /// Leaves drags that begin in a control with a part that is dragged, or in an editable text, to that view.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        var view = touch.view
        while let current = view, current !== gestureRecognizer.view {
            if Self.handlesDrags(current) { return false }
            view = current.superview
        }
        return true
    }

    private static func handlesDrags(_ view: UIView) -> Bool {
        switch view {
        case is UISlider, is RangeSliderControl, is RatingControl, is UISwitch, is UISegmentedControl, is UIPageControl,
            is SplitDivider, is any UITextInput:
            true
        default: false
        }
    }

    /// Accepts scrolling along the axis of the pages.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        guard let scroll = event as? UIScrollEvent else { return true }
        let (dx, dy) = (abs(scroll.delta.dx), abs(scroll.delta.dy))
        return isVertical ? dy > dx : dx > dy
    }
}
