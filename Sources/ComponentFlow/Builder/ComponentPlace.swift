/// The identity of a child that was given none: the way to its statement through blocks, branches and loops.
@usableFromInline
struct ComponentPlace: Hashable, Sendable {
    /// One step of the way.
    enum Step: Hashable, Sendable {
        case statement(Int)
        case branch(Bool)
        case iteration(Int)
    }

    private var steps: [Step] = []

    /// The place seen from one group further out.
    func nested(in step: Step) -> ComponentPlace {
        var result = self
        result.steps.append(step)
        return result
    }
}
