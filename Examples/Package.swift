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
            name: "Notes",
            dependencies: [
                .product(name: "ComponentFlow", package: "ComponentFlow"),
                .product(name: "ComponentFlowTools", package: "ComponentFlow"),
            ]),
        // Photos from a feed or a folder: asynchronous requests with errors, a lazy list and a sheet.
        .executableTarget(
            name: "Photos",
            dependencies: [
                .product(name: "ComponentFlow", package: "ComponentFlow"),
                .product(name: "ComponentFlowNetworking", package: "ComponentFlow"),
                .product(name: "ComponentFlowTools", package: "ComponentFlow"),
            ],
            exclude: ["make_pictures.py"], resources: [.copy("Pictures")]),
        // A to-do list with a model, a lazy list, a filter, swipe actions and texts in five languages.
        .executableTarget(
            name: "Todo",
            dependencies: [
                .product(name: "ComponentFlow", package: "ComponentFlow"),
                .product(name: "ComponentFlowTools", package: "ComponentFlow"),
            ],
            plugins: [.plugin(name: "StringCatalogs", package: "ComponentFlow")]),
        // The database library of the system, and a thin layer above it.
        .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
        .target(name: "SQLite", dependencies: ["CSQLite"]),
        // Feeds, articles, storage and search of the feed reader, without views.
        .systemLibrary(name: "CXML", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
        .target(
            name: "ReaderCore",
            dependencies: ["SQLite", "CXML", .product(name: "HTTPClient", package: "ComponentFlow")]),
        // A feed reader: subscriptions, search, article pages, notes and printing.
        .executableTarget(
            name: "Reader",
            dependencies: [
                "ReaderCore", .product(name: "HTTPClient", package: "ComponentFlow"),
                .product(name: "ComponentFlow", package: "ComponentFlow"),
                .product(name: "ComponentFlowNetworking", package: "ComponentFlow"),
                .product(name: "ComponentFlowTools", package: "ComponentFlow"),
            ],
            plugins: [.plugin(name: "StringCatalogs", package: "ComponentFlow")]),
        // A page for each component with its source code, in light and dark mode.
        .executableTarget(
            name: "Gallery",
            dependencies: [
                .product(name: "ComponentFlow", package: "ComponentFlow"),
                .product(name: "ComponentFlowCharts", package: "ComponentFlow"),
                .product(name: "ComponentFlowSecrets", package: "ComponentFlow"),
                .product(name: "ComponentFlowSpelling", package: "ComponentFlow"),
                .product(name: "ComponentFlowMarkdown", package: "ComponentFlow"),
                .product(name: "ComponentFlowMedia", package: "ComponentFlow"),
                .product(name: "ComponentFlowNetworking", package: "ComponentFlow"),
                .product(name: "ComponentFlowTesting", package: "ComponentFlow"),
                .product(name: "ComponentFlowTools", package: "ComponentFlow"),
                .product(name: "RenderComponents", package: "ComponentFlow"),
            ],
            plugins: ["EmbedPages"]),
        // Embeds the source of the gallery's pages, so that the displayed code is the code that runs.
        .plugin(name: "EmbedPages", capability: .buildTool(), dependencies: ["PageEmbedder"]),
        .executableTarget(name: "PageEmbedder"),
        // A library, a server and random numbers for the tests of the feed reader.
        .target(name: "ReaderTestSupport", dependencies: ["ReaderCore"], path: "Tests/ReaderTestSupport"),
        // Feeds, storage and search, without views.
        .testTarget(
            name: "ReaderCoreTests",
            dependencies: [
                "ReaderCore", "SQLite", "ReaderTestSupport", "StorageWriter",
                .product(name: "HTTPClient", package: "ComponentFlow"),
            ]),
        // The feed reader on the test stage.
        .testTarget(
            name: "ReaderTests",
            dependencies: [
                "Reader", "ReaderCore", "ReaderTestSupport",
                .product(name: "ComponentFlow", package: "ComponentFlow"),
                .product(name: "ComponentFlowNetworking", package: "ComponentFlow"),
                .product(name: "ComponentFlowTesting", package: "ComponentFlow"),
            ], exclude: ["SwiftUI"]),
        // Writes to a database until the crash test kills it.
        .executableTarget(name: "StorageWriter", dependencies: ["ReaderCore"], path: "Tests/StorageWriter"),
        // Runs the programs in real windows under Xvfb.
        .testTarget(
            name: "ExamplesTests",
            dependencies: [
                "Counter", "Notes", "Photos", "Todo", "Gallery", "Reader", "ReaderCore", "ReaderTestSupport",
                .product(name: "AppPackaging", package: "ComponentFlow"),
                .product(name: "HTTPClient", package: "ComponentFlow"),
                .product(name: "ComponentFlow", package: "ComponentFlow"),
                .product(name: "ComponentFlowTesting", package: "ComponentFlow"),
                .product(name: "ComponentFlowTools", package: "ComponentFlow"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
