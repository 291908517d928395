extension Solver {
    /// Whether no other value of the variable would suit the constraints as well.
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

    /// The constraints that the variable's present value follows from.
    package func constraints(determining variable: Variable) -> [ConstraintID] {
        let row = symbols[Int(variable.index)].row
        guard row >= 0 else { return [] }
        var found: Set<Int32> = []
        for cell in rows[Int(row)].cells { found.insert(symbols[Int(cell.symbol)].constraint) }
        found.remove(-1)
        return found.sorted().map { ConstraintID(index: $0) }
    }

    /// How far the constraint is from holding: 0 if it holds.
    package func error(of constraint: ConstraintID) -> Double {
        let record = constraints[Int(constraint.index)]
        var sum = record.expression.constant
        for term in record.expression.terms { sum += term.coefficient * value(of: term.variable) }
        sum *= record.sign
        return record.isEquality ? abs(sum) : max(0, -sum)
    }

    /// How many variables, markers and errors there are.
    package var symbolCount: Int { symbols.count - freeSymbols.count }
    /// How many rows the tableau has.
    package var rowCount: Int { rows.count - freeRows.count }
}
