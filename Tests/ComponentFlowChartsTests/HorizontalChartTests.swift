import ComponentFlow
import ComponentFlowTesting
import Foundation
import Fuzzing
import TestSupport
import Testing

@testable import ComponentFlowCharts

@Suite("Charts with horizontal bars") @MainActor struct HorizontalChartTests {
    private struct Vote {
        var fruit: String
        var city: String
        var count: Double
    }

    private static let size = CGSize(width: 320, height: 200)
    private static let votes = [
        Vote(fruit: "Apple", city: "Oslo", count: 4), Vote(fruit: "Banana", city: "Oslo", count: -2),
        Vote(fruit: "Cherry", city: "Oslo", count: 9), Vote(fruit: "Apple", city: "Bergen", count: 1),
        Vote(fruit: "Banana", city: "Bergen", count: 5), Vote(fruit: "Cherry", city: "Bergen", count: 3),
    ]

    private let stage = Stage(size: size)

    private func bars(_ votes: [Vote] = votes, grouped: Bool = false) -> Chart {
        Chart(votes) { vote in
            let bar = BarMark(x: .value("Votes", vote.count), y: .value("Fruit", vote.fruit))
                .foregroundStyle(by: .value("City", vote.city))
            if grouped { bar.position(by: .value("City", vote.city)) } else { bar }
        }
        .locale(Locale(identifier: "en"))
    }

    private func scene(
        _ chart: Chart, isMirrored: Bool = false, traits: UITraitCollection = .current
    ) -> ChartScene {
        ChartScene(chart, traits, size: Self.size, isMirrored: isMirrored)
    }

    private func layout(_ chart: Chart, isMirrored: Bool = false) throws -> ChartLayout {
        try #require(scene(chart, isMirrored: isMirrored).layout)
    }

    private var focused: String? { stage.accessibilityOutline.first { $0.contains("focused") } }

    // MARK: Layout

    @Test("A bar begins at zero and ends at its value, which are both on the horizontal axis")
    func bar() throws {
        let layout = try layout(bars())
        let bar = layout.places[0][0].bar
        #expect(bar.minX == layout.coordinate(ofValue: 0))
        expectNear(bar.maxX, layout.coordinate(ofValue: 4), within: 1e-9)
    }

    @Test("The first category is at the top")
    func order() throws {
        let positions = try layout(bars()).places[0].map(\.location.y)
        #expect(positions == positions.sorted())
    }

    @Test("The bars of categories do not overlap")
    func categories() throws {
        let bars = try layout(bars()).places[0].map(\.bar)
        #expect(zip(bars, bars.dropFirst()).allSatisfy { $0.maxY <= $1.minY })
    }

    @Test("Stacked bars begin where the previous one ends")
    func stacked() throws {
        let places = try layout(bars()).places
        #expect(places[1][2].start == places[0][2].location.x)
    }

    @Test("Grouped bars are below each other")
    func grouped() throws {
        let places = try layout(bars(grouped: true)).places
        #expect(places[0][0].bar.maxY <= places[1][0].bar.minY)
    }

    @Test("In a right-to-left layout greater values are farther to the left")
    func mirrored() throws {
        let places = try layout(bars(), isMirrored: true).places[0]
        #expect(places[2].location.x < places[0].location.x)
    }

    @Test("The names of the categories are beside the plot, and all of them are shown")
    func names() throws {
        let layout = try layout(bars())
        let names = layout.labels.filter { ["Apple", "Banana", "Cherry"].contains($0.text) }
        #expect(names.count == 3)
        #expect(names.allSatisfy { $0.frame.maxX <= layout.plot.minX })
    }

    @Test("A long name takes at most half of the width")
    func longName() throws {
        let layout = try layout(bars([Vote(fruit: String(repeating: "Long ", count: 40), city: "", count: 1)]))
        #expect(layout.plot.minX <= Self.size.width / 2)
        #expect(layout.labels.allSatisfy { $0.frame.minX >= 0 })
    }

    @Test("The title of the values is below the plot, and that of the categories above")
    func titles() throws {
        let layout = try layout(bars())
        #expect(layout.titles.first { $0.text == "Votes" }.map { $0.frame.minY >= layout.plot.maxY } == true)
        #expect(layout.titles.first { $0.text == "Fruit" }.map { $0.frame.maxY <= layout.plot.minY } == true)
    }

    @Test("The domain of the horizontal axis is that of the values")
    func domain() throws {
        let values = try layout(bars().chartXScale(domain: -20...30)).values
        #expect(values.lower == -20)
        #expect(values.upper == 30)
    }

    @Test("Dates follow each other from top to bottom")
    func dates() throws {
        let chart = Chart(0..<5) { day in
            BarMark(
                x: .value("Rain", day), y: .value("Day", Date(timeIntervalSinceReferenceDate: Double(day) * 86_400)))
        }
        let positions = try layout(chart).places[0].map(\.location.y)
        #expect(positions == positions.sorted())
    }

    @Test("The part of the axis that a bar covers is that of the same upright bar", arguments: 0..<20)
    func random(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let values = (0..<Int.random(in: 1...12, using: &random)).map { index in
            (name: "\(index % 5)", value: Double(Int.random(in: -50...50, using: &random)))
        }
        let domain = -200.0...200.0
        let upright = try layout(
            Chart(values) { BarMark(x: .value("Name", $0.name), y: .value("Value", $0.value)) }
                .chartYScale(domain: domain))
        let lying = try layout(
            Chart(values) { BarMark(x: .value("Value", $0.value), y: .value("Name", $0.name)) }
                .chartXScale(domain: domain))
        for (first, second) in zip(upright.places[0], lying.places[0]) {
            let parts = (first.bar.height / upright.plot.height, second.bar.width / lying.plot.width)
            expectNear(parts.0, parts.1, within: 1e-9)
        }
    }

    // MARK: Pointer and keys

    @Test("Each value is found at its own place")
    func hitTesting() {
        let scene = scene(bars(grouped: true))
        let found = scene.rows.joined().map { scene.selection(at: $0.location).flatMap { scene.entry($0) } }
        #expect(found == scene.rows.joined().map { $0 })
    }

    @Test("Down and Up move the focus between values, and Right between series")
    func keys() {
        stage.show(bars())
        for key: UInt32 in [0xff09, 0xff54, 0xff54, 0xff52, 0xff53] { stage.pressKey(symbol: key) }
        #expect(focused?.contains(#""Bergen, Banana" = 5"#) == true, "\(stage.accessibilityOutline)")
    }

    // MARK: Assistive technologies

    @Test("The summary is in the language of the traits")
    func summaryLanguage() {
        let traits = UITraitCollection { $0.language = "de" }
        #expect(
            scene(bars(), traits: traits).summary == "Balkendiagramm: Votes nach Fruit. 2 Reihen, 6 Werte von -2 bis 9")
    }

    @Test("The summary names the values and the positions")
    func summary() {
        #expect(scene(bars()).summary == "Bar chart: Votes by Fruit. 2 series, 6 values from -2 to 9")
    }

    // MARK: Bad input

    @Test("A mark in the other direction is reported and not shown")
    func otherDirection() {
        let chart = Chart {
            BarMark(x: .value("Votes", 3), y: .value("Fruit", "Apple"))
            BarMark(x: .value("Fruit", "Banana"), y: .value("Votes", 4))
        }
        #expect(chart.data.problems == [.valueIsNoNumber])
        #expect(chart.data.series.flatMap(\.points).count == 1)
    }

    @Test("Any values are shown at any size", arguments: [0, 1, 40, 10_000])
    func badValues(length: CGFloat) {
        stage.show(
            Chart([Double.nan, .infinity, -.infinity, 1e308, -1e308, 0, .leastNonzeroMagnitude]) { value in
                LineMark(x: .value("x", value), y: .value("y", "\(value)"))
                AreaMark(x: .value("x", value), y: .value("y", "\(value)"))
                BarMark(x: .value("x", value), y: .value("y", "\(value)"))
                PointMark(x: .value("x", value), y: .value("y", "\(value)"))
            }
            .frame(width: length, height: length))
        stage.advance(by: 0.1)
        #expect(stage.image() != nil)
    }

    // MARK: Pictures

    @Test("Horizontal bars look like the reference", arguments: [false, true])
    func picture(isMirrored: Bool) throws {
        let stage = Stage(size: Self.size)
        if isMirrored { stage.window.traitOverrides.layoutDirection = .rightToLeft }
        stage.show(bars(grouped: true))
        stage.pressKey(symbol: 0xff09)
        stage.advance(by: 0.5)
        try stage.verifySnapshot(named: isMirrored ? "horizontal_right_to_left" : "horizontal")
    }
}
