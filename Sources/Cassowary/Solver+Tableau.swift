/// A minimal set of required constraints that cannot be satisfied together.
package struct Conflict: Error, Hashable, Sendable {
    /// The conflicting constraints, without the one that was being added.
    package let constraints: [ConstraintID]
}

extension Solver {
    /// The role of a symbol.
    enum Kind: UInt8 {
        /// A variable, which can have any value.
        case variable
        /// A slack or error variable of a constraint, which is never negative.
        case restricted
        /// The marker of a required equality, which is always zero.
        case fixed
        /// An unused entry.
        case unused
    }

    struct Symbol {
        var kind: Kind
        var isChanged = false
        /// The row in which the symbol is basic, or -1.
        var row: Int32 = -1
        /// The constraint of the symbol, or -1.
        var constraint: Int32
        /// The number of rows that contain the symbol.
        var uses: Int32 = 0
        /// The rows that contain the symbol, and possibly rows that used to contain it.
        var column: [Int32] = []
    }

    struct Cell {
        var symbol: Int32
        var coefficient: Double
    }

    /// `basic = constant + cells`, with the cells sorted by symbol.
    struct Row {
        var basic: Int32
        var constant: Double
        var cells: [Cell]
    }

    /// A constraint as it was specified, with its symbols.
    struct Record {
        /// The original expression; `f` denotes this expression, negated for less-than-or-equal constraints.
        ///
        /// An inequality is `f = marker - other`. An equality has the same form with two error variables; on a required
        /// side the error variable is omitted.
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
