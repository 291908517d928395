internal import OpenDisplay

/// Presents an accessibility tree on the accessibility bus while an assistive technology is running.
@MainActor final class ATSPIProvider {
    private static let registry = "org.a11y.atspi.Registry"

    private let responder: ATSPIResponder
    private var connection: DBusConnection?
    private var objects: ATSPIObjects?

    init(tree: AccessibilityTree, source: any AccessibilitySource) {
        responder = ATSPIResponder(tree: tree, source: source)
    }

    /// Connects to the accessibility bus, whose address is requested on the session bus.
    func start(_ session: any MessageBus) {
        let bus = BusInterface(
            AccessibilityStatusWatcher.busName, at: AccessibilityStatusWatcher.busPath,
            of: AccessibilityStatusWatcher.busName)
        session.call("GetAddress", of: bus, [], timeout: nil) { [weak self] result in
            guard self != nil, let address = (try? result.get())?.first?.asString else { return }
            DBusConnection.connect(to: address) { [weak self] in self?.present($0) }
        }
    }

    /// Registers the objects and the program.
    private func present(_ connection: DBusConnection?) {
        guard let connection else { return }
        self.connection = connection
        responder.busName = connection.name
        responder.source?.updateTree()
        objects = ATSPIObjects(responder: responder, connection: connection)
        let socket = BusInterface("org.a11y.atspi.Socket", at: ATSPIReference.root, of: Self.registry)
        connection.call("Embed", of: socket, [responder.reference(to: .application).value]) { [weak self] result in
            self?.embedded(in: (try? result.get())?.first?.asElements ?? [])
        }
    }

    /// Stores the parent that the registry assigned, and reports changes from now on.
    private func embedded(in desktop: [DBusValue]) {
        guard desktop.count == 2, let name = desktop[0].asString, let path = desktop[1].asString else { return }
        responder.desktop = ATSPIReference(name: name, path: path)
        responder.tree.onEvent = { [weak self] in self?.report($0) }
        reportWindows()
    }

    /// Reports the windows that were there before, because clients may not know which one is active.
    private func reportWindows() {
        for id in responder.tree[.application]?.children ?? [] {
            guard responder.tree[id]?.states.contains(.active) == true else { continue }
            report(.stateChanged(.active, isOn: true, of: id))
        }
    }

    private func report(_ event: AccessibilityEvent) {
        connection?.emit(responder.signals(for: event))
    }

    /// Removes the program from the bus.
    func stop() {
        responder.tree.onEvent = { _ in }
        objects?.unregister()
        objects = nil
        connection?.close()
        connection = nil
    }
}
