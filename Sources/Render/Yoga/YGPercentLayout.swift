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

    // MARK: Sizes

    /// The width, in percent.
    public var width: CGFloat {
        get { layout.style.width.inPercent }
        set { layout.style.width.inPercent = newValue }
    }

    /// The height, in percent.
    public var height: CGFloat {
        get { layout.style.height.inPercent }
        set { layout.style.height.inPercent = newValue }
    }

    /// The minimum width, in percent.
    public var minWidth: CGFloat {
        get { layout.style.minWidth.inPercent }
        set { layout.style.minWidth = newValue.isNaN ? .zero : .percent(Double(newValue)) }
    }

    /// The minimum height, in percent.
    public var minHeight: CGFloat {
        get { layout.style.minHeight.inPercent }
        set { layout.style.minHeight = newValue.isNaN ? .zero : .percent(Double(newValue)) }
    }

    /// The maximum width, in percent.
    public var maxWidth: CGFloat {
        get { layout.style.maxWidth.inPercent }
        set { layout.style.maxWidth.inPercent = newValue }
    }

    /// The maximum height, in percent.
    public var maxHeight: CGFloat {
        get { layout.style.maxHeight.inPercent }
        set { layout.style.maxHeight.inPercent = newValue }
    }

    /// The main size before free space is distributed, in percent.
    public var flexBasis: CGFloat {
        get { if case .percent(let value) = layout.style.flexBasis { CGFloat(value) } else { .undefined } }
        set { layout.style.flexBasis = newValue.isNaN ? .auto : .percent(Double(newValue)) }
    }

    // MARK: Edges

    /// The margin at the edges without a more specific value, in percent of the parent's width.
    public var margin: CGFloat {
        get { layout.margins.all.inPercent }
        set { layout.margins.all.inPercent = newValue }
    }

    /// The margin at the left and right edges, in percent of the parent's width.
    public var marginHorizontal: CGFloat {
        get { layout.margins.horizontal.inPercent }
        set { layout.margins.horizontal.inPercent = newValue }
    }

    /// The margin at the top and bottom edges, in percent of the parent's width.
    public var marginVertical: CGFloat {
        get { layout.margins.vertical.inPercent }
        set { layout.margins.vertical.inPercent = newValue }
    }

    /// The margin at the left edge, in percent of the parent's width.
    public var marginLeft: CGFloat {
        get { layout.margins.left.inPercent }
        set { layout.margins.left.inPercent = newValue }
    }

    /// The margin at the top edge, in percent of the parent's width.
    public var marginTop: CGFloat {
        get { layout.margins.top.inPercent }
        set { layout.margins.top.inPercent = newValue }
    }

    /// The margin at the right edge, in percent of the parent's width.
    public var marginRight: CGFloat {
        get { layout.margins.right.inPercent }
        set { layout.margins.right.inPercent = newValue }
    }

    /// The margin at the bottom edge, in percent of the parent's width.
    public var marginBottom: CGFloat {
        get { layout.margins.bottom.inPercent }
        set { layout.margins.bottom.inPercent = newValue }
    }

    /// The margin at the start edge, in percent of the parent's width.
    public var marginStart: CGFloat {
        get { layout.margins.start.inPercent }
        set { layout.margins.start.inPercent = newValue }
    }

    /// The margin at the end edge, in percent of the parent's width.
    public var marginEnd: CGFloat {
        get { layout.margins.end.inPercent }
        set { layout.margins.end.inPercent = newValue }
    }

    /// The padding at the edges without a more specific value, in percent of the parent's width.
    public var padding: CGFloat {
        get { layout.paddings.all.inPercent }
        set { layout.paddings.all.inPercent = newValue }
    }

    /// The padding at the left and right edges, in percent of the parent's width.
    public var paddingHorizontal: CGFloat {
        get { layout.paddings.horizontal.inPercent }
        set { layout.paddings.horizontal.inPercent = newValue }
    }

    /// The padding at the top and bottom edges, in percent of the parent's width.
    public var paddingVertical: CGFloat {
        get { layout.paddings.vertical.inPercent }
        set { layout.paddings.vertical.inPercent = newValue }
    }

    /// The padding at the left edge, in percent of the parent's width.
    public var paddingLeft: CGFloat {
        get { layout.paddings.left.inPercent }
        set { layout.paddings.left.inPercent = newValue }
    }

    /// The padding at the top edge, in percent of the parent's width.
    public var paddingTop: CGFloat {
        get { layout.paddings.top.inPercent }
        set { layout.paddings.top.inPercent = newValue }
    }

    /// The padding at the right edge, in percent of the parent's width.
    public var paddingRight: CGFloat {
        get { layout.paddings.right.inPercent }
        set { layout.paddings.right.inPercent = newValue }
    }

    /// The padding at the bottom edge, in percent of the parent's width.
    public var paddingBottom: CGFloat {
        get { layout.paddings.bottom.inPercent }
        set { layout.paddings.bottom.inPercent = newValue }
    }

    /// The padding at the start edge, in percent of the parent's width.
    public var paddingStart: CGFloat {
        get { layout.paddings.start.inPercent }
        set { layout.paddings.start.inPercent = newValue }
    }

    /// The padding at the end edge, in percent of the parent's width.
    public var paddingEnd: CGFloat {
        get { layout.paddings.end.inPercent }
        set { layout.paddings.end.inPercent = newValue }
    }

    /// The distance from the left edge of the parent, in percent.
    public var left: CGFloat {
        get { layout.insets.left.inPercent }
        set { layout.insets.left.inPercent = newValue }
    }

    /// The distance from the top edge of the parent, in percent.
    public var top: CGFloat {
        get { layout.insets.top.inPercent }
        set { layout.insets.top.inPercent = newValue }
    }

    /// The distance from the right edge of the parent, in percent.
    public var right: CGFloat {
        get { layout.insets.right.inPercent }
        set { layout.insets.right.inPercent = newValue }
    }

    /// The distance from the bottom edge of the parent, in percent.
    public var bottom: CGFloat {
        get { layout.insets.bottom.inPercent }
        set { layout.insets.bottom.inPercent = newValue }
    }

    /// The distance from the start edge of the parent, in percent.
    public var start: CGFloat {
        get { layout.insets.start.inPercent }
        set { layout.insets.start.inPercent = newValue }
    }

    /// The distance from the end edge of the parent, in percent.
    public var end: CGFloat {
        get { layout.insets.end.inPercent }
        set { layout.insets.end.inPercent = newValue }
    }
}
