import ComponentFlow
import ComponentFlowTesting
import Fuzzing
import OpenCoreGraphics
import Testing

@testable import ComponentFlowCharts

@Suite("Charts") @MainActor struct ChartTests {
    private struct Rain {
        var month: String
        var city: String
        var amount: Double
    }

    private let stage = Stage(size: CGSize(width: 320, height: 200))
    private static let rain = [
        Rain(month: "January", city: "Oslo", amount: -4), Rain(month: "March", city: "Oslo", amount: 0),
        Rain(month: "May", city: "Oslo", amount: 6), Rain(month: "January", city: "Bergen", amount: 2),
        Rain(month: "March", city: "Bergen", amount: 4), Rain(month: "May", city: "Bergen", amount: 8),
    ]
    private static let english = Locale(identifier: "en")

    private func lines(_ values: [Rain] = rain) -> Chart {
        Chart(values) { value in
            LineMark(x: .value("Month", value.month), y: .value("Rain", value.amount))
                .foregroundStyle(by: .value("City", value.city))
        }
        .locale(Self.english)
    }

    private func bars(grouped: Bool) -> Chart {
        Chart(Self.rain) { value in
            let bar = BarMark(x: .value("Month", value.month), y: .value("Rain", value.amount))
                .foregroundStyle(by: .value("City", value.city))
            if grouped { bar.position(by: .value("City", value.city)) } else { bar }
        }
        .locale(Self.english)
    }

    private func find(_ view: UIView) -> Chart.View? {
        view as? Chart.View ?? view.subviews.lazy.compactMap { find($0) }.first
    }

    private func scene() throws -> ChartScene {
        try #require(find(stage.window)?.scene)
    }

    private var outline: [String] { stage.accessibilityOutline.map { $0.trimmingCharacters(in: .whitespaces) } }

    private var focused: String? { outline.first { $0.contains("focused") } }

    private static let (tab, left, up, right): (UInt32, UInt32, UInt32, UInt32) = (0xff09, 0xff51, 0xff52, 0xff53)
    private static let (down, home, end): (UInt32, UInt32, UInt32) = (0xff54, 0xff50, 0xff57)

    private func press(_ keys: UInt32...) {
        for key in keys { stage.pressKey(symbol: key) }
    }

    // MARK: Layout

    @Test("Greater values are higher")
    func heights() throws {
        stage.show(lines())
        let heights = try #require(scene().layout).places[1].map(\.location.y)
        #expect(heights == heights.sorted(by: >))
    }

    @Test("An axis with a domain begins and ends at its bounds")
    func domain() throws {
        stage.show(lines().chartYScale(domain: -20...30))
        let axis = try #require(scene().layout).values
        #expect(axis.lower == -20)
        #expect(axis.upper == 30)
    }

    @Test("A value outside of the domain is not an entry")
    func outside() throws {
        stage.show(lines().chartYScale(domain: 1...5))
        let values = try scene().rows.joined().map { entry in try scene().value(of: entry) }
        #expect(values == ["2", "4"])
    }

    @Test("A bar that begins outside of the domain is an entry with its visible part")
    func clippedBar() throws {
        stage.show(bars(grouped: true).chartYScale(domain: 3...5))
        let scene = try scene()
        let plot = try #require(scene.clippingArea)
        let frames = scene.rows.joined().map(\.frame)
        #expect(frames.count == 3)
        #expect(frames.allSatisfy { plot.contains($0) })
    }

    @Test("A domain of a kind that the axis does not have has no effect")
    func otherDomain() throws {
        stage.show(lines())
        let layout = try #require(scene().layout)
        stage.show(lines().chartXScale(domain: 0...1).chartYScale(domain: 0...(.infinity)))
        #expect(try #require(scene().layout).positions == layout.positions)
        #expect(try #require(scene().layout).values == layout.values)
    }

    @Test("Nothing is drawn outside of the plot of an axis with a domain")
    func clipping() throws {
        stage.show(
            Chart((0..<40).map(Double.init)) { x in
                LineMark(x: .value("x", x), y: .value("y", x * x)).foregroundStyle(.red)
            }
            .chartXScale(domain: 10...12).chartYScale(domain: 100...120))
        let area = try #require(scene().clippingArea)
        let image = try #require(stage.image()?.cgImage)
        let red = (0..<200).flatMap { y in (0..<320).map { CGPoint(x: $0, y: y) } }.filter { point in
            guard let color = image.pixel(x: Int(point.x), y: Int(point.y)) else { return false }
            return color.red > 200 && color.green < 120
        }
        #expect(red.count > 50)
        #expect(red.allSatisfy { area.contains($0) })
    }

    @Test("Stacked bars begin where the previous one ends")
    func stacked() throws {
        stage.show(bars(grouped: false))
        let places = try #require(scene().layout).places
        #expect(places[1][2].start == places[0][2].location.y)
    }

    @Test("Grouped bars are beside each other")
    func grouped() throws {
        stage.show(bars(grouped: true))
        let places = try #require(scene().layout).places
        #expect(places[0][0].bar.maxX <= places[1][0].bar.minX)
    }

    @Test("Values at the same category are in the same place")
    func duplicateCategories() throws {
        stage.show(lines([Self.rain[0], Self.rain[0]]))
        #expect(Set(try #require(scene().layout).places[0].map(\.location.x)).count == 1)
    }

    @Test("In a right-to-left layout the first category is at the right")
    func mirrored() throws {
        stage.window.semanticContentAttribute = .forceRightToLeft
        let view = Chart.View(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
        view.semanticContentAttribute = .forceRightToLeft
        stage.show(view)
        view.show(lines(), in: CGSize(width: 320, height: 200), transition: .immediate)
        let places = try #require(view.scene?.layout).places[0]
        #expect(places[0].location.x > places[1].location.x)
    }

    @Test("Larger text takes more space")
    func dynamicType() throws {
        stage.show(lines())
        let plot = try #require(scene().layout).plot
        stage.setTextScale(2)
        stage.advance(by: 0.1)
        #expect(try #require(scene().layout).plot.height < plot.height)
    }

    @Test("Sectors have their parts of the whole")
    func sectors() throws {
        stage.show(
            Chart {
                SectorMark(angle: .value("Wind", 30)); SectorMark(angle: .value("Sun", 10))
            })
        #expect(try #require(scene().pie).parts == [0.75, 0.25])
    }

    @Test("Numbers are written in the format of the locale")
    func locale() throws {
        let chart = Chart { PointMark(x: .value("x", 1), y: .value("y", 1234.5)) }
        let texts = ChartTexts(chart.locale(Locale(identifier: "de")), language: "en")
        #expect(texts.value(1234.5) == "1.234,5")
    }

    @Test("Numbers of a chart without a locale are written as in its language")
    func language() throws {
        stage.show(Chart { PointMark(x: .value("x", 1), y: .value("y", 1234.5)) }.language("de"))
        #expect(stage.accessibilityOutline.contains { $0.contains("1.234,5") })
    }

    // MARK: Pointer and keys

    @Test("The value nearest to the pointer is selected")
    func hover() throws {
        stage.show(lines())
        let place = try #require(scene().layout).places[0][2].location
        stage.movePointer(to: CGPoint(x: place.x + 5, y: place.y + 5))
        #expect(find(stage.window)?.selection == ChartSelection(row: 0, entry: 2))
    }

    @Test("No value is selected when the pointer leaves the plot")
    func hoverEnds() throws {
        stage.show(lines())
        stage.movePointer(to: try #require(scene().layout).places[0][2].location)
        stage.movePointer(to: CGPoint(x: 319, y: 199))
        #expect(find(stage.window)?.selection == nil)
    }

    @Test("Each value is found at its own place")
    func hitTesting() throws {
        stage.show(lines())
        let scene = try scene()
        let found = scene.rows.joined().map { scene.selection(at: $0.location).flatMap { scene.entry($0) } }
        #expect(found == scene.rows.joined().map { $0 })
    }

    @Test("Each sector is found in its middle")
    func sectorHitTesting() throws {
        stage.show(Chart(1..<6) { SectorMark(angle: .value("\($0)", $0)) })
        let scene = try scene()
        #expect((0..<5).map { scene.pie?.sector(at: scene.rows[0][$0].location) } == [0, 1, 2, 3, 4])
    }

    @Test("The focus is on the first value after Tab")
    func focus() {
        stage.show(lines())
        press(Self.tab)
        #expect(focused?.contains(#""Oslo, January" = -4"#) == true, "\(outline)")
    }

    @Test("Arrow keys move the focus between values and series")
    func arrows() {
        stage.show(lines())
        press(Self.tab, Self.right, Self.right, Self.left, Self.down)
        #expect(focused?.contains(#""Bergen, March" = 4"#) == true, "\(outline)")
    }

    @Test("End and Home move the focus to the last and to the first value")
    func ends() {
        stage.show(lines())
        press(Self.tab, Self.end, Self.right, Self.home, Self.end)
        #expect(focused?.contains(#""Oslo, May" = 6"#) == true, "\(outline)")
    }

    @Test("A selection that no longer exists ends")
    func removed() {
        stage.show(lines())
        press(Self.tab, Self.end)
        stage.show(lines([Self.rain[0]]))
        #expect(find(stage.window)?.selection == nil)
    }

    // MARK: Assistive technologies

    @Test("A chart is presented with a summary and its values")
    func summary() {
        stage.show(lines(Array(Self.rain.prefix(2))))
        #expect(
            outline.contains { $0.contains(#"group "Line chart: Rain by Month. 2 values from -4 to 0""#) }, "\(outline)"
        )
    }

    @Test("A sector is presented with its value and its part")
    func sectorElement() {
        stage.show(
            Chart {
                SectorMark(angle: .value("Wind", 30)); SectorMark(angle: .value("Sun", 10))
            }.locale(Self.english))
        #expect(outline.contains { $0.contains(#""Wind" = 30, 75%"#) }, "\(outline)")
    }

    // MARK: Bad input

    private static let bad = [Double.nan, .infinity, -.infinity, 1e308, -1e308, 0, .leastNonzeroMagnitude]

    @Test("Any values are shown at any size", arguments: [0, 1, 40, 10_000])
    func badValues(length: CGFloat) {
        stage.show(
            Chart(Self.bad) { value in
                LineMark(x: .value("x", value), y: .value("y", value))
                AreaMark(x: .value("x", value), y: .value("y", value))
                BarMark(x: .value("x", value), y: .value("y", value))
                PointMark(x: .value("x", value), y: .value("y", value))
            }
            .frame(width: length, height: length))
        stage.advance(by: 0.1)
        #expect(find(stage.window)?.scene != nil)
    }

    @Test("A pie of any values has finite parts")
    func badSectors() throws {
        stage.show(Chart(Self.bad) { SectorMark(angle: .value("\($0)", $0)) })
        #expect(try #require(scene().pie).parts.allSatisfy { (0...1).contains($0) })
    }

    @Test("An empty chart is presented as one without values")
    func empty() {
        stage.show(Chart {})
        #expect(outline.contains { $0.contains("No values") }, "\(outline)")
    }

    @Test("An infinite value is reported")
    func infinite() {
        let reports = Diagnostics.record {
            stage.show(Chart { LineMark(x: .value("x", 1), y: .value("y", Double.infinity)) })
            stage.advance(by: 0.1)
        }
        #expect(reports.map(\.rule) == ["chart.infinite-value"])
    }

    @Test("A million values are drawn by a number of lines that the width limits")
    func million() throws {
        stage.show(Chart(0..<1_000_000) { LineMark(x: .value("x", $0), y: .value("y", $0 % 1009)) })
        let layout = try #require(scene().layout)
        #expect(ChartThinning.line(layout.places[0], length: layout.length).count <= Int(layout.plot.width + 1) * 8)
    }

    // MARK: Updates

    @Test("An updated chart looks like a new one")
    func incremental() throws {
        var random = SeededRandom(seed: 24)
        for _ in 0..<8 {
            let values = Self.rain.map { value in
                Rain(month: value.month, city: value.city, amount: Double(Int.random(in: -9...9, using: &random)))
            }
            let chart = lines(Array(values.prefix(Int.random(in: 0...6, using: &random))))
            stage.show(chart)
            let fresh = Stage(size: CGSize(width: 320, height: 200))
            fresh.show(chart)
            #expect(stage.image()?.pngData() == fresh.image()?.pngData())
        }
    }

    @Test("An animated change is between the old and the new picture halfway")
    func animation() {
        stage.show(lines())
        let start = stage.image()?.pngData()
        let values = Self.rain.map { Rain(month: $0.month, city: $0.city, amount: 4 - $0.amount) }
        stage.show(lines(values), transition: .linear(duration: 1))
        stage.advance(by: 0.5)
        let middle = stage.image()?.pngData()
        stage.advance(by: 1)
        #expect(Set([start, middle, stage.image()?.pngData()]).count == 3)
    }

    // MARK: Pictures

    private var pictures: some Component<Empty> {
        VStack(spacing: 16) {
            lines().frame(width: 320, height: 190)
            bars(grouped: false).frame(width: 320, height: 190)
            bars(grouped: true).frame(width: 320, height: 190)
            Chart(["Wind", "Sun", "Water", "Coal"]) {
                SectorMark(angle: .value($0, $0.count), innerRadius: 0.6)
            }
            .locale(Self.english).frame(width: 320, height: 150)
            Chart(0..<40) {
                PointMark(x: .value("Age", $0), y: .value("Height", ($0 * 37) % 61))
                if $0 % 4 == 0 { AreaMark(x: .value("Age", $0), y: .value("Limit", 20 + $0 / 2)) }
            }
            .locale(Self.english).frame(width: 320, height: 190)
        }
    }

    @Test("Charts look like their pictures", arguments: [UIUserInterfaceStyle.light, .dark])
    func picture(style: UIUserInterfaceStyle) throws {
        let stage = Stage(size: CGSize(width: 340, height: 1000), scale: 1, style: style)
        stage.show(pictures)
        stage.advance(by: 0.1)
        try stage.verifySnapshot(named: style == .dark ? "charts_dark" : "charts_light")
    }

    @Test("The texts of the vertical axis do not overlap in a chart that is too low for them")
    func lowChart() throws {
        let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        let scene = ChartScene(
            bars(grouped: false), traits, size: CGSize(width: 360, height: 130), isMirrored: false)
        let layout = try #require(scene.layout)
        let rows = layout.labels.map(\.frame).filter { $0.maxX <= layout.plot.minX }.sorted { $0.minY < $1.minY }
        #expect(zip(rows, rows.dropFirst()).allSatisfy { $0.maxY <= $1.minY + 0.5 })
    }

    private static let textSizes: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    @Test("The letters of texts beside the values overlap in no text size", arguments: [130.0, 200, 400])
    func textSizes(height: Double) throws {
        for category in Self.textSizes {
            let scene = ChartScene(
                lines(), UITraitCollection(preferredContentSizeCategory: category),
                size: CGSize(width: 360, height: height), isMirrored: false)
            let layout = try #require(scene.layout)
            let frames = (layout.labels + layout.titles).map(\.frame)
            // Lines have space above and below their letters.
            let space = scene.type.lineHeight * 0.35
            let overlaps = frames.enumerated().flatMap { index, frame in
                frames[(index + 1)...].map { $0.intersection(frame) }.filter {
                    !$0.isNull && $0.width > 1 && $0.height > space
                }
            }
            #expect(overlaps == [], "\(category.rawValue)")
        }
    }

    @Test("The shapes of a legend grow with the text size")
    func legendTextSize() throws {
        func marker(_ category: UIContentSizeCategory) throws -> CGFloat {
            let type = ChartTypography(UITraitCollection(preferredContentSizeCategory: category))
            let legend = ChartLegend(["Oslo"], type, in: CGSize(width: 600, height: 600), isMirrored: false)
            return ChartLegend.marker(of: try #require(legend.labels.first), type, isMirrored: false).radius
        }
        #expect(try marker(.large) == 4.5)
        #expect(try marker(.accessibilityExtraExtraExtraLarge) > 13)
    }
}
