// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Examples",
    dependencies: [
        .package(name: "ComponentFlow", path: "..")
    ],
    targets: [
        // A number and a button: the program of the README, verbatim.
        .executableTarget(
            name: "Counter", dependencies: [.product(name: "ComponentFlow", package: "ComponentFlow")]),
        // A text field, a password field and a text view: the program that the window tests type into.
        .executableTarget(
            name: "Notes", dependencies: [.product(name: "ComponentFlow", package: "ComponentFlow")]),
        // The HTTP client library with which the photos are downloaded.
        .systemLibrary(name: "CCurl", pkgConfig: "libcurl", providers: [.apt(["libcurl4-openssl-dev"])]),
        // Photos from a feed or a folder: asynchronous requests with errors, a lazy list and a sheet.
        .executableTarget(
            name: "Photos",
            dependencies: ["CCurl", .product(name: "ComponentFlow", package: "ComponentFlow")],
            exclude: ["make_pictures.py"], resources: [.copy("Pictures")]),
        // A to-do list with a model, a lazy list, a filter and swipe actions.
        .executableTarget(name: "Todo", dependencies: [.product(name: "ComponentFlow", package: "ComponentFlow")]),
        // A page for each component with its source code, in light and dark mode.
        .executableTarget(
            name: "Gallery",
            dependencies: [
                .product(name: "ComponentFlow", package: "ComponentFlow"),
                .product(name: "ComponentFlowTesting", package: "ComponentFlow"),
                .product(name: "RenderComponents", package: "ComponentFlow"),
            ],
            plugins: ["EmbedPages"]),
        // Embeds the source of the gallery's pages, so that the displayed code is the code that runs.
        .plugin(name: "EmbedPages", capability: .buildTool(), dependencies: ["PageEmbedder"]),
        .executableTarget(name: "PageEmbedder"),
        // Runs the programs in real windows under Xvfb.
        .testTarget(
            name: "ExamplesTests",
            dependencies: [
                "Counter", "Notes", "Photos", "Todo", "Gallery",
                .product(name: "ComponentFlow", package: "ComponentFlow"),
                .product(name: "ComponentFlowTesting", package: "ComponentFlow"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
