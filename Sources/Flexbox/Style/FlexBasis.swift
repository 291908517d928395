/// The size of a flex item in the main axis before free space is distributed.
///
/// With ``FlexLength/auto`` it is the item's width or height.
public typealias FlexBasis = FlexLength
