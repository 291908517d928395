import ComponentFlow

/// A mistake in the values of a chart.
enum ChartProblem: Hashable, Sendable {
    case infinite, valueIsNoNumber, mixedAxis, negativeSector, tooManySeries

    func diagnostic(of chart: String) -> Diagnostic {
        let (rule, message, hint) = text
        return Diagnostic(rule: "chart.\(rule)", message: message, subject: chart, hint: hint)
    }

    private var text: (rule: String, message: String, hint: String) {
        switch self {
        case .infinite:
            (
                "infinite-value", "A chart contains an infinite value, which is not shown.",
                "Remove the value, or use Double.nan for an intended gap."
            )
        case .valueIsNoNumber:
            (
                "value-is-no-number", "The value or the angle of a mark is a date or a text; the mark is not shown.",
                "Pass a number for y, or for x in all marks of a chart with horizontal bars."
            )
        case .mixedAxis:
            (
                "mixed-axis", "The positions of a chart are of different kinds; those unlike the first are not shown.",
                "Use numbers, dates or texts for all marks of a chart."
            )
        case .negativeSector:
            (
                "negative-sector", "A sector has a negative value, and is not shown.",
                "Use bars for values that can be negative."
            )
        case .tooManySeries:
            (
                "too-many-series",
                "A chart has more than \(ChartMarks.maximumSeries) series; the others are not shown.",
                "Join the smallest series, or show a part of them."
            )
        }
    }
}
