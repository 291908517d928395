/// Whether a node is included in the layout, and how it lays out its children.
public enum FlexDisplay: Hashable, Sendable {
    /// The node lays out its children as flex items.
    case flex
    /// The node lays out its children in a grid; see ``FlexStyle/grid``.
    case grid
    /// The node lays out its children below each other, each as wide as the node unless its style specifies otherwise.
    ///
    /// Adjoining margins of siblings, and of a child and its parent, collapse into the largest one, as in CSS: those of a
    /// parent that is a child of a block container, too, has no padding and border at this edge, clips no content, and has
    /// the initial ``FlexStyle/alignContent``. ``FlexStyle/justifySelf`` aligns a child in the inline axis.
    case block
    /// The node generates no box; its children are laid out as if they were children of its parent.
    ///
    /// The frame of the node is zero, and the frames of its children are relative to the nearest ancestor with a box.
    /// For a root this is equivalent to ``flex``.
    case contents
    /// The node and its descendants generate no boxes: their frames are zero, and the layout ignores them.
    case none
}

/// The positioning scheme of a node.
public enum FlexPosition: Hashable, Sendable {
    /// In the flow; insets are ignored, and absolutely positioned children refer to an ancestor.
    case `static`
    /// In the flow, then offset by the insets without affecting other nodes.
    case relative
    /// Out of the flow, positioned by the insets in the padding box of the nearest ancestor that is not ``static``, or of
    /// the root.
    ///
    /// If both insets of an axis are `auto`, the parent determines the position.
    case absolute
}

/// The writing direction, which also determines the direction of rows.
public enum FlexWritingDirection: Hashable, Sendable {
    /// The direction of the parent; left to right for a root.
    case inherit
    case leftToRight
    case rightToLeft
}

/// The direction of the main axis.
public enum FlexDirection: Hashable, Sendable {
    /// In the writing direction.
    case row
    /// Opposite to the writing direction.
    case rowReverse
    /// From top to bottom.
    case column
    /// From bottom to top.
    case columnReverse
}

/// Whether items wrap onto further lines.
public enum FlexWrap: Hashable, Sendable {
    /// A single line; items shrink or overflow.
    case noWrap
    /// Lines are added downwards (in a column: in the writing direction).
    case wrap
    /// Lines are added upwards (in a column: opposite to the writing direction).
    case wrapReverse
}

/// The distribution of free space along the main axis.
public enum FlexJustify: Hashable, Sendable {
    /// Like ``flexStart`` for flex items, and like ``stretch`` for the columns of a grid.
    case normal
    /// Distributes the space to grid columns of automatic size; like ``flexStart`` for flex items.
    case stretch
    /// Packs items at the main start.
    case flexStart
    /// Packs items at the main end.
    case flexEnd
    /// Centers the items.
    case center
    /// Distributes the space equally between items.
    case spaceBetween
    /// Distributes the space equally around items, with half-size spaces at the ends.
    case spaceAround
    /// Distributes the space equally between items and at the ends.
    case spaceEvenly
    /// Like ``flexStart``, but ignores a reversed direction.
    case start
    /// Like ``flexEnd``, but ignores a reversed direction.
    case end
    /// Packs items at the left; like ``start`` in a column.
    case left
    /// Packs items at the right; like ``start`` in a column.
    case right
    /// Aligns the items to a position, or to the start if they overflow.
    case safe(FlexAlignPosition)
    /// Aligns the items to a position even if they overflow, as without this case.
    case unsafe(FlexAlignPosition)
}

/// The alignment of an item in the cross axis of its line, or in its grid area.
public enum FlexAlign: Hashable, Sendable {
    /// Like ``stretch``, but preserves an aspect ratio in a grid.
    case normal
    /// Stretches items of automatic size to the size of the line; aligns other items to the cross start.
    case stretch
    /// Aligns the item to the cross start of the line.
    case flexStart
    /// Aligns the item to the cross end of the line.
    case flexEnd
    /// Centers the item in the line.
    case center
    /// Aligns the first baselines of all such items in the line.
    case baseline
    /// Like ``flexStart``, but ignores `wrapReverse`.
    case start
    /// Like ``flexEnd``, but ignores `wrapReverse`.
    case end
    /// Like ``start``, but uses the item's own writing direction.
    case selfStart
    /// Like ``end``, but uses the item's own writing direction.
    case selfEnd
    /// Aligns the item to a position, or to the start if it overflows.
    case safe(FlexAlignPosition)
    /// Aligns the item to a position even if it overflows; other values keep an absolutely positioned item within its
    /// containing block.
    case unsafe(FlexAlignPosition)
}

/// The distribution of free space between lines in the cross axis.
public enum FlexAlignContent: Hashable, Sendable {
    /// Stretches the lines to fill the space.
    case stretch
    /// Packs lines at the cross start.
    case flexStart
    /// Packs lines at the cross end.
    case flexEnd
    /// Centers the lines.
    case center
    /// Distributes the space equally between lines.
    case spaceBetween
    /// Distributes the space equally around lines, with half-size spaces at the ends.
    case spaceAround
    /// Distributes the space equally between lines and at the ends.
    case spaceEvenly
    /// Like ``flexStart``, but ignores `wrapReverse`.
    case start
    /// Like ``flexEnd``, but ignores `wrapReverse`.
    case end
    /// Aligns the lines to a position, or to the start if they overflow.
    case safe(FlexAlignPosition)
    /// Aligns the lines to a position even if they overflow, as without this case.
    case unsafe(FlexAlignPosition)
}

/// The treatment of content that is larger than its node.
public enum FlexOverflow: Hashable, Sendable {
    /// The content overflows visibly, and the automatic minimum size of the node is its content size.
    case visible
    /// The content is clipped, and the automatic minimum size of the node is 0.
    case hidden
    /// The content is scrollable, and the automatic minimum size of the node is 0.
    case scroll
}

/// The box that the width and height of a style refer to.
public enum FlexBoxSizing: Hashable, Sendable {
    /// The box including padding and border.
    case borderBox
    /// The box inside the padding.
    case contentBox
}
