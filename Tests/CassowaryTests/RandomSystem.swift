import Fuzzing

@testable import Cassowary

extension SeededRandom {
    /// Returns a number from 0 to `bound - 1`, the same as in `Reference/solver_reference.py`.
    fileprivate mutating func next(_ bound: UInt64) -> Int {
        Int(next() % bound)
    }
}

/// A random sequence of changes of constraints, the same as in `Reference/solver_reference.py`.
final class RandomSystem {
    /// A constraint in the solver.
    struct Known {
        var terms: [(variable: Int, coefficient: Double)]
        var constant: Double
        var relation: Comparison
        /// The strength, starting with 0 for the weakest; `nil` for required constraints.
        var level: Int?
        var id: ConstraintID
    }

    static let strengths = [Strength(250), Strength(750), Strength(999)]
    private static let coefficients: [Double] = [1, 1, 1, -1, -1, 2, -2, 0.5]

    private var random: SeededRandom
    var solver: Solver
    let variables: [Variable]
    private(set) var constraints: [Known] = []
    private(set) var edits: [Int: Known] = [:]
    private(set) var sums = [0.0, 0.0, 0.0]
    private(set) var possible: UInt64 = 0
    /// Called after each step.
    var onStep: ((RandomSystem) -> Void)?
    /// Called with a constraint that could not be added or changed, and its conflict.
    var onConflict: ((RandomSystem, Known, Conflict) -> Void)?

    init(seed: Int) {
        random = SeededRandom(seed: UInt64(seed))
        let count = 2 + random.next(6)
        var solver = Solver()
        var variables: [Variable] = []
        for _ in 0..<count { variables.append(solver.makeVariable()) }
        self.solver = solver
        self.variables = variables
    }

    func run() {
        for index in 0..<(6 + random.next(14)) {
            if step() { possible |= 1 << UInt64(index) }
            let errors = self.errors(in: solver, variables: variables)
            for level in 0..<3 { sums[level] += errors.levels[level] }
            onStep?(self)
        }
    }

    private func step() -> Bool {
        switch random.next(10) {
        case 0..<6: add()
        case 6..<8: remove()
        case 8: change()
        default: edit()
        }
    }

    private func add() -> Bool {
        var terms: [(variable: Int, coefficient: Double)] = []
        for _ in 0..<(1 + random.next(3)) {
            let variable = random.next(UInt64(variables.count))
            terms.append((variable, Self.coefficients[random.next(8)]))
        }
        let constant = Double(random.next(201) - 100)
        let relation: Comparison = [.lessThanOrEqual, .equal, .greaterThanOrEqual][random.next(3)]
        let level = random.next(5)
        var known = Known(
            terms: terms, constant: constant, relation: relation, level: level < 3 ? level : nil,
            id: ConstraintID(index: -1))
        do throws(Conflict) {
            known.id = try Self.insert(known, into: &solver, variables)
            constraints.append(known)
            return true
        } catch {
            onConflict?(self, known, error)
            return false
        }
    }

    static func insert(
        _ known: Known, into solver: inout Solver, _ variables: [Variable]
    ) throws(Conflict) -> ConstraintID {
        let terms = known.terms.map { LinearExpression.Term(variables[$0.variable], $0.coefficient) }
        return try solver.add(
            LinearExpression(terms, constant: known.constant), known.relation,
            strength: known.level.map { strengths[$0] } ?? .required)
    }

    private func remove() -> Bool {
        guard !constraints.isEmpty else { return false }
        solver.remove(constraints.remove(at: random.next(UInt64(constraints.count))).id)
        return true
    }

    private func change() -> Bool {
        guard !constraints.isEmpty else { return false }
        let index = random.next(UInt64(constraints.count))
        let constant = Double(random.next(201) - 100)
        do throws(Conflict) {
            try solver.setConstant(constant, of: constraints[index].id)
            constraints[index].constant = constant
            return true
        } catch {
            return false
        }
    }

    private func edit() -> Bool {
        let variable = random.next(UInt64(variables.count))
        let level = random.next(3)
        let value = Double(random.next(201) - 100)
        if let known = edits[variable] {
            edits[variable]?.constant = -value
            return (try? solver.setConstant(-value, of: known.id)) != nil
        }
        var known = Known(
            terms: [(variable, 1)], constant: -value, relation: .equal, level: level, id: ConstraintID(index: -1))
        guard let id = try? Self.insert(known, into: &solver, variables) else { return false }
        known.id = id
        edits[variable] = known
        return true
    }

    /// Returns the sum of the errors for each strength, and the largest error of a required constraint.
    func errors(in solver: Solver, variables: [Variable]) -> (levels: [Double], required: Double) {
        var levels = [0.0, 0.0, 0.0]
        var required = 0.0
        for known in constraints + edits.values {
            var amount = known.constant
            for (variable, coefficient) in known.terms {
                amount += coefficient * solver.value(of: variables[variable])
            }
            let error: Double =
                switch known.relation {
                case .lessThanOrEqual: max(amount, 0)
                case .equal: abs(amount)
                case .greaterThanOrEqual: max(-amount, 0)
                }
            if let level = known.level { levels[level] += error } else { required = max(required, error) }
        }
        return (levels, required)
    }
}
