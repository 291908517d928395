import Foundation
import Testing

/// Tests of the window tests' infrastructure.
@Suite struct XServerTests {
    @Test("A tool that runs indefinitely is killed, even if the thread that starts it blocks signals")
    func endless() throws {
        let server = try XServer(width: 10, height: 10)
        #expect(throws: XServer.DidNotFinish.self) { try server.runAll("sleep", ["600"], within: 1) }
    }
}
