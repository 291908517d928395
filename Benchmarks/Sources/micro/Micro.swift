import CCounting
import ComponentFlowTesting
import Foundation
import Scenes

/// Lets callgrind count the instructions of benchmarks; `make bench-check` runs it.
///
///     valgrind --tool=callgrind --instr-atstart=no --collect-atstart=no micro [PREFIX…]
///
/// Each benchmark runs in a copy of the process, made before anything is set up: so it depends on none of the others,
/// and counts the same whichever are chosen. For each it prints a line: its name, and how many operations or parts of
/// one were counted, or `failed`.
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
            let isWanted = prefixes.isEmpty || prefixes.contains(where: benchmark.name.hasPrefix)
            guard isWanted, let turns = benchmark.turns else { continue }
            switch counting_split() {
            case COUNTING_CHILD:
                count(benchmark, turns: turns)
                counting_end()
            case COUNTING_DONE: say("\(benchmark.name) \(turns * benchmark.parts)")
            default: say("\(benchmark.name) failed")
            }
        }
    }

    /// Runs a benchmark as often as it is counted, so that everything is there, and then counts.
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

    /// Prints a line at once: a copy of the process must not print it again.
    private static func say(_ line: String) {
        FileHandle.standardOutput.write(Data((line + "\n").utf8))
    }
}
