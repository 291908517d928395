// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Examples",
    dependencies: [
        .package(name: "ComponentFlow", path: "..")
    ],
    targets: [
        // The program in the README, to the letter.
        .executableTarget(
            name: "FirstApp", dependencies: [.product(name: "ComponentFlow", package: "ComponentFlow")]),
        // A number and a button: the smallest application with a state.
        .executableTarget(
            name: "Counter", dependencies: [.product(name: "ComponentFlow", package: "ComponentFlow")]),
        // A page for each component, in light and dark.
        .executableTarget(
            name: "Gallery",
            dependencies: [
                .product(name: "ComponentFlow", package: "ComponentFlow"),
                .product(name: "ComponentFlowTesting", package: "ComponentFlow"),
            ]),
        // Runs the programs in real windows under Xvfb.
        .testTarget(
            name: "ExamplesTests",
            dependencies: [
                "FirstApp", "Counter", "Gallery",
                .product(name: "ComponentFlow", package: "ComponentFlow"),
                .product(name: "ComponentFlowTesting", package: "ComponentFlow"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
