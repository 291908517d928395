/// The settings that the desktop provides through the portal `org.freedesktop.portal.Settings`.
@MainActor
final class SettingsPortal {
    private static let interface = DesktopPortal.interface("Settings")
    /// The time that the first window waits for the portal, in seconds.
    private static let timeout = 0.2

    private let bus: any MessageBus
    private let onChange: @MainActor () -> Void
    private var subscription: BusSubscription?
    private(set) var settings = PortalSettings()

    /// Observes the portal, and reads the settings.
    ///
    /// - Parameter onChange: Called when a setting has changed, also if the portal replies late for the first time.
    init(bus: any MessageBus, onChange: @escaping @MainActor () -> Void) {
        self.bus = bus
        self.onChange = onChange
        subscription = bus.subscribe(to: "SettingChanged", of: Self.interface) { [weak self] in
            self?.settingChanged($0)
        }
        read()
    }

    isolated deinit {
        subscription?.cancel()
    }

    /// Reads the settings and waits for a short time, so that the first frame has the right colors.
    private func read() {
        switch bus.callAndWait("ReadAll", of: Self.interface, Self.arguments, timeout: Self.timeout) {
        case .success(let results): adopt(results)
        case .failure(.timedOut): readLater()
        case .failure: break
        }
    }

    private static var arguments: [DBusValue] { [.strings(PortalSettings.namespaces)] }

    /// Reads the settings of a portal that the desktop is still starting.
    private func readLater() {
        bus.call("ReadAll", of: Self.interface, Self.arguments, timeout: nil) { [weak self] result in
            guard let self, case .success(let results) = result else { return }
            adopt(results)
            onChange()
        }
    }

    private func adopt(_ results: [DBusValue]) {
        if let groups = results.first { settings.adopt(groups: groups) }
    }

    /// - Parameter arguments: The namespace, the key and the new value.
    private func settingChanged(_ arguments: [DBusValue]) {
        guard arguments.count == 3, let namespace = arguments[0].asString, let key = arguments[1].asString else {
            return
        }
        let old = settings
        settings.adopt(arguments[2], for: key, in: namespace)
        if settings != old { onChange() }
    }
}
