import Foundation
import Fuzzing

/// Runs many cases in this process and groups failures by reason, for an overview.
///
/// Reasons that differ only in numbers form one group. The first case of each group is shrunk as long as it remains in
/// its group.
@MainActor
struct Survey {
    let target: FuzzTarget
    let seed: UInt64
    let count: UInt64

    func run() {
        var groups: [String: (count: Int, first: [UInt64], reason: String)] = [:]
        for number in 0..<count {
            let choices = Choices(seed: FuzzTarget.seed(ofCase: number, seed: seed))
            guard let failure = target.failure(of: choices) else { continue }
            groups[Self.group(of: failure), default: (0, choices.made, failure)].count += 1
        }
        show("\(target.name): \(count) cases, \(groups.reduce(0) { $0 + $1.value.count }) failures")
        for (group, found) in groups.sorted(by: { $0.value.count > $1.value.count }) {
            show("\n\(found.count) × \(report(found.first, found.reason, in: group))")
        }
    }

    private func report(_ choices: [UInt64], _ reason: String, in group: String) -> String {
        let smallest = Shrinker(attempts: 1500, seconds: 10).shrunk(choices) { candidate in
            target.failure(of: Choices(replaying: candidate)).map(Self.group) == group
        }
        return target.replayed(smallest, reason).description
    }

    private static func group(of failure: String) -> String {
        String(failure.filter { !$0.isNumber && !"-+. e".contains($0) }.prefix(60))
    }
}
