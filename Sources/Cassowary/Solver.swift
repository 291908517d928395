/// Keeps variables at values that satisfy linear constraints, incrementally.
///
///     var solver = Solver()
///     let (left, width) = (solver.makeVariable(), solver.makeVariable())
///     try solver.add(LinearExpression([.init(left, 1)], constant: -10), .equal)
///     try solver.add(LinearExpression([.init(width, 1)], constant: -100), .greaterThanOrEqual, strength: Strength(750))
///     solver.value(of: left)  // 10
///
/// This is Cassowary (Badros, Borning and Stuckey, 2001): a simplex tableau in which variables are free, each constraint
/// adds a marker that may be negative never or stand at zero, and constraints that need not hold add errors that cost.
/// Two things are different from the paper. Costs are not one weighted sum but one number for each priority, compared in
/// order, so that a higher priority wins over any number of lower ones. And a constraint that has to hold is added by
/// dual steps, which find a feasible basis from an optimal one, instead of with an artificial variable.
///
/// A value: a copy goes its own way. It is a structure so that its many small steps need no check that nothing else
/// touches it meanwhile, which took a third of the time in a class.
package struct Solver {
    /// Numbers nearer to zero than this are zero, as coefficients and costs.
    static let zero = 1e-9
    /// Constants may be this far outside of what they may be.
    static let tolerance = 1e-7

    // MARK: The tableau

    /// Each symbol: a variable, or a marker or error of a constraint.
    var symbols: [Symbol] = []
    var freeSymbols: [Int32] = []
    /// Basic symbols, in terms of the others.
    var rows: [Row] = []
    var freeRows: [Int32] = []
    /// What each unit of a symbol that is not basic costs, `stride` numbers each, the highest priority first.
    var costs: [Double] = []
    var stride = 4
    /// The priorities that cost, from the highest.
    var levels: [Float] = []

    var constraints: [Record] = []
    var freeConstraints: [Int32] = []

    // MARK: Work in progress

    /// Rows whose basic symbol may be where it must not be.
    var infeasible: [Int32] = []
    /// Symbols that may have got a negative cost.
    var candidates: [Int32] = []
    /// Variables whose values changed since they were asked for.
    var changed: [Int32] = []
    var accumulator: [Double] = []
    var touched: [Int32] = []
    var spare: [Cell] = []
    /// How many steps were taken since the tableau was made new.
    var stepsSinceRefresh = 0

    /// Makes a solver without variables.
    package init() {}

    // MARK: Variables

    /// Makes a variable; without constraints its value is 0.
    package mutating func makeVariable() -> Variable {
        Variable(index: makeSymbol(.variable, constraint: -1))
    }

    /// Forgets a variable that no constraint speaks of any more.
    package mutating func remove(_ variable: Variable) {
        let symbol = variable.index
        if symbols[Int(symbol)].row >= 0 { deleteRow(symbols[Int(symbol)].row) }
        purge(symbol)
        freeSymbol(symbol)
    }

    /// The variable's present value.
    package func value(of variable: Variable) -> Double {
        let row = symbols[Int(variable.index)].row
        return row < 0 ? 0 : rows[Int(row)].constant
    }

    /// The variables whose values changed since the last call, each once.
    package mutating func takeChanges() -> [Variable] {
        defer { changed.removeAll(keepingCapacity: true) }
        return changed.compactMap { index in
            // A symbol may have been freed, and used again, since.
            guard symbols[Int(index)].isChanged else { return nil }
            symbols[Int(index)].isChanged = false
            return Variable(index: index)
        }
    }

    // MARK: Constraints

    /// Adds a constraint: the expression is 0, at least 0 or at most 0.
    ///
    /// - Parameters:
    ///   - strength: how much it matters.
    ///   - below: for an equality, how much it matters that the expression is not *below* zero, if that is not the same.
    /// - Throws: ``Conflict`` if it has to hold and cannot; it is not added then, and everything is as before.
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

    /// Removes a constraint.
    package mutating func remove(_ constraint: ConstraintID) {
        guard constraints[Int(constraint.index)].isUsed else { return }
        extract(constraint.index)
        freeSymbols(of: constraint.index)
        constraints[Int(constraint.index)].isUsed = false
        freeConstraints.append(constraint.index)
        refreshIfWorn()
    }

    /// Changes the constant of a constraint, which is what suggesting a value for a variable is.
    ///
    /// - Throws: ``Conflict`` if constraints that have to hold then cannot; everything is as before then.
    package mutating func setConstant(_ constant: Double, of constraint: ConstraintID) throws(Conflict) {
        try setConstants([(constraint, constant)])
    }

    /// Changes the constants of several constraints at once.
    ///
    /// - Throws: ``Conflict`` if constraints that have to hold then cannot; everything is as before then.
    package mutating func setConstants(_ changes: [(constraint: ConstraintID, constant: Double)]) throws(Conflict) {
        var undo: [(Int32, Double)] = []
        // Constraints that were removed meanwhile have no constant to change.
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
        refreshIfWorn()
    }
}
