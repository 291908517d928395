/// How a component uses the view in which it is shown.
public enum UIComponentCanvasOption: Hashable, Sendable {
    /// The size of the canvas is the space there is.
    case useBoundsAsCanvasSize
    /// The component is rendered again when the canvas changes its size.
    case renderOnCanvasSizeChange
    /// The component may be wider than the canvas.
    case flexibleWidth
    /// The component may be higher than the canvas.
    case flexibleHeight

    /// What is usual: the canvas gives the width, and the content the height.
    public static func defaults() -> [UIComponentCanvasOption] {
        [.useBoundsAsCanvasSize, .flexibleHeight]
    }
}

/// How one render is done.
public enum UIComponentRenderOption {
    /// Views that were there before move to their new places by an animator, which is started by the render; new ones
    /// fade in after it.
    case animateLayoutChanges(animator: UIViewPropertyAnimator)
    /// The surroundings of the component's context are told as well, for example the table that shows the component in
    /// a cell.
    case propagateToParentContext
    /// A table around the component does not adjust the height of its row.
    case preventTableUpdates
    /// Only the layout is done again, with what the last render described.
    case layoutOnly
    /// Waits for the next layout pass of the canvas, which comes before the next frame; several renders become one.
    case beforeNextFrame
}

/// The options of several renders that become one.
struct PendingRender {
    var options: [UIComponentRenderOption] = []
    private(set) var isLayoutOnly = true

    /// Adds another render: the last animator counts, and only the layout is done if nobody wants more.
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
