import ComponentFlow
import ComponentFlowCharts

extension Page {
    static let charts = Page(
        "charts", title: "Charts", topic: .shapes,
        about: Localized(
            "Lines, areas, bars, points and sectors. The value at the pointer, or the one selected by arrow keys, is shown.",
            de:
                "Linien, Flächen, Balken, Punkte und Sektoren. Der Wert am Zeiger oder der mit Pfeiltasten gewählte wird gezeigt.",
            ja: "折れ線、面、棒、点、扇形。ポインターの位置の値、または矢印キーで選んだ値を表示します。"),
        demo: ChartsDemo())
}

// <code>
private struct ChartsDemo: CompositeComponent {
    @Local var isGrouped = true

    var content: some Component<Surroundings> {
        ZStack {
            if contentSizeCategory.isAccessibilityCategory {
                ScrollView { charts }
            } else {
                charts
            }
        }
    }

    @MainActor private var charts: some Component<Surroundings> {
        let scale = textScale
        return VStack(spacing: 8) {
            Chart(measurements) { value in
                LineMark(x: value.month, y: value.degrees)
                    .foregroundStyle(by: value.city)
            }
            .chartYScale(domain: -10...30)
            .frame(
                width: 360 * min(scale, 2), height: 130 * scale)
            Chart(measurements) { value in
                let bar = BarMark(x: value.month, y: value.rain)
                    .foregroundStyle(by: value.city)
                if isGrouped {
                    bar.position(by: value.city)
                } else {
                    bar
                }
            }
            .frame(
                width: 360 * min(scale, 2), height: 130 * scale)
            PillButton(isGrouped ? "Stack bars" : "Group bars") {
                withTransition(.easeInOut(duration: 0.3)) {
                    isGrouped.toggle()
                }
            }
            Chart(sources) { source in
                SectorMark(
                    angle: .value(source.name, source.share),
                    innerRadius: 0.6)
            }
            .frame(
                width: 360 * min(scale, 2), height: 100 * scale)
            Chart(sources) { source in
                BarMark(
                    x: .value("Share in %", source.share),
                    y: .value("Source", source.name))
            }
            .frame(
                width: 360 * min(scale, 2), height: 135 * scale)
        }
    }
}

private struct Measurement {
    let city: PlottableValue
    let month: PlottableValue
    let degrees: PlottableValue
    let rain: PlottableValue

    init(_ city: String, _ month: String, _ heat: Int, _ rain: Int) {
        self.city = .value("City", city)
        self.month = .value("Month", month)
        degrees = .value("°C", heat)
        self.rain = .value("Rain in mm", rain)
    }
}

private let measurements = [
    Measurement("Oslo", "January", -4, 58),
    Measurement("Oslo", "April", 6, 48),
    Measurement("Oslo", "July", 18, 92),
    Measurement("Oslo", "October", 7, 94),
    Measurement("Lisbon", "January", 12, 100),
    Measurement("Lisbon", "April", 16, 65),
    Measurement("Lisbon", "July", 24, 4),
    Measurement("Lisbon", "October", 19, 101),
]

private let sources = [
    (name: "Wind", share: 42.0), (name: "Sun", share: 23.0),
    (name: "Water", share: 12.0), (name: "Other", share: 23.0),
]
// </code>
