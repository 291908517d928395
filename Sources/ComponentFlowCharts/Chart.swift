public import ComponentFlow
public import Foundation

/// A chart of values as lines, areas, bars, points or the sectors of a pie.
///
/// ```swift
/// Chart(measurements) { measurement in
///     LineMark(x: .value("Day", measurement.date), y: .value("°C", measurement.temperature))
///         .foregroundStyle(by: .value("City", measurement.city))
/// }
/// .frame(width: 320, height: 200)
/// ```
///
/// The axes have marks at round numbers and at the beginnings of days, months and the like, in the format of the locale. The
/// value nearest to the pointer is shown. With the keyboard, Tab reaches the chart, Left, Right, Home and End select a value, Up
/// and Down the series. Screen readers present each value with its name, in a group with a summary of the chart.
///
/// If x is a number and y a text or a date in the first mark, the chart is transposed: the positions follow each other from top
/// to bottom, bars are horizontal, and Up and Down select a value.
///
/// An update in an animated transition moves the marks of each series whose number of values is the same.
///
/// The chart takes the proposed size; without a limit, 320 by 200 points.
public struct Chart: Component {
    let data: ChartData
    private(set) var xAxis = ChartAxis()
    private(set) var yAxis = ChartAxis()
    private(set) var xDomain: ChartDomain?
    private(set) var yDomain: ChartDomain?
    private(set) var showsLegend = true
    private(set) var locale: Locale?
    private(set) var calendar = Calendar.autoupdatingCurrent

    /// Creates a chart with the marks that a closure lists.
    public init(@ChartBuilder content: () -> some ChartContent) {
        var marks = ChartMarks()
        content().append(to: &marks)
        data = marks.finished()
    }

    /// Creates a chart with the marks of each element of a sequence.
    ///
    /// - Complexity: O(*n*) for *n* values in the order of their positions, otherwise O(*n* log *n*).
    public init<Elements: Sequence>(
        _ elements: Elements, @ChartBuilder content: (Elements.Element) -> some ChartContent
    ) {
        var marks = ChartMarks()
        for element in elements { content(element).append(to: &marks) }
        data = marks.finished()
    }

    /// Returns the chart with a title and a format of the horizontal axis.
    public func chartXAxis(_ axis: ChartAxis) -> Chart {
        var chart = self
        chart.xAxis = axis
        return chart
    }

    /// Returns the chart with a title and a format of the vertical axis, whose format is also that of sectors.
    public func chartYAxis(_ axis: ChartAxis) -> Chart {
        var chart = self
        chart.yAxis = axis
        return chart
    }

    /// Returns the chart with a horizontal axis of the specified numbers instead of one that shows all values.
    ///
    /// What is outside is not visible. If the values on this axis are dates or texts, the domain has no effect.
    public func chartXScale(domain: ClosedRange<Double>) -> Chart {
        var chart = self
        chart.xDomain = ChartDomain(kind: .number, range: domain)
        return chart
    }

    /// Returns the chart with a horizontal axis of the specified dates instead of one that shows all values.
    ///
    /// What is outside is not visible. If the values on this axis are numbers or texts, the domain has no effect.
    public func chartXScale(domain: ClosedRange<Date>) -> Chart {
        var chart = self
        let (first, last) = (domain.lowerBound, domain.upperBound)
        chart.xDomain = ChartDomain(
            kind: .date, range: first.timeIntervalSinceReferenceDate...last.timeIntervalSinceReferenceDate)
        return chart
    }

    /// Returns the chart with a vertical axis of the specified numbers instead of one that shows all values.
    ///
    /// What is outside is not visible. If the values on this axis are dates or texts, or a bound is infinite, the domain has no
    /// effect.
    public func chartYScale(domain: ClosedRange<Double>) -> Chart {
        var chart = self
        chart.yDomain = ChartDomain(kind: .number, range: domain)
        return chart
    }

    /// Returns the chart with or without a legend, which it has if there are several series.
    public func chartLegend(_ isVisible: Bool) -> Chart {
        var chart = self
        chart.showsLegend = isVisible
        return chart
    }

    /// Returns the chart with the locale of its numbers and dates, which is otherwise that of the component's language, and the
    /// calendar of its dates.
    public func locale(_ locale: Locale, calendar: Calendar = .autoupdatingCurrent) -> Chart {
        var chart = self
        chart.locale = locale
        chart.calendar = calendar
        return chart
    }

    var positionAxis: ChartAxis { data.isTransposed ? yAxis : xAxis }
    var valueAxis: ChartAxis { data.isTransposed ? xAxis : yAxis }
    var positionDomain: ChartDomain? { data.isTransposed ? yDomain : xDomain }
    var valueDomain: ChartDomain? { data.isTransposed ? xDomain : yDomain }

    public func makeView() -> View {
        View(frame: .zero)
    }

    /// Shows the chart and returns its size.
    public func update(
        view: View, availableSize: CGSize, state: EmptyComponentState, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        let size = CGSize(
            width: availableSize.width < Self.limit ? max(availableSize.width, 0) : 320,
            height: availableSize.height < Self.limit ? max(availableSize.height, 0) : 200)
        view.show(self, in: size, transition: transition)
        return size
    }

    /// Proposed lengths that are greater stand for no limit, in points.
    private static let limit: CGFloat = 1_000_000
}
