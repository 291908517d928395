import TestSupport
import Testing

@testable import Cassowary

@Suite final class SolverTests {
    private var solver = Solver()

    private func equal(
        _ terms: [(Variable, Double)], _ constant: Double, _ strength: Float = 1000, below: Float? = nil
    ) throws -> ConstraintID {
        try solver.add(
            expression(terms, constant), .equal, strength: Strength(strength), below: below.map(Strength.init))
    }

    private func expression(_ terms: [(Variable, Double)], _ constant: Double) -> LinearExpression {
        LinearExpression(terms.map { LinearExpression.Term($0, $1) }, constant: constant)
    }

    @Test("Without constraints solver variables are zero and undetermined")
    func empty() {
        let x = solver.makeVariable()
        #expect(solver.value(of: x) == 0)
        #expect(!solver.isDetermined(x))
    }

    @Test("A chain of equalities is solved, and follows a change of its first constant")
    func chain() throws {
        let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
        let start = try equal([(x, 1)], -10)
        _ = try equal([(y, 1), (x, -1)], -5)
        _ = try equal([(z, 1), (y, -2)], 0)
        #expect([x, y, z].map(solver.value) == [10, 15, 30])
        try solver.setConstant(-20, of: start)
        #expect([x, y, z].map(solver.value) == [20, 25, 50])
        #expect([x, y, z].allSatisfy(solver.isDetermined))
    }

    @Test("A constraint of a higher priority outweighs many of a lower priority")
    func hierarchy() throws {
        let x = solver.makeVariable()
        for _ in 0..<1000 { _ = try equal([(x, 1)], 0, 250) }
        _ = try equal([(x, 1)], -1, 251)
        #expect(solver.value(of: x) == 1)
        _ = try equal([(x, 1)], -2, 250.5)
        #expect(solver.value(of: x) == 1)
    }

    @Test("Constraint priorities can be added in any order")
    func lateLevels() throws {
        let x = solver.makeVariable()
        for priority in [500, 100, 900, 300, 700, 200, 800, 600, 400, 850] as [Float] {
            _ = try equal([(x, 1)], Double(-priority), priority)
        }
        #expect(solver.value(of: x) == 900)
    }

    @Test("An equality can resist growing and shrinking with different strengths")
    func twoSides() throws {
        let width = solver.makeVariable()
        // The content is 100 wide, hugs with priority 250, and resists compression with priority 750.
        _ = try equal([(width, 1)], -100, 250, below: 750)
        #expect(solver.value(of: width) == 100)
        let wide = try equal([(width, 1)], -200, 500)
        #expect(solver.value(of: width) == 200)
        solver.remove(wide)
        _ = try equal([(width, 1)], -50, 500)
        #expect(solver.value(of: width) == 100)
    }

    @Test("A single side of an equality can be required")
    func requiredSide() throws {
        let width = solver.makeVariable()
        let content = try equal([(width, 1)], -100, 1000, below: 750)
        _ = try equal([(width, 1)], -200, 999)
        #expect(solver.value(of: width) == 100)
        _ = try equal([(width, 1)], -50, 999)
        #expect(solver.value(of: width) == 100 || solver.value(of: width) == 50)
        try solver.setConstant(-20, of: content)
        #expect(solver.value(of: width) == 20)
    }

    @Test("A constraint that cannot be satisfied is not added, and the error names the conflicting constraints")
    func conflict() throws {
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        let first = try equal([(x, 1)], -10)
        let second = try solver.add(expression([(y, 1), (x, -1)], 0), .lessThanOrEqual)
        _ = try solver.add(expression([(y, 1)], 100), .greaterThanOrEqual)
        let error = #expect(throws: Conflict.self) {
            try solver.add(expression([(y, 1)], -20), .greaterThanOrEqual)
        }
        #expect(error?.constraints == [first, second])
        #expect(solver.value(of: x) == 10)
        #expect(solver.value(of: y) <= 10)
    }

    @Test("A constant that cannot be satisfied is rejected, and the solver is unchanged")
    func refusedConstant() throws {
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        let first = try equal([(x, 1)], -10)
        _ = try equal([(y, 1)], -15, 500)
        let limit = try solver.add(expression([(y, 1), (x, -1)], -20), .lessThanOrEqual)
        let least = try solver.add(expression([(y, 1)], 0), .greaterThanOrEqual)
        let error = #expect(throws: Conflict.self) { try solver.setConstant(50, of: first) }
        #expect(error.map { Set($0.constraints) } == [first, limit, least])
        #expect(solver.value(of: x) == 10)
        #expect(solver.value(of: y) == 15)
        try solver.setConstant(15, of: first)
        #expect(solver.value(of: x) == -15)
        #expect(solver.value(of: y) == 5)
    }

    @Test("An equality implied by others is redundant until one of them is removed")
    func redundant() throws {
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        _ = try equal([(x, 1), (y, -1)], 0)
        let first = try equal([(x, 1)], -5)
        let second = try equal([(y, 1)], -5)
        #expect(throws: Conflict.self) { try solver.setConstant(-6, of: second) }
        solver.remove(first)
        #expect(solver.value(of: x) == 5)
        try solver.setConstant(-6, of: second)
        #expect(solver.value(of: x) == 6)
        #expect(solver.value(of: y) == 6)
    }

    @Test("A variable constrained only by an inequality is not determined")
    func ambiguity() throws {
        let x = solver.makeVariable()
        _ = try solver.add(expression([(x, 1)], -10), .greaterThanOrEqual)
        #expect(solver.value(of: x) >= 10)
        #expect(!solver.isDetermined(x))
        let wish = try equal([(x, 1)], 0, 1)
        #expect(solver.value(of: x) == 10)
        #expect(solver.isDetermined(x))
        #expect(solver.constraints(determining: x).count == 2 || solver.constraints(determining: x).count == 1)
        solver.remove(wish)
        #expect(!solver.isDetermined(x))
    }

    @Test("A thousand edits back and forth accumulate no error")
    func wear() throws {
        var (left, rights): (Variable, [Variable]) = (solver.makeVariable(), [])
        let start = try equal([(left, 1)], 0)
        for index in 0..<40 {
            let next = solver.makeVariable()
            _ = try equal([(next, 1), (left, -1)], -Double(index) / 3, 500)
            _ = try solver.add(expression([(next, 1)], -200), .lessThanOrEqual)
            rights.append(next)
            left = next
        }
        let before = rights.map(solver.value)
        for index in 0..<1000 { try solver.setConstant(-Double(index % 190) * 1.1, of: start) }
        try solver.setConstant(0, of: start)
        #expect(solver.largestError < 1e-6)
        for (old, variable) in zip(before, rights) { expectNear(old, solver.value(of: variable), within: 1e-6) }
    }
}
