import DesktopTestSupport
import Testing

@testable import OpenDisplay

@Suite("Notifications of the desktop") @MainActor struct NotificationDaemonTests {
    private let bus = FakeBus()

    private func makeDaemon() -> (daemon: NotificationDaemon, events: () -> [DesktopNotificationEvent]) {
        @MainActor final class Log { var events: [DesktopNotificationEvent] = [] }
        let log = Log()
        let daemon = NotificationDaemon(bus: bus, program: "org.example.Test")
        daemon.onEvent = { log.events.append($0) }
        bus.reply = { $0.method == "Notify" ? .success([.uint32(5)]) : .success([]) }
        return (daemon, { log.events })
    }

    private func emit(_ signal: String, _ arguments: [DBusValue]) {
        bus.emit(signal, of: "org.freedesktop.Notifications", arguments)
    }

    @Test("A notification with the same identifier replaces the previous one, also before that has a number")
    func replacement() {
        let (daemon, _) = makeDaemon()
        daemon.show(DesktopNotification(identifier: "a", title: "1")) { _ in }
        daemon.show(DesktopNotification(identifier: "a", title: "2")) { _ in }
        #expect(bus.calls.count == 1)
        bus.deliverReplies()
        #expect(bus.calls.map { $0.arguments[1] } == [.uint32(0), .uint32(5)])
    }

    @Test("A notification that is removed before it has a number is closed")
    func earlyRemoval() {
        let (daemon, _) = makeDaemon()
        daemon.show(DesktopNotification(identifier: "a", title: "1")) { _ in }
        daemon.remove(identifier: "a")
        bus.deliverReplies()
        #expect(bus.calls.last?.method == "CloseNotification")
        #expect(bus.calls.last?.arguments == [.uint32(5)])
    }

    @Test("A click, an action and a dismissal are reported with the program's identifiers")
    func events() {
        let (daemon, events) = makeDaemon()
        daemon.show(DesktopNotification(identifier: "a", title: "1")) { _ in }
        bus.deliverReplies()
        emit("ActionInvoked", [.uint32(5), .string("default")])
        emit("ActionInvoked", [.uint32(5), .string("reply")])
        emit("NotificationClosed", [.uint32(5), .uint32(2)])
        #expect(
            events() == [
                .opened(identifier: "a"), .chosen(action: "reply", identifier: "a"), .dismissed(identifier: "a"),
            ])
    }

    @Test("Events of other programs' notifications are ignored")
    func otherPrograms() {
        let (daemon, events) = makeDaemon()
        daemon.show(DesktopNotification(identifier: "a", title: "1")) { _ in }
        bus.deliverReplies()
        emit("ActionInvoked", [.uint32(6), .string("default")])
        emit("NotificationClosed", [.uint32(6), .uint32(2)])
        #expect(events().isEmpty)
    }

    @Test("The notifications of a daemon that has ended are removed")
    func lostDaemon() {
        let (daemon, events) = makeDaemon()
        daemon.show(DesktopNotification(identifier: "a", title: "1")) { _ in }
        bus.deliverReplies()
        bus.lose("org.freedesktop.Notifications")
        #expect(events() == [.removed(identifier: "a")])
    }

    @Test(
        "A notification that cannot be shown is reported once, and the next one is tried",
        arguments: [BusError.unavailable("no daemon"), .denied("no permission"), .timedOut])
    func failure(error: BusError) {
        let (daemon, _) = makeDaemon()
        bus.reply = { _ in .failure(error) }
        var errors: [BusError] = []
        for _ in 0..<2 {
            daemon.show(DesktopNotification(identifier: "a", title: "1")) { result in
                if case .failure(let error) = result { errors.append(error) }
            }
        }
        bus.deliverReplies()
        #expect(errors == [error, error])
    }

    @Test("Texts are not interpreted as markup")
    func markup() {
        #expect(NotificationDaemon.markup("a < b & c") == "a &lt; b &amp; c")
    }

    @Test("In a sandbox, the portal shows notifications and reports their actions")
    func portal() {
        let service = DesktopNotifications.makeService(on: bus, isInSandbox: true)
        var events: [DesktopNotificationEvent] = []
        service.onEvent = { events.append($0) }
        service.show(DesktopNotification(identifier: "a", title: "1")) { _ in }
        bus.emit(
            "ActionInvoked", of: "org.freedesktop.portal.Notification",
            [.string("a"), .string("reply"), .array([], of: "v")])
        #expect(bus.calls.map(\.method) == ["AddNotification"])
        #expect(events == [.chosen(action: "reply", identifier: "a"), .removed(identifier: "a")])
    }
}
