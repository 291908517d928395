import Foundation

/// Shrinks the decisions of a failing case while it keeps failing.
package struct Shrinker {
    /// The maximum number of candidates to try.
    package let attempts: Int
    /// The time at which to stop.
    package let deadline: Date

    package init(attempts: Int, seconds: Double = 60) {
        self.attempts = attempts
        deadline = Date(timeIntervalSinceNow: seconds)
    }

    /// Returns the smallest failing list found.
    ///
    /// Two kinds of steps are repeated until neither makes progress: removing runs of decreasing length, and lowering
    /// individual decisions.
    package func shrunk(_ choices: [UInt64], whileFailing fails: ([UInt64]) -> Bool) -> [UInt64] {
        var search = Search(best: choices, attemptsLeft: attempts, deadline: deadline)
        var sizeBefore: [UInt64]
        repeat {
            sizeBefore = search.best
            search.removeRuns(fails)
            search.lowerNumbers(fails)
        } while search.best != sizeBefore && search.mayGoOn
        return search.best
    }
}

private struct Search {
    var best: [UInt64]
    var attemptsLeft: Int
    let deadline: Date

    var mayGoOn: Bool { attemptsLeft > 0 && Date() < deadline }

    private mutating func accepts(_ candidate: [UInt64], _ fails: ([UInt64]) -> Bool) -> Bool {
        guard mayGoOn else { return false }
        attemptsLeft -= 1
        guard fails(candidate) else { return false }
        best = candidate
        return true
    }

    mutating func removeRuns(_ fails: ([UInt64]) -> Bool) {
        var length = max(best.count / 2, 1)
        while mayGoOn {
            var end = best.count
            while end > 0, mayGoOn {
                let start = max(end - length, 0)
                _ = accepts(Array(best[..<start] + best[end...]), fails)
                end = min(start, best.count)
            }
            if length == 1 { return }
            length /= 2
        }
    }

    mutating func lowerNumbers(_ fails: ([UInt64]) -> Bool) {
        for index in best.indices where mayGoOn {
            guard index < best.count, best[index] > 0 else { continue }
            if accepts(replacing(index, 0), fails) { continue }
            // A binary search for the smallest failing number, assuming that smaller ones pass.
            var passing: UInt64 = 0
            while index < best.count, best[index] - passing > 1, mayGoOn {
                let middle = passing + (best[index] - passing) / 2
                if !accepts(replacing(index, middle), fails) { passing = middle }
            }
        }
    }

    private func replacing(_ index: Int, _ number: UInt64) -> [UInt64] {
        var candidate = best
        candidate[index] = number
        return candidate
    }
}
