/// The decisions of a fuzz case.
///
/// A target draws every number from its choices, so that a case is just a list of numbers: it can be replayed, stored,
/// and shrunk without knowledge of the target ("Test-Case Reduction via Test-Case Generation", MacIver and Donaldson,
/// 2020). A draw of 0 should represent the simplest decision.
package final class Choices {
    private var random: SeededRandom?
    private var replayed: ArraySlice<UInt64>
    private let onChoice: ((UInt64) -> Void)?
    private let onNote: ((String) -> Void)?

    /// The decisions that have been drawn.
    package private(set) var made: [UInt64] = []
    /// The steps that the target described, if `keepsNotes` is `true`.
    package private(set) var notes: [String] = []
    package let keepsNotes: Bool

    /// Creates random choices.
    ///
    /// - Parameter onChoice: Called with each decision before it takes effect, so that a case that terminates the
    ///   process can be replayed.
    package init(seed: UInt64, keepsNotes: Bool = false, onChoice: ((UInt64) -> Void)? = nil) {
        random = SeededRandom(seed: seed)
        replayed = []
        self.keepsNotes = keepsNotes
        self.onChoice = onChoice
        onNote = nil
    }

    /// Creates choices that replay decisions; further decisions are 0.
    ///
    /// - Parameter onNote: Called with each note before the step that it describes, so that the steps of a case that
    ///   terminates the process are known.
    package init(replaying choices: [UInt64], keepsNotes: Bool = false, onNote: ((String) -> Void)? = nil) {
        replayed = choices[...]
        self.keepsNotes = keepsNotes || onNote != nil
        onChoice = nil
        self.onNote = onNote
    }

    /// Adds a line to the description of a failing case.
    package func note(_ text: @autoclosure () -> String) {
        guard keepsNotes else { return }
        let note = text()
        notes.append(note)
        onNote?(note)
    }

    /// Draws a number from 0 to `count - 1`; 0 if `count` is not positive.
    package func below(_ count: Int) -> Int {
        guard count > 1 else { return 0 }
        let choice = next() % UInt64(count)
        made.append(choice)
        onChoice?(choice)
        return Int(choice)
    }

    /// Draws a number in a range; the simplest is its lower bound.
    package func int(in range: ClosedRange<Int>) -> Int {
        range.lowerBound + below(range.upperBound - range.lowerBound + 1)
    }

    /// Draws a number in a range, divided into `steps`; the simplest is its lower bound.
    package func double(in range: ClosedRange<Double>, steps: Int = 1000) -> Double {
        range.lowerBound + (range.upperBound - range.lowerBound) * Double(below(steps + 1)) / Double(steps)
    }

    /// Draws `true` with a probability of 1 in `interval`; the simplest is `false`.
    package func isTrue(onceIn interval: Int = 2) -> Bool {
        below(interval) == interval - 1 && interval > 1
    }

    /// Draws an element of a nonempty array; the simplest is the first one.
    package func element<Element>(of elements: [Element]) -> Element {
        elements[below(elements.count)]
    }

    /// Draws a list, with a decision to continue before each element, so that any element can be omitted.
    package func list<Element>(upTo limit: Int, _ make: () throws -> Element) rethrows -> [Element] {
        var elements: [Element] = []
        while elements.count < limit, below(limit + 1) != 0 { elements.append(try make()) }
        return elements
    }

    /// Performs steps, with a decision to continue before each of them.
    package func steps(upTo limit: Int, _ step: () throws -> Void) rethrows {
        _ = try list(upTo: limit, step)
    }

    private func next() -> UInt64 {
        random?.next() ?? replayed.popFirst() ?? 0
    }
}
