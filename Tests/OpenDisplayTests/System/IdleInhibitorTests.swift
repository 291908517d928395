import DesktopTestSupport
import Testing

import OpenDisplay

@Suite("Inhibiting an idle desktop") @MainActor struct IdleInhibitorTests {
    private let bus = FakeBus()

    private func grantFromPortal() {
        bus.reply = { $0.method == "Inhibit" ? .success([.path("/request/1")]) : .success([]) }
    }

    @Test("The portal's request is closed when the desktop may become idle again")
    func portal() {
        grantFromPortal()
        let inhibitor = IdleInhibitor(bus: bus, program: "Test")
        inhibitor.isInhibited = true
        bus.deliverReplies()
        inhibitor.isInhibited = false
        #expect(bus.calls.map(\.method) == ["Inhibit", "Close"])
        #expect(bus.calls.last?.interface.path == "/request/1")
    }

    @Test("A request that is withdrawn before its reply is closed after the reply")
    func withdrawn() {
        grantFromPortal()
        let inhibitor = IdleInhibitor(bus: bus, program: "Test")
        inhibitor.isInhibited = true
        inhibitor.isInhibited = false
        #expect(bus.calls.map(\.method) == ["Inhibit"])
        bus.deliverReplies()
        #expect(bus.calls.map(\.method) == ["Inhibit", "Close"])
    }

    @Test("Without a portal the screen saver is inhibited, with the cookie that ends it")
    func screenSaver() {
        bus.reply = { call in
            call.interface.name == "org.freedesktop.ScreenSaver"
                ? .success([.uint32(7)]) : .failure(.unavailable("no portal"))
        }
        let inhibitor = IdleInhibitor(bus: bus, program: "Test")
        inhibitor.isInhibited = true
        bus.deliverReplies()
        inhibitor.isInhibited = false
        #expect(bus.calls.last?.method == "UnInhibit")
        #expect(bus.calls.last?.arguments == [.uint32(7)])
    }

    @Test("A portal that returns no request is not used")
    func malformedReply() {
        bus.reply = { _ in .success([]) }
        let inhibitor = IdleInhibitor(bus: bus, program: "Test")
        inhibitor.isInhibited = true
        bus.deliverReplies()
        #expect(
            bus.calls.map(\.interface.name) == ["org.freedesktop.portal.Inhibit", "org.freedesktop.ScreenSaver"])
    }

    @Test("If no service accepts the request, its last error is reported once")
    func failure() {
        var errors: [BusError] = []
        bus.reply = { _ in .failure(.denied("no permission")) }
        let inhibitor = IdleInhibitor(bus: bus, program: "Test")
        inhibitor.onFailure = { errors.append($0) }
        inhibitor.isInhibited = true
        bus.deliverReplies()
        #expect(errors == [.denied("no permission")])
    }

    @Test("Without a bus that is reported")
    func noBus() {
        var errors: [BusError] = []
        let inhibitor = IdleInhibitor(bus: nil, program: "Test")
        inhibitor.onFailure = { errors.append($0) }
        inhibitor.isInhibited = true
        #expect(errors == [.noBus])
    }
}
