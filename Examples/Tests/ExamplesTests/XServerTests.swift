import Foundation
import Testing

/// What the window tests lean on.
@Suite struct XServerTests {
    @Test("A tool that waits for ever is ended, also where the thread that starts it blocks signals")
    func endless() throws {
        let server = try XServer(width: 10, height: 10)
        #expect(throws: XServer.DidNotFinish.self) { try server.runAll("sleep", ["600"], within: 1) }
    }
}
