import Foundation

/// The notifications of the user's desktop: those of the daemon, or those of the portal for a program in a sandbox.
@MainActor
package enum DesktopNotifications {
    /// Returns the service of this program, or `nil` if there is no session bus.
    package static func makeService() -> (any NotificationService)? {
        SessionBus.connection.map {
            makeService(on: $0, isInSandbox: FileManager.default.fileExists(atPath: "/.flatpak-info"))
        }
    }

    /// Returns the service for a program that may be in a sandbox, where the daemon cannot be reached.
    static func makeService(on bus: any MessageBus, isInSandbox: Bool) -> any NotificationService {
        isInSandbox
            ? NotificationPortal(bus: bus) : NotificationDaemon(bus: bus, program: ProgramIdentity.identifier)
    }
}
