import Foundation

/// The desktop portal, whose services ask the user: `org.freedesktop.portal.Desktop`.
package enum DesktopPortal {
    package static let service = "org.freedesktop.portal.Desktop"
    static let path = "/org/freedesktop/portal/desktop"
    /// The properties of the interfaces, such as their versions.
    private static let properties = BusInterface("org.freedesktop.DBus.Properties", at: path, of: service)

    /// Returns an interface of the portal, for example `FileChooser`.
    package static func interface(_ name: String) -> BusInterface {
        BusInterface("org.freedesktop.portal.\(name)", at: path, of: service)
    }

    /// Requests the version of an interface of the portal.
    @MainActor
    static func requestVersion(
        of interface: BusInterface, on bus: any MessageBus,
        completion: @escaping @MainActor (Result<Int, BusError>) -> Void
    ) {
        bus.call("Get", of: properties, [.string(interface.name), .string("version")], timeout: nil) { result in
            completion(result.map { $0.first?.unwrapped.asInteger ?? 0 })
        }
    }
}

/// A request of the portal that ends with a response, which may take as long as the user needs.
@MainActor
package final class PortalRequest {
    /// The response to a request.
    package enum Response: Equatable {
        /// The request was performed, with these results.
        case results([String: DBusValue])
        /// The user has cancelled the request.
        case cancelled
        case failed(BusError)
    }

    private static var count = 0
    /// The time in seconds after which a portal that has not accepted the request counts as unavailable.
    static let timeout = 10.0

    private let bus: any MessageBus
    private let request: BusInterface
    private var subscriptions: [BusSubscription] = []
    private var completion: (@MainActor (Response) -> Void)?

    /// Calls a method of the portal.
    ///
    /// - Parameters:
    ///   - arguments: The arguments before the options, which are the last one.
    ///   - completion: Called later, exactly once unless the request is closed.
    package init(
        _ method: String, of interface: BusInterface, _ arguments: [DBusValue], options: [String: DBusValue],
        on bus: any MessageBus, completion: @escaping @MainActor (Response) -> Void
    ) {
        Self.count += 1
        let token = "openuikit\(ProcessInfo.processInfo.processIdentifier)_\(Self.count)"
        self.bus = bus
        self.completion = completion
        request = BusInterface(
            "org.freedesktop.portal.Request", at: Self.path(sender: bus.name, token: token), of: DesktopPortal.service)
        // The response may arrive before the reply of the method.
        subscriptions = [
            bus.subscribe(to: "Response", of: request) { [weak self] in self?.finish(Self.response($0)) },
            bus.watchForLoss(of: DesktopPortal.service) { [weak self] in self?.finish(.failed(.ended)) },
        ]
        let options = DBusValue.options(options.merging(["handle_token": .string(token)]) { $1 })
        bus.call(method, of: interface, arguments + [options], timeout: Self.timeout) { [self] result in
            if case .failure(let error) = result { reject(error) }
        }
    }

    /// Returns the path of a request, which the portal derives from the caller's name and the token.
    static func path(sender: String, token: String) -> String {
        let name = sender.drop { $0 == ":" }.replacingOccurrences(of: ".", with: "_")
        return "\(DesktopPortal.path)/request/\(name)/\(token)"
    }

    /// Reads the arguments of the signal `Response`: a number, and results.
    private static func response(_ arguments: [DBusValue]) -> Response {
        switch arguments.first?.asInteger {
        case 0: .results(arguments.dropFirst().first?.asDictionary ?? [:])
        case 1: .cancelled
        default: .failed(.failed("The request was ended by the portal."))
        }
    }

    private func reject(_ error: BusError) {
        // A slow portal might show its dialog later.
        if error == .timedOut { bus.send("Close", of: request) }
        finish(.failed(error))
    }

    private func finish(_ response: Response) {
        let action = completion
        end()
        action?(response)
    }

    private func end() {
        for subscription in subscriptions { subscription.cancel() }
        subscriptions = []
        completion = nil
    }

    /// Ends the request, and what the portal shows for it; `completion` is not called.
    package func close() {
        guard completion != nil else { return }
        end()
        bus.send("Close", of: request)
    }
}
