// The primal and the dual simplex method. Primal steps keep all values feasible and reduce the cost; dual steps keep
// the cost optimal and restore feasibility.
extension Solver {
    /// Exchanges the basic symbol of a row with another symbol of the row.
    mutating func pivot(_ index: Int32, entering: Int32) {
        stepsSinceRefresh += 1
        let leaving = rows[Int(index)].basic
        let factor = coefficient(of: entering, inRow: index)
        rows[Int(index)].solve(for: entering, was: leaving, coefficient: factor)
        symbols[Int(leaving)].row = -1
        symbols[Int(entering)].row = index
        enter(index, inColumn: leaving)
        substitute(entering, by: index)
        markChanged(leaving)
        markChanged(entering)
    }

    /// The number of steps after which a rule that prevents cycling is used.
    private var stepsBeforeBlandRule: Int { 200 + 4 * rows.count }

    // MARK: Primal simplex

    /// Takes primal steps until the cost is minimal.
    mutating func optimize() {
        var steps = 0
        while let entering = nextEntering(careful: steps > stepsBeforeBlandRule) {
            guard let row = leavingRow(for: entering), steps < 50 * stepsBeforeBlandRule else { break }
            pivot(row, entering: entering)
            steps += 1
        }
        candidates.removeAll(keepingCapacity: true)
        // Primal steps preserve feasibility, except for rounding errors.
        infeasible.removeAll(keepingCapacity: true)
    }

    private mutating func nextEntering(careful: Bool) -> Int32? {
        if careful {
            return symbols.indices.lazy.map(Int32.init).first { self.canEnter($0) && self.hasNegativeCost($0) }
        }
        while let symbol = candidates.popLast() {
            if canEnter(symbol), hasNegativeCost(symbol) { return symbol }
        }
        return nil
    }

    private func canEnter(_ symbol: Int32) -> Bool {
        symbols[Int(symbol)].kind == .restricted && symbols[Int(symbol)].row < 0
    }

    /// The row whose basic symbol reaches zero first when a symbol increases.
    private mutating func leavingRow(for entering: Int32) -> Int32? {
        var best: Int32?
        var least = Double.infinity
        for row in symbols[Int(entering)].column {
            let basic = rows[Int(row)].basic
            guard basic >= 0, symbols[Int(basic)].kind != .variable else { continue }
            let factor = coefficient(of: entering, inRow: row)
            guard factor < -Self.zero else { continue }
            let ratio = max(rows[Int(row)].constant, 0) / -factor
            if ratio < least || (ratio == least && best.map { basic < rows[Int($0)].basic } ?? true) {
                (best, least) = (row, ratio)
            }
        }
        return best
    }

    // MARK: Dual simplex

    /// Takes dual steps until every value is feasible.
    ///
    /// - Returns: a set of conflicting constraints, if that is impossible.
    mutating func restoreFeasibility() -> Conflict? {
        var steps = 0
        let most = 50 * stepsBeforeBlandRule
        while let row = infeasible.popLast() {
            guard rows[Int(row)].basic >= 0, !isFeasible(row) else { continue }
            guard let entering = enteringSymbol(forRow: row), steps < most else {
                infeasible.append(row)
                return conflict(inRow: row)
            }
            pivot(row, entering: entering)
            steps += 1
        }
        candidates.removeAll(keepingCapacity: true)
        return nil
    }

    /// The symbol that makes the row feasible at minimal cost.
    private func enteringSymbol(forRow index: Int32) -> Int32? {
        enteringSymbol(forRow: index, sign: rows[Int(index)].constant > 0 ? -1 : 1)
    }

    /// The symbol with a coefficient of the given sign that can become basic in the row at minimal cost.
    func enteringSymbol(forRow index: Int32, sign: Double) -> Int32? {
        let row = rows[Int(index)]
        var best: Cell?
        for cell in row.cells where cell.coefficient * sign > Self.zero {
            guard symbols[Int(cell.symbol)].kind == .restricted else { continue }
            let amount = abs(cell.coefficient)
            if let known = best,
                !isCheaper(cell.symbol, per: amount, than: known.symbol, per: abs(known.coefficient))
            {
                continue
            }
            best = cell
        }
        return best?.symbol
    }

    private func conflict(inRow index: Int32) -> Conflict {
        let row = rows[Int(index)]
        var found: Set<Int32> = [symbols[Int(row.basic)].constraint]
        for cell in row.cells { found.insert(symbols[Int(cell.symbol)].constraint) }
        found.remove(-1)
        return Conflict(constraints: found.sorted().map { ConstraintID(index: $0) })
    }
}

extension Solver.Row {
    /// Solves the row for another of its symbols.
    mutating func solve(for entering: Int32, was leaving: Int32, coefficient factor: Double) {
        let scale = -1 / factor
        constant *= scale
        var place = cells.count
        for index in cells.indices {
            cells[index].coefficient *= scale
            if cells[index].symbol == entering { place = index }
        }
        cells.remove(at: place)
        var (low, high) = (0, cells.count)
        while low < high {
            let middle = (low + high) / 2
            if cells[middle].symbol < leaving { low = middle + 1 } else { high = middle }
        }
        cells.insert(Solver.Cell(symbol: leaving, coefficient: -scale), at: low)
        basic = entering
    }
}
