internal import CGTK

/// Observes presses of pointer buttons outside of the program's windows on X11, which close a menu.
///
/// X11 reports a press only to the window below the pointer, and an empty desktop does not take the focus either. The extension
/// for input devices reports the presses in all windows as raw events of the root window. Wayland reports no such presses.
@MainActor
final class X11OutsidePresses {
    private typealias QueryExtension =
        @convention(c) (
            OpaquePointer, UnsafePointer<CChar>, UnsafeMutablePointer<CInt>, UnsafeMutablePointer<CInt>,
            UnsafeMutablePointer<CInt>
        ) -> CInt
    private typealias SelectEvents = @convention(c) (OpaquePointer, UInt, UnsafeMutableRawPointer, CInt) -> CInt

    /// An `XIEventMask`.
    private struct EventMask {
        let device: CInt
        let length: CInt
        let bits: UnsafeMutablePointer<UInt8>?
    }

    /// The beginning of an `XGenericEventCookie`, each of whose fields begins at a multiple of its size.
    private struct EventHeader {
        let type: CInt
        let serial: UInt
        let isSynthetic: CInt
        let server: OpaquePointer?
        let extensionCode: CInt
        let extensionType: CInt
    }

    private static let genericEvent: CInt = 35
    private static let rawButtonPress: CInt = 15
    private static let allPointers: CInt = 1

    /// A `GdkDisplay *`.
    private let display: OpaquePointer
    private let server: X11Server
    private let extensionCode: CInt
    private let selectEvents: SelectEvents
    private let action: @MainActor () -> Void
    private var connections = SignalConnections()

    /// Returns nil on other display servers.
    ///
    /// - Parameter action: Called at a press outside of all windows and popups of the program.
    init?(on display: OpaquePointer, _ action: @escaping @MainActor () -> Void) {
        guard let server = X11Server(of: display),
            let selectEvents = loadedFunction("XISelectEvents", SelectEvents.self),
            let code = Self.extensionCode(of: server.connection)
        else { return nil }
        (self.display, self.server, self.action) = (display, server, action)
        (self.selectEvents, extensionCode) = (selectEvents, code)
        select(true)
        let handler: @convention(c) (gpointer?, gpointer?, gpointer?) -> gboolean = { _, event, data in
            guard let event else { return 0 }
            let header = event.load(as: EventHeader.self)
            withOwner(X11OutsidePresses.self, of: data, otherwise: ()) { $0.handle(header) }
            return 0
        }
        connections.connect(
            gpointer(display), "xevent", data: self, function: unsafeBitCast(handler, to: GCallback.self))
    }

    /// Stops observing; must be called before the object is released.
    func stop() {
        connections.disconnectAll()
        select(false)
    }

    private static func extensionCode(of server: OpaquePointer) -> CInt? {
        var (code, event, error) = (CInt(0), CInt(0), CInt(0))
        let query = loadedFunction("XQueryExtension", QueryExtension.self)
        return query?(server, "XInputExtension", &code, &event, &error) == 1 ? code : nil
    }

    private func select(_ isSelected: Bool) {
        var bits: [UInt8] = [0, isSelected ? 1 << UInt8(Self.rawButtonPress - 8) : 0]
        bits.withUnsafeMutableBufferPointer { bits in
            var mask = EventMask(device: Self.allPointers, length: CInt(bits.count), bits: bits.baseAddress)
            _ = selectEvents(server.connection, server.root, &mask, 1)
        }
    }

    private func handle(_ event: EventHeader) {
        guard event.type == Self.genericEvent, event.extensionCode == extensionCode,
            event.extensionType == Self.rawButtonPress, !isPointerInProgram
        else { return }
        action()
    }

    private var isPointerInProgram: Bool {
        guard let seat = gdk_display_get_default_seat(display), let pointer = gdk_seat_get_pointer(seat) else {
            return true
        }
        return gdk_device_get_surface_at_position(pointer, nil, nil) != nil
    }
}
