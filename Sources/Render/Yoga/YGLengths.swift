import Flexbox

/// The lengths of a view's layout, as numbers of one unit: points in a ``YGLayout``, percentages of the parent in a
/// ``YGPercentLayout``.
///
/// A length that is unspecified, or specified in the other unit, is `CGFloat.undefined` (NaN). Setting that value leaves
/// the length to the layout. Percentages of margins and paddings refer to the parent's width.
@preconcurrency @MainActor
public class YGLengths {
    /// The unit of the numbers.
    private let unit: LengthUnit
    /// The layout that has the lengths.
    var layout: YGLayout { preconditionFailure("Each subclass of YGLengths provides its layout.") }

    init(unit: LengthUnit) {
        self.unit = unit
    }

    /// Returns the length for a number in the unit, or `nil` for an undefined number.
    private func length(_ number: CGFloat) -> FlexLength? { FlexLength(number, unit) }

    // MARK: Sizes

    public final var width: CGFloat {
        get { layout.style.width[unit] }
        set { layout.set(\.width, length(newValue) ?? YGLayout.initialStyle.width) }
    }

    public final var height: CGFloat {
        get { layout.style.height[unit] }
        set { layout.set(\.height, length(newValue) ?? YGLayout.initialStyle.height) }
    }

    /// The minimum width.
    public final var minWidth: CGFloat {
        get { layout.style.minWidth[unit] }
        set { layout.set(\.minWidth, length(newValue) ?? YGLayout.initialStyle.minWidth) }
    }

    /// The minimum height.
    public final var minHeight: CGFloat {
        get { layout.style.minHeight[unit] }
        set { layout.set(\.minHeight, length(newValue) ?? YGLayout.initialStyle.minHeight) }
    }

    /// The maximum width.
    public final var maxWidth: CGFloat {
        get { layout.style.maxWidth[unit] }
        set { layout.set(\.maxWidth, length(newValue) ?? YGLayout.initialStyle.maxWidth) }
    }

    /// The maximum height.
    public final var maxHeight: CGFloat {
        get { layout.style.maxHeight[unit] }
        set { layout.set(\.maxHeight, length(newValue) ?? YGLayout.initialStyle.maxHeight) }
    }

    /// The main size before free space is distributed.
    public final var flexBasis: CGFloat {
        get { layout.style.flexBasis[unit] }
        set { layout.set(\.flexBasis, length(newValue) ?? YGLayout.initialStyle.flexBasis) }
    }

    // MARK: Margins

    /// The margin at the edges without a more specific value.
    public final var margin: CGFloat {
        get { layout.margins.all[unit] }
        set { layout.margins.all[unit] = newValue }
    }

    /// The margin at the left and right edges.
    public final var marginHorizontal: CGFloat {
        get { layout.margins.horizontal[unit] }
        set { layout.margins.horizontal[unit] = newValue }
    }

    /// The margin at the top and bottom edges.
    public final var marginVertical: CGFloat {
        get { layout.margins.vertical[unit] }
        set { layout.margins.vertical[unit] = newValue }
    }

    /// The margin at the left edge.
    public final var marginLeft: CGFloat {
        get { layout.margins.left[unit] }
        set { layout.margins.left[unit] = newValue }
    }

    /// The margin at the top edge.
    public final var marginTop: CGFloat {
        get { layout.margins.top[unit] }
        set { layout.margins.top[unit] = newValue }
    }

    /// The margin at the right edge.
    public final var marginRight: CGFloat {
        get { layout.margins.right[unit] }
        set { layout.margins.right[unit] = newValue }
    }

    /// The margin at the bottom edge.
    public final var marginBottom: CGFloat {
        get { layout.margins.bottom[unit] }
        set { layout.margins.bottom[unit] = newValue }
    }

    /// The margin at the start edge.
    public final var marginStart: CGFloat {
        get { layout.margins.start[unit] }
        set { layout.margins.start[unit] = newValue }
    }

    /// The margin at the end edge.
    public final var marginEnd: CGFloat {
        get { layout.margins.end[unit] }
        set { layout.margins.end[unit] = newValue }
    }

    // MARK: Paddings

    /// The padding at the edges without a more specific value.
    public final var padding: CGFloat {
        get { layout.paddings.all[unit] }
        set { layout.paddings.all[unit] = newValue }
    }

    /// The padding at the left and right edges.
    public final var paddingHorizontal: CGFloat {
        get { layout.paddings.horizontal[unit] }
        set { layout.paddings.horizontal[unit] = newValue }
    }

    /// The padding at the top and bottom edges.
    public final var paddingVertical: CGFloat {
        get { layout.paddings.vertical[unit] }
        set { layout.paddings.vertical[unit] = newValue }
    }

    /// The padding at the left edge.
    public final var paddingLeft: CGFloat {
        get { layout.paddings.left[unit] }
        set { layout.paddings.left[unit] = newValue }
    }

    /// The padding at the top edge.
    public final var paddingTop: CGFloat {
        get { layout.paddings.top[unit] }
        set { layout.paddings.top[unit] = newValue }
    }

    /// The padding at the right edge.
    public final var paddingRight: CGFloat {
        get { layout.paddings.right[unit] }
        set { layout.paddings.right[unit] = newValue }
    }

    /// The padding at the bottom edge.
    public final var paddingBottom: CGFloat {
        get { layout.paddings.bottom[unit] }
        set { layout.paddings.bottom[unit] = newValue }
    }

    /// The padding at the start edge.
    public final var paddingStart: CGFloat {
        get { layout.paddings.start[unit] }
        set { layout.paddings.start[unit] = newValue }
    }

    /// The padding at the end edge.
    public final var paddingEnd: CGFloat {
        get { layout.paddings.end[unit] }
        set { layout.paddings.end[unit] = newValue }
    }

    // MARK: Insets

    /// The distance from the left edge of the parent.
    public final var left: CGFloat {
        get { layout.insets.left[unit] }
        set { layout.insets.left[unit] = newValue }
    }

    /// The distance from the top edge of the parent.
    public final var top: CGFloat {
        get { layout.insets.top[unit] }
        set { layout.insets.top[unit] = newValue }
    }

    /// The distance from the right edge of the parent.
    public final var right: CGFloat {
        get { layout.insets.right[unit] }
        set { layout.insets.right[unit] = newValue }
    }

    /// The distance from the bottom edge of the parent.
    public final var bottom: CGFloat {
        get { layout.insets.bottom[unit] }
        set { layout.insets.bottom[unit] = newValue }
    }

    /// The distance from the start edge of the parent.
    public final var start: CGFloat {
        get { layout.insets.start[unit] }
        set { layout.insets.start[unit] = newValue }
    }

    /// The distance from the end edge of the parent.
    public final var end: CGFloat {
        get { layout.insets.end[unit] }
        set { layout.insets.end[unit] = newValue }
    }
}
