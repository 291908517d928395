import ComponentFlow
import ComponentFlowTesting
import Foundation
import Testing

private enum Order: String, Codable {
    case name, date
}

private struct StoredSwitch: CompositeComponent {
    @AppStorage("tests.isCompact") var isCompact = false

    var content: some Component<Empty> { Toggle("Compact", isOn: $isCompact) }
}

private struct CompactLabel: CompositeComponent {
    @AppStorage("tests.isCompact") var isCompact = false

    var content: some Component<Empty> { Text(isCompact ? "compact" : "roomy") }
}

/// An object that is no component.
@MainActor private final class StoredPreferences {
    @AppStorage("tests.isCompact") var isCompact = false
}

/// A component that reads the value of an object.
private struct PreferenceLabel: CompositeComponent {
    @Behavior var preferences: StoredPreferences

    var content: some Component<Empty> { Text(preferences.isCompact ? "compact" : "roomy") }
}

private struct Values: CompositeComponent {
    @AppStorage("tests.order") private var order = Order.name
    @AppStorage("tests.name") private var name: String?
    @AppStorage("tests.sizes") var sizes = [1.5]

    var content: some Component<Empty> {
        Button("\(order), \(name ?? "-"), \(sizes)") {
            order = .date
            name = "Ada \"A\""
            sizes.append(3)
        }
    }
}

private struct SettingsApp: ComponentApp {
    var body: some Scene {
        WindowGroup("Settings") { Values() }
            .defaultSize(width: 300, height: 200)
    }
}

/// A program whose window depends on a value that the program reads.
private struct CompactApp: ComponentApp {
    @AppStorage("tests.isCompact") var isCompact = false

    var body: some Scene {
        Window(isCompact ? "Compact" : "Roomy", id: "values") {
            VStack {
                Text(isCompact ? "compact" : "roomy")
                Values()
            }
        }
    }
}

// There is one program at a time, so these tests run one after the other with those of programs.
extension ApplicationTests {
    @Suite("Values that a program keeps between its runs") @MainActor
    struct AppStorageTests {
        private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "settings-\(UUID().uuidString)")

        private var file: URL { folder.appendingPathComponent("settings.json") }

        private func removeFolder() {
            try? FileManager.default.removeItem(at: folder)
        }

        /// Launches the program, runs a body with its window, and ends the program.
        private func run(_ body: (ApplicationStage, UIWindow) throws -> Void) throws {
            let stage = ApplicationStage(SettingsApp(), settingsFile: file)
            defer { stage.end() }
            try body(stage, try #require(stage.windows.first))
        }

        private func tapCenter(_ stage: ApplicationStage, _ window: UIWindow) {
            stage.tap(at: CGPoint(x: window.bounds.midX, y: window.bounds.midY), in: window)
            stage.advance(by: 0.1)
        }

        // MARK: Components

        @Test("Components with the same key share the value")
        func shared() {
            let stage = Stage(size: CGSize(width: 200, height: 200))
            UIApplication.shared.settings.open(nil)
            stage.show(
                VStack {
                    StoredSwitch()
                    CompactLabel()
                })
            #expect(stage.window.shownTexts.contains("roomy"))
            stage.tap(at: CGPoint(x: 10, y: 15))
            stage.settle()
            #expect(stage.window.shownTexts.contains("compact"))
        }

        @Test("A component that is shown later has the value that another one has set")
        func later() {
            let stage = Stage(size: CGSize(width: 200, height: 200))
            UIApplication.shared.settings.open(nil)
            stage.show(StoredSwitch())
            stage.tap(at: CGPoint(x: 10, y: 15))
            stage.show(CompactLabel())
            #expect(stage.window.shownTexts == ["compact"])
        }

        @Test("An object that is no component has the value, and a component that reads it there is updated")
        func object() {
            let stage = Stage(size: CGSize(width: 200, height: 200))
            UIApplication.shared.settings.open(nil)
            let preferences = StoredPreferences()
            stage.show(PreferenceLabel(preferences: preferences))
            #expect(stage.window.shownTexts == ["roomy"])
            preferences.isCompact = true
            stage.settle()
            #expect(stage.window.shownTexts == ["compact"])
        }

        @Test("A key that is used for values of different types is reported")
        func types() {
            struct Other: CompositeComponent {
                @AppStorage("tests.isCompact") var size = 3

                var content: some Component<Empty> { Text("\(size)") }
            }
            let stage = Stage(size: CGSize(width: 200, height: 200))
            stage.show(CompactLabel())
            let reports = Diagnostics.record { stage.show(Other()) }
            #expect(reports.map(\.rule) == ["app-storage.type"])
            #expect(stage.window.shownTexts == ["3"])
        }

        // MARK: Programs

        @Test("A window is updated when a value changes that the body of the program has read for it")
        func body() throws {
            let stage = ApplicationStage(CompactApp())
            defer { stage.end() }
            let window = try #require(stage.windows.first)
            #expect(window.shownTexts.first == "roomy")
            let preferences = StoredPreferences()
            preferences.isCompact = true
            stage.advance(by: 0.1)
            #expect(window.shownTexts.first == "compact")
            #expect(stage.titles == ["Compact"])
            preferences.isCompact = false
            stage.advance(by: 0.1)
            #expect(window.shownTexts.first == "roomy")
            #expect(stage.titles == ["Roomy"])
        }

        @Test("Components in a window keep their values when the body of the program has read another one")
        func bodyKeepsState() throws {
            let stage = ApplicationStage(CompactApp())
            defer { stage.end() }
            let window = try #require(stage.windows.first)
            let button = try #require(window.views(of: UIControl.self).first)
            StoredPreferences().isCompact = true
            stage.advance(by: 0.1)
            #expect(window.views(of: UIControl.self).first === button)
        }

        @Test("A program that is launched again has the values of its previous run")
        func restart() throws {
            defer { removeFolder() }
            try run { stage, window in
                #expect(window.shownTexts == ["name, -, [1.5]"])
                tapCenter(stage, window)
                #expect(window.shownTexts == [#"date, Ada "A", [1.5, 3.0]"#])
            }
            try run { _, window in
                #expect(window.shownTexts == [#"date, Ada "A", [1.5, 3.0]"#])
            }
        }

        @Test("A program without a file begins with the initial values")
        func noFile() throws {
            defer { removeFolder() }
            try run { stage, window in tapCenter(stage, window) }
            let stage = ApplicationStage(SettingsApp())
            defer { stage.end() }
            #expect(try #require(stage.windows.first).shownTexts == ["name, -, [1.5]"])
        }

        @Test("Changes are written a moment later, and a launch writes nothing")
        func delay() throws {
            defer { removeFolder() }
            try run { stage, window in
                stage.advance(by: 1)
                #expect(!FileManager.default.fileExists(atPath: file.path))
                tapCenter(stage, window)
                #expect(!FileManager.default.fileExists(atPath: file.path))
                stage.advance(by: 1)
                let values = try JSONDecoder().decode([String: String].self, from: Data(contentsOf: file))
                #expect(values["tests.order"] == "\"date\"")
                #expect(values.count == 3)
            }
        }

        @Test("A saved value of another type is ignored")
        func otherType() throws {
            defer { removeFolder() }
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data(#"{"tests.order": "17", "tests.name": "\"Bea\""}"#.utf8).write(to: file)
            try run { _, window in
                #expect(window.shownTexts == ["name, Bea, [1.5]"])
            }
        }

        @Test("A damaged file is reported and ignored")
        func damaged() throws {
            defer { removeFolder() }
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data("{".utf8).write(to: file)
            var texts: [String] = []
            let reports = try Diagnostics.record { try run { _, window in texts = window.shownTexts } }
            #expect(reports.map(\.rule) == ["settings.unreadable"])
            #expect(texts == ["name, -, [1.5]"])
        }
    }
}
