public import Flexbox

/// The direction of the main axis.
public typealias YGFlexDirection = FlexDirection
/// The distribution of free space along the main axis.
public typealias YGJustify = FlexJustify
/// The alignment of a view in the cross axis.
public typealias YGAlign = FlexAlign
/// The distribution of free space between lines.
public typealias YGAlignContent = FlexAlignContent
/// Whether a view participates in the normal flow.
public typealias YGPositionType = FlexPosition
/// Whether children wrap onto further lines.
public typealias YGWrap = FlexWrap
/// The treatment of content that exceeds the bounds.
public typealias YGOverflow = FlexOverflow
/// The formatting mode of the children, or `none` to exclude a view from the layout.
public typealias YGDisplay = FlexDisplay
/// The writing direction.
public typealias YGDirection = FlexWritingDirection

extension CGFloat {
    /// An unspecified length, which the layout determines.
    public static let undefined = CGFloat.nan
    /// An unbounded extent: larger than any screen, but small enough for arithmetic.
    package static let max: CGFloat = 32768
}
