/// Options for how a component uses its canvas view.
public enum UIComponentCanvasOption: Hashable, Sendable {
    /// The bounds of the canvas limit the component's size.
    case useBoundsAsCanvasSize
    /// A size change of the canvas renders the component again.
    case renderOnCanvasSizeChange
    /// The component may be wider than the canvas.
    case flexibleWidth
    /// The component may be taller than the canvas.
    case flexibleHeight

    /// Returns the default options: the canvas determines the width, and the content determines the height.
    public static func defaults() -> [UIComponentCanvasOption] {
        [.useBoundsAsCanvasSize, .flexibleHeight]
    }
}

/// Options for a single render.
public enum UIComponentRenderOption {
    /// Animates existing views to their new frames with the animator, which the render starts; new views fade in
    /// afterwards.
    case animateLayoutChanges(animator: UIViewPropertyAnimator)
    /// Renders the parent of the component's context as well, for example the table that displays the component in a
    /// cell.
    case propagateToParentContext
    /// Prevents an enclosing table from adjusting the height of the row.
    case preventTableUpdates
    /// Repeats only the layout, using the result of the last render.
    case layoutOnly
    /// Defers the render to the canvas's next layout pass, before the next frame; several requests are coalesced.
    case beforeNextFrame
}

/// The options of several coalesced renders.
struct PendingRender {
    var options: [UIComponentRenderOption] = []
    private(set) var isLayoutOnly = true

    /// Merges another render: the last animator wins, and the result is layout-only if every merged render is.
    mutating func merge(_ new: [UIComponentRenderOption]) {
        isLayoutOnly = isLayoutOnly && new.isLayoutOnly
        if new.animator != nil { options.removeAll { $0.animator != nil } }
        options += new.filter {
            switch $0 {
            case .layoutOnly, .beforeNextFrame: false
            default: true
            }
        }
    }

    var merged: [UIComponentRenderOption] { isLayoutOnly ? options + [.layoutOnly] : options }
}

extension UIComponentRenderOption {
    fileprivate var animator: UIViewPropertyAnimator? {
        if case .animateLayoutChanges(let animator) = self { animator } else { nil }
    }
}

extension [UIComponentRenderOption] {
    var animator: UIViewPropertyAnimator? { lazy.compactMap(\.animator).first }
    var isLayoutOnly: Bool { contains { if case .layoutOnly = $0 { true } else { false } } }
    var waits: Bool { contains { if case .beforeNextFrame = $0 { true } else { false } } }
    var propagates: Bool { contains { if case .propagateToParentContext = $0 { true } else { false } } }
    var preventsTableUpdates: Bool { contains { if case .preventTableUpdates = $0 { true } else { false } } }
}
