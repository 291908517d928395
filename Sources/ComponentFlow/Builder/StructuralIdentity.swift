/// The identity of a child without an id: the path to its statement through blocks, branches and loops.
@usableFromInline
struct StructuralIdentity: Hashable, Sendable {
    /// One step of the path.
    enum Step: Hashable, Sendable {
        case statement(Int)
        case branch(Bool)
        case iteration(Int)
    }

    private var steps: [Step] = []

    /// Returns the path extended by one enclosing statement.
    func nested(in step: Step) -> StructuralIdentity {
        var result = self
        result.steps.append(step)
        return result
    }
}
