import Foundation
import TestSupport
import Testing

@testable import Cassowary

@Suite struct RandomTests {
    @Test("Ten thousand random constraint systems have the same errors as with kiwisolver")
    func reference() throws {
        let url = try #require(
            Bundle.module.url(forResource: "systems", withExtension: "txt", subdirectory: "Fixtures"))
        let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
        #expect(lines.count == 10_000)
        var failures: [Int] = []
        for (seed, line) in lines.enumerated() {
            let fields = line.split(separator: " ")
            let system = RandomSystem(seed: seed)
            system.run()
            let errors = fields[1...].compactMap { Double($0) }
            let agrees = zip(errors, system.sums.reversed()).allSatisfy { abs($0 - $1 * 1000) < 2 }
            if UInt64(fields[0], radix: 16) != system.possible || !agrees { failures.append(seed) }
        }
        #expect(failures.isEmpty, "\(failures.count) systems differ, the first \(failures.prefix(10))")
    }

    @Test("After random changes required constraints hold, and the other errors are no larger than in a new solver")
    func incrementalIsFresh() {
        for seed in 0..<300 {
            let system = RandomSystem(seed: 1_000_000 + seed)
            system.onStep = { system in
                let errors = system.errors(in: system.solver, variables: system.variables)
                #expect(errors.required < 1e-6, "seed \(seed)")
                var fresh = Solver()
                let variables = system.variables.map { _ in fresh.makeVariable() }
                for known in system.constraints + system.edits.values {
                    #expect(throws: Never.self) { try RandomSystem.insert(known, into: &fresh, variables) }
                }
                let others = system.errors(in: fresh, variables: variables)
                for level in 0..<3 {
                    expectNear(errors.levels[level], others.levels[level], within: 1e-6, "seed \(seed) level \(level)")
                }
                system.solver.refresh()
                let refreshed = system.errors(in: system.solver, variables: system.variables)
                #expect(zip(refreshed.levels, errors.levels).allSatisfy { abs($0 - $1) < 1e-6 }, "seed \(seed)")
            }
            system.run()
        }
    }

    @Test("Variables with a unique value have it in whatever order the constraints are added")
    func uniqueValues() {
        var counts = (unique: 0, ambiguous: 0)
        for seed in 0..<2000 {
            let system = RandomSystem(seed: 5_000_000 + seed)
            system.run()
            var reversed = Solver()
            let variables = system.variables.map { _ in reversed.makeVariable() }
            for known in (system.constraints + system.edits.values).reversed() {
                #expect(throws: Never.self) { try RandomSystem.insert(known, into: &reversed, variables) }
            }
            for (variable, other) in zip(system.variables, variables) {
                let isUnique = system.solver.isUnique(variable)
                #expect(reversed.isUnique(other) == isUnique, "seed \(seed)")
                counts.unique += isUnique ? 1 : 0
                counts.ambiguous += isUnique ? 0 : 1
                let difference = abs(system.solver.value(of: variable) - reversed.value(of: other))
                if isUnique { #expect(difference < 1e-5, "seed \(seed)") }
            }
        }
        #expect(counts.unique > 1000)
        #expect(counts.ambiguous > 1000)
    }

    @Test("A constraint conflict is minimal: it can be resolved by omitting any of its constraints")
    func minimalConflicts() {
        var count = 0
        for seed in 0..<2000 {
            let system = RandomSystem(seed: 2_000_000 + seed)
            system.onConflict = { system, failed, conflict in
                count += 1
                let named = system.constraints.filter { conflict.constraints.contains($0.id) }
                #expect(named.count == conflict.constraints.count)
                #expect(named.allSatisfy { $0.level == nil })
                #expect(!Self.canHold(named + [failed], variables: system.variables.count), "seed \(seed)")
                for index in named.indices {
                    var others = named
                    others.remove(at: index)
                    #expect(Self.canHold(others + [failed], variables: system.variables.count), "seed \(seed)")
                }
            }
            system.run()
        }
        #expect(count > 100)
    }

    private static func canHold(_ constraints: [RandomSystem.Known], variables count: Int) -> Bool {
        var solver = Solver()
        let variables = (0..<count).map { _ in solver.makeVariable() }
        for known in constraints {
            guard (try? RandomSystem.insert(known, into: &solver, variables)) != nil else { return false }
        }
        return true
    }

    @Test("The changes that the solver reports keep a copy of its values up to date")
    func changes() {
        for seed in 0..<500 {
            let system = RandomSystem(seed: 3_000_000 + seed)
            var copy: [Variable: Double] = [:]
            system.onStep = { system in
                let changes = system.solver.takeChanges()
                #expect(Set(changes).count == changes.count)
                for variable in changes { copy[variable] = system.solver.value(of: variable) }
                for variable in system.variables {
                    #expect(copy[variable, default: 0] == system.solver.value(of: variable), "seed \(seed)")
                }
            }
            system.run()
        }
    }

    @Test("After all constraints and variables are removed the solver is empty")
    func emptied() {
        for seed in 0..<300 {
            let system = RandomSystem(seed: 4_000_000 + seed)
            system.run()
            for known in system.constraints + system.edits.values { system.solver.remove(known.id) }
            for variable in system.variables { system.solver.remove(variable) }
            #expect(system.solver.symbolCount == 0, "seed \(seed)")
            #expect(system.solver.rowCount == 0, "seed \(seed)")
            #expect(system.solver.costs.allSatisfy { $0 == 0 }, "seed \(seed)")
        }
    }
}
