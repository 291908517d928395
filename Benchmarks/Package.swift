// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Benchmarks",
    dependencies: [
        .package(name: "ComponentFlow", path: "..", traits: ["InspectorInReleaseBuilds"])
    ],
    targets: [
        // Counts memory allocations.
        .target(name: "CAllocations"),
        // Animated layers, measured off-screen and in a window.
        .target(name: "LayerField", dependencies: [.product(name: "ComponentFlow", package: "ComponentFlow")]),
        .executableTarget(
            name: "moving-layers",
            dependencies: [
                "LayerField",
                .product(name: "ComponentFlow", package: "ComponentFlow"),
            ]),
        // The rows of js-framework-benchmark, written with each of the three APIs.
        .target(
            name: "Rows",
            dependencies: [
                .product(name: "ComponentFlow", package: "ComponentFlow"),
                .product(name: "Render", package: "ComponentFlow"),
            ]),
        // Displays the rows in a window and performs the operations that it reads.
        .executableTarget(
            name: "rows-window",
            dependencies: ["Rows", .product(name: "ComponentFlow", package: "ComponentFlow")]),
        // Reports how long the turns of the main loop take.
        .target(name: "CTurns"),
        // A window that hostile accessibility clients use, for `make flood`.
        .executableTarget(
            name: "flooded-window",
            dependencies: ["CTurns", .product(name: "ComponentFlow", package: "ComponentFlow")]),
        // Lays out the trees of `make bench-peers`.
        .target(name: "FlexTrees", dependencies: [.product(name: "Flexbox", package: "ComponentFlow")]),
        .executableTarget(
            name: "flexbox-bench", dependencies: ["FlexTrees", .product(name: "Flexbox", package: "ComponentFlow")]),
        // The benchmarks that are measured in time and in instructions.
        .target(
            name: "Scenes",
            dependencies: [
                "FlexTrees",
                "LayerField",
                "Rows",
                .product(name: "ComponentFlow", package: "ComponentFlow"),
                .product(name: "ComponentFlowTesting", package: "ComponentFlow"),
                .product(name: "ComponentFlowTools", package: "ComponentFlow"),
                .product(name: "FLIC", package: "ComponentFlow"),
                .product(name: "Render", package: "ComponentFlow"),
            ]),
        // Controls what valgrind counts, for `make bench-check`.
        .target(name: "CCounting"),
        .executableTarget(name: "micro", dependencies: ["CCounting", "Scenes"]),
        // Measures, and writes BENCHMARKS.md and results.json.
        .executableTarget(
            name: "bench",
            dependencies: [
                "CAllocations",
                "LayerField",
                "Rows",
                "Scenes",
                .product(name: "ComponentFlow", package: "ComponentFlow"),
                .product(name: "ComponentFlowTesting", package: "ComponentFlow"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
