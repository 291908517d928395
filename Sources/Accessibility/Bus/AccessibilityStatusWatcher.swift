internal import CGTK
internal import OpenDisplay

/// Observes on the session bus whether assistive technologies are running.
///
/// This costs a match rule; no message arrives until the state changes.
@MainActor final class AccessibilityStatusWatcher {
    /// Whether the desktop requests accessible programs, and whether a screen reader is running.
    struct Status: Equatable {
        var isEnabled = false
        var isScreenReaderEnabled = false

        var isActive: Bool { isEnabled || isScreenReaderEnabled }
    }

    static let busName = "org.a11y.Bus"
    static let busPath = "/org/a11y/bus"
    private static let statusInterface = "org.a11y.Status"
    private static let propertiesInterface = "org.freedesktop.DBus.Properties"

    private(set) var status = Status()
    /// The connection to the session bus while the accessibility bus is available.
    private(set) var session: (any MessageBus)?
    private let onChange: @MainActor () -> Void
    private var subscription: BusSubscription?

    init(onChange: @escaping @MainActor () -> Void) {
        self.onChange = onChange
    }

    /// Starts observing; the watcher must not be deallocated afterwards.
    func start() {
        g_bus_watch_name(
            G_BUS_TYPE_SESSION, Self.busName, G_BUS_NAME_WATCHER_FLAGS_NONE,
            { connection, _, _, data in
                guard let data, let connection else { return }
                nonisolated(unsafe) let call = (owner: data, bus: connection)
                MainActor.assumeIsolated {
                    let watcher = Unmanaged<AccessibilityStatusWatcher>.fromOpaque(call.owner).takeUnretainedValue()
                    watcher.busAppeared(call.bus)
                }
            },
            { _, _, data in
                guard let data else { return }
                nonisolated(unsafe) let owner = data
                MainActor.assumeIsolated {
                    Unmanaged<AccessibilityStatusWatcher>.fromOpaque(owner).takeUnretainedValue().busVanished()
                }
            }, Unmanaged.passUnretained(self).toOpaque(), nil)
    }

    private func busAppeared(_ bus: OpaquePointer) {
        // Otherwise GIO terminates the process when the session bus exits.
        g_dbus_connection_set_exit_on_close(bus, 0)
        observe(DBusConnection(retaining: bus))
    }

    /// Requests the status, and observes it.
    func observe(_ session: any MessageBus) {
        self.session = session
        let properties = BusInterface(Self.propertiesInterface, at: Self.busPath, of: Self.busName)
        subscription = session.subscribe(to: "PropertiesChanged", of: properties) { [weak self] arguments in
            guard arguments.first?.asString == Self.statusInterface else { return }
            self?.adopt(arguments.dropFirst().first)
        }
        session.call("GetAll", of: properties, [.string(Self.statusInterface)], timeout: nil) { [weak self] result in
            self?.adopt((try? result.get())?.first)
        }
    }

    private func busVanished() {
        subscription?.cancel()
        subscription = nil
        session = nil
        change(to: Status())
    }

    /// Adopts the values of a dictionary of properties.
    private func adopt(_ properties: DBusValue?) {
        var new = status
        for case .entry(.string(let name), .variant(.boolean(let value))) in properties?.asElements ?? [] {
            switch name {
            case "IsEnabled": new.isEnabled = value
            case "ScreenReaderEnabled": new.isScreenReaderEnabled = value
            default: break
            }
        }
        change(to: new)
    }

    private func change(to new: Status) {
        guard new != status else { return }
        status = new
        onChange()
    }
}
