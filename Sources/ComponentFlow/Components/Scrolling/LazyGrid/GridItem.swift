/// The size and the alignment of the cells in a column of a ``LazyVGrid``, or in a row of a ``LazyHGrid``.
///
/// ```swift
/// [GridItem(.fixed(80)), GridItem(.flexible()), GridItem(.adaptive(minimum: 120))]
/// ```
public struct GridItem: Equatable, Sendable {
    /// The width of columns, or the height of rows, in points.
    public enum Size: Equatable, Sendable {
        /// One column or row with a length.
        case fixed(CGFloat)
        /// One column or row with an equal share of the length that the fixed ones leave, within limits.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many columns or rows, at least `minimum` long, as there is space for in an equal share of the length that the
        /// fixed ones leave.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    /// The width of the columns, or the height of the rows.
    public var size: Size
    /// The distance to the next column or row, and between those of an adaptive size, in points; 0 instead of a number that is
    /// not finite.
    public var spacing: CGFloat {
        didSet { if !spacing.isFinite { spacing = 0 } }
    }
    /// The alignment of a component that is smaller than its cell.
    public var alignment: ComponentAlignment

    /// Creates a description of columns or rows.
    ///
    /// - Parameters:
    ///   - size: The width of the columns, or the height of the rows.
    ///   - spacing: The distance to the next column or row, in points.
    ///   - alignment: The alignment of a component that is smaller than its cell.
    public init(_ size: Size = .flexible(), spacing: CGFloat = 0, alignment: ComponentAlignment = .center) {
        self.size = size
        self.spacing = spacing.isFinite ? spacing : 0
        self.alignment = alignment
    }
}
