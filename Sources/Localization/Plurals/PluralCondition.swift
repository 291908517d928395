/// The condition of a plural rule, in the syntax of Unicode Technical Standard #35, part 3, section 5.1.1.
///
/// A condition is a list of alternatives, each of which is a list of relations: `i % 10 = 2..4 and i % 100 != 12..14`.
struct PluralCondition: Sendable {
    /// A relation such as `i % 10 = 2..4,9`.
    struct Relation: Sendable {
        let operand: Character
        /// The divisor, or 0 if the operand itself is compared.
        let divisor: UInt64
        let isNegated: Bool
        let ranges: [ClosedRange<UInt64>]
    }

    let alternatives: [[Relation]]

    init?(_ text: Substring) {
        var alternatives: [[Relation]] = [[]]
        var words = text.split(separator: " ")[...]
        while !words.isEmpty {
            guard let relation = Relation(&words) else { return nil }
            alternatives[alternatives.count - 1].append(relation)
            switch words.popFirst() {
            case "and", nil: break
            case "or": alternatives.append([])
            default: return nil
            }
        }
        self.alternatives = alternatives
    }

    func holds(for operands: PluralOperands) -> Bool {
        alternatives.contains { relations in relations.allSatisfy { $0.holds(for: operands) } }
    }
}

extension PluralCondition.Relation {
    /// Reads the words of a relation, and leaves the others.
    init?(_ words: inout ArraySlice<Substring>) {
        guard let operand = words.popFirst()?.first, "nivwftec".contains(operand) else { return nil }
        self.operand = operand
        if words.first == "%" {
            words.removeFirst()
            guard let divisor = words.popFirst().flatMap({ UInt64($0) }), divisor > 0 else { return nil }
            self.divisor = divisor
        } else {
            divisor = 0
        }
        guard let sign = words.popFirst(), sign == "=" || sign == "!=", let list = words.popFirst() else { return nil }
        isNegated = sign == "!="
        ranges = list.split(separator: ",").compactMap { part in
            let bounds = part.split(separator: ".").compactMap { UInt64($0) }
            guard let first = bounds.first, let last = bounds.last, first <= last else { return nil }
            return first...last
        }
    }

    func holds(for operands: PluralOperands) -> Bool {
        // A number with fraction digits other than zero is in no range of integers.
        let isInteger = operand != "n" || operands.t == 0
        return (isInteger && contains(value(in: operands))) != isNegated
    }

    private func contains(_ value: UInt64) -> Bool {
        let value = divisor == 0 ? value : value % divisor
        return ranges.contains { $0.contains(value) }
    }

    private func value(in operands: PluralOperands) -> UInt64 {
        switch operand {
        case "n", "i": operands.i
        case "v": operands.v
        case "w": operands.w
        case "f": operands.f
        case "t": operands.t
        // The exponents of numbers such as "1.2 million", which formatted arguments never have.
        default: 0
        }
    }
}
