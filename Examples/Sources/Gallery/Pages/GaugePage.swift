import ComponentFlow

extension Page {
    static let gauge = Page(
        "gauge", title: "Gauge", topic: .controls,
        about: Localized(
            "A value within a range, as a bar or a ring.",
            de: "Ein Wert in einem Bereich, als Balken oder als Ring.",
            ja: "範囲の中の値を、バーまたはリングで示します。"),
        demo: GaugeDemo())
}

// <code>
private struct GaugeDemo: CompositeComponent {
    @Local var speed = 60.0

    var content: some Component<Surroundings> {
        VStack(spacing: 28) {
            speedometer.gaugeStyle(.linearCapacity).tint(theme.accent)
            speedometer.tint(colors).gaugeStyle(.accessoryLinear)
            HStack(spacing: 36) {
                speedometer.tint(colors)
                    .gaugeStyle(.accessoryCircular)
                speedometer.gaugeStyle(.accessoryCircularCapacity)
                    .tint(theme.accent)
            }
            PillButton("Faster") {
                withTransition(.easeInOut(duration: 0.4)) {
                    speed = speed > 160 ? 20 : speed + 45
                }
            }
            .starter()
        }
        .foregroundColor(theme.text)
    }

    private var colors: Gradient {
        Gradient(colors: [.systemGreen, .systemYellow, .systemRed])
    }

    private var speedometer: Gauge {
        Gauge(value: speed, in: 0...200) {
            Text("Speed")
        } currentValueLabel: {
            Text("\(Int(speed))")
        } minimumValueLabel: {
            Text("0")
        } maximumValueLabel: {
            Text("200")
        }
    }
}
// </code>
