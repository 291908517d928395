// The algebra of sparse rows, whose cells are sorted by symbol.
extension Solver {
    mutating func makeSymbol(_ kind: Kind, constraint: Int32) -> Int32 {
        if let index = freeSymbols.popLast() {
            symbols[Int(index)].kind = kind
            symbols[Int(index)].constraint = constraint
            return index
        }
        symbols.append(Symbol(kind: kind, constraint: constraint))
        accumulator.append(0)
        costs.append(contentsOf: repeatElement(0, count: stride))
        return Int32(symbols.count - 1)
    }

    /// Frees a symbol that occurs in no row.
    mutating func freeSymbol(_ symbol: Int32) {
        var column = symbols[Int(symbol)].column
        column.removeAll(keepingCapacity: true)
        symbols[Int(symbol)] = Symbol(kind: .unused, constraint: -1, column: column)
        for level in 0..<levels.count { costs[Int(symbol) * stride + level] = 0 }
        freeSymbols.append(symbol)
    }

    mutating func markChanged(_ symbol: Int32) {
        guard symbols[Int(symbol)].kind == .variable, !symbols[Int(symbol)].isChanged else { return }
        symbols[Int(symbol)].isChanged = true
        changed.append(symbol)
    }

    // MARK: Creating rows

    /// Expresses a linear expression in terms of non-basic symbols.
    mutating func reduced(_ expression: LinearExpression, sign: Double) -> (constant: Double, cells: [Cell]) {
        var constant = sign * expression.constant
        for term in expression.terms {
            let coefficient = sign * term.coefficient
            let row = symbols[Int(term.variable.index)].row
            if row < 0 {
                accumulate(term.variable.index, coefficient)
            } else {
                constant += coefficient * rows[Int(row)].constant
                for cell in rows[Int(row)].cells { accumulate(cell.symbol, coefficient * cell.coefficient) }
            }
        }
        return (constant, takeAccumulated())
    }

    private mutating func accumulate(_ symbol: Int32, _ coefficient: Double) {
        let old = accumulator[Int(symbol)]
        if old == 0 { touched.append(symbol) }
        // A sum of exactly zero would add the symbol to `touched` twice.
        let new = old + coefficient
        accumulator[Int(symbol)] = new == 0 ? 1e-300 : new
    }

    private mutating func takeAccumulated() -> [Cell] {
        touched.sort()
        var cells: [Cell] = []
        cells.reserveCapacity(touched.count)
        for symbol in touched {
            let coefficient = accumulator[Int(symbol)]
            accumulator[Int(symbol)] = 0
            if abs(coefficient) > Self.zero { cells.append(Cell(symbol: symbol, coefficient: coefficient)) }
        }
        touched.removeAll(keepingCapacity: true)
        return cells
    }

    /// Makes a symbol basic in a new row.
    mutating func addRow(_ basic: Int32, constant: Double, cells: [Cell]) -> Int32 {
        let row = Row(basic: basic, constant: constant, cells: cells)
        let index: Int32
        if let free = freeRows.popLast() {
            index = free
            rows[Int(index)] = row
        } else {
            index = Int32(rows.count)
            rows.append(row)
        }
        symbols[Int(basic)].row = index
        for cell in cells { enter(index, inColumn: cell.symbol) }
        markChanged(basic)
        return index
    }

    mutating func deleteRow(_ index: Int32) {
        let row = rows[Int(index)]
        for cell in row.cells { symbols[Int(cell.symbol)].uses -= 1 }
        symbols[Int(row.basic)].row = -1
        rows[Int(index)] = Row(basic: -1, constant: 0, cells: [])
        freeRows.append(index)
        markChanged(row.basic)
    }

    func coefficient(of symbol: Int32, inRow row: Int32) -> Double {
        rows[Int(row)].cells.withUnsafeBufferPointer { cells in
            var (low, high) = (0, cells.count)
            while low < high {
                let middle = (low + high) / 2
                if cells[middle].symbol < symbol { low = middle + 1 } else { high = middle }
            }
            return low < cells.count && cells[low].symbol == symbol ? cells[low].coefficient : 0
        }
    }

    // MARK: Columns

    mutating func enter(_ row: Int32, inColumn symbol: Int32) {
        // Compacts the column occasionally by removing obsolete rows; the current row is excluded, because it is
        // incomplete.
        if symbols[Int(symbol)].column.count > 2 * Int(symbols[Int(symbol)].uses) + 16 {
            symbols[Int(symbol)].column = liveRows(of: symbol).filter { $0 != row }
        }
        symbols[Int(symbol)].uses += 1
        symbols[Int(symbol)].column.append(row)
    }

    /// The rows that contain the symbol, without duplicates.
    mutating func liveRows(of symbol: Int32) -> [Int32] {
        var last: Int32 = -1
        return symbols[Int(symbol)].column.sorted().filter { row in
            defer { last = row }
            return row != last && coefficient(of: symbol, inRow: row) != 0
        }
    }

    /// Removes a symbol from all rows, which fixes its value at zero.
    mutating func purge(_ symbol: Int32) {
        guard symbols[Int(symbol)].uses > 0 else { return }
        for row in liveRows(of: symbol) {
            rows[Int(row)].cells.removeAll { $0.symbol == symbol }
        }
        symbols[Int(symbol)].uses = 0
        symbols[Int(symbol)].column.removeAll(keepingCapacity: true)
    }

    // MARK: Substitution

    /// Replaces a symbol that has become basic by its row everywhere.
    mutating func substitute(_ symbol: Int32, by source: Int32) {
        let pivot = rows[Int(source)]
        var column: [Int32] = []
        swap(&column, &symbols[Int(symbol)].column)
        for row in column where row != source {
            let factor = coefficient(of: symbol, inRow: row)
            if factor != 0 { add(pivot, times: factor, to: row, without: symbol) }
        }
        column.removeAll(keepingCapacity: true)
        swap(&column, &symbols[Int(symbol)].column)
        symbols[Int(symbol)].uses = 0
        substituteCosts(symbol, by: pivot)
    }

    private mutating func add(_ pivot: Row, times factor: Double, to index: Int32, without symbol: Int32) {
        spare.removeAll(keepingCapacity: true)
        spare.reserveCapacity(rows[Int(index)].cells.count + pivot.cells.count)
        var (i, j) = (0, 0)
        let old = rows[Int(index)].cells
        old.withUnsafeBufferPointer { old in
            pivot.cells.withUnsafeBufferPointer { new in
                while i < old.count || j < new.count {
                    let first = i < old.count ? old[i].symbol : Int32.max
                    let second = j < new.count ? new[j].symbol : Int32.max
                    if first < second {
                        if first != symbol { spare.append(old[i]) }
                        i += 1
                    } else if second < first {
                        let coefficient = factor * new[j].coefficient
                        if abs(coefficient) > Self.zero {
                            spare.append(Cell(symbol: second, coefficient: coefficient))
                            enter(index, inColumn: second)
                        }
                        j += 1
                    } else {
                        let coefficient = old[i].coefficient + factor * new[j].coefficient
                        if abs(coefficient) > Self.zero {
                            spare.append(Cell(symbol: first, coefficient: coefficient))
                        } else {
                            symbols[Int(first)].uses -= 1
                        }
                        i += 1
                        j += 1
                    }
                }
            }
        }
        swap(&rows[Int(index)].cells, &spare)
        addConstant(factor * pivot.constant, toRow: index)
    }

    /// Changes the constant of a row, and records the effects.
    mutating func addConstant(_ change: Double, toRow index: Int32) {
        guard change != 0 else { return }
        rows[Int(index)].constant += change
        let basic = rows[Int(index)].basic
        switch symbols[Int(basic)].kind {
        case .variable: markChanged(basic)
        default: if !isFeasible(index) { infeasible.append(index) }
        }
    }

    /// Whether the value of the row's basic symbol is valid.
    func isFeasible(_ row: Int32) -> Bool {
        let constant = rows[Int(row)].constant
        switch symbols[Int(rows[Int(row)].basic)].kind {
        case .variable, .unused: return true
        case .restricted: return constant >= -Self.tolerance
        case .fixed: return abs(constant) <= Self.tolerance
        }
    }
}
