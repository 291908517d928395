/// A part of a chart: a mark, or several.
///
/// Conform to it to give a part of a chart a name of its own:
///
/// ```swift
/// struct Forecast: ChartContent {
///     let days: [Day]
///
///     func append(to marks: inout ChartMarks) {
///         for day in days { LineMark(x: .value("Day", day.date), y: .value("°C", day.high)).append(to: &marks) }
///     }
/// }
/// ```
public protocol ChartContent {
    /// Adds the marks to those of the chart.
    func append(to marks: inout ChartMarks)
}

/// Several parts of a chart, as ``ChartBuilder`` joins them.
public struct ChartContentGroup: ChartContent {
    let contents: [any ChartContent]

    public func append(to marks: inout ChartMarks) {
        for content in contents { content.append(to: &marks) }
    }
}

/// Joins the marks that a closure lists; supports `if`, `switch` and `for`.
@resultBuilder
public enum ChartBuilder {
    public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content {
        content
    }

    public static func buildBlock(_ contents: any ChartContent...) -> ChartContentGroup {
        ChartContentGroup(contents: contents)
    }

    public static func buildOptional(_ content: (any ChartContent)?) -> ChartContentGroup {
        ChartContentGroup(contents: content.map { [$0] } ?? [])
    }

    public static func buildEither(first content: some ChartContent) -> ChartContentGroup {
        ChartContentGroup(contents: [content])
    }

    public static func buildEither(second content: some ChartContent) -> ChartContentGroup {
        ChartContentGroup(contents: [content])
    }

    public static func buildArray(_ contents: [some ChartContent]) -> ChartContentGroup {
        ChartContentGroup(contents: contents)
    }
}
