import Foundation
import Testing

@testable import OpenDisplay

@Suite("Services on a real message bus", .enabled("needs dbus-daemon") { BusDaemon.isExpected }, .serialized)
@MainActor struct DesktopServicesTests {
    /// Runs a body with a bus, and a connection of the program to it.
    private func withBus(_ body: (BusDaemon, DBusConnection) throws -> Void) throws {
        let daemon = try BusDaemon()
        defer { daemon.stop() }
        let connection = try daemon.connect()
        defer { connection.close() }
        try body(daemon, connection)
    }

    // MARK: Files

    private let fileChooser = DesktopPortal.interface("FileChooser")

    /// Creates a portal whose file dialogs a closure implements: it returns the path of the request.
    private func makeFilePortal(
        on daemon: BusDaemon, _ implementation: @escaping BusService.Implementation
    ) throws -> BusService {
        try BusService(
            fileChooser, methods: [("OpenFile", ["s", "s", "a{sv}"], ["o"])], on: daemon, implementation)
    }

    /// Returns the request that the portal creates for the arguments of a call.
    private func request(_ arguments: [DBusValue], from connection: DBusConnection) -> BusInterface {
        let token = arguments.last?.asDictionary["handle_token"]?.asString ?? ""
        return BusInterface(
            "org.freedesktop.portal.Request", at: PortalRequest.path(sender: connection.name, token: token),
            of: DesktopPortal.service)
    }

    @Test("The files that the user chooses in the dialog of the portal are reported")
    func files() throws {
        try withBus { daemon, connection in
            var requests: [BusInterface] = []
            let portal = try makeFilePortal(on: daemon) { _, arguments in
                let request = request(arguments, from: connection)
                requests.append(request)
                return [.path(request.path)]
            }
            defer { portal.stop() }
            var result: FileChooserResult?
            let dialog = FileChooserPortal(bus: connection).choose(FileChooserRequest(.openFiles), over: nil) {
                result = $0
            }
            #expect(NestedWait.wait(upTo: 10) { !requests.isEmpty })
            portal.emit(
                "Response", of: requests.first,
                [.uint32(0), .options(["uris": .strings(["file:///a%20b"])])])
            #expect(NestedWait.wait(upTo: 10) { result != nil })
            #expect(result == .chosen([try #require(URL(string: "file:///a%20b"))]))
            withExtendedLifetime(dialog) {}
        }
    }

    @Test("A portal that denies a dialog is reported, and no other dialog is shown")
    func deniedFiles() throws {
        try withBus { daemon, connection in
            let portal = try makeFilePortal(on: daemon) { _, _ in
                throw BusService.Failure(name: "org.freedesktop.portal.Error.NotAllowed")
            }
            defer { portal.stop() }
            let chooser = DesktopFileChooser(portal: FileChooserPortal(bus: connection), fallback: NoChooser())
            var result: FileChooserResult?
            _ = chooser.choose(FileChooserRequest(.openFiles), over: nil) { result = $0 }
            #expect(NestedWait.wait(upTo: 10) { result != nil })
            #expect(result == .failed(.denied("The test refuses OpenFile.")))
        }
    }

    @Test("A portal that leaves the bus while its dialog is shown is a failure")
    func lostFiles() throws {
        try withBus { daemon, connection in
            var count = 0
            let portal = try makeFilePortal(on: daemon) { _, arguments in
                count += 1
                return [.path(request(arguments, from: connection).path)]
            }
            var result: FileChooserResult?
            let dialog = FileChooserPortal(bus: connection).choose(FileChooserRequest(.openFiles), over: nil) {
                result = $0
            }
            #expect(NestedWait.wait(upTo: 10) { count == 1 })
            portal.stop()
            #expect(NestedWait.wait(upTo: 10) { result != nil })
            #expect(result == .failed(.ended))
            withExtendedLifetime(dialog) {}
        }
    }

    // MARK: Settings

    @Test("The settings of a portal that replies late are adopted later, and a change is reported")
    func settings() throws {
        try withBus { daemon, connection in
            let appearance = DBusValue.string("org.freedesktop.appearance")
            let service = try BusService(
                DesktopPortal.interface("Settings"), methods: [("ReadAll", ["as"], ["a{sa{sv}}"])], on: daemon
            ) { _, _ in
                [.array([.entry(key: appearance, value: .options(["color-scheme": .uint32(1)]))], of: "{sa{sv}}")]
            }
            defer { service.stop() }
            // The service runs on the thread that waits for it, so it cannot reply before the wait has ended.
            let portal = SettingsPortal(bus: connection) {}
            #expect(portal.settings.colorScheme == nil)
            #expect(NestedWait.wait(upTo: 10) { portal.settings.colorScheme == .dark })
            service.emit("SettingChanged", [appearance, .string("contrast"), .variant(.uint32(1))])
            #expect(NestedWait.wait(upTo: 10) { portal.settings.preferences == .increasedContrast })
        }
    }

    // MARK: Notifications

    private let notifications = BusInterface(
        "org.freedesktop.Notifications", at: "/org/freedesktop/Notifications", of: "org.freedesktop.Notifications")

    @Test("A notification is shown by the daemon, and its action and dismissal are reported")
    func notification() throws {
        try withBus { daemon, connection in
            var shown: [DBusValue] = []
            let service = try BusService(
                notifications, methods: [("Notify", ["s", "u", "s", "s", "s", "as", "a{sv}", "i"], ["u"])], on: daemon
            ) { _, arguments in
                shown.append(arguments[3])
                return [.uint32(7)]
            }
            defer { service.stop() }
            let center = NotificationDaemon(bus: connection, program: "org.example.Test")
            var events: [DesktopNotificationEvent] = []
            center.onEvent = { events.append($0) }
            var isShown = false
            center.show(DesktopNotification(identifier: "a", title: "Title")) { _ in isShown = true }
            #expect(NestedWait.wait(upTo: 10) { isShown })
            #expect(shown == [.string("Title")])
            service.emit("ActionInvoked", [.uint32(7), .string("reply")])
            service.emit("NotificationClosed", [.uint32(7), .uint32(2)])
            #expect(NestedWait.wait(upTo: 10) { events.count == 2 })
            #expect(events == [.chosen(action: "reply", identifier: "a"), .dismissed(identifier: "a")])
        }
    }

    @Test("A notification of a session without a daemon is unavailable")
    func noNotifications() throws {
        try withBus { _, connection in
            var result: Result<Void, BusError>?
            NotificationDaemon(bus: connection, program: "org.example.Test")
                .show(DesktopNotification(identifier: "a", title: "Title")) { result = $0 }
            #expect(NestedWait.wait(upTo: 10) { result != nil })
            #expect(throws: BusError.self) { try result?.get() }
        }
    }
}

/// A chooser that must not be used.
private final class NoChooser: FileChooser {
    private final class Dialog: FileDialog {
        func close() {}
    }

    func choose(
        _ request: FileChooserRequest, over parent: (any DisplaySurface)?,
        completion: @escaping @MainActor (FileChooserResult) -> Void
    ) -> any FileDialog {
        completion(.cancelled)
        return Dialog()
    }
}
