public import Flexbox

/// The direction in which the children of a view follow each other.
public typealias YGFlexDirection = FlexDirection
/// What happens to space left over in the main axis.
public typealias YGJustify = FlexJustify
/// Where a view stands in the cross axis.
public typealias YGAlign = FlexAlign
/// What happens to space left over between lines.
public typealias YGAlignContent = FlexAlignContent
/// Whether a view stands in the flow.
public typealias YGPositionType = FlexPosition
/// Whether children continue on another line.
public typealias YGWrap = FlexWrap
/// What a view does with content that is too large.
public typealias YGOverflow = FlexOverflow
/// Whether a view takes part in the layout.
public typealias YGDisplay = FlexDisplay
/// The direction in which text runs.
public typealias YGDirection = FlexWritingDirection

extension CGFloat {
    /// No value: what has it is left to the layout.
    public static let undefined = CGFloat.nan
    /// As much space as there is: larger than any screen, and small enough to calculate with.
    public static let max: CGFloat = 32768
}
