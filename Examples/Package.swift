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
        // A field, a secret field and a text: what the window tests type into.
        .executableTarget(
            name: "Notes", dependencies: [.product(name: "ComponentFlow", package: "ComponentFlow")]),
        // What the photos are downloaded with.
        .systemLibrary(name: "CCurl", pkgConfig: "libcurl", providers: [.apt(["libcurl4-openssl-dev"])]),
        // Photos of a feed or a folder: data goes down, events go up.
        .executableTarget(
            name: "Photos",
            dependencies: ["CCurl", .product(name: "FLIC", package: "ComponentFlow")],
            exclude: ["make_pictures.py"], resources: [.copy("Pictures")]),
        // A list of things to do: nodes, state, styles and a table, with Render.
        .executableTarget(name: "Todo", dependencies: [.product(name: "Render", package: "ComponentFlow")]),
        // A page for each component, with the code that made it, in light and dark.
        .executableTarget(
            name: "Gallery",
            dependencies: [
                .product(name: "ComponentFlow", package: "ComponentFlow"),
                .product(name: "ComponentFlowTesting", package: "ComponentFlow"),
                .product(name: "RenderComponents", package: "ComponentFlow"),
            ],
            plugins: ["EmbedPages"]),
        // Hands the gallery the text of its own pages, so that the code it shows is the code it runs.
        .plugin(name: "EmbedPages", capability: .buildTool(), dependencies: ["PageEmbedder"]),
        .executableTarget(name: "PageEmbedder"),
        // Runs the programs in real windows under Xvfb.
        .testTarget(
            name: "ExamplesTests",
            dependencies: [
                "FirstApp", "Counter", "Notes", "Photos", "Todo", "Gallery",
                .product(name: "ComponentFlow", package: "ComponentFlow"),
                .product(name: "ComponentFlowTesting", package: "ComponentFlow"),
                .product(name: "FLIC", package: "ComponentFlow"),
                .product(name: "Render", package: "ComponentFlow"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
