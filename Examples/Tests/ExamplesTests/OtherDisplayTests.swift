import Foundation
import Testing

/// Whether the inspector, a program of the other package, was built beside the examples.
private let isInspectorBuilt = FileManager.default.isExecutableFile(
    atPath: URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        .appendingPathComponent("componentflow-inspector").path)

/// The inspector in a window on another display than that of the program.
struct OtherDisplayTests {
    @Test(
        "The inspector shows a program that runs on another display, and what a click changes there",
        .enabled(if: isInspectorBuilt))
    func inspector() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let environment = ["XDG_RUNTIME_DIR": folder.path, "COMPONENTFLOW_LANGUAGE": "en"]
        let (first, second) = (try XServer(), try XServer(width: 1400, height: 900))
        let todo = try WindowProgram("Todo", on: first, environment: environment)
        try todo.waitUntilStill()
        let inspector = try WindowProgram("componentflow-inspector", on: second, environment: environment)
        // The title contains the name of the program as soon as the inspector is connected with it.
        #expect(try second.geometry(of: "Todo .+ Inspector").contains("Geometry: 1320x880"))
        #expect(try first.run("xdotool", "search", "--onlyvisible", "--name", "Inspector").isEmpty)
        try inspector.waitUntilStill(for: 2)
        let before = try second.screenshot()
        try first.click(x: 200, y: 190)
        try todo.waitUntilStill()
        #expect(try inspector.nextFrame(within: 30))
        try inspector.waitUntilStill(for: 2)
        let window = CGRect(x: 0, y: 0, width: 1320, height: 880)
        #expect(try second.screenshot().differences(from: before, in: window) > 100)
    }
}
