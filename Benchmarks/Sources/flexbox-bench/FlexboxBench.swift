import FlexTrees
import Flexbox
import Glibc

/// Measures the layout of the same trees as `Benchmarks/Peers/yoga.cpp` and `Benchmarks/Peers/bench.py`, and prints one
/// JSON object per line with the nanoseconds per node.
@main
enum FlexboxBench {
    static func main() {
        for tree in FlexTree.all {
            report(tree, "from scratch", fromScratch(tree))
            report(tree, "one leaf changed", oneLeafChanged(tree))
        }
    }

    /// Lays out new trees; creating them is not measured.
    private static func fromScratch(_ tree: FlexTree) -> [Double] {
        (0..<tree.rounds).map { _ in
            let built = tree.build()
            return time { built.root.layout(width: tree.width, height: tree.height) }
        }
    }

    /// Modifies the last leaf without changing its size, and lays out the tree again.
    private static func oneLeafChanged(_ tree: FlexTree) -> [Double] {
        let built = tree.build()
        built.root.layout(width: tree.width, height: tree.height)
        return (0..<tree.rounds * 10).map { round in
            time {
                FlexTree.touch(built.leaf, round: round)
                built.root.layout(width: tree.width, height: tree.height)
            }
        }
    }

    /// Measures nanoseconds of processor time, which other processes affect less.
    private static func time(_ work: () -> Void) -> Double {
        let start = processorTime()
        work()
        return processorTime() - start
    }

    private static func processorTime() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
    }

    private static func report(_ tree: FlexTree, _ operation: String, _ times: [Double]) {
        let sorted = times.sorted().map { $0 / Double(tree.nodes) }
        let (median, p99) = (sorted[sorted.count / 2], sorted[min(sorted.count - 1, sorted.count * 99 / 100)])
        print(#"{"tree":"\#(tree.name)","operation":"\#(operation)","median":\#(median),"p99":\#(p99)}"#)
    }
}
