// The costs of symbols: a number for each priority, compared lexicographically from the highest priority.
extension Solver {
    /// Returns the index of a priority in the costs; adds the priority if it is new.
    mutating func level(of strength: Strength) -> Int {
        let priority = strength.priority
        if let known = levels.firstIndex(where: { $0 <= priority }) {
            if levels[known] != priority { insertLevel(priority, at: known) }
            return known
        }
        insertLevel(priority, at: levels.count)
        return levels.count - 1
    }

    private mutating func insertLevel(_ priority: Float, at place: Int) {
        if levels.count == stride { widenCosts() }
        for symbol in symbols.indices {
            let base = symbol * stride
            var level = levels.count
            while level > place {
                costs[base + level] = costs[base + level - 1]
                level -= 1
            }
            costs[base + place] = 0
        }
        levels.insert(priority, at: place)
    }

    private mutating func widenCosts() {
        var wider = [Double](repeating: 0, count: symbols.count * stride * 2)
        for symbol in symbols.indices {
            for level in 0..<stride { wider[symbol * stride * 2 + level] = costs[symbol * stride + level] }
        }
        costs = wider
        stride *= 2
    }

    /// Changes the cost of a symbol; for a basic symbol, the costs of its row's symbols.
    mutating func addCost(_ change: Double, of symbol: Int32, level: Int) {
        let row = symbols[Int(symbol)].row
        guard row >= 0 else { return addCost(change, toFree: symbol, level: level) }
        for cell in rows[Int(row)].cells { addCost(change * cell.coefficient, toFree: cell.symbol, level: level) }
    }

    private mutating func addCost(_ change: Double, toFree symbol: Int32, level: Int) {
        let index = Int(symbol) * stride + level
        let cost = costs[index] + change
        costs[index] = abs(cost) > Self.zero ? cost : 0
        if change < 0, symbols[Int(symbol)].kind == .restricted { candidates.append(symbol) }
    }

    mutating func substituteCosts(_ symbol: Int32, by pivot: Row) {
        let base = Int(symbol) * stride
        for level in 0..<levels.count {
            let cost = costs[base + level]
            guard cost != 0 else { continue }
            costs[base + level] = 0
            for cell in pivot.cells { addCost(cost * cell.coefficient, toFree: cell.symbol, level: level) }
        }
    }

    /// Whether increasing the symbol reduces the total cost: its first nonzero cost is negative.
    func hasNegativeCost(_ symbol: Int32) -> Bool {
        let base = Int(symbol) * stride
        for level in 0..<levels.count {
            let cost = costs[base + level]
            if cost != 0 { return cost < 0 }
        }
        return false
    }

    func isFree(_ symbol: Int32) -> Bool {
        let base = Int(symbol) * stride
        return (0..<levels.count).allSatisfy { costs[base + $0] == 0 }
    }

    /// Whether a symbol costs less than another one, relative to their respective amounts.
    func isCheaper(_ first: Int32, per firstAmount: Double, than second: Int32, per secondAmount: Double) -> Bool {
        let (firstBase, secondBase) = (Int(first) * stride, Int(second) * stride)
        for level in 0..<levels.count {
            let (a, b) = (costs[firstBase + level] / firstAmount, costs[secondBase + level] / secondAmount)
            if abs(a - b) > Self.zero * max(1, abs(a)) { return a < b }
        }
        return first < second
    }
}
