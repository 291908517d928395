import CCounting
import ComponentFlowTesting
import Foundation
import Scenes

/// Counts the instructions of benchmarks with callgrind; run by `make bench-check`.
///
///     valgrind --tool=callgrind --instr-atstart=no --collect-atstart=no micro [PREFIX…]
///
/// Each benchmark runs in a fork of the process from before any setup, so its count does not depend on the selection of
/// benchmarks. For each benchmark it prints a line with the name and the number of counted operations or parts, or
/// `failed`.
@main
@MainActor
struct Micro {
    static func main() {
        guard counting_is_possible() != 0 else {
            say("micro: counts only under valgrind; `make bench-check` runs it so")
            exit(2)
        }
        let prefixes = CommandLine.arguments.dropFirst()
        for benchmark in Benchmark.counted {
            let isSelected = prefixes.isEmpty || prefixes.contains(where: benchmark.name.hasPrefix)
            guard isSelected, let turns = benchmark.turns else { continue }
            switch counting_split() {
            case COUNTING_CHILD:
                count(benchmark, turns: turns)
                counting_end()
            case COUNTING_DONE: say("\(benchmark.name) \(turns * benchmark.parts)")
            default: say("\(benchmark.name) failed")
            }
        }
    }

    /// Runs a benchmark as often as it is counted to warm up, and then counts.
    private static func count(_ benchmark: Benchmark, turns: Int) {
        let clock = ManualClock()
        clock.install()
        let scene = benchmark.makeScene()
        let warmUp = max(turns, 2)
        for turn in 0..<warmUp {
            scene.prepare?(turn)
            scene.operation(turn)
        }
        counting_prepare()
        for turn in warmUp..<warmUp + turns {
            scene.prepare?(turn)
            counting_toggle()
            scene.operation(turn)
            counting_toggle()
        }
        counting_write(benchmark.name)
    }

    /// Prints a line without buffering, because a forked process must not print it again.
    private static func say(_ line: String) {
        FileHandle.standardOutput.write(Data((line + "\n").utf8))
    }
}
