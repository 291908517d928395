/// The decisions of one fuzz case.
///
/// A target draws every number it needs from here, so that a case is nothing but a list of numbers: it can be repeated,
/// stored, and made smaller without knowledge of the target ("Test-Case Reduction via Test-Case Generation", MacIver and
/// Donaldson, 2020). Draw so that 0 stands for the simplest decision.
package final class Choices {
    private var random: SeededRandom?
    private var replayed: ArraySlice<UInt64>
    private let onChoice: ((UInt64) -> Void)?

    /// The decisions so far.
    package private(set) var made: [UInt64] = []
    /// What the target says it does, if `keepsNotes`.
    package private(set) var notes: [String] = []
    package let keepsNotes: Bool

    /// Decides at random.
    ///
    /// - Parameter onChoice: Called with each decision before it takes effect, so that a case that ends the process can be
    ///   repeated.
    package init(seed: UInt64, keepsNotes: Bool = false, onChoice: ((UInt64) -> Void)? = nil) {
        random = SeededRandom(seed: seed)
        replayed = []
        self.keepsNotes = keepsNotes
        self.onChoice = onChoice
    }

    /// Repeats decisions; past their end each is 0.
    package init(replaying choices: [UInt64], keepsNotes: Bool = false) {
        replayed = choices[...]
        self.keepsNotes = keepsNotes
        onChoice = nil
    }

    /// Adds a line to the description of a failing case.
    package func note(_ text: @autoclosure () -> String) {
        if keepsNotes { notes.append(text()) }
    }

    /// A number from 0 to `count - 1`; 0 if `count` is not positive.
    package func below(_ count: Int) -> Int {
        guard count > 1 else { return 0 }
        let choice = next() % UInt64(count)
        made.append(choice)
        onChoice?(choice)
        return Int(choice)
    }

    /// A number of a range; the simplest is its lower bound.
    package func int(in range: ClosedRange<Int>) -> Int {
        range.lowerBound + below(range.upperBound - range.lowerBound + 1)
    }

    /// A number of a range, on a grid of `steps`; the simplest is its lower bound.
    package func double(in range: ClosedRange<Double>, steps: Int = 1000) -> Double {
        range.lowerBound + (range.upperBound - range.lowerBound) * Double(below(steps + 1)) / Double(steps)
    }

    /// True once in `interval` times; the simplest is false.
    package func isTrue(onceIn interval: Int = 2) -> Bool {
        below(interval) == interval - 1 && interval > 1
    }

    /// An element of a list that is not empty; the simplest is the first.
    package func element<Element>(of elements: [Element]) -> Element {
        elements[below(elements.count)]
    }

    /// Elements, each preceded by the decision to go on, so that any of them can be left out.
    package func list<Element>(upTo limit: Int, _ make: () throws -> Element) rethrows -> [Element] {
        var elements: [Element] = []
        while elements.count < limit, below(limit + 1) != 0 { elements.append(try make()) }
        return elements
    }

    /// Repeats steps, each preceded by the decision to go on.
    package func steps(upTo limit: Int, _ step: () throws -> Void) rethrows {
        _ = try list(upTo: limit, step)
    }

    private func next() -> UInt64 {
        random?.next() ?? replayed.popFirst() ?? 0
    }
}
