import ComponentFlowTesting
import Testing

import ComponentFlow

private struct SeveralWindows: ComponentApp {
    var hasInspector = false
    var count = 2

    var body: some Scene {
        Window("Main") { Text("main") }
        if hasInspector { Window("Inspector") { Text("inspector") }.defaultLaunchBehavior(.presented) }
        for index in 0..<count { Window("Note \(index)") { Text("note") } }
    }
}

private struct Twins: ComponentApp {
    var body: some Scene {
        Window("First", id: "twin") { Text("first") }
        Window("Second", id: "twin") { Text("second") }
    }
}

@Suite(.serialized) @MainActor
struct SceneTests {
    @Test("A program has the windows of all of its scenes")
    func windows() {
        #expect(SeveralWindows(hasInspector: true, count: 2).body.declarations.count == 4)
    }

    @Test("A scene of an unmet condition has no windows")
    func condition() {
        #expect(SeveralWindows(hasInspector: false, count: 0).body.declarations.count == 1)
    }

    @Test("The first launch opens further windows if that is specified, behind the first one")
    func launch() {
        let stage = ApplicationStage(SeveralWindows(hasInspector: true, count: 2))
        defer { stage.end() }
        #expect(stage.titles == ["Main", "Inspector"])
        #expect(stage.windows.first?.isKeyWindow == true)
    }

    @Test("Windows with the same id are reported once; the first can be opened")
    func duplicates() {
        let reports = Diagnostics.record {
            let stage = ApplicationStage(Twins())
            #expect(stage.titles == ["First"])
            stage.end()
        }
        #expect(reports.map(\.rule) == ["window.duplicate-id"])
    }
}
