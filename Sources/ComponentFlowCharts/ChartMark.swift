public import ComponentFlow

/// A mark of a chart, which stands for a value.
public protocol ChartMark: ChartContent {
    /// The series and the color of the mark; the modifiers set it.
    var style: ChartMarkStyle { get set }
}

/// The series and the color of a mark.
public struct ChartMarkStyle: Equatable, Sendable {
    var series: String?
    var group: String?
    var color: UIColor?

    /// Creates the style of a mark without a series, in the first color.
    public init() {}
}

extension ChartMark {
    /// Returns the mark as a part of the series of a value, which has a color and a line of the legend.
    ///
    /// Bars and areas of several series are stacked.
    public func foregroundStyle(by value: PlottableValue) -> Self {
        var mark = self
        mark.style.series = value.name
        return mark
    }

    /// Returns the mark in a color instead of the one that differs from those of other series.
    ///
    /// All marks of a series should have the same color.
    public func foregroundStyle(_ color: UIColor) -> Self {
        var mark = self
        mark.style.color = color
        return mark
    }
}

/// A value of a series that is shown as a line.
///
/// The values are connected in the order of their positions. A value that is not finite interrupts the line.
public struct LineMark: ChartMark {
    let x: PlottableValue
    let y: PlottableValue
    public var style = ChartMarkStyle()

    /// Creates a value of a line; `y` is a number, or `x` in a transposed ``Chart``.
    public init(x: PlottableValue, y: PlottableValue) {
        (self.x, self.y) = (x, y)
    }

    public func append(to marks: inout ChartMarks) {
        marks.append(.line, x: x, y: y, style)
    }
}

/// A value of a series that is shown as an area above zero; those of several series are stacked.
public struct AreaMark: ChartMark {
    let x: PlottableValue
    let y: PlottableValue
    public var style = ChartMarkStyle()

    /// Creates a value of an area; `y` is a number, or `x` in a transposed ``Chart``.
    public init(x: PlottableValue, y: PlottableValue) {
        (self.x, self.y) = (x, y)
    }

    public func append(to marks: inout ChartMarks) {
        marks.append(.area, x: x, y: y, style)
    }
}

/// A bar from zero to a value.
///
/// Bars at the same position are stacked, the positive ones upward and the negative ones downward. With ``position(by:)`` they
/// are beside each other. A bar is horizontal if `x` is its value and `y` a text or a date:
///
/// ```swift
/// BarMark(x: .value("Votes", 12), y: .value("Fruit", "Apple"))
/// ```
public struct BarMark: ChartMark {
    let x: PlottableValue
    let y: PlottableValue
    public var style = ChartMarkStyle()

    /// Creates a bar; `y` is a number, or `x` for a horizontal bar.
    public init(x: PlottableValue, y: PlottableValue) {
        (self.x, self.y) = (x, y)
    }

    /// Returns the bar beside those with another value.
    public func position(by value: PlottableValue) -> BarMark {
        var mark = self
        mark.style.group = value.name
        return mark
    }

    public func append(to marks: inout ChartMarks) {
        marks.append(.bar, x: x, y: y, style)
    }
}

/// A value that is shown as a point, for scatter plots.
public struct PointMark: ChartMark {
    let x: PlottableValue
    let y: PlottableValue
    public var style = ChartMarkStyle()

    /// Creates a point; `y` is a number, or `x` in a transposed ``Chart``.
    public init(x: PlottableValue, y: PlottableValue) {
        (self.x, self.y) = (x, y)
    }

    public func append(to marks: inout ChartMarks) {
        marks.append(.point, x: x, y: y, style)
    }
}

/// A sector of a pie, whose angle is proportional to a value.
///
/// The sectors begin at the top and continue clockwise. Negative values, and those that are not finite, are not shown. The name
/// of a sector is that of its series, or the label of its value. A chart with sectors shows no other marks.
///
/// ```swift
/// Chart {
///     SectorMark(angle: .value("Wind", 42), innerRadius: 0.6)
///     SectorMark(angle: .value("Sun", 23), innerRadius: 0.6)
/// }
/// ```
public struct SectorMark: ChartMark {
    let angle: PlottableValue
    let innerRadius: Double
    public var style = ChartMarkStyle()

    /// Creates a sector.
    ///
    /// - Parameters:
    ///   - angle: A number; the angle is its part of the sum.
    ///   - innerRadius: The radius of the hole of a donut, as a fraction of the outer one, at most 0.9. The largest one of the
    ///     chart applies.
    public init(angle: PlottableValue, innerRadius: Double = 0) {
        self.angle = angle
        self.innerRadius = innerRadius
    }

    public func append(to marks: inout ChartMarks) {
        marks.append(angle, innerRadius: innerRadius, style)
    }
}
