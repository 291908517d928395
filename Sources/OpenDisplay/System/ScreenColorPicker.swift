/// The result of picking a color on the screen.
package enum ScreenColorResult: Equatable {
    /// The components of the color in sRGB, between 0 and 1.
    case picked(red: Double, green: Double, blue: Double)
    /// The user has picked no color.
    case cancelled
    case failed(BusError)
}

/// A service with which the user picks the color of a point of the screen, also outside of the windows of the program.
@MainActor
package protocol ScreenColorPicking: AnyObject {
    /// Determines whether the desktop offers this; the closure is called later, exactly once.
    func check(completion: @escaping @MainActor (Bool) -> Void)
    /// Lets the user pick a color; the closure is called later, exactly once.
    func pick(
        over parent: (any DisplaySurface)?, completion: @escaping @MainActor (ScreenColorResult) -> Void)
}

/// Picks colors with the method `PickColor` of the portal `org.freedesktop.portal.Screenshot`.
@MainActor
package final class ScreenColorPicker: ScreenColorPicking {
    private static let portal = DesktopPortal.interface("Screenshot")
    /// The version of the interface that has the method.
    private static let leastVersion = 2

    private let bus: (any MessageBus)?

    /// - Parameter bus: The session bus, or `nil` if there is none.
    package init(bus: (any MessageBus)?) {
        self.bus = bus
    }

    /// Creates the picker of the desktop.
    package convenience init() {
        self.init(bus: SessionBus.connection)
    }

    package func check(completion: @escaping @MainActor (Bool) -> Void) {
        guard let bus else { return completion(false) }
        DesktopPortal.requestVersion(of: Self.portal, on: bus) { result in
            completion((try? result.get()).map { $0 >= Self.leastVersion } ?? false)
        }
    }

    package func pick(
        over parent: (any DisplaySurface)?, completion: @escaping @MainActor (ScreenColorResult) -> Void
    ) {
        guard let bus else { return completion(.failed(.noBus)) }
        _ = PortalDialog("PickColor", of: Self.portal, [], options: [:], over: parent, on: bus) {
            completion(Self.result($0))
        }
    }

    private static func result(_ response: PortalRequest.Response) -> ScreenColorResult {
        switch response {
        case .results(let results):
            let parts = results["color"]?.asElements?.compactMap { $0.asDouble } ?? []
            guard parts.count == 3 else { return .failed(.failed("The portal returned no color.")) }
            return .picked(red: parts[0], green: parts[1], blue: parts[2])
        case .cancelled: return .cancelled
        case .failed(let error): return .failed(error)
        }
    }
}
