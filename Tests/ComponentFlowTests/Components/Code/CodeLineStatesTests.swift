import Fuzzing
import Testing

@testable import ComponentFlow

@Suite("States of the lines of code") struct CodeLineStatesTests {
    /// Lines whose state is the number of open braces, as their sum, and their states.
    private struct Model {
        var lines = [0]
        var states = CodeLineStates(0, lineCount: 1)

        /// Replaces lines, of which at least one remains changed.
        mutating func replace(_ range: Range<Int>, with new: [Int]) {
            lines.replaceSubrange(range, with: new)
            states.replaceLines(from: range.lowerBound, count: new.count, delta: new.count - range.count)
        }

        /// Scans lines; the values above the number of lines are limited, so that states agree again.
        mutating func scan(_ count: Int) -> Int {
            var scanned = 0
            while scanned < count, let line = states.nextLine {
                states.finishNextLine(min(max(states.state(atStartOf: line) + lines[line], 0), 2))
                scanned += 1
            }
            return scanned
        }

        var expected: [Int] {
            lines.dropLast().reduce(into: [0]) { $0.append(min(max($0[$0.count - 1] + $1, 0), 2)) }
        }
    }

    @Test("After random edits and partial scans, the known states are those of a fresh scan", arguments: 0..<200)
    func randomEdits(seed: UInt64) {
        let choices = Choices(seed: seed)
        var model = Model()
        for _ in 0..<40 {
            let start = choices.below(model.lines.count)
            let end = choices.int(in: start + 1...min(start + 4, model.lines.count))
            model.replace(start..<end, with: (0...choices.below(4)).map { _ in choices.int(in: 0...2) - 1 })
            _ = model.scan(choices.below(12))
            let known = 0..<model.states.knownCount
            #expect(known.map { model.states.state(atStartOf: $0) } == Array(model.expected[known]))
        }
        _ = model.scan(.max)
        #expect(model.states.knownCount == model.lines.count)
        #expect(model.lines.indices.map { model.states.state(atStartOf: $0) } == model.expected)
    }

    @Test("After an edit that does not change the state, only the edited line is scanned")
    func agreement() {
        var model = Model()
        model.replace(0..<1, with: Array(repeating: 0, count: 100))
        _ = model.scan(.max)
        model.replace(10..<11, with: [0])
        #expect(model.scan(.max) == 1)
    }

    @Test("A line whose state changes is no longer colored, and others stay colored")
    func colors() {
        var model = Model()
        model.replace(0..<1, with: [0, 0, 0, -1, 0])
        _ = model.scan(.max)
        for line in 0..<5 { model.states.setColored(line) }
        model.replace(0..<1, with: [1])
        _ = model.scan(.max)
        #expect((0..<5).map { model.states.isColored($0) } == [false, false, false, false, true])
    }

    @Test("An edit below the scanned lines changes nothing above it")
    func editBelow() {
        var model = Model()
        model.replace(0..<1, with: Array(repeating: 1, count: 50))
        _ = model.scan(10)
        model.replace(30..<40, with: [1])
        #expect(model.states.knownCount == 11)
        #expect(model.states.lineCount == 41)
    }
}
