import ComponentFlowTesting
import TestSupport
import Testing

@testable import ComponentFlow

@Suite("Gauges") @MainActor
struct GaugeTests {
    private nonisolated static let styles: [GaugeStyle] = [
        .automatic, .linearCapacity, .accessoryLinear, .accessoryCircular, .accessoryCircularCapacity,
    ]
    private let stage = Stage(size: CGSize(width: 200, height: 100))

    private func speed(_ value: Double) -> Gauge {
        Gauge(value: value, in: 0...200) {
            Text("Speed")
        } currentValueLabel: {
            Text("\(Int(value)) km/h")
        } minimumValueLabel: {
            Text("0")
        } maximumValueLabel: {
            Text("200")
        }
    }

    private func plain(_ value: Double) -> Gauge {
        Gauge(value: value) { Text("Charge") }
    }

    private func view<View: UIView>(_ type: View.Type) throws -> View {
        try #require(stage.window.views(of: type).first)
    }

    /// The colors of a bar, clipped at the value.
    private func filled() throws -> CGRect {
        try #require(view(Gradient.View.self).superview).frame
    }

    @Test(
        "A linear gauge takes the proposed width", arguments: [GaugeStyle.automatic, .linearCapacity, .accessoryLinear])
    func linearWidth(style: GaugeStyle) {
        #expect(stage.show(speed(60).gaugeStyle(style)).width == 200)
    }

    @Test("A circular gauge has a fixed size", arguments: [GaugeStyle.accessoryCircular, .accessoryCircularCapacity])
    func circularSize(style: GaugeStyle) {
        #expect(stage.show(speed(60).gaugeStyle(style)) == CGSize(width: 64, height: 64))
    }

    @Test("A circular gauge grows with the text size")
    func textSize() {
        stage.show(speed(60).gaugeStyle(.accessoryCircular))
        stage.setTextScale(2)
        stage.advance(by: 0.1)
        #expect(stage.componentView?.bounds.width ?? 0 > 64)
    }

    @Test("The bar of a gauge is filled up to the value")
    func bar() throws {
        stage.show(plain(0.25))
        expectNear(try filled().width, 50, within: 0.01)
    }

    @Test("From right to left, the bar is filled from the right")
    func reversedBar() throws {
        stage.window.traitOverrides.layoutDirection = .rightToLeft
        stage.show(plain(0.25))
        expectNear(try filled().minX, 150, within: 0.01)
    }

    @Test("The marker of a linear gauge is at the value", arguments: [false, true])
    func marker(isReversed: Bool) throws {
        stage.window.traitOverrides.layoutDirection = isReversed ? .rightToLeft : .leftToRight
        stage.show(plain(0.25).gaugeStyle(.accessoryLinear))
        let marker = try view(GaugeMarker.self)
        expectNear(marker.center.x, isReversed ? 200 - 53 : 53, within: 0.01)
    }

    @Test("The ring of a gauge is filled up to the value")
    func ring() throws {
        stage.show(plain(0.25).gaugeStyle(.accessoryCircularCapacity))
        let arc = try #require(view(Gradient.View.self).superview?.layer.mask as? CAShapeLayer)
        #expect(arc.strokeEnd == 0.25)
    }

    @Test("The marker of a ring starts on the left, and on the right from right to left", arguments: [false, true])
    func ringMarker(isReversed: Bool) throws {
        stage.window.traitOverrides.layoutDirection = isReversed ? .rightToLeft : .leftToRight
        stage.show(plain(0).gaugeStyle(.accessoryCircular))
        let marker = try view(GaugeMarker.self)
        let center = marker.convert(CGPoint(x: marker.bounds.midX, y: marker.bounds.midY), to: nil)
        #expect((center.x < 32) == !isReversed)
    }

    @Test(
        "A value that is outside of the range or no number is shown as one in it",
        arguments: [(-5, 0), (5, 1), (.nan, 0), (.infinity, 1), (-.infinity, 0)] as [(Double, Double)])
    func badValue(value: Double, fraction: Double) {
        #expect(plain(value).fraction == fraction)
    }

    @Test(
        "A range that is empty or whose length is not finite shows an empty gauge",
        arguments: [
            1...1, 0...Double.infinity, -Double.infinity...Double.infinity,
            -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude,
        ])
    func badRange(bounds: ClosedRange<Double>) {
        for style in Self.styles {
            stage.show(Gauge(value: 1, in: bounds) { Text("Charge") }.gaugeStyle(style))
            #expect(stage.accessibilityOutline == [#"levelIndicator "Charge" = 0% 0 in 0…1"#])
        }
    }

    @Test("A gauge is one element with its label, the text of its value and its range", arguments: styles)
    func accessibility(style: GaugeStyle) {
        stage.show(speed(60).gaugeStyle(style))
        #expect(stage.accessibilityOutline == [#"levelIndicator "Speed" = 60 km/h 60 in 0…200"#])
    }

    @Test("A gauge without a text of its value presents a percentage")
    func percentage() {
        stage.show(plain(0.25))
        #expect(stage.accessibilityOutline == [#"levelIndicator "Charge" = 25% 0.25 in 0…1"#])
    }

    @Test("A label with a symbol names the gauge by its text", arguments: styles)
    func symbolLabel(style: GaugeStyle) {
        let gauge = Gauge(value: 0.5) {
            Label("Stars", systemImage: "star")
        } currentValueLabel: {
            Text("half")
        }
        stage.show(gauge.gaugeStyle(style))
        #expect(stage.accessibilityOutline == [#"levelIndicator "Stars" = half 0.5 in 0…1"#])
    }

    @Test("A modifier replaces the label and the value of a gauge")
    func replaced() {
        stage.show(plain(0.25).accessibilityLabel("Battery").accessibilityValue("a quarter"))
        #expect(stage.accessibilityOutline == [#"levelIndicator "Battery" = a quarter 0.25 in 0…1"#])
    }

    @Test("A hidden label takes no space, but names the gauge")
    func hiddenLabel() {
        let height = stage.show(plain(0.25)).height
        #expect(stage.show(plain(0.25).labelsHidden()).height < height)
        #expect(stage.accessibilityOutline == [#"levelIndicator "Charge" = 25% 0.25 in 0…1"#])
    }

    @Test("The nearest style takes precedence")
    func precedence() {
        let size = stage.show(plain(0.25).gaugeStyle(.accessoryCircular).padding(1).gaugeStyle(.linearCapacity))
        #expect(size == CGSize(width: 66, height: 66))
    }

    @Test("A new value is animated by a transition, and shown immediately without", arguments: styles, [false, true])
    func animation(style: GaugeStyle, isAnimated: Bool) {
        stage.show(plain(0.25).gaugeStyle(style))
        stage.show(
            plain(0.75).gaugeStyle(style), transition: isAnimated ? .easeInOut(duration: 0.4) : .immediate)
        stage.advance(by: 0.1)
        #expect(stage.isMoving == isAnimated)
    }

    @Test("A gauge has the tint of a modifier around it")
    func tint() throws {
        stage.show(plain(0.25).tint(.systemRed))
        #expect(try view(Gradient.View.self).backgroundColor == .systemRed)
    }

    @Test("The colors of a gradient extend from the minimum to the maximum")
    func gradient() throws {
        stage.show(plain(0.25).tint(Gradient(colors: [.red, .blue])))
        expectNear(try view(Gradient.View.self).frame.width, 200, within: 0.01)
    }

    @Test("A disabled gauge is half transparent")
    func disabled() throws {
        stage.show(plain(0.25).disabled())
        #expect(try view(GaugeBar.View.self).alpha == 0.5)
    }

    @Test(
        "The locations of the colors of a ring are in ascending order from 0 to 1", arguments: [0, 0.1, 0.7],
        [[0, 1], [0.2, 0.2], [-3, 9], [0]] as [[CGFloat]])
    func locations(cap: CGFloat, given: [CGFloat]) throws {
        for arc in [GaugeArc.open, .full] {
            let gradient = arc.gradient([.red, .blue], locations: given, cap: cap)
            let locations = try #require(gradient.locations)
            #expect(locations == locations.sorted())
            #expect(locations.allSatisfy { (0...1).contains($0) })
        }
    }
}
