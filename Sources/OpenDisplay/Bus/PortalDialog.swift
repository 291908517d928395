/// A request of the portal that asks the user over a window, which the portal knows by its handle.
@MainActor
final class PortalDialog {
    private let handle: WindowHandle
    private var request: PortalRequest?
    private var isClosed = false

    /// Calls a method of the portal when the handle of the window is known.
    ///
    /// - Parameters:
    ///   - arguments: The arguments between the handle of the window and the options.
    ///   - parent: The window; `nil` for a dialog that belongs to none.
    ///   - completion: Called later, exactly once unless the dialog is closed.
    init(
        _ method: String, of interface: BusInterface, _ arguments: [DBusValue], options: [String: DBusValue],
        over parent: (any DisplaySurface)?, on bus: any MessageBus,
        completion: @escaping @MainActor (PortalRequest.Response) -> Void
    ) {
        handle = WindowHandle(of: parent)
        handle.request { [self] name in
            guard !isClosed else { return }
            request = PortalRequest(method, of: interface, [.string(name)] + arguments, options: options, on: bus) {
                [self] response in
                handle.release()
                completion(response)
            }
        }
    }

    func close() {
        isClosed = true
        request?.close()
        handle.release()
    }
}
