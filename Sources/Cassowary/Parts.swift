/// An unknown number.
package struct Variable: Hashable, Sendable {
    let index: Int32
}

/// A constraint that was added to a solver.
package struct ConstraintID: Hashable, Sendable {
    let index: Int32
}

/// A sum of multiples of variables, and a constant.
package struct LinearExpression: Sendable {
    /// A multiple of a variable.
    package struct Term: Sendable {
        package var variable: Variable
        package var coefficient: Double

        /// Makes a multiple of a variable.
        package init(_ variable: Variable, _ coefficient: Double) {
            self.variable = variable
            self.coefficient = coefficient
        }
    }

    /// The multiples; a variable may be there more than once.
    package var terms: [Term]
    package var constant: Double

    /// Makes a sum.
    package init(_ terms: [Term] = [], constant: Double = 0) {
        self.terms = terms
        self.constant = constant
    }

    /// Adds a multiple of a variable.
    package mutating func add(_ variable: Variable, _ coefficient: Double) {
        terms.append(Term(variable, coefficient))
    }
}

/// How an expression compares with zero.
package enum Comparison: Int8, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
}

/// Constraints that have to hold and cannot hold together: without any one of them the others could.
package struct Conflict: Error, Hashable, Sendable {
    /// The constraints, without the one that was being added.
    package let constraints: [ConstraintID]
}

extension Solver {
    /// What a symbol stands for.
    enum Kind: UInt8 {
        /// A variable; any number.
        case variable
        /// How far a constraint is from its limit, or how far it fails; never negative.
        case restricted
        /// The marker of an equality that has to hold; always zero.
        case fixed
        /// Not in use.
        case unused
    }

    struct Symbol {
        var kind: Kind
        var isChanged = false
        /// The row in which it is basic, or -1.
        var row: Int32 = -1
        /// The constraint that it belongs to, or -1.
        var constraint: Int32
        /// In how many rows it is.
        var uses: Int32 = 0
        /// The rows that it is in, and some that it was in.
        var column: [Int32] = []
    }

    struct Cell {
        var symbol: Int32
        var coefficient: Double
    }

    /// `basic = constant + cells`, the cells in the order of their symbols.
    struct Row {
        var basic: Int32
        var constant: Double
        var cells: [Cell]
    }

    /// A constraint as it was given, and its symbols.
    struct Record {
        /// As it was given; `f` is this, negated for at-most constraints.
        ///
        /// An inequality is `f = marker - other`, an
        /// equality the same with two errors; where a side has to hold, its error is missing.
        var expression: LinearExpression
        var isNegated: Bool
        var isEquality: Bool
        var above: Strength
        var below: Strength
        var marker: Int32 = -1
        /// The sign of the marker in `f`.
        var markerSign = 1.0
        var other: Int32 = -1
        var isUsed = true

        var sign: Double { isNegated ? -1 : 1 }
    }
}

extension Variable {
    /// A small number, different from those of the solver's other variables.
    package var number: Int { Int(index) }
}

extension ConstraintID {
    /// A small number, different from those of the solver's other constraints.
    package var number: Int { Int(index) }
}
