/// A variable of a solver.
package struct Variable: Hashable, Sendable {
    let index: Int32
}

extension Variable {
    /// An integer that identifies the variable in its solver.
    package var number: Int { Int(index) }
}

/// The identifier of a constraint in a solver.
package struct ConstraintID: Hashable, Sendable {
    let index: Int32
}

extension ConstraintID {
    /// An integer that identifies the constraint in its solver.
    package var number: Int { Int(index) }
}
