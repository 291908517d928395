import FlexTrees

extension Benchmark {
    /// Benchmarks of the trees of `make bench-peers` and of a grid, laid out from scratch and after a change of one
    /// leaf.
    static var flexbox: [Benchmark] {
        (FlexTree.all + [.grid]).flatMap { [fromScratch($0), afterChange(of: $0)] }
    }

    private static func fromScratch(_ tree: FlexTree) -> Benchmark {
        Benchmark(
            "flexbox.\(tree.name)", "per node: the tree \"\(tree.name)\" of \(tree.nodes) nodes is laid out",
            unit: .nanoseconds, parts: tree.nodes, turns: 3
        ) {
            var root = tree.build().root
            return Scene { _ in
                root = tree.build().root
            } operation: { _ in
                root.layout(width: tree.width, height: tree.height)
            }
        }
    }

    private static func afterChange(of tree: FlexTree) -> Benchmark {
        Benchmark(
            "flexbox.\(tree.name).one-leaf", "in total: its last leaf changes but keeps its size", unit: .microseconds
        ) {
            let (root, leaf) = tree.build()
            root.layout(width: tree.width, height: tree.height)
            return Scene { turn in
                FlexTree.touch(leaf, round: turn)
                root.layout(width: tree.width, height: tree.height)
            }
        }
    }
}
