import Foundation
import Testing

@testable import OpenDisplay

@Suite("The settings portal") @MainActor struct SettingsPortalTests {
    @Test("A session bus is used only if it is named or runs already, because GLib would otherwise start one")
    func bus() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(SessionBus.isNamed(in: ["DBUS_SESSION_BUS_ADDRESS": "unix:path=/run/bus"]))
        #expect(!SessionBus.isNamed(in: [:]))
        #expect(!SessionBus.isNamed(in: ["DBUS_SESSION_BUS_ADDRESS": "", "XDG_RUNTIME_DIR": folder.path]))
        try Data().write(to: folder.appendingPathComponent("bus"))
        #expect(SessionBus.isNamed(in: ["XDG_RUNTIME_DIR": folder.path]))
    }
}
