import Foundation
import Testing

@Suite
struct FirstAppTests {
    @Test("The README contains the source of FirstApp verbatim")
    func readme() throws {
        let examples = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let source = try String(
            contentsOf: examples.appendingPathComponent("Sources/FirstApp/FirstApp.swift"), encoding: .utf8)
        let readme = try String(
            contentsOf: examples.deletingLastPathComponent().appendingPathComponent("README.md"), encoding: .utf8)
        #expect(readme.contains(source))
    }

    @Test("The button of FirstApp ends the program")
    func goodbye() throws {
        let server = try XServer()
        let program = try WindowProgram("FirstApp", on: server)
        try program.waitUntilStill()
        try server.click(x: 160, y: 130)
        #expect(try program.exitStatus(within: 10) == 0)
    }
}
