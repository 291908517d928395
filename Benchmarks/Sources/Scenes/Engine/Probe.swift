import ComponentFlow

/// Hands out the states that components make, so that a benchmark can ask them for updates.
///
/// Equal to itself only.
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

/// A state that a benchmark reaches from outside.
final class ProbedState: ComponentState {
    var height: CGFloat = 20
}
