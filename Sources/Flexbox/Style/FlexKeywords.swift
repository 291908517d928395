/// Whether a node takes part in the layout, and how it lays its children out.
public enum FlexDisplay: Hashable, Sendable {
    /// It is laid out, and lays its children out as flex items.
    case flex
    /// It is laid out, and lays its children out in a grid: see ``FlexStyle/grid``.
    case grid
    /// It has no box, but its children have: they are laid out as if they were children of its parent.
    ///
    /// Its frame is zero, and its children's frames are relative to the nearest node around it that has a box. A root
    /// cannot be without a box: there this means ``flex``.
    case contents
    /// It and everything inside it has no box: its frame is zero, and its parent does as if it were not there.
    case none
}

/// How a node finds its place.
public enum FlexPosition: Hashable, Sendable {
    /// In the flow; its insets are not used.
    case `static`
    /// In the flow, then moved by its insets without anything else moving.
    case relative
    /// Out of the flow, placed by its insets in the padding box of its parent.
    case absolute
}

/// The direction in which text runs, and rows with it.
public enum FlexWritingDirection: Hashable, Sendable {
    /// As the parent's; from left to right at the root.
    case inherit
    /// From left to right.
    case leftToRight
    /// From right to left.
    case rightToLeft
}

/// The direction in which items follow each other.
public enum FlexDirection: Hashable, Sendable {
    /// As text runs.
    case row
    /// Against the direction in which text runs.
    case rowReverse
    /// Downwards.
    case column
    /// Upwards.
    case columnReverse
}

/// Whether items that do not fit continue on another line.
public enum FlexWrap: Hashable, Sendable {
    /// There is one line; items shrink or overflow.
    case noWrap
    /// New lines follow below (in a column: in the direction in which text runs).
    case wrap
    /// New lines follow above (in a column: against the direction in which text runs).
    case wrapReverse
}

/// What happens to the space that is left over in the main axis.
public enum FlexJustify: Hashable, Sendable {
    /// As ``flexStart`` for flex items, as ``stretch`` for the columns of a grid.
    case normal
    /// The columns of a grid whose size is automatic share it; for flex items as ``flexStart``.
    case stretch
    /// It stays at the main end.
    case flexStart
    /// It stays at the main start.
    case flexEnd
    /// Half of it stays at each end.
    case center
    /// It goes between the items, equally.
    case spaceBetween
    /// It goes around the items, equally, so that the ends get half of what is between two items.
    case spaceAround
    /// It goes between the items and to the ends, equally.
    case spaceEvenly
    /// As ``flexStart``, but a reversed direction does not change the side.
    case start
    /// As ``flexEnd``, but a reversed direction does not change the side.
    case end
    /// It stays at the right: things begin at the left. In a column as ``start``.
    case left
    /// It stays at the left: things end at the right. In a column as ``start``.
    case right
}

/// Where an item stands in the cross axis of its line, or in its area of a grid.
public enum FlexAlign: Hashable, Sendable {
    /// As ``stretch``; but in a grid an aspect ratio is kept.
    case normal
    /// As large as the line, where the item's own size is automatic; otherwise at the cross start.
    case stretch
    /// At the cross start of the line.
    case flexStart
    /// At the cross end of the line.
    case flexEnd
    /// In the middle of the line.
    case center
    /// Such that the first baselines of all such items of the line agree.
    case baseline
    /// As ``flexStart``, but `wrapReverse` does not change the side.
    case start
    /// As ``flexEnd``, but `wrapReverse` does not change the side.
    case end
    /// As ``start``, but of the direction in which text runs inside the item itself.
    case selfStart
    /// As ``end``, but of the direction in which text runs inside the item itself.
    case selfEnd
}

/// What happens to the space that is left over between the lines, in the cross axis.
public enum FlexAlignContent: Hashable, Sendable {
    /// The lines share it.
    case stretch
    /// It stays at the cross end.
    case flexStart
    /// It stays at the cross start.
    case flexEnd
    /// Half of it stays at each end.
    case center
    /// It goes between the lines, equally.
    case spaceBetween
    /// It goes around the lines, equally.
    case spaceAround
    /// It goes between the lines and to the ends, equally.
    case spaceEvenly
    /// As ``flexStart``, but `wrapReverse` does not change the side.
    case start
    /// As ``flexEnd``, but `wrapReverse` does not change the side.
    case end
}

/// What a node does with content that is larger than itself.
public enum FlexOverflow: Hashable, Sendable {
    /// It is seen outside, so the node does not shrink below its content on its own.
    case visible
    /// It is cut off, so the node may shrink to nothing.
    case hidden
    /// It can be scrolled to, so the node may shrink to nothing.
    case scroll
}

/// Which box the width and the height of a style name.
public enum FlexBoxSizing: Hashable, Sendable {
    /// The box with padding and border.
    case borderBox
    /// The box inside the padding.
    case contentBox
}
