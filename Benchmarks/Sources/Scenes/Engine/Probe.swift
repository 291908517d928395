import ComponentFlow

/// Provides access to the states that components create, so that a benchmark can request updates from them.
///
/// A probe is equal only to itself.
@MainActor
final class Probe: @MainActor Equatable {
    private(set) var states: [ProbedState] = []

    func makeState() -> ProbedState {
        let state = ProbedState()
        states.append(state)
        return state
    }

    static func == (lhs: Probe, rhs: Probe) -> Bool {
        lhs === rhs
    }
}

/// A state that a benchmark can access from outside.
final class ProbedState: ComponentState {
    var height: CGFloat = 20
}
