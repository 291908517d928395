// swift-tools-version: 6.1
import PackageDescription

// Targets are listed in dependency order: a target depends only on targets listed before it.

/// The target of the module `name`, in `Sources/<name>`.
func module(_ name: String, on dependencies: Target.Dependency..., settings: [SwiftSetting] = []) -> Target {
    .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

/// The tests of the target `name`, in `Tests/<name>Tests`; they depend on that target and on `others`.
func tests(
    of name: String, with others: Target.Dependency..., exclude: [String] = [], resources: [Resource] = [],
    settings: [SwiftSetting] = [], plugins: [Target.PluginUsage] = []
) -> Target {
    .testTarget(
        name: "\(name)Tests", dependencies: [.byName(name: name)] + others, exclude: exclude, resources: resources,
        swiftSettings: settings, plugins: plugins)
}

/// The condition of all that inspectors use in a program: debug builds, and release builds with the trait.
let inspector: [SwiftSetting] = [
    .define("INSPECTOR", .when(configuration: .debug)),
    .define("INSPECTOR", .when(traits: ["InspectorInReleaseBuilds"])),
]

let package = Package(
    name: "ComponentFlow",
    products: [
        .library(name: "ComponentFlow", targets: ["ComponentFlow"]),
        .library(name: "FLIC", targets: ["FLIC"]),
        .library(name: "FLICComponents", targets: ["FLICComponents"]),
        .library(name: "Render", targets: ["Render"]),
        .library(name: "RenderComponents", targets: ["RenderComponents"]),
        .library(name: "Flexbox", targets: ["Flexbox"]),
        .library(name: "ComponentFlowCompatibility", targets: ["ComponentFlowCompatibility"]),
        .library(name: "ComponentFlowCharts", targets: ["ComponentFlowCharts"]),
        .library(name: "ComponentFlowNetworking", targets: ["ComponentFlowNetworking"]),
        .library(name: "ComponentFlowSpelling", targets: ["ComponentFlowSpelling"]),
        .library(name: "ComponentFlowSecrets", targets: ["ComponentFlowSecrets"]),
        .library(name: "ComponentFlowMarkdown", targets: ["ComponentFlowMarkdown"]),
        .library(name: "ComponentFlowMedia", targets: ["ComponentFlowMedia"]),
        .library(name: "HTTPClient", targets: ["HTTPClient"]),
        .library(name: "ComponentFlowTesting", targets: ["ComponentFlowTesting"]),
        .library(name: "ComponentFlowTools", targets: ["ComponentFlowTools"]),
        // The client of programs that use `ComponentFlowTools`.
        .executable(name: "componentflow", targets: ["componentflow-cli"]),
        // The window that `componentflow inspector` opens.
        .executable(name: "componentflow-inspector", targets: ["componentflow-inspector"]),
        .library(name: "OpenUIKit", targets: ["OpenUIKit"]),
        // Opt-in: with one of these in the build, `canImport(UIKit)` is true for every module in it.
        .library(
            name: "UIKit",
            targets: ["UIKit", "QuartzCore", "CoreGraphics", "CoreText", "_Testing_UIKit", "_Testing_CoreGraphics"]),
        // `swift package make-app` and `swift package make-deb`, and what they do, for tests of packages.
        .library(name: "AppPackaging", targets: ["AppPackaging"]),
        .plugin(name: "MakeApp", targets: ["MakeApp"]),
        .plugin(name: "MakeDeb", targets: ["MakeDeb"]),
        // Compiles the string catalogs of a target to Swift.
        .plugin(name: "StringCatalogs", targets: ["StringCatalogs"]),
        .library(name: "Localization", targets: ["Localization"]),
    ],
    traits: [
        .trait(
            name: "InspectorInReleaseBuilds",
            description: "Release builds of programs with ComponentFlowTools can be inspected and recorded, too.")
    ],
    targets: [
        // GTK 4, GSK, Pango, HarfBuzz and Cairo as one clang module.
        .systemLibrary(name: "CGTK", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),

        // The boundaries of words and sentences, and the opportunities to break lines, by ICU.
        .target(name: "CTextBreaks", linkerSettings: [.linkedLibrary("icuuc")]),
        // Decodes images in a sandboxed process with resource limits.
        module("CPictureDecoder", on: "CGTK"),
        // Geometry, colors, paths, images, drawing contexts, fonts and typeset text.
        module("OpenCoreGraphics", on: "CPictureDecoder", "CTextBreaks", "CGTK"),
        // The layer tree, animations, transactions and media timing.
        module("OpenQuartzCore", on: "OpenCoreGraphics"),
        // Languages, plural rules, the texts of string catalogs, and those of the framework: pure Swift without views.
        .target(name: "Localization", exclude: ["BuiltIn/BuiltIn.xcstrings"]),
        // Surfaces that display a layer tree and report raw input: the GTK window and the off-screen image.
        module("OpenDisplay", on: "Localization", "OpenQuartzCore", "OpenCoreGraphics", "CGTK"),
        // The solver of linear constraints: pure Swift without views.
        module("Cassowary"),
        // Row heights of long lists as prefix sums with logarithmic updates and searches: pure Swift without views.
        module("ListGeometry"),
        // The tree that assistive technologies see, and its AT-SPI provider.
        module("Accessibility", on: "OpenDisplay", "OpenQuartzCore", "OpenCoreGraphics", "CGTK"),
        // Checks string catalogs, and compiles them to Swift: pure Swift without views.
        module("CatalogCompiler", on: "Localization"),
        // The program that the plug-in runs.
        .executableTarget(name: "StringCatalogCompiler", dependencies: ["CatalogCompiler"]),
        .plugin(name: "StringCatalogs", capability: .buildTool(), dependencies: ["StringCatalogCompiler"]),
        // Colors, fonts, images, paths, traits and diagnostics of user interfaces.
        module("OpenUIFoundation", on: "Localization", "OpenDisplay", "OpenQuartzCore", "OpenCoreGraphics"),
        // Attributed strings, text storage, text layout and undo.
        module("OpenText", on: "OpenUIFoundation", "OpenDisplay", "OpenQuartzCore", "OpenCoreGraphics"),
        // Views, events, gestures, windows, constraints, menus, presentation, text input and the application.
        module(
            "OpenUIKitCore", on: "OpenText", "OpenUIFoundation", "Accessibility", "ListGeometry", "Cassowary",
            "OpenDisplay", "OpenQuartzCore", "OpenCoreGraphics"),
        // Controls, text fields and text views, pickers, dynamics, printing and notifications.
        module(
            "OpenUIControls", on: "OpenUIKitCore", "OpenText", "OpenUIFoundation", "Accessibility", "OpenDisplay",
            "OpenQuartzCore", "OpenCoreGraphics"),
        // Tables, collections and their cells.
        module(
            "OpenUILists", on: "OpenUIControls", "OpenUIKitCore", "OpenText", "OpenUIFoundation", "Accessibility",
            "ListGeometry", "OpenDisplay", "OpenQuartzCore", "OpenCoreGraphics"),
        // Navigation and alerts.
        module(
            "OpenUIControllers", on: "OpenUIControls", "OpenUIKitCore", "OpenText", "OpenUIFoundation", "Accessibility",
            "OpenDisplay", "OpenQuartzCore", "OpenCoreGraphics"),
        // The modules of user interfaces under one import.
        module("OpenUIKit", on: "OpenUIControllers", "OpenUILists"),
        // The flexbox and grid layout engine: pure Swift without views.
        module("Flexbox"),

        // Components, state, environment, hosts, transitions and the built-in components.
        module("ComponentFlow", on: "Localization", "OpenUIKit", "Flexbox", "ListGeometry"),
        // Names of earlier versions of ComponentFlow on iOS.
        module("ComponentFlowCompatibility", on: "ComponentFlow"),
        // Charts with axes, legends and accessible values.
        module("ComponentFlowCharts", on: "ComponentFlow"),
        // Downloads over HTTP within limits on size and time, by libcurl, and images from the network.
        .target(name: "CCurl"),
        module("HTTPClient", on: "CCurl"),
        module("ComponentFlowNetworking", on: "ComponentFlow", "HTTPClient", "OpenUIFoundation", "OpenCoreGraphics"),
        // Spelling with the dictionaries of the desktop, by Enchant.
        .systemLibrary(name: "CEnchant", pkgConfig: "enchant-2", providers: [.apt(["libenchant-2-dev"])]),
        module("ComponentFlowSpelling", on: "OpenUIKit", "CEnchant"),
        // Passwords and other secrets, which the desktop stores, by libsecret.
        .systemLibrary(name: "CSecret", pkgConfig: "libsecret-1", providers: [.apt(["libsecret-1-dev"])]),
        module("ComponentFlowSecrets", on: "CSecret"),
        // Markdown by cmark-gfm, as attributed strings and as components.
        .systemLibrary(
            name: "CMarkdown", pkgConfig: "libcmark-gfm",
            providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"])]),
        module("ComponentFlowMarkdown", on: "ComponentFlow", "CMarkdown", "OpenUIKit"),
        // Video and audio by GStreamer.
        .systemLibrary(
            name: "CGStreamer", pkgConfig: "gstreamer-app-1.0",
            providers: [.apt(["libgstreamer1.0-dev", "libgstreamer-plugins-base1.0-dev"])]),
        module(
            "ComponentFlowMedia", on: "ComponentFlow", "CGStreamer", "OpenUIKit", "OpenUIKitCore", "Accessibility",
            "Localization", "OpenCoreGraphics"),
        // Views with view models, and events that travel up the responder chain.
        module("FLIC", on: "OpenUIKit", "Cassowary"),
        // FLIC views as components, and components as FLIC views.
        module("FLICComponents", on: "ComponentFlow", "FLIC"),
        // React-style components on flexbox.
        module("Render", on: "Localization", "Flexbox", "ListGeometry", "OpenUIKit"),
        // Render components as components, and components as nodes.
        module("RenderComponents", on: "ComponentFlow", "Render"),
        // The off-screen stage, the manual clock, synthetic input and snapshots.
        module(
            "ComponentFlowTesting", on: "ComponentFlow", "OpenUIKit", "Accessibility", "OpenDisplay", "OpenQuartzCore",
            "OpenCoreGraphics"),
        // The messages between a program and its inspectors: pure Swift without views.
        module("InspectorProtocol"),
        // Replaces functions of a running program by those of object files.
        module("CCodeLoader"),
        // Registers the agent of a program before `main`.
        .target(
            name: "CInspectorLaunch",
            cSettings: [
                .define("INSPECTOR", .when(configuration: .debug)),
                .define("INSPECTOR", .when(traits: ["InspectorInReleaseBuilds"])),
            ]),
        // The agent of a program, which inspectors connect to, and the recorder of updates.
        module(
            "ComponentFlowTools", on: "CCodeLoader", "CInspectorLaunch", "ComponentFlow", "HTTPClient",
            "InspectorProtocol", "OpenUIKit", "Accessibility", "ListGeometry", "OpenUIFoundation", "OpenDisplay",
            "OpenQuartzCore", "OpenCoreGraphics", settings: inspector),
        // The command line client of agents, and its server of the Model Context Protocol: pure Swift without views.
        module("InspectorClient", on: "InspectorProtocol"),
        .executableTarget(name: "componentflow-cli", dependencies: ["InspectorClient", "InspectorProtocol"]),
        // The window of inspectors, an application of its own that knows other programs only by the protocol.
        module("InspectorWindow", on: "Accessibility", "ComponentFlow", "InspectorClient", "InspectorProtocol"),
        .executableTarget(name: "componentflow-inspector", dependencies: ["InspectorWindow"]),

        // Re-exports, so that `import UIKit` works on Linux. Nothing in this package depends on them.
        module("CoreGraphics", on: "OpenCoreGraphics"),
        module("CoreText", on: "OpenText"),
        module("QuartzCore", on: "OpenQuartzCore", "OpenDisplay"),
        module("UIKit", on: "OpenUIKit"),
        // Swift Testing's overlays for two of them, which a file that imports both needs.
        module("_Testing_CoreGraphics", on: "CoreGraphics"),
        module("_Testing_UIKit", on: "UIKit"),

        // The files of installed programs: desktop entry, icon, AppStream metadata, Debian package, Flatpak manifest.
        module("AppPackaging"),
        // The program that the plug-ins run.
        .executableTarget(name: "AppPackager", dependencies: ["AppPackaging"]),
        .plugin(
            name: "MakeApp",
            capability: .command(
                intent: .custom(
                    verb: "make-app", description: "Builds the files of an installed program, and a Flatpak manifest."),
                permissions: [.writeToPackageDirectory(reason: "The files are written to the folder .app.")]),
            dependencies: ["AppPackager"]),
        .plugin(
            name: "MakeDeb",
            capability: .command(
                intent: .custom(verb: "make-deb", description: "Builds a Debian package of a program."),
                permissions: [.writeToPackageDirectory(reason: "The package is written to the folder .app.")]),
            dependencies: ["AppPackager"]),

        // Random numbers with a seed, and the generator of the cases of random tests.
        .target(name: "Fuzzing", path: "Tests/Fuzzing"),
        // Expectations that several test targets share. Only test targets depend on it.
        .target(name: "TestSupport", path: "Tests/TestSupport"),
        // A connection of D-Bus within the process.
        .target(name: "BusTestSupport", dependencies: ["OpenDisplay", "CGTK"], path: "Tests/BusTestSupport"),
        // Services of the desktop that tests answer.
        .target(name: "DesktopTestSupport", dependencies: ["OpenDisplay"], path: "Tests/DesktopTestSupport"),

        // Calls in the sandbox of the decoder of images that the sandbox has to prevent.
        .target(name: "CSandboxProbe", dependencies: ["CPictureDecoder"], path: "Tests/SandboxProbe"),
        tests(
            of: "OpenCoreGraphics", with: "CSandboxProbe", "Fuzzing", "TestSupport",
            exclude: ["Reference/hyphenation_reference.py", "Reference/image_reference.py"]),
        tests(
            of: "OpenQuartzCore", with: "Fuzzing", "TestSupport",
            exclude: ["Reference/timing_reference.py", "Reference/animation_reference.py"]),
        tests(
            of: "OpenDisplay", with: "MainLoopProbe", "DesktopTestSupport", "Fuzzing", "TestSupport",
            exclude: ["Reference/perspective_reference.py"]),
        tests(of: "Accessibility", with: "OpenDisplay", "Fuzzing", "BusTestSupport"),
        // A program that the display tests start, because their own process already has a main loop.
        .executableTarget(name: "MainLoopProbe", dependencies: ["OpenDisplay"], path: "Tests/MainLoopProbe"),
        tests(
            of: "Cassowary", with: "Fuzzing", "TestSupport", exclude: ["Reference/solver_reference.py"],
            resources: [.copy("Fixtures")]),
        // The off-screen stage of the tests of views, and texts that are difficult to edit and to break into lines.
        .target(
            name: "UIKitTestSupport",
            dependencies: ["OpenUIKitCore", "OpenDisplay", "OpenQuartzCore", "OpenCoreGraphics", "Fuzzing"],
            path: "Tests/UIKitTestSupport"),
        tests(
            of: "OpenText", with: "UIKitTestSupport", "Fuzzing", "TestSupport",
            exclude: ["Font/Reference/font_reference.py"]),
        // A program that the application lifecycle tests start and terminate.
        .executableTarget(
            name: "LifeCycleProbe", dependencies: ["OpenUIControls", "OpenUIKitCore", "OpenDisplay", "BusTestSupport"],
            path: "Tests/LifeCycleProbe"),
        // The largest module has three targets of tests, so that a change of one of its parts needs one of them only. Their
        // views contain controls, too.
        tests(
            of: "OpenUIKitCore", with: "OpenUIControls", "UIKitTestSupport", "DesktopTestSupport", "LifeCycleProbe",
            "Fuzzing", "TestSupport",
            exclude: ["Reference/animator_reference.py", "Scroll/Reference/deceleration_reference.py"]),
        .testTarget(
            name: "OpenUIKitCoreContentTests",
            dependencies: ["OpenUIKitCore", "OpenUIControls", "UIKitTestSupport", "Fuzzing", "TestSupport"]),
        .testTarget(
            name: "OpenUIKitCoreInputTests",
            dependencies: ["OpenUIKitCore", "OpenUIControls", "UIKitTestSupport", "Fuzzing", "TestSupport"]),
        tests(of: "OpenUIControls", with: "UIKitTestSupport", "Fuzzing", "TestSupport"),
        tests(of: "OpenUILists", with: "UIKitTestSupport", "Fuzzing", "TestSupport"),
        tests(of: "OpenUIControllers", with: "UIKitTestSupport", "DesktopTestSupport", "Fuzzing", "TestSupport"),
        tests(of: "OpenUIKit", with: "UIKitTestSupport", "Fuzzing", "TestSupport"),
        // Code as users of OpenUIKit write it, in both language modes; `Scripts/generate-compatibility.py` generates a part.
        .testTarget(
            name: "CompatibilitySwift5Tests",
            dependencies: [
                "ComponentFlow", "OpenUIKit", "_Testing_UIKit", "_Testing_CoreGraphics", "CoreText", "QuartzCore",
                "UIKitTestSupport",
            ],
            path: "Tests/Compatibility/Swift5", swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(
            name: "CompatibilityLibrariesTests", dependencies: ["FLIC", "OpenUIKit", "Render", "UIKitTestSupport"],
            path: "Tests/Compatibility/Libraries", swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(
            name: "CompatibilitySwift6Tests", dependencies: ["OpenUIKit", "UIKitTestSupport"],
            path: "Tests/Compatibility/Swift6"),
        tests(of: "AppPackaging"),
        tests(of: "CatalogCompiler", with: "Localization", "Fuzzing"),
        tests(
            of: "Localization", with: "Fuzzing", resources: [.copy("Reference")],
            plugins: [.plugin(name: "StringCatalogs")]),
        tests(of: "Flexbox", with: "Fuzzing", "TestSupport", resources: [.copy("Fixtures")]),
        tests(
            of: "ComponentFlow", with: "ComponentFlowTesting", "Accessibility", "ListGeometry", "HTTPClient",
            "DesktopTestSupport", "Fuzzing", "TestSupport",
            exclude: [
                "Components/Controls/Snapshots", "Components/Text/Snapshots", "Snapshots/Snapshots",
                "Documentation/SwiftUI",
                "Mistakes",
                "Specification/SpecificationMap.md",
                "Transition/Reference/interruption_reference.py",
            ], plugins: [.plugin(name: "StringCatalogs")]),
        tests(of: "ComponentFlowCompatibility", with: "ComponentFlowTesting", "TestSupport"),
        tests(
            of: "ComponentFlowCharts", with: "ComponentFlowTesting", "OpenCoreGraphics", "Fuzzing", "TestSupport",
            exclude: ["Snapshots"]),
        tests(of: "ComponentFlowNetworking", with: "ComponentFlowTesting", "HTTPClient"),
        tests(of: "ComponentFlowSpelling", with: "UIKitTestSupport", "OpenUIControls", "OpenDisplay"),
        tests(of: "ComponentFlowSecrets", with: "CSecret", "TestSupport"),
        tests(of: "ComponentFlowMarkdown", with: "ComponentFlowTesting", "Fuzzing", "TestSupport", "CMarkdown"),
        tests(
            of: "ComponentFlowMedia", with: "ComponentFlowTesting", "CGStreamer", "DesktopTestSupport", "Fuzzing",
            "TestSupport", "OpenUIKitCore", "OpenDisplay", "OpenCoreGraphics"),
        tests(of: "FLIC", with: "TestSupport"),
        tests(of: "FLICComponents", with: "ComponentFlowTesting"),
        tests(of: "Render", with: "ComponentFlowTesting", "Fuzzing", "TestSupport"),
        tests(of: "RenderComponents", with: "ComponentFlowTesting"),
        tests(of: "ComponentFlowTesting", with: "TestSupport", exclude: ["Recording/Fixtures"]),
        tests(
            of: "ComponentFlowTools", with: "ComponentFlowTesting", "InspectorClient", "InspectorProtocol",
            "InspectorWindow", "HTTPClient", "OpenUIFoundation", "OpenDisplay", "OpenQuartzCore", "OpenUIKitCore",
            "OpenUIControllers", "Fuzzing", "TestSupport", "Render", settings: inspector),
        tests(
            of: "InspectorWindow", with: "Accessibility", "ComponentFlowTesting", "InspectorClient",
            "InspectorProtocol",
            "TestSupport"),

        // Random tests: the targets, and the program that `make fuzz` runs.
        .target(
            name: "FuzzTargets",
            dependencies: [
                "Fuzzing", "ComponentFlow", "ComponentFlowTesting", "OpenUIKit", "OpenDisplay", "OpenQuartzCore",
                "OpenCoreGraphics",
            ],
            path: "Tests/FuzzTargets"),
        .executableTarget(name: "fuzz", dependencies: ["FuzzTargets", "Fuzzing"], path: "Tests/FuzzRunner"),
        .testTarget(
            name: "FuzzTests", dependencies: ["FuzzTargets", "Fuzzing"], resources: [.copy("Regressions")]),
    ],
    swiftLanguageModes: [.v6]
)

// A target is compiled again only if a module that it depends on directly has changed. It also uses what those modules
// re-export, whose layout is part of its code, so it depends on all modules below the declared ones; so do the users of a
// product. `Scripts/check-modules.py` reads the dependencies as they are declared.
if Context.environment["DECLARED_DEPENDENCIES"] == nil {
    var below: [String: [String]] = [:]
    // A plug-in may depend on programs only.
    for target in package.targets where target.type != .plugin {
        var names: [String] = []
        for case .byNameItem(let name, _) in target.dependencies {
            for name in (below[name] ?? []) + [name] where !names.contains(name) { names.append(name) }
        }
        below[target.name] = names
        target.dependencies = names.map { .byName(name: $0) }
    }
    package.products = package.products.map { product in
        guard let library = product as? Product.Library else { return product }
        let names = Set(library.targets.flatMap { (below[$0] ?? []) + [$0] })
        let targets = package.targets.filter { names.contains($0.name) && $0.type == .regular }
        return .library(name: library.name, targets: targets.map(\.name))
    }
}

// In release builds, the code that is tested is optimized; optimizing the tests as well takes longer than all of it. The files of a
// test module are compiled in several processes, because a single one would use one core for minutes.
for target in package.targets where target.type == .test {
    target.swiftSettings =
        (target.swiftSettings ?? []) + [
            .unsafeFlags(
                ["-Onone", "-no-whole-module-optimization", "-enable-batch-mode", "-num-threads", "0"],
                .when(configuration: .release))
        ]
}

// `TEST_TARGETS=OpenTextTests swift build --build-tests` builds only these tests and their dependencies, which is faster
// while working on one module.
if let requested = Context.environment["TEST_TARGETS"]?.split(separator: ",").map(String.init) {
    var kept: Set<String> = []
    // Adds a target and everything that it depends on.
    func keep(_ name: String) {
        guard kept.insert(name).inserted, let target = package.targets.first(where: { $0.name == name }) else { return }
        for case .byNameItem(let dependency, _) in target.dependencies { keep(dependency) }
        for case .plugin(let name, _) in target.plugins ?? [] { keep(name) }
    }
    requested.forEach(keep)
    // Products with a removed target are removed, too.
    package.targets.removeAll { !kept.contains($0.name) }
    package.products.removeAll { ($0 as? Product.Library)?.targets.allSatisfy(kept.contains) != true }
}
