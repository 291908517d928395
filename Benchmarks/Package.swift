// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Benchmarks",
    dependencies: [
        .package(name: "ComponentFlow", path: "..")
    ],
    targets: [
        // Counts the calls of the allocator.
        .target(name: "CAllocations"),
        // Layers that move: measured off-screen and in a window.
        .target(name: "LayerField", dependencies: [.product(name: "ComponentFlow", package: "ComponentFlow")]),
        .executableTarget(
            name: "moving-layers",
            dependencies: [
                "LayerField",
                .product(name: "ComponentFlow", package: "ComponentFlow"),
            ]),
        // Lays the trees of `make bench-peers` out.
        .executableTarget(
            name: "flexbox-bench", dependencies: [.product(name: "Flexbox", package: "ComponentFlow")]),
        // Measures, and writes BENCHMARKS.md and results.json.
        .executableTarget(
            name: "bench",
            dependencies: [
                "CAllocations",
                "LayerField",
                .product(name: "ComponentFlow", package: "ComponentFlow"),
                .product(name: "ComponentFlowTesting", package: "ComponentFlow"),
                .product(name: "Render", package: "ComponentFlow"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
