import Foundation
import FuzzTargets
import Testing

/// All transitions between ordered subsets of keyed children.
///
/// `FUZZ_EXHAUSTIVE=1` tests all transitions between subsets of three and of five children, except for a sample of the
/// interrupted ones; otherwise all immediate transitions of three and a sample of the others are tested.
@MainActor @Suite struct ChildTransitionTests {
    private nonisolated static let isExhaustive = ProcessInfo.processInfo.environment["FUZZ_EXHAUSTIVE"] == "1"

    @Test(
        "Each transition between subsets of three children ends in the same state as a fresh render",
        arguments: ChildTransitions.containers, ChildTransitions.TransitionKind.allCases)
    func three(container: String, kind: ChildTransitions.TransitionKind) {
        let transitions = ChildTransitions(container: container, children: 3, pixelInterval: Self.isExhaustive ? 1 : 16)
        let interval = kind == .immediate ? 1 : kind == .animated ? 5 : 61
        #expect(transitions.failures(kind, interval: Self.isExhaustive ? 1 : interval) == [])
    }

    @Test(
        "Transitions between subsets of five children end in the same state as a fresh render",
        arguments: ChildTransitions.containers, ChildTransitions.TransitionKind.allCases)
    func five(container: String, kind: ChildTransitions.TransitionKind) {
        let transitions = ChildTransitions(container: container, children: 5, pixelInterval: Self.isExhaustive ? 16 : 8)
        // A sample of the 35 million interrupted transitions, about as large as the number of others.
        let interval = Self.isExhaustive ? (kind == .interrupted ? 331 : 1) : transitions.count(kind) / 30 | 1
        #expect(transitions.failures(kind, interval: interval) == [])
    }
}
