import DesktopTestSupport
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

    private let fake = FakeBus()

    private func reports(_ namespace: String, _ values: [String: DBusValue]) {
        let group = DBusValue.entry(key: .string(namespace), value: .options(values))
        fake.reply = { _ in .success([.array([group], of: "{sa{sv}}")]) }
    }

    private func change(_ namespace: String, _ key: String, _ value: DBusValue) {
        fake.emit(
            "SettingChanged", of: "org.freedesktop.portal.Settings",
            [.string(namespace), .string(key), .variant(value)])
    }

    @Test("The first settings are read at once, also if they are wrapped twice")
    func reading() {
        reports(
            "org.freedesktop.appearance",
            ["color-scheme": .variant(.uint32(1)), "contrast": .uint32(1), "unknown": .string("")])
        let portal = SettingsPortal(bus: fake) {}
        #expect(portal.settings.colorScheme == .dark)
        #expect(portal.settings.preferences == .increasedContrast)
    }

    @Test("The setting for shapes in addition to colors does not request more contrast")
    func statusShapes() {
        reports("org.gnome.desktop.a11y.interface", ["show-status-shapes": .boolean(true)])
        let portal = SettingsPortal(bus: fake) {}
        #expect(portal.settings.preferences == .statusShapes)
        #expect(portal.settings.preferences.differentiatesWithoutColor)
        change("org.gnome.desktop.a11y.interface", "show-status-shapes", .boolean(false))
        #expect(portal.settings.preferences == [])
    }

    @Test("A changed setting is reported once, and others are not")
    func changes() {
        var count = 0
        let portal = SettingsPortal(bus: fake) { count += 1 }
        change("org.gnome.desktop.interface", "text-scaling-factor", .double(1.5))
        change("org.gnome.desktop.interface", "text-scaling-factor", .double(1.5))
        change("org.gnome.desktop.interface", "cursor-size", .int32(24))
        #expect(count == 1)
        #expect(portal.settings.textScale == 1.5)
    }

    @Test("Motion is reduced while any setting requests it")
    func reducedMotion() {
        let portal = SettingsPortal(bus: fake) {}
        change("org.freedesktop.appearance", "reduced-motion", .uint32(1))
        change("org.gnome.desktop.interface", "enable-animations", .boolean(false))
        change("org.freedesktop.appearance", "reduced-motion", .uint32(0))
        #expect(portal.settings.preferences == .reducedMotion)
        change("org.gnome.desktop.interface", "enable-animations", .boolean(true))
        #expect(portal.settings.preferences == [])
    }

    @Test("An accent color outside of the range of colors means none")
    func accentColor() {
        let portal = SettingsPortal(bus: fake) {}
        change("org.freedesktop.appearance", "accent-color", .structure([.double(1), .double(0.5), .double(0)]))
        #expect(portal.settings.accentColor?.components == [1, 0.5, 0, 1])
        change("org.freedesktop.appearance", "accent-color", .structure([.double(-1), .double(-1), .double(-1)]))
        #expect(portal.settings.accentColor == nil)
    }

    @Test(
        "Without a portal, or without permission, no setting is reported",
        arguments: [BusError.unavailable("no portal"), .denied("no permission"), .ended])
    func failure(error: BusError) {
        fake.reply = { _ in .failure(error) }
        let portal = SettingsPortal(bus: fake) {}
        #expect(portal.settings == PortalSettings())
        #expect(fake.calls.count == 1)
    }

    @Test("A portal that replies late is not waited for, and its settings are adopted later")
    func latePortal() {
        fake.reply = { _ in .failure(.timedOut) }
        var count = 0
        let portal = SettingsPortal(bus: fake) { count += 1 }
        #expect(portal.settings.colorScheme == nil)
        reports("org.freedesktop.appearance", ["color-scheme": .uint32(2)])
        fake.deliverReplies()
        #expect(portal.settings.colorScheme == .light)
        #expect(count == 1)
    }

    @Test("The text scale is GTK's unless it is the default, and otherwise the portal's")
    func textScale() {
        #expect(ThemeObserver.textScale(dotsPerInch: 120, portal: 2) == 1.25)
        #expect(ThemeObserver.textScale(dotsPerInch: 96, portal: 2) == 2)
        #expect(ThemeObserver.textScale(dotsPerInch: 0, portal: nil) == 1)
    }
}
