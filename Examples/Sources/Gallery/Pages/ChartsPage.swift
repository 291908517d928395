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
        VStack(spacing: 12) {
            Chart(temperatures) { value in
                LineMark(x: .value("Month", value.month), y: .value("°C", value.degrees))
                    .foregroundStyle(by: .value("City", value.city))
            }
            .chartYScale(domain: -10...30)
            .frame(width: 360, height: 180)
            Chart(temperatures) { value in
                let bar = BarMark(
                    x: .value("Month", value.month), y: .value("Rain in mm", value.rain)
                ).foregroundStyle(by: .value("City", value.city))
                if isGrouped { bar.position(by: .value("City", value.city)) } else { bar }
            }
            .frame(width: 360, height: 180)
            PillButton(isGrouped ? "Stack the bars" : "Group the bars") {
                withTransition(.easeInOut(duration: 0.3)) { isGrouped.toggle() }
            }
            Chart(sources) { source in
                SectorMark(angle: .value(source.name, source.share), innerRadius: 0.6)
            }
            .frame(width: 360, height: 130)
        }
    }
}

private struct Measurement {
    let city: String
    let month: String
    let degrees: Double
    let rain: Double
}

private let temperatures = [
    Measurement(city: "Oslo", month: "January", degrees: -4, rain: 58),
    Measurement(city: "Oslo", month: "April", degrees: 6, rain: 48),
    Measurement(city: "Oslo", month: "July", degrees: 18, rain: 92),
    Measurement(city: "Oslo", month: "October", degrees: 7, rain: 94),
    Measurement(city: "Lisbon", month: "January", degrees: 12, rain: 100),
    Measurement(city: "Lisbon", month: "April", degrees: 16, rain: 65),
    Measurement(city: "Lisbon", month: "July", degrees: 24, rain: 4),
    Measurement(city: "Lisbon", month: "October", degrees: 19, rain: 101),
]

private let sources = [
    (name: "Wind", share: 42.0), (name: "Sun", share: 23.0),
    (name: "Water", share: 12.0), (name: "Other", share: 23.0),
]
// </code>
