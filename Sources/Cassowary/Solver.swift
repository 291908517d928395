/// An incremental solver for linear constraints.
///
///     var solver = Solver()
///     let (left, width) = (solver.makeVariable(), solver.makeVariable())
///     try solver.add(LinearExpression([.init(left, 1)], constant: -10), .equal)
///     try solver.add(LinearExpression([.init(width, 1)], constant: -100), .greaterThanOrEqual, strength: Strength(750))
///     solver.value(of: left)  // 10
///
/// The solver implements Cassowary (Badros, Borning and Stuckey, 2001): a simplex tableau in which variables are
/// unrestricted, each constraint adds a marker that is non-negative or zero, and non-required constraints add error
/// variables with a cost.
///
/// It deviates from the paper in two ways. Costs are not a single weighted sum but a number for each priority, compared
/// lexicographically, so that a higher priority outweighs any number of lower ones. And a required constraint is added
/// by dual steps, which restore feasibility from an optimal basis, instead of with an artificial variable.
///
/// The solver is a value type, so copies are independent. A structure also avoids the dynamic exclusivity checks of its
/// many small steps, which took a third of the time in a class.
package struct Solver {
    /// The magnitude below which coefficients and costs are treated as zero.
    static let zero = 1e-9
    /// The tolerance for the feasibility of constants.
    static let tolerance = 1e-7

    // MARK: Tableau

    /// All symbols: the variables, and the markers and error variables of the constraints.
    var symbols: [Symbol] = []
    var freeSymbols: [Int32] = []
    /// The basic symbols, expressed in terms of the non-basic ones.
    var rows: [Row] = []
    var freeRows: [Int32] = []
    /// The costs per unit of each non-basic symbol: `stride` numbers each, starting with the highest priority.
    var costs: [Double] = []
    var stride = 4
    /// The priorities with costs, in descending order.
    var levels: [Float] = []

    var constraints: [Record] = []
    var freeConstraints: [Int32] = []

    // MARK: Working storage

    /// Rows that may be infeasible.
    var infeasible: [Int32] = []
    /// Symbols whose cost may have become negative.
    var candidates: [Int32] = []
    /// Variables whose values changed since the last call of ``takeChanges()``.
    var changed: [Int32] = []
    var accumulator: [Double] = []
    var touched: [Int32] = []
    var spare: [Cell] = []
    /// The number of steps since the tableau was last rebuilt or checked.
    var stepsSinceRefresh = 0

    /// Creates a solver without variables.
    package init() {}

    // MARK: Variables

    /// Creates a variable; its value without constraints is 0.
    package mutating func makeVariable() -> Variable {
        Variable(index: makeSymbol(.variable, constraint: -1))
    }

    /// Removes a variable that no constraint uses.
    package mutating func remove(_ variable: Variable) {
        let symbol = variable.index
        if symbols[Int(symbol)].row >= 0 { deleteRow(symbols[Int(symbol)].row) }
        purge(symbol)
        freeSymbol(symbol)
    }

    /// Returns the current value of a variable.
    package func value(of variable: Variable) -> Double {
        let row = symbols[Int(variable.index)].row
        return row < 0 ? 0 : rows[Int(row)].constant
    }

    /// Returns the variables whose values changed since the last call, without duplicates.
    package mutating func takeChanges() -> [Variable] {
        defer { changed.removeAll(keepingCapacity: true) }
        return changed.compactMap { index in
            // The symbol may have been freed and reused since.
            guard symbols[Int(index)].isChanged else { return nil }
            symbols[Int(index)].isChanged = false
            return Variable(index: index)
        }
    }

    // MARK: Constraints

    /// Adds a constraint that an expression equals 0, is at least 0 or is at most 0.
    ///
    /// - Parameters:
    ///   - strength: the strength of the constraint.
    ///   - below: for an equality, the strength with which values *below* zero are avoided, if it differs from
    ///     `strength`.
    /// - Throws: ``Conflict`` if the constraint is required and cannot be satisfied; the solver is unchanged then.
    @discardableResult
    package mutating func add(
        _ expression: LinearExpression, _ relation: Comparison, strength: Strength = .required, below: Strength? = nil
    ) throws(Conflict) -> ConstraintID {
        let id = makeRecord(
            Record(
                expression: expression, isNegated: relation == .lessThanOrEqual, isEquality: relation == .equal,
                above: strength, below: below ?? strength))
        try insert(id)
        return ConstraintID(index: id)
    }

    package mutating func remove(_ constraint: ConstraintID) {
        guard constraints[Int(constraint.index)].isUsed else { return }
        extract(constraint.index)
        freeSymbols(of: constraint.index)
        constraints[Int(constraint.index)].isUsed = false
        freeConstraints.append(constraint.index)
        rebuildIfInaccurate()
    }

    /// Changes the constant of a constraint, for example to suggest a value for a variable.
    ///
    /// - Throws: ``Conflict`` if required constraints cannot be satisfied then; the solver is unchanged in this case.
    package mutating func setConstant(_ constant: Double, of constraint: ConstraintID) throws(Conflict) {
        try setConstants([(constraint, constant)])
    }

    /// Changes the constants of several constraints at once.
    ///
    /// - Throws: ``Conflict`` if required constraints cannot be satisfied then; the solver is unchanged in this case.
    package mutating func setConstants(_ changes: [(constraint: ConstraintID, constant: Double)]) throws(Conflict) {
        var undo: [(Int32, Double)] = []
        // Constraints that have been removed are skipped.
        for (constraint, constant) in changes where constraints[Int(constraint.index)].isUsed {
            let old = constraints[Int(constraint.index)].expression.constant
            guard old != constant else { continue }
            undo.append((constraint.index, old))
            shift(constraint.index, to: constant)
        }
        guard !undo.isEmpty else { return }
        if let conflict = restoreFeasibility() {
            for (index, old) in undo.reversed() { shift(index, to: old) }
            _ = restoreFeasibility()
            throw conflict
        }
        rebuildIfInaccurate()
    }
}
