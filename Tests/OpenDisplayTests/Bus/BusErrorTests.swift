import Testing

@testable import OpenDisplay

@Suite("Errors of services") struct BusErrorTests {
    @Test("A missing service, a denied request and a late reply are distinguished")
    func names() {
        func error(_ name: String) -> BusError { BusError(name: "org.freedesktop.DBus.Error.\(name)", message: "m") }
        #expect(error("ServiceUnknown") == .unavailable("m"))
        #expect(error("Spawn.ChildExited") == .unavailable("m"))
        #expect(error("AccessDenied") == .denied("m"))
        #expect(error("NoReply") == .timedOut)
        #expect(error("Disconnected") == .ended)
        #expect(error("InvalidArgs") == .failed("m"))
        #expect(BusError(name: "org.freedesktop.portal.Error.NotAllowed", message: "m") == .denied("m"))
    }

    @Test("Only a service that cannot work at all is replaced by another one")
    func unavailable() {
        #expect(BusError.unavailable("").isUnavailable)
        #expect(BusError.timedOut.isUnavailable)
        #expect(!BusError.denied("").isUnavailable)
        #expect(!BusError.failed("").isUnavailable)
    }
}
