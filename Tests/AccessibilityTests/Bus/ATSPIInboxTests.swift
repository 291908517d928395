import BusTestSupport
import OpenDisplay
import Testing

@testable import Accessibility

/// Calls over a connection within the process, while the main thread answers nothing.
@Suite("Calls that are received on the thread of GIO") @MainActor struct ATSPIInboxTests {
    private static let root = ATSPIReference.root
    private static let accessible = ATSPIInterface.accessible.rawValue
    private let inbox = ATSPIInbox()
    private let client: LocalConnection

    init() throws {
        client = try #require(LocalConnection())
        _ = inbox.attach(to: client.server)
    }

    @Test("A flood is refused while the main thread does nothing, beyond the calls that wait")
    func flood() {
        let limit = RequestQueue<ATSPICall>.limit
        for _ in 0..<limit + 100 { client.send(Self.root, Self.accessible, "GetRole") }
        let errors = client.answers(count: 100)
        #expect(errors == Array(repeating: ATSPIError.tooManyRequests.name, count: 100))
        #expect(inbox.queue.removeAll().count == limit)
    }

    @Test("Calls of unknown methods and with other arguments are refused without the main thread")
    func invalid() {
        client.send(Self.root, "org.a11y.atspi.Nonsense", "GetRole")
        client.send(Self.root, Self.accessible, "Nonsense")
        client.send(Self.root, Self.accessible, "GetRole", [.int32(1)])
        client.send(Self.root, Self.accessible, "GetChildAtIndex", [.string("1")])
        client.send(Self.root, "org.freedesktop.DBus.Properties", "Get", [.string(Self.accessible)])
        let (unknown, arguments) = (ATSPIError.unknownMember.name, ATSPIError.invalidArguments.name)
        #expect(client.answers(count: 5) == [unknown, unknown, arguments, arguments, arguments])
        #expect(inbox.queue.isEmpty)
    }

    @Test("A waiting call has the path, the method and the arguments of its message, and is answered once")
    func answer() throws {
        client.send(Self.root, Self.accessible, "GetChildAtIndex", [.int32(7)])
        client.send(Self.root, Self.accessible, "Nonsense")
        #expect(client.answers(count: 1) == [ATSPIError.unknownMember.name])
        let call = try #require(inbox.queue.removeAll().first)
        #expect(call.path == Self.root)
        #expect(call.interface == Self.accessible)
        #expect(call.method == "GetChildAtIndex")
        #expect(call.arguments == [.int32(7)])
        call.answer([.int32(1)])
        #expect(client.answers(count: 1) == [ATSPIError.unknownMember.name, "answer"])
    }

    @Test("Messages for other objects are left to GIO")
    func others() {
        client.send("/org/a11y/atspi/other", Self.accessible, "GetRole")
        client.send(Self.root, "org.freedesktop.DBus.Peer", "Ping")
        let errors = client.answers(count: 2)
        #expect(errors.sorted() == ["answer", "org.freedesktop.DBus.Error.UnknownMethod"])
        #expect(inbox.queue.isEmpty)
    }
}
