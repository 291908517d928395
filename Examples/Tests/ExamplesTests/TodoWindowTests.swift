import Foundation
import Testing

/// The to-do list in a real window, with synthetic pointer and keys.
///
/// `TodoTests` tests its behavior on the test stage; these tests only verify the integration in a window.
@Suite(.serialized)
struct TodoWindowTests {
    private let server: XServer
    private let todo: WindowProgram
    /// The positions in a window of 360 × 560 at the screen's origin.
    private let field = (x: 120, y: 92)
    private let add = (x: 308, y: 92)
    private let table = CGRect(x: 0, y: 170, width: 360, height: 340)

    init() throws {
        server = try XServer()
        todo = try WindowProgram("Todo", on: server)
        try todo.waitUntilStill()
    }

    @Test("A task that is typed and added appears as a row of the to-do window")
    func adding() throws {
        let before = try server.screenshot()
        try server.click(x: field.x, y: field.y)
        try server.type("Milk")
        try server.click(x: add.x, y: add.y)
        try todo.waitUntilStill()
        #expect(try server.screenshot().differences(from: before, in: table) > 500)
    }

    @Test("A click checks a task of the to-do window")
    func checking() throws {
        try server.click(x: 200, y: 190)
        try todo.waitUntilStill()
        let color = try server.screenshot().color(x: 26, y: 190)
        #expect(color[1] > color[0], "the mark is green")
        #expect(color[1] > color[2], "the mark is green")
    }
}
