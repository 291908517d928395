import ComponentFlow
import Testing

private struct SeveralWindows: ComponentApp {
    var hasInspector = false
    var count = 2

    var body: some Scene {
        Window("Main") { Text("main") }
        if hasInspector { Window("Inspector") { Text("inspector") } }
        for index in 0..<count { Window("Note \(index)") { Text("note") } }
    }
}

@Suite @MainActor
struct SceneTests {
    @Test("A program has the windows of all of its scenes")
    func windows() {
        #expect(SeveralWindows(hasInspector: true, count: 2).body.windows.count == 4)
    }

    @Test("A scene of an unmet condition has no windows")
    func condition() {
        #expect(SeveralWindows(hasInspector: false, count: 0).body.windows.count == 1)
    }
}
