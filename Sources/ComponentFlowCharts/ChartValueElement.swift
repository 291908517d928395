import ComponentFlow

/// A value of a chart, for assistive technologies.
final class ChartValueElement: UIAccessibilityElement {
    private weak var chart: Chart.View?

    init(in chart: Chart.View) {
        self.chart = chart
        super.init(accessibilityContainer: chart)
        accessibilityTraits = .image
    }

    func show(_ entry: ChartEntry, of scene: ChartScene) {
        accessibilityLabel = scene.label(of: entry)
        accessibilityValue = scene.value(of: entry)
        accessibilityFrameInContainerSpace = entry.frame
    }

    /// Returns whether the chart has the keyboard focus and this value is selected.
    override func accessibilityElementIsFocused() -> Bool {
        chart?.isFocused == true && accessibilityTraits.contains(.selected)
    }

    override func accessibilityActivate() -> Bool {
        chart?.select(self) ?? false
    }
}
