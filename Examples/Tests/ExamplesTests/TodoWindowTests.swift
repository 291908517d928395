import Foundation
import Testing

/// The to-do list in a real window, by synthetic pointer and keys.
///
/// What it does is tested on the stage, in `TodoTests`; here only that the parts work together in a window.
@Suite(.serialized)
struct TodoWindowTests {
    private let server: XServer
    private let todo: WindowProgram
    /// In a window of 360 × 560 at the screen's origin.
    private let field = (x: 120, y: 92)
    private let add = (x: 308, y: 92)
    private let table = CGRect(x: 0, y: 170, width: 360, height: 340)

    init() throws {
        server = try XServer()
        todo = try WindowProgram("Todo", on: server)
        try todo.waitUntilStill()
    }

    @Test("A task is typed and added, and its row appears")
    func adding() throws {
        let before = try server.screenshot()
        try server.click(x: field.x, y: field.y)
        try server.type("Milk")
        try server.click(x: add.x, y: add.y)
        try todo.waitUntilStill()
        #expect(try server.screenshot().differences(from: before, in: table) > 500)
    }

    @Test("A click checks a task")
    func checking() throws {
        try server.click(x: 200, y: 190)
        try todo.waitUntilStill()
        let color = try server.screenshot().color(x: 26, y: 190)
        #expect(color[1] > color[0] && color[1] > color[2], "the mark is green")
    }
}
