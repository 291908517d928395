extension UIDevice {
    /// The states of the battery.
    public enum BatteryState: Int, Sendable {
        /// Not monitored, or there is no battery.
        case unknown = 0
        /// The battery is being discharged.
        case unplugged = 1
        case charging = 2
        case full = 3
    }

    /// The charge of the battery from 0 to 1; -1 unless it is monitored, or if there is no battery.
    public var batteryLevel: Float {
        isBatteryMonitoringEnabled ? Battery.read()?.level ?? -1 : -1
    }

    /// The state of the battery, which is unknown unless it is monitored.
    public var batteryState: BatteryState {
        isBatteryMonitoringEnabled ? Battery.read()?.state ?? .unknown : .unknown
    }
}

/// A battery of the computer, as the kernel describes it.
struct Battery: Equatable {
    var level: Float
    var state: UIDevice.BatteryState

    /// Returns the first battery of the computer, not that of a mouse or another device; `nil` if there is none.
    static func read(in folder: String = "/sys/class/power_supply") -> Battery? {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted() ?? []
        return names.lazy.compactMap { Battery(in: folder + "/" + $0) }.first
    }

    private init?(in folder: String) {
        func text(_ name: String) -> String? {
            let contents = try? String(contentsOfFile: folder + "/" + name, encoding: .utf8)
            return contents?.trimmingCharacters(in: .whitespacesAndNewlines)
        }
        guard text("type") == "Battery", text("scope") != "Device", let capacity = text("capacity").flatMap(Float.init)
        else { return nil }
        level = min(max(capacity / 100, 0), 1)
        switch text("status") {
        case "Charging": state = .charging
        case "Full", "Not charging": state = .full
        case "Discharging": state = .unplugged
        default: state = .unknown
        }
    }
}
