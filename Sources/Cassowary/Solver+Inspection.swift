extension Solver {
    /// Whether no other value of the variable satisfies the constraints equally well.
    ///
    /// Solves a copy that prefers a smaller value, and one that prefers a larger one, weaker than all constraints. The time
    /// is that of copying the solver. ``isDetermined(_:)`` is faster, but considers single steps from the current solution
    /// only: several of them may lead to one that is as good.
    package func isUnique(_ variable: Variable) -> Bool {
        guard symbols[Int(variable.index)].row >= 0 else { return false }
        let value = value(of: variable)
        return [-1.0, 1].allSatisfy { direction in
            var copy = self
            let preference = LinearExpression([.init(variable, 1)], constant: -(value + direction))
            // A constraint that is not required never conflicts with others.
            guard (try? copy.add(preference, .equal, strength: Self.weakest)) != nil else { return true }
            return abs(copy.value(of: variable) - value) < 1e-6
        }
    }

    /// Returns a copy in which the variable has another value with which the constraints are satisfied equally well.
    ///
    /// The value is as near as possible to the first of the preferred ones that leads to another value; without one, the result
    /// is `nil`.
    package func exercised(_ variable: Variable, preferring values: [Double]) -> Solver? {
        let value = value(of: variable)
        for preferred in values {
            var copy = self
            let preference = LinearExpression([.init(variable, 1)], constant: -preferred)
            guard (try? copy.add(preference, .equal, strength: Self.weakest)) != nil else { continue }
            if abs(copy.value(of: variable) - value) > 1e-6 { return copy }
        }
        return nil
    }

    /// Weaker than any strength that clients use.
    private static let weakest = Strength(.leastNonzeroMagnitude)

    /// Whether the constraints determine the value of the variable uniquely, as far as single steps from the current
    /// solution show; see ``isUnique(_:)``.
    package func isDetermined(_ variable: Variable) -> Bool {
        let row = symbols[Int(variable.index)].row
        guard row >= 0 else { return false }
        return rows[Int(row)].cells.allSatisfy { cell in
            switch symbols[Int(cell.symbol)].kind {
            case .fixed: true
            case .restricted: !isFree(cell.symbol)
            case .variable, .unused: false
            }
        }
    }

    /// The constraints that determine the current value of the variable.
    package func constraints(determining variable: Variable) -> [ConstraintID] {
        let row = symbols[Int(variable.index)].row
        guard row >= 0 else { return [] }
        var found: Set<Int32> = []
        for cell in rows[Int(row)].cells { found.insert(symbols[Int(cell.symbol)].constraint) }
        found.remove(-1)
        return found.sorted().map { ConstraintID(index: $0) }
    }

    /// The amount by which a constraint is violated; 0 if it is satisfied.
    package func error(of constraint: ConstraintID) -> Double {
        let record = constraints[Int(constraint.index)]
        var sum = record.expression.constant
        for term in record.expression.terms { sum += term.coefficient * value(of: term.variable) }
        sum *= record.sign
        return record.isEquality ? abs(sum) : max(0, -sum)
    }

    /// The number of variables, markers and error variables.
    package var symbolCount: Int { symbols.count - freeSymbols.count }
    /// The number of rows in the tableau.
    package var rowCount: Int { rows.count - freeRows.count }
}
