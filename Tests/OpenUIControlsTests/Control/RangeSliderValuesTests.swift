import Fuzzing
import OpenUIControls
import TestSupport
import Testing

@Suite("The range of a slider with two thumbs") struct RangeSliderValuesTests {
    @Test("A range is clamped to the bounds")
    func clamped() {
        #expect(RangeSliderValues(-5...20, in: 0...10).range == 0...10)
    }

    @Test("An end moves to the nearest multiple of the step from the lower bound", arguments: [(3.9, 3.0), (4.1, 5.0)])
    func step(target: Double, expected: Double) {
        var values = RangeSliderValues(1...9, in: 1...11, step: 2)
        values.move(.lower, to: target)
        #expect(values.lower == expected)
    }

    @Test("The upper bound can be selected also if it is no multiple of the step")
    func lastStep() {
        var values = RangeSliderValues(0...3, in: 0...10, step: 3)
        values.move(.upper, to: 10)
        #expect(values.upper == 10)
    }

    @Test("An end stops at the other one", arguments: [RangeSliderValues.End.lower, .upper])
    func crossing(end: RangeSliderValues.End) {
        var values = RangeSliderValues(4...6, in: 0...10)
        values.move(end, to: end == .lower ? 9 : 1)
        #expect(values.range == (end == .lower ? 6...6 : 4...4))
    }

    @Test("The least distance is kept, also if it is no multiple of the step")
    func distance() {
        var values = RangeSliderValues(0...8, in: 0...10, step: 2, minimumDistance: 3)
        values.move(.lower, to: 10)
        #expect(values.lower == 4)
    }

    @Test("A least distance of more than the bounds leaves an end where the other one permits it")
    func excessiveDistance() {
        var values = RangeSliderValues(2...4, in: 0...10, minimumDistance: 1000)
        values.move(.upper, to: 5)
        #expect(values.range == 2...10)
    }

    @Test("Steps that cannot be represented exactly are counted exactly")
    func inexactSteps() {
        var values = RangeSliderValues(0...0.3, in: 0...1, step: 0.1, minimumDistance: 0.1)
        values.move(.lower, to: 1)
        expectNear(values.lower, 0.2, within: 1e-9)
    }

    @Test(
        "Bounds that are not finite permit only 0",
        arguments: [
            -Double.infinity...Double.infinity, 0...Double.infinity,
            -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude,
        ])
    func infiniteBounds(bounds: ClosedRange<Double>) {
        #expect(RangeSliderValues(3...4, in: bounds).range == 0...0)
    }

    @Test("Not a number is ignored")
    func notANumber() {
        var values = RangeSliderValues(2...4, in: 0...10, step: .nan, minimumDistance: .nan)
        values.move(.lower, to: .nan)
        #expect(values.range == 2...4)
    }

    @Test("Random movements keep the order, the bounds and the least distance", arguments: 0..<20)
    func random(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let bounds = -Double.random(in: 0...50, using: &random)...Double.random(in: 1...50, using: &random)
        let step = Bool.random(using: &random) ? Double.random(in: 0.1...9, using: &random) : 0
        let length = bounds.upperBound - bounds.lowerBound
        let distance = Double.random(in: 0...length / 2, using: &random)
        var values = RangeSliderValues(bounds, in: bounds, step: step, minimumDistance: distance)
        var failures: [RangeSliderValues] = []
        for _ in 0..<100 {
            let target = Double.random(in: -99...99, using: &random)
            values.move(Bool.random(using: &random) ? .lower : .upper, to: target)
            let isOrdered = values.upper - values.lower >= distance - 1e-6
            let isInside = bounds.contains(values.lower) && bounds.contains(values.upper)
            if !isOrdered || !isInside { failures.append(values) }
        }
        #expect(failures == [])
    }
}
