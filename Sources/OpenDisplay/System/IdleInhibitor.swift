internal import Localization

/// A service that keeps the screen on and the computer awake while the user does not use it.
@MainActor
package protocol IdleInhibiting: AnyObject {
    /// Whether the desktop should not become idle.
    ///
    /// The request is asynchronous.
    var isInhibited: Bool { get set }
    /// Called when no service of the desktop accepts the request; the desktop may become idle.
    var onFailure: (@MainActor (BusError) -> Void)? { get set }
}

/// Inhibits idleness with the desktop's portal, or with `org.freedesktop.ScreenSaver` if there is no portal.
@MainActor
package final class IdleInhibitor: IdleInhibiting {
    /// What ends the inhibition.
    private enum Grant {
        case portal(BusInterface)
        case screenSaver(cookie: UInt32)
    }

    private static let portal = DesktopPortal.interface("Inhibit")
    private static let screenSaver = BusInterface(
        "org.freedesktop.ScreenSaver", at: "/org/freedesktop/ScreenSaver", of: "org.freedesktop.ScreenSaver")
    /// The flags of the portal for suspending the computer and for an idle session.
    private static let flags: UInt32 = 4 | 8
    private static let reason = LocalizedString.BuiltIn.programInUse.text()

    private let bus: (any MessageBus)?
    private let program: String
    private var grant: Grant?
    private var isRequesting = false
    package var onFailure: (@MainActor (BusError) -> Void)?

    package var isInhibited = false {
        didSet { if isInhibited != oldValue { update() } }
    }

    /// - Parameters:
    ///   - bus: The session bus, or `nil` if there is none.
    ///   - program: The name of the program for the user.
    package init(bus: (any MessageBus)?, program: String) {
        self.bus = bus
        self.program = program
    }

    /// Creates the inhibitor of this program in its session.
    package convenience init() {
        self.init(bus: SessionBus.connection, program: ProgramIdentity.identifier)
    }

    private func update() {
        guard !isRequesting else { return }
        if isInhibited, grant == nil { request() }
        if !isInhibited { release() }
    }

    private func request() {
        guard let bus else {
            onFailure?(.noBus)
            return
        }
        isRequesting = true
        let arguments: [DBusValue] = [
            .string(""), .uint32(Self.flags), .options(["reason": .string(Self.reason)]),
        ]
        bus.call("Inhibit", of: Self.portal, arguments, timeout: nil) { [self] result in
            guard case .path(let path)? = (try? result.get())?.first else { return requestFromScreenSaver(on: bus) }
            finish(.portal(BusInterface("org.freedesktop.portal.Request", at: path, of: DesktopPortal.service)))
        }
    }

    private func requestFromScreenSaver(on bus: any MessageBus) {
        let arguments: [DBusValue] = [.string(program), .string(Self.reason)]
        bus.call("Inhibit", of: Self.screenSaver, arguments, timeout: nil) { [self] result in
            switch result {
            case .success(let results):
                if case .uint32(let cookie)? = results.first { return finish(.screenSaver(cookie: cookie)) }
                fail(.failed("The screen saver returned no cookie."))
            case .failure(let error): fail(error)
            }
        }
    }

    private func finish(_ grant: Grant) {
        self.grant = grant
        isRequesting = false
        // It may have been changed meanwhile.
        update()
    }

    private func fail(_ error: BusError) {
        isRequesting = false
        if isInhibited { onFailure?(error) }
    }

    private func release() {
        switch grant {
        case .portal(let request): bus?.send("Close", of: request)
        case .screenSaver(let cookie): bus?.send("UnInhibit", of: Self.screenSaver, [.uint32(cookie)])
        case nil: break
        }
        grant = nil
    }
}
