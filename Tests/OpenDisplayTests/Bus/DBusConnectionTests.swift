import CGTK
import Foundation
import Testing

@testable import OpenDisplay

@Suite("Connections to a real message bus", .enabled("needs dbus-daemon") { BusDaemon.isExpected }, .serialized)
@MainActor struct DBusConnectionTests {
    private let bus = BusDaemon.interface
    private let name = "org.example.Service"

    private func withDaemon(_ body: (BusDaemon, DBusConnection) throws -> Void) throws {
        let daemon = try BusDaemon()
        defer { daemon.stop() }
        let connection = try daemon.connect()
        defer { connection.close() }
        try body(daemon, connection)
    }

    @Test("A call returns the results of the method")
    func results() throws {
        try withDaemon { daemon, connection in
            let reply = try #require(
                daemon.reply(to: "NameHasOwner", of: bus, [.string(connection.name)], on: connection))
            #expect(try reply.get() == [.boolean(true)])
        }
    }

    @Test("A service that does not exist is unavailable, and so is a method that does not exist")
    func unavailable() throws {
        try withDaemon { daemon, connection in
            for (method, interface) in [("Show", BusInterface(name, at: "/", of: name)), ("None", bus)] {
                let reply = try #require(daemon.reply(to: method, of: interface, on: connection))
                let error = try #require(throws: BusError.self) { try reply.get() }
                #expect(error.isUnavailable)
            }
        }
    }

    @Test("A file dialog of a session without a portal fails as unavailable")
    func noPortal() throws {
        try withDaemon { _, connection in
            var result: FileChooserResult?
            _ = FileChooserPortal(bus: connection).choose(FileChooserRequest(.openFiles), over: nil) { result = $0 }
            _ = NestedWait.wait(upTo: 10) { result != nil }
            guard case .failed(let error)? = result else {
                Issue.record("The result is \(String(describing: result)).")
                return
            }
            #expect(error.isUnavailable)
        }
    }

    @Test("The settings of a session without a portal are empty, and reading them does not block")
    func noSettings() throws {
        try withDaemon { _, connection in
            #expect(SettingsPortal(bus: connection) {}.settings == PortalSettings())
        }
    }

    @Test("The loss of a service is reported when its connection is closed")
    func loss() throws {
        try withDaemon { daemon, connection in
            var losses = 0
            let subscription = connection.watchForLoss(of: name) { losses += 1 }
            // The bus has received the subscription when it has replied to a later call.
            _ = daemon.reply(to: "GetId", of: bus, on: connection)
            let service = try daemon.connect()
            _ = daemon.reply(to: "RequestName", of: bus, [.string(name), .uint32(0)], on: service)
            service.close()
            #expect(NestedWait.wait(upTo: 10) { losses > 0 })
            subscription.cancel()
        }
    }

    @Test("The end of the bus is reported as the loss of its services")
    func end() throws {
        let daemon = try BusDaemon()
        let connection = try daemon.connect()
        var losses = 0
        let subscription = connection.watchForLoss(of: name) { losses += 1 }
        #expect(!connection.isClosed)
        daemon.stop()
        #expect(NestedWait.wait(upTo: 10) { losses > 0 })
        #expect(connection.isClosed)
        subscription.cancel()
    }

    @Test("A call fails when the bus ends, and the program continues")
    func lostBus() throws {
        let daemon = try BusDaemon()
        let connection = try daemon.connect()
        daemon.stop()
        let reply = try #require(daemon.reply(to: "GetId", of: bus, on: connection))
        #expect(throws: BusError.self) { try reply.get() }
    }

    @Test("The last reference to a connection with a subscription may be released on another thread, as GIO's does")
    func releasedElsewhere() async {
        await #expect(processExitsWith: .success) {
            let daemon = try await BusDaemon()
            let address = try await MainActor.run { () throws -> UInt in
                let connection = try daemon.connect()
                _ = connection.watchForEnd {}
                g_object_ref(UnsafeMutableRawPointer(connection.pointer))
                return UInt(bitPattern: connection.pointer)
            }
            await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
                DispatchQueue.global().async {
                    g_object_unref(UnsafeMutableRawPointer(bitPattern: address))
                    done.resume()
                }
            }
            await daemon.stop()
        }
    }
}
