import ComponentFlowTesting
import Foundation
import Testing

import ComponentFlow

@Observable private final class Clicks {
    var count = 0
}

private struct RelatedWindows: ComponentApp {
    var clicks = Clicks()
    var relation = WindowRelation.modal

    var body: some Scene {
        Window("Main") { Button("Click") { [clicks] in clicks.count += 1 } }
            .windowResizability(.contentSize)
        Window("Tool", id: "tool") { Text("tool") }
            .windowRelation(relation)
    }
}

@Suite("Windows that belong to the window from which they are opened", .serialized) @MainActor
struct WindowRelationTests {
    private func click(_ stage: ApplicationStage) throws {
        let main = try #require(stage.windows.first)
        stage.click(at: CGPoint(x: main.bounds.midX, y: main.bounds.midY), in: main)
    }

    @Test(
        "The window takes clicks while a window is shown that was opened from it, unless that one is modal",
        arguments: [(WindowRelation.independent, 1), (.child, 1), (.modal, 0)])
    func input(relation: WindowRelation, count: Int) throws {
        let app = RelatedWindows(relation: relation)
        let stage = ApplicationStage(app)
        defer { stage.end() }
        openWindow(id: "tool")
        stage.advance(by: 0.1)
        try click(stage)
        #expect(app.clicks.count == count)
    }

    @Test("The window takes clicks again after a modal one was closed")
    func closed() throws {
        let app = RelatedWindows()
        let stage = ApplicationStage(app)
        defer { stage.end() }
        openWindow(id: "tool")
        stage.advance(by: 0.1)
        dismissWindow()
        #expect(stage.titles == ["Main"])
        try click(stage)
        #expect(app.clicks.count == 1)
    }

    @Test(
        "A window that is closed closes its child, and no independent window",
        arguments: [(WindowRelation.independent, ["Tool"]), (.child, [])])
    func closing(relation: WindowRelation, remaining: [String]) throws {
        let stage = ApplicationStage(RelatedWindows(relation: relation))
        defer { stage.end() }
        openWindow(id: "tool")
        stage.advance(by: 0.1)
        stage.close(try #require(stage.windows.first))
        #expect(stage.windows.filter { !$0.isHidden }.map(\.title) == remaining)
    }

    @Test(
        "The next launch restores an independent window, but no window that belongs to another",
        arguments: [(WindowRelation.independent, ["Main", "Tool"]), (.child, ["Main"]), (.modal, ["Main"])])
    func restoration(relation: WindowRelation, restored: [String]) throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("windows-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        let first = ApplicationStage(RelatedWindows(relation: relation), stateFile: file)
        openWindow(id: "tool")
        first.advance(by: 0.1)
        first.end()
        let second = ApplicationStage(RelatedWindows(relation: relation), stateFile: file)
        defer { second.end() }
        #expect(second.titles.sorted() == restored)
    }
}
