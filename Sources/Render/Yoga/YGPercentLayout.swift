import Flexbox

postfix operator %

/// A percentage for ``YGPercentLayout``: `100%` is the full extent of the parent.
public postfix func % (value: CGFloat) -> CGFloat { value }

/// The lengths of a view's layout that are specified as percentages of its parent: 50 is half of it.
///
///     spec.set(\.yoga.percent.width, 50%)
///
/// `CGFloat.undefined` (NaN) leaves a length to the layout.
@MainActor
public final class YGPercentLayout {
    private let layout: YGLayout

    init(layout: YGLayout) {
        self.layout = layout
    }

    private func percent(_ length: FlexLength?) -> CGFloat {
        if case .percent(let value)? = length { CGFloat(value) } else { .undefined }
    }

    private func length(_ percent: CGFloat) -> FlexLength {
        percent.isNaN ? .auto : .percent(Double(percent))
    }

    private func edge(_ percent: CGFloat) -> FlexLength? {
        percent.isNaN ? nil : .percent(Double(percent))
    }

    // MARK: Sizes

    /// The width, in percent.
    public var width: CGFloat {
        get { percent(layout.style.width) }
        set { layout.style.width = length(newValue) }
    }

    /// The height, in percent.
    public var height: CGFloat {
        get { percent(layout.style.height) }
        set { layout.style.height = length(newValue) }
    }

    /// The minimum width, in percent.
    public var minWidth: CGFloat {
        get { percent(layout.style.minWidth) }
        set { layout.style.minWidth = newValue.isNaN ? .zero : length(newValue) }
    }

    /// The minimum height, in percent.
    public var minHeight: CGFloat {
        get { percent(layout.style.minHeight) }
        set { layout.style.minHeight = newValue.isNaN ? .zero : length(newValue) }
    }

    /// The maximum width, in percent.
    public var maxWidth: CGFloat {
        get { percent(layout.style.maxWidth) }
        set { layout.style.maxWidth = length(newValue) }
    }

    /// The maximum height, in percent.
    public var maxHeight: CGFloat {
        get { percent(layout.style.maxHeight) }
        set { layout.style.maxHeight = length(newValue) }
    }

    /// The main size before free space is distributed, in percent.
    public var flexBasis: CGFloat {
        get { if case .percent(let value) = layout.style.flexBasis { CGFloat(value) } else { .undefined } }
        set { layout.style.flexBasis = newValue.isNaN ? .auto : .percent(Double(newValue)) }
    }

    // MARK: Edges

    /// The margin at the edges without a more specific value, in percent of the parent's width.
    public var margin: CGFloat {
        get { percent(layout.margins.all) }
        set {
            layout.margins.all = edge(newValue)
            layout.style.margin = layout.margins.resolved(initial: .zero)
        }
    }

    /// The margin at the left and right edges, in percent of the parent's width.
    public var marginHorizontal: CGFloat {
        get { percent(layout.margins.horizontal) }
        set {
            layout.margins.horizontal = edge(newValue)
            layout.style.margin = layout.margins.resolved(initial: .zero)
        }
    }

    /// The margin at the top and bottom edges, in percent of the parent's width.
    public var marginVertical: CGFloat {
        get { percent(layout.margins.vertical) }
        set {
            layout.margins.vertical = edge(newValue)
            layout.style.margin = layout.margins.resolved(initial: .zero)
        }
    }

    /// The margin at the left edge, in percent of the parent's width.
    public var marginLeft: CGFloat {
        get { percent(layout.margins.left) }
        set {
            layout.margins.left = edge(newValue)
            layout.style.margin = layout.margins.resolved(initial: .zero)
        }
    }

    /// The margin at the top edge, in percent of the parent's width.
    public var marginTop: CGFloat {
        get { percent(layout.margins.top) }
        set {
            layout.margins.top = edge(newValue)
            layout.style.margin = layout.margins.resolved(initial: .zero)
        }
    }

    /// The margin at the right edge, in percent of the parent's width.
    public var marginRight: CGFloat {
        get { percent(layout.margins.right) }
        set {
            layout.margins.right = edge(newValue)
            layout.style.margin = layout.margins.resolved(initial: .zero)
        }
    }

    /// The margin at the bottom edge, in percent of the parent's width.
    public var marginBottom: CGFloat {
        get { percent(layout.margins.bottom) }
        set {
            layout.margins.bottom = edge(newValue)
            layout.style.margin = layout.margins.resolved(initial: .zero)
        }
    }

    /// The margin at the start edge, in percent of the parent's width.
    public var marginStart: CGFloat {
        get { percent(layout.margins.start) }
        set {
            layout.margins.start = edge(newValue)
            layout.style.margin = layout.margins.resolved(initial: .zero)
        }
    }

    /// The margin at the end edge, in percent of the parent's width.
    public var marginEnd: CGFloat {
        get { percent(layout.margins.end) }
        set {
            layout.margins.end = edge(newValue)
            layout.style.margin = layout.margins.resolved(initial: .zero)
        }
    }

    /// The padding at the edges without a more specific value, in percent of the parent's width.
    public var padding: CGFloat {
        get { percent(layout.paddings.all) }
        set {
            layout.paddings.all = edge(newValue)
            layout.style.padding = layout.paddings.resolved(initial: .zero)
        }
    }

    /// The padding at the left and right edges, in percent of the parent's width.
    public var paddingHorizontal: CGFloat {
        get { percent(layout.paddings.horizontal) }
        set {
            layout.paddings.horizontal = edge(newValue)
            layout.style.padding = layout.paddings.resolved(initial: .zero)
        }
    }

    /// The padding at the top and bottom edges, in percent of the parent's width.
    public var paddingVertical: CGFloat {
        get { percent(layout.paddings.vertical) }
        set {
            layout.paddings.vertical = edge(newValue)
            layout.style.padding = layout.paddings.resolved(initial: .zero)
        }
    }

    /// The padding at the left edge, in percent of the parent's width.
    public var paddingLeft: CGFloat {
        get { percent(layout.paddings.left) }
        set {
            layout.paddings.left = edge(newValue)
            layout.style.padding = layout.paddings.resolved(initial: .zero)
        }
    }

    /// The padding at the top edge, in percent of the parent's width.
    public var paddingTop: CGFloat {
        get { percent(layout.paddings.top) }
        set {
            layout.paddings.top = edge(newValue)
            layout.style.padding = layout.paddings.resolved(initial: .zero)
        }
    }

    /// The padding at the right edge, in percent of the parent's width.
    public var paddingRight: CGFloat {
        get { percent(layout.paddings.right) }
        set {
            layout.paddings.right = edge(newValue)
            layout.style.padding = layout.paddings.resolved(initial: .zero)
        }
    }

    /// The padding at the bottom edge, in percent of the parent's width.
    public var paddingBottom: CGFloat {
        get { percent(layout.paddings.bottom) }
        set {
            layout.paddings.bottom = edge(newValue)
            layout.style.padding = layout.paddings.resolved(initial: .zero)
        }
    }

    /// The padding at the start edge, in percent of the parent's width.
    public var paddingStart: CGFloat {
        get { percent(layout.paddings.start) }
        set {
            layout.paddings.start = edge(newValue)
            layout.style.padding = layout.paddings.resolved(initial: .zero)
        }
    }

    /// The padding at the end edge, in percent of the parent's width.
    public var paddingEnd: CGFloat {
        get { percent(layout.paddings.end) }
        set {
            layout.paddings.end = edge(newValue)
            layout.style.padding = layout.paddings.resolved(initial: .zero)
        }
    }

    /// The distance from the left edge of the parent, in percent.
    public var left: CGFloat {
        get { percent(layout.insets.left) }
        set {
            layout.insets.left = edge(newValue)
            layout.style.inset = layout.insets.resolved(initial: .auto)
        }
    }

    /// The distance from the top edge of the parent, in percent.
    public var top: CGFloat {
        get { percent(layout.insets.top) }
        set {
            layout.insets.top = edge(newValue)
            layout.style.inset = layout.insets.resolved(initial: .auto)
        }
    }

    /// The distance from the right edge of the parent, in percent.
    public var right: CGFloat {
        get { percent(layout.insets.right) }
        set {
            layout.insets.right = edge(newValue)
            layout.style.inset = layout.insets.resolved(initial: .auto)
        }
    }

    /// The distance from the bottom edge of the parent, in percent.
    public var bottom: CGFloat {
        get { percent(layout.insets.bottom) }
        set {
            layout.insets.bottom = edge(newValue)
            layout.style.inset = layout.insets.resolved(initial: .auto)
        }
    }

    /// The distance from the start edge of the parent, in percent.
    public var start: CGFloat {
        get { percent(layout.insets.start) }
        set {
            layout.insets.start = edge(newValue)
            layout.style.inset = layout.insets.resolved(initial: .auto)
        }
    }

    /// The distance from the end edge of the parent, in percent.
    public var end: CGFloat {
        get { percent(layout.insets.end) }
        set {
            layout.insets.end = edge(newValue)
            layout.style.inset = layout.insets.resolved(initial: .auto)
        }
    }
}
