import Foundation
import Fuzzing
import TestSupport
import Testing

@testable import ComponentFlowCharts

@Suite("Scales of charts") struct ChartScaleTests {
    private func scale(
        _ values: ClosedRange<Double>?, zero: Bool = false, marks: Int = 6, extended: Bool = true
    ) -> ChartScale {
        ChartScale(values, includesZero: zero, maximumMarks: marks, isExtended: extended)
    }

    @Test("The marks are round numbers around the values")
    func marks() {
        #expect(scale(3...97).marks == [0, 20, 40, 60, 80, 100])
    }

    @Test("A scale that is not extended ends at the values")
    func notExtended() {
        #expect(scale(3...97, extended: false).marks == [20, 40, 60, 80])
    }

    @Test("Zero is included if it is required")
    func zero() {
        #expect(scale(90...95, zero: true).lower == 0)
    }

    @Test("A single value is in the middle of its scale", arguments: [0, 7, -3, 1e-300, 1e300])
    func single(value: Double) {
        expectNear(scale(value...value, extended: false).position(of: value), 0.5, within: 1e-9)
    }

    private static let extremes: [ClosedRange<Double>] = [
        -1e308...1e308, 1e-308...2e-308, 0 ... .leastNonzeroMagnitude, 1e15...(1e15 + 1), -1e300...(-1e299),
    ]

    @Test("Extreme values have finite positions", arguments: extremes, [false, true])
    func finitePositions(values: ClosedRange<Double>, extended: Bool) {
        let scale = scale(values, extended: extended)
        #expect([values.lowerBound, values.upperBound].allSatisfy { scale.position(of: $0).isFinite })
    }

    @Test("Extreme values have at most the required number of marks", arguments: extremes, [false, true])
    func extremeMarks(values: ClosedRange<Double>, extended: Bool) {
        #expect(scale(values, extended: extended).marks.count <= 6)
    }

    @Test("The marks of random values are few, increasing, in the range, and multiples of 1, 2 or 5", arguments: 0..<20)
    func random(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        for _ in 0..<200 {
            let size = pow(10, Double.random(in: -12...12, using: &random))
            let ends = [0, 1].map { _ in Double.random(in: -size...size, using: &random) }.sorted()
            let (maximum, extended) = (Int.random(in: 3...12, using: &random), Bool.random(using: &random))
            let scale = scale(ends[0]...ends[1], marks: maximum, extended: extended)
            #expect(scale.marks.count <= maximum)
            #expect(scale.marks == scale.marks.sorted())
            #expect(scale.marks.allSatisfy { $0 >= scale.lower && $0 <= scale.upper })
            #expect(scale.lower <= ends[0])
            #expect(scale.upper >= ends[1])
            let digits = scale.step / pow(10, log10(scale.step * 1.0001).rounded(.down))
            #expect([1.0, 2, 5, 10].contains { abs($0 - digits) < 1e-6 })
        }
    }

    @Test("There are at most as many categories with marks as fit")
    func categories() {
        #expect(ChartScale(categories: 12, maximumMarks: 4).marks == [0, 3, 6, 9])
    }

    @Test("The marks of a year of dates are beginnings of months")
    func months() {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let scale = ChartDateScale(calendar).scale(0...(365 * 86_400), maximumMarks: 6)
        let days = scale.marks.map { calendar.component(.day, from: Date(timeIntervalSinceReferenceDate: $0)) }
        #expect(days == [1, 1, 1, 1, 1])
    }

    @Test("The marks of random ranges of dates are few and in the range", arguments: 0..<10)
    func randomDates(seed: UInt64) {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        var random = SeededRandom(seed: seed)
        for _ in 0..<30 {
            let start = Double.random(in: -1e10...1e10, using: &random)
            let end = start + pow(10, Double.random(in: 1...10, using: &random))
            let maximum = Int.random(in: 1...10, using: &random)
            let marks = ChartDateScale(calendar).scale(start...end, maximumMarks: maximum).marks
            #expect(marks.count <= maximum)
            #expect(marks.allSatisfy { (start...end).contains($0) })
        }
    }
}
