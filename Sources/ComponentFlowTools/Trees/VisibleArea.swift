#if INSPECTOR

internal import ComponentFlow

/// The part of a window in which a view's content can be visible.
@MainActor
struct VisibleArea {
    /// The rectangle in the window, in points.
    private var clip: CGRect
    private var isHidden = false

    /// The area of a view's subviews before the view itself is considered, from its ancestors.
    init(around view: UIView) {
        clip = view.window?.bounds ?? .zero
        for ancestor in sequence(first: view, next: \.superview).dropFirst().reversed() {
            enter(ancestor, frame: ancestor.convert(ancestor.bounds, to: nil))
        }
    }

    /// Restricts the area to a view, whose frame in the window is given.
    mutating func enter(_ view: UIView, frame: CGRect) {
        isHidden = isHidden || view.isHidden || view.alpha < 0.01
        if view.clipsToBounds { clip = clip.intersection(frame) }
    }

    /// Returns the part of a rectangle of the window that is visible in the area; `nil` for none.
    func visiblePart(of frame: CGRect) -> CGRect? {
        let part = clip.intersection(frame)
        return isHidden || part.isNull || part.isEmpty ? nil : part
    }

    /// Returns whether a rectangle of the window is visible in the area: `visible`, `hidden` or `clipped`.
    func visibility(of frame: CGRect) -> String {
        if isHidden { return "hidden" }
        return clip.intersects(frame) ? "visible" : "clipped"
    }
}

#endif
