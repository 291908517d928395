/// The values that an axis shows instead of all values of its chart.
struct ChartDomain: Equatable {
    let kind: ChartData.AxisKind
    let range: ClosedRange<Double>

    /// Returns the range for an axis of the specified kind, or `nil` if it cannot be shown there.
    func range(for kind: ChartData.AxisKind) -> ClosedRange<Double>? {
        kind == self.kind && range.lowerBound.isFinite && range.upperBound.isFinite ? range : nil
    }
}
