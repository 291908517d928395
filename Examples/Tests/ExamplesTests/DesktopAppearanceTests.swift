import Foundation
import Testing

@Suite(.serialized, .enabled(if: SettingsPortalMock.isInstalled))
struct DesktopAppearanceTests {
    private let server: XServer
    private let bus: SessionBus

    init() throws {
        server = try XServer()
        bus = try SessionBus()
    }

    /// Starts the counter and waits until its content no longer changes.
    private func startCounter(_ environment: [String: String]) throws -> WindowProgram {
        let counter = try WindowProgram("Counter", on: server, environment: environment)
        try counter.waitUntilStill()
        return counter
    }

    /// The brightness of the counter's background, from 0 to 255.
    private func background() throws -> Int {
        let color = try server.screenshot().color(x: 6, y: 6)
        return color.reduce(0) { $0 + Int($1) } / 3
    }

    @Test("A window is dark from its first frame if the desktop prefers dark content, and follows changes")
    func portal() throws {
        let portal = try SettingsPortalMock(1, on: bus, server)
        let counter = try startCounter(bus.environment)
        #expect(try background() < 60)
        try portal.set(0)
        #expect(try counter.framesOfEvent() > 0)
        #expect(try background() > 200)
        try portal.set(1)
        #expect(try counter.framesOfEvent() > 0)
        #expect(try background() < 60)
    }

    @Test("GTK's title bars get the appearance of the content")
    func titleBar() throws {
        let portal = try SettingsPortalMock(1, on: bus, server)
        let counter = try startCounter(bus.environment)
        #expect(try server.properties(of: "Counter", ["_GTK_THEME_VARIANT"]).contains("\"dark\""))
        withExtendedLifetime((portal, counter)) {}
    }

    @Test("Without a settings portal, a window has the appearance of GTK's settings")
    func fallback() throws {
        let onBus = try startCounter(bus.environment)
        #expect(try background() > 200)
        withExtendedLifetime(onBus) {}
    }

    @Test("A program continues when the session bus ends")
    func lostBus() throws {
        var bus: SessionBus? = try SessionBus()
        let counter = try startCounter(try #require(bus).environment)
        bus = nil
        #expect(try counter.exitStatus(within: 1) == nil)
    }
}
