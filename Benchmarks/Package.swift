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
        // Measures, and writes BENCHMARKS.md and results.json.
        .executableTarget(
            name: "bench",
            dependencies: [
                "CAllocations",
                .product(name: "ComponentFlow", package: "ComponentFlow"),
                .product(name: "ComponentFlowTesting", package: "ComponentFlow"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
