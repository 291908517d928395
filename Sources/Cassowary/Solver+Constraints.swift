// Adding constraints to the tableau and removing them.
extension Solver {
    mutating func makeRecord(_ record: Record) -> Int32 {
        if let index = freeConstraints.popLast() {
            constraints[Int(index)] = record
            return index
        }
        constraints.append(record)
        return Int32(constraints.count - 1)
    }

    /// Adds a recorded constraint to the tableau; if it cannot be satisfied, its record is freed.
    mutating func insert(_ id: Int32) throws(Conflict) {
        makeSymbols(of: id)
        let record = constraints[Int(id)]
        let (constant, cells) = reduced(record.expression, sign: record.sign)
        if let free = leastUsedVariable(in: cells) {
            solve(id, for: free, constant: constant, cells: cells)
            addCosts(of: id)
        } else if record.other >= 0 {
            addWithErrors(id, constant: constant, cells: cells)
        } else {
            try addRequired(id, constant: constant, cells: cells)
        }
        optimize()
    }

    // MARK: Symbols

    private mutating func makeSymbols(of id: Int32) {
        let record = constraints[Int(id)]
        var (marker, sign, other) = (Int32(-1), 1.0, Int32(-1))
        if !record.isEquality {
            marker = makeSymbol(.restricted, constraint: id)
            if !record.above.isRequired { other = makeSymbol(.restricted, constraint: id) }
        } else if record.above.isRequired, record.below.isRequired {
            marker = makeSymbol(.fixed, constraint: id)
        } else if record.above.isRequired || record.below.isRequired {
            marker = makeSymbol(.restricted, constraint: id)
            sign = record.above.isRequired ? -1 : 1
        } else {
            marker = makeSymbol(.restricted, constraint: id)
            other = makeSymbol(.restricted, constraint: id)
        }
        constraints[Int(id)].marker = marker
        constraints[Int(id)].markerSign = sign
        constraints[Int(id)].other = other
    }

    mutating func freeSymbols(of id: Int32) {
        for symbol in [constraints[Int(id)].marker, constraints[Int(id)].other] where symbol >= 0 {
            purge(symbol)
            freeSymbol(symbol)
        }
        constraints[Int(id)].marker = -1
        constraints[Int(id)].other = -1
    }

    /// The costs of the constraint's symbols.
    private func costs(of record: Record) -> [(symbol: Int32, strength: Strength)] {
        if !record.isEquality { return record.other < 0 ? [] : [(record.other, record.above)] }
        if record.other >= 0 { return [(record.marker, record.above), (record.other, record.below)] }
        if record.above.isRequired && record.below.isRequired { return [] }
        return [(record.marker, record.above.isRequired ? record.below : record.above)]
    }

    private mutating func addCosts(of id: Int32, times factor: Double = 1) {
        for (symbol, strength) in costs(of: constraints[Int(id)]) {
            addCost(factor, of: symbol, level: level(of: strength))
        }
    }

    // MARK: Adding

    /// The non-basic variable that occurs in the fewest rows.
    private func leastUsedVariable(in cells: [Cell]) -> Cell? {
        var best: Cell?
        for cell in cells where symbols[Int(cell.symbol)].kind == .variable {
            if let known = best, symbols[Int(known.symbol)].uses <= symbols[Int(cell.symbol)].uses { continue }
            best = cell
        }
        return best
    }

    /// Merges the cells with those of the constraint's own symbols, sorted by symbol.
    private func joined(_ cells: [Cell], _ own: [Cell]) -> [Cell] {
        (cells + own).sorted { $0.symbol < $1.symbol }
    }

    /// Solves the constraint for a free variable, which changes no other value.
    private mutating func solve(_ id: Int32, for free: Cell, constant: Double, cells: [Cell]) {
        let record = constraints[Int(id)]
        // f = a·free + rest = sign·marker - other, so free = (sign·marker - other - rest) / a.
        let scale = -1 / free.coefficient
        var scaled: [Cell] = []
        scaled.reserveCapacity(cells.count + 1)
        for cell in cells where cell.symbol != free.symbol {
            scaled.append(Cell(symbol: cell.symbol, coefficient: cell.coefficient * scale))
        }
        var own = [Cell(symbol: record.marker, coefficient: -scale * record.markerSign)]
        if record.other >= 0 { own.append(Cell(symbol: record.other, coefficient: scale)) }
        let row = addRow(free.symbol, constant: constant * scale, cells: joined(scaled, own))
        if symbols[Int(free.symbol)].uses > 0 { substitute(free.symbol, by: row) }
    }

    /// Adds a non-required constraint; the marker or the error variable, whichever is nonzero, becomes basic.
    private mutating func addWithErrors(_ id: Int32, constant: Double, cells: [Cell]) {
        let record = constraints[Int(id)]
        if constant >= 0 {
            let own = [Cell(symbol: record.other, coefficient: 1)]
            _ = addRow(record.marker, constant: constant, cells: joined(cells, own))
        } else {
            let negated = cells.map { Cell(symbol: $0.symbol, coefficient: -$0.coefficient) }
            let own = [Cell(symbol: record.marker, coefficient: 1)]
            _ = addRow(record.other, constant: -constant, cells: joined(negated, own))
        }
        addCosts(of: id)
    }

    /// Adds a constraint with at least one required side.
    private mutating func addRequired(_ id: Int32, constant: Double, cells: [Cell]) throws(Conflict) {
        let record = constraints[Int(id)]
        let sign = record.markerSign
        let own = sign > 0 ? cells : cells.map { Cell(symbol: $0.symbol, coefficient: -$0.coefficient) }
        let row = addRow(record.marker, constant: constant * sign, cells: own)
        var conflict: Conflict?
        if !isFeasible(row) {
            infeasible.append(row)
            conflict = restoreFeasibility()
        } else if symbols[Int(record.marker)].kind == .fixed {
            conflict = leaveBasis(row)
        }
        guard let conflict else { return addCosts(of: id) }
        withdraw(id, failing: constant * record.sign)
        throw Conflict(constraints: conflict.constraints.filter { $0.index != id })
    }

    /// Makes a fixed symbol non-basic.
    ///
    /// It can be basic only in a row of fixed symbols, because otherwise it would not stay fixed.
    private mutating func leaveBasis(_ row: Int32) -> Conflict? {
        rows[Int(row)].constant = 0
        guard let entering = enteringSymbol(forRow: row, sign: 1) ?? enteringSymbol(forRow: row, sign: -1) else {
            return nil
        }
        pivot(row, entering: entering)
        return restoreFeasibility()
    }

    /// Reverts the addition of a constraint that cannot be satisfied.
    ///
    /// The dual steps taken for it prevent simply omitting it. It is first shifted to a constant that satisfies it, and
    /// then removed like any other constraint.
    private mutating func withdraw(_ id: Int32, failing error: Double) {
        shift(id, to: constraints[Int(id)].expression.constant - error)
        _ = restoreFeasibility()
        extract(id, costing: false)
        freeSymbols(of: id)
        constraints[Int(id)].isUsed = false
        freeConstraints.append(id)
    }

    // MARK: Removing

    /// Removes a constraint from the tableau.
    mutating func extract(_ id: Int32, costing: Bool = true) {
        if costing { addCosts(of: id, times: -1) }
        let marker = constraints[Int(id)].marker
        if symbols[Int(marker)].row < 0 { releaseMarker(marker) }
        let row = symbols[Int(marker)].row
        if row >= 0 { deleteRow(row) }
        optimize()
    }

    /// Makes a marker basic, so that its row can be deleted.
    private mutating func releaseMarker(_ marker: Int32) {
        var best: (row: Int32, rank: Int, ratio: Double)?
        for row in symbols[Int(marker)].column {
            let factor = coefficient(of: marker, inRow: row)
            guard factor != 0 else { continue }
            let constant = rows[Int(row)].constant
            let candidate: (row: Int32, rank: Int, ratio: Double)
            switch symbols[Int(rows[Int(row)].basic)].kind {
            case .fixed: candidate = (row, 0, -abs(factor))
            case .restricted where factor < 0: candidate = (row, 1, -constant / factor)
            case .restricted: candidate = (row, 2, constant / factor)
            case .variable, .unused: candidate = (row, 3, -abs(factor))
            }
            if let known = best, (known.rank, known.ratio) <= (candidate.rank, candidate.ratio) { continue }
            best = candidate
        }
        if let best { pivot(best.row, entering: marker) }
    }

    // MARK: Changing

    /// Changes the constant of a constraint, which shifts its marker by the difference.
    mutating func shift(_ id: Int32, to constant: Double) {
        let record = constraints[Int(id)]
        let change = (constant - record.expression.constant) * record.sign * record.markerSign
        constraints[Int(id)].expression.constant = constant
        let own = symbols[Int(record.marker)].row
        if own >= 0 { return addConstant(change, toRow: own) }
        for row in liveRows(of: record.marker) {
            addConstant(-change * coefficient(of: record.marker, inRow: row), toRow: row)
        }
    }

    // MARK: Numerical drift

    /// Checks the tableau periodically for accumulated rounding errors, and rebuilds it if they are too large.
    mutating func rebuildIfInaccurate() {
        guard stepsSinceRefresh > 2000 + 8 * rows.count else { return }
        stepsSinceRefresh = 0
        if largestError > Self.tolerance * 10 { refresh() }
    }

    /// The largest deviation of the values of variables and markers from the constraints.
    var largestError: Double {
        var largest = 0.0
        for record in constraints where record.isUsed {
            var sum = record.expression.constant
            for term in record.expression.terms { sum += term.coefficient * value(of: term.variable) }
            let symbols = record.markerSign * amount(of: record.marker) - amount(of: record.other)
            largest = max(largest, abs(sum * record.sign - symbols))
        }
        return largest
    }

    private func amount(of symbol: Int32) -> Double {
        guard symbol >= 0, symbols[Int(symbol)].row >= 0 else { return 0 }
        return rows[Int(symbols[Int(symbol)].row)].constant
    }

    /// Rebuilds the tableau from the constraints.
    mutating func refresh() {
        for row in rows.indices where rows[row].basic >= 0 { deleteRow(Int32(row)) }
        let used = constraints.indices.filter { constraints[$0].isUsed }
        for id in used { freeSymbols(of: Int32(id)) }
        for index in symbols.indices where symbols[index].kind == .variable {
            symbols[index].column.removeAll(keepingCapacity: true)
        }
        for id in used { try? insert(Int32(id)) }
    }
}
