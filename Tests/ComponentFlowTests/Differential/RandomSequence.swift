import ComponentFlow
import ComponentFlowTesting

/// A random tree and the edits it goes through, as data: what a failing test prints, and what is shrunk.
struct RandomSequence: CustomStringConvertible {
    enum Step: CustomStringConvertible {
        case show(RandomTree, animated: Bool)
        case theme(Int, animated: Bool)
        /// The state of one leaf, counted from the back, changes.
        case state(Int, extra: Int, animated: Bool)
        case resize(width: Int, animated: Bool)
        case wait(milliseconds: Int)

        var description: String {
            switch self {
            case .show(let tree, let animated): "show \(tree)" + (animated ? " animated" : "")
            case .theme(let width, let animated): "theme \(width)" + (animated ? " animated" : "")
            case .state(let leaf, let extra, let animated):
                "state of leaf \(leaf): +\(extra)" + (animated ? " animated" : "")
            case .resize(let width, let animated): "resize to \(width)" + (animated ? " animated" : "")
            case .wait(let milliseconds): "wait \(milliseconds) ms"
            }
        }
    }

    var steps: [Step]

    var description: String {
        steps.enumerated().map { "  \($0). \($1)" }.joined(separator: "\n")
    }

    init(seed: UInt64, length: Int) {
        var random = SeededGenerator(seed: seed)
        var tree = RandomTree.random(depth: 3, using: &random)
        var earlier = tree
        steps = [.show(tree, animated: false)]
        for _ in 0..<length {
            let animated = Bool.random(using: &random)
            switch Int.random(in: 0..<10, using: &random) {
            case 0: steps.append(.theme(Int.random(in: 0...9, using: &random), animated: animated))
            case 1, 2:
                steps.append(
                    .state(
                        Int.random(in: 0..<6, using: &random), extra: Int.random(in: 0...9, using: &random),
                        animated: animated))
            case 3:
                steps.append(
                    .resize(width: [3, 20, 60, 100].randomElement(using: &random) ?? 60, animated: animated))
            case 4: steps.append(.wait(milliseconds: [0, 30, 120, 400].randomElement(using: &random) ?? 30))
            case 5:
                // Back to what was shown before: children that are leaving turn round.
                swap(&tree, &earlier)
                steps.append(.show(tree, animated: animated))
            default:
                earlier = tree
                tree = tree.edited(using: &random)
                steps.append(.show(tree, animated: animated))
            }
        }
    }

    /// Fewer steps that still fail, found by leaving out ever smaller parts.
    @MainActor func shrunk(whileFailing fails: (RandomSequence) -> Bool) -> RandomSequence {
        var best = self
        var part = max(steps.count / 2, 1)
        while true {
            var start = 1  // The first step shows something to begin with.
            while start < best.steps.count {
                var candidate = best
                candidate.steps.removeSubrange(start..<min(start + part, best.steps.count))
                if fails(candidate) { best = candidate } else { start += part }
            }
            if part == 1 { return best }
            part /= 2
        }
    }
}
