// §9.7 Resolving Flexible Lengths.
extension FlexContainer {
    /// Determines the used main size of every item in a line.
    mutating func resolveFlexibleLengths(_ line: FlexLine) {
        // 1. Determine the used flex factor.
        let length = hypotheticalLength(line)
        let grows = length < innerMain
        // 2. Size inflexible items. 3. Set the initial free space.
        var unfrozen = freezeInflexibleItems(line, grows: grows)
        guard unfrozen > 0 else { return }
        let initialFreeSpace = freeSpace(line)
        // 4. Loop. Each iteration freezes at least one item, so the loop terminates.
        while unfrozen > 0 {
            distributeFreeSpace(line, initialFreeSpace: initialFreeSpace, grows: grows)
            let violation = fixViolations(line)
            unfrozen -= freezeOverflexedItems(line, totalViolation: violation)
        }
    }

    /// Freezes the inflexible items at their hypothetical size, and returns the number of other items.
    private mutating func freezeInflexibleItems(_ line: FlexLine, grows: Bool) -> Int {
        var unfrozen = 0
        for node in items[line.start..<line.end] {
            let item = node.item
            let factor = flexFactor(node, grows: grows)
            let isInflexible = grows ? item.base > item.hypothetical : item.base < item.hypothetical
            node.pointee.item.isFrozen = factor == 0 || isInflexible
            node.pointee.item.target = item.hypothetical
            unfrozen += node.pointee.item.isFrozen ? 0 : 1
        }
        return unfrozen
    }

    private mutating func flexFactor(_ node: NodePointer, grows: Bool) -> Double {
        let factor = grows ? node.pointee.style.flexGrow : node.pointee.style.flexShrink
        return factor > 0 ? min(factor, 1e6) : 0
    }

    /// The flex factor, weighted by the inner base size when shrinking.
    private mutating func scaledFactor(_ node: NodePointer, grows: Bool) -> Double {
        let factor = flexFactor(node, grows: grows)
        let item = node.item
        return grows ? factor : factor * (item.base - mainFrame(item))
    }

    /// The inner main size minus the outer sizes of the items: the target size of frozen items, the base size of
    /// others.
    private mutating func freeSpace(_ line: FlexLine) -> Double {
        var space = innerMain - mainGap * Double(line.count - 1)
        for node in items[line.start..<line.end] {
            let item = node.item
            space -= (item.isFrozen ? item.target : item.base) + mainMargins(item)
        }
        return space
    }

    /// 4b and 4c: calculates the remaining free space and distributes it in proportion to the flex factors.
    private mutating func distributeFreeSpace(_ line: FlexLine, initialFreeSpace: Double, grows: Bool) {
        var sumOfFactors = 0.0
        var sumOfScaled = 0.0
        for node in items[line.start..<line.end] where !node.pointee.item.isFrozen {
            sumOfFactors += flexFactor(node, grows: grows)
            sumOfScaled += scaledFactor(node, grows: grows)
        }
        var space = freeSpace(line)
        if sumOfFactors < 1, abs(initialFreeSpace * sumOfFactors) < abs(space) {
            space = initialFreeSpace * sumOfFactors
        }
        for node in items[line.start..<line.end] where !node.pointee.item.isFrozen {
            let share = sumOfScaled > 0 ? scaledFactor(node, grows: grows) / sumOfScaled : 0
            node.pointee.item.target = node.pointee.item.base + space * share
        }
    }

    /// 4d: clamps every unfrozen item to its limits, and returns the total violation.
    private mutating func fixViolations(_ line: FlexLine) -> Double {
        var total = 0.0
        for node in items[line.start..<line.end] where !node.pointee.item.isFrozen {
            let item = node.item
            // An automatic minimum that has not been computed yet is at most the base size.
            let isAboveMinimum = item.minMain.isUnset && item.target >= item.base
            let minimum = isAboveMinimum ? 0 : minimumMain(node)
            let clamped = max(min(item.target, item.maxMain), minimum, mainFrame(item))
            let violation = clamped - item.target
            node.pointee.item.violation = violation
            node.pointee.item.target = clamped
            total += violation
        }
        return total
    }

    /// 4e: freezes all items, or those that violate their minimum or maximum; returns the number of frozen items.
    private mutating func freezeOverflexedItems(_ line: FlexLine, totalViolation: Double) -> Int {
        var frozen = 0
        for node in items[line.start..<line.end] where !node.pointee.item.isFrozen {
            let violation = node.pointee.item.violation
            let isPositive = totalViolation > 0
            let isNegative = totalViolation < 0
            guard isPositive ? violation > 0 : !isNegative || violation < 0 else { continue }
            node.pointee.item.isFrozen = true
            frozen += 1
        }
        return frozen
    }
}
