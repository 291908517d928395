internal import CGTK
package import OpenCoreGraphics

/// A system pasteboard: the clipboard, or the primary selection, which the middle mouse button pastes.
///
/// Without a connection to a display server, it holds the program's own content. Content is offered while the program
/// runs, in its own types; its data is created on demand.
@MainActor
package final class SystemClipboard {
    /// The clipboard, used by copy and paste.
    package static let general = SystemClipboard(isPrimary: false)
    /// The primary selection: the content selected last, in any program.
    package static let primary = SystemClipboard(isPrimary: true)

    private let isPrimary: Bool
    private var own: ClipboardContent?
    /// The content of a simulated program; `nil` if there is none.
    private var foreign: ForeignContent?
    private var clipboard: OpaquePointer?
    private var connections = SignalConnections()
    private var isSetting = false
    /// Called when this program or another one has replaced the content.
    package var onChange: (@MainActor () -> Void)?

    private init(isPrimary: Bool) {
        self.isPrimary = isPrimary
    }

    /// Whether the content belongs to this program.
    package var isOwn: Bool {
        foreign == nil && attach().map { gdk_clipboard_is_local($0) != 0 } ?? true
    }

    /// This program's own content, or nil if another program has replaced it.
    package var ownContent: ClipboardContent? {
        isOwn ? own : nil
    }

    /// The available MIME types in order of preference.
    package var mimeTypes: [String] {
        if let foreign { return foreign.mimeTypes }
        guard let clipboard = attach(), !isOwn else { return own?.mimeTypes ?? [] }
        var count: gsize = 0
        guard let names = gdk_content_formats_get_mime_types(gdk_clipboard_get_formats(clipboard), &count) else {
            return []
        }
        return (0..<Int(count)).compactMap { names[$0].map { String(cString: $0) } }
    }

    /// Replaces the content; nil clears it.
    package func setContent(_ content: ClipboardContent?) {
        own = content
        foreign = nil
        if let clipboard = attach() { take(clipboard, for: content) }
        onChange?()
    }

    /// Simulates that another program replaces the content; `nil` removes it, so that the clipboard is empty.
    ///
    /// Then the content of a display is not used until the program replaces the content.
    package func setForeign(_ content: ForeignContent?) {
        own = nil
        foreign = content
        report()
    }

    /// Calls ``onChange`` for a change that is not the program's.
    package func report() {
        DesktopReport.clipboard(isPrimary: isPrimary, mimeTypes: isOwn ? nil : mimeTypes).handle { onChange?() }
    }

    /// Requests the first of the types that is available.
    ///
    /// For the program's own content, `completion` is called before the method returns.
    ///
    /// - Parameter completion: Receives the data, or nil if it is not available.
    package func read(_ mimeTypes: [String], completion: @escaping @MainActor (Data?) -> Void) {
        guard !isOwn else { return completion(ownData(mimeTypes)) }
        request(mimeTypes).load(send: { send(mimeTypes, $0) }, completion: completion)
    }

    private func request(_ mimeTypes: [String]) -> DesktopRequest {
        DesktopRequest(isPrimary ? .primary : .clipboard, mimeTypes: mimeTypes)
    }

    private func send(_ mimeTypes: [String], _ completion: @escaping @MainActor (Data?) -> Void) {
        guard foreign == nil, let clipboard = attach() else { return completion(foreign?.data(mimeTypes)) }
        let types = Self.requestable(mimeTypes, offered: self.mimeTypes)
        guard !types.isEmpty else { return completion(nil) }
        _ = ClipboardReadRequest.start(types, from: .clipboard(clipboard), completion: completion)
    }

    /// Returns the types that another program offers, or all types while it is not known what the program offers.
    ///
    /// GDK requests other types, too, which programs of X11 such as xclip answer with the data of another type.
    static func requestable(_ mimeTypes: [String], offered: [String]) -> [String] {
        offered.isEmpty ? mimeTypes : mimeTypes.filter(offered.contains)
    }

    /// Waits for the first of the types that is available, at most for a number of seconds.
    package func readNow(_ mimeTypes: [String], upTo seconds: TimeInterval = 1) -> Data? {
        guard !isOwn else { return ownData(mimeTypes) }
        return request(mimeTypes).answer { .data(wait(for: mimeTypes, upTo: seconds)) }.data
    }

    private func wait(for mimeTypes: [String], upTo seconds: TimeInterval) -> Data? {
        guard foreign == nil, let clipboard = attach() else { return foreign?.data(mimeTypes) }
        let types = Self.requestable(mimeTypes, offered: self.mimeTypes)
        guard !types.isEmpty else { return nil }
        var answer: Data??
        let reading = ClipboardReadRequest.start(types, from: .clipboard(clipboard)) { answer = .some($0) }
        if !NestedWait.wait(upTo: seconds, until: { answer != nil }) { reading.cancel() }
        return answer ?? nil
    }

    private func ownData(_ mimeTypes: [String]) -> Data? {
        guard let own, let type = own.mimeTypes.first(where: mimeTypes.contains) else { return nil }
        return own.data(as: type)
    }

    /// Offers content without reporting it as a change by another program.
    private func take(_ clipboard: OpaquePointer, for content: ClipboardContent?) {
        isSetting = true
        offer(content, on: clipboard)
        isSetting = false
    }

    private func offer(_ content: ClipboardContent?, on clipboard: OpaquePointer) {
        guard let content, let provider = ContentProvider.make(content) else {
            gdk_clipboard_set_content(clipboard, nil)
            return
        }
        gdk_clipboard_set_content(clipboard, provider)
        g_object_unref(gpointer(provider))
    }

    /// Returns the display's clipboard, or nil if there is no display.
    private func attach() -> OpaquePointer? {
        if let clipboard { return clipboard }
        guard DisplaySystem.isConnected, let display = gdk_display_get_default() else { return nil }
        let found = isPrimary ? gdk_display_get_primary_clipboard(display) : gdk_display_get_clipboard(display)
        guard let found else { return nil }
        clipboard = found
        let changed: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in
            withOwner(SystemClipboard.self, of: data, otherwise: ()) { $0.changed() }
        }
        connections.connect(
            gpointer(found), "changed", data: self, function: unsafeBitCast(changed, to: GCallback.self))
        if let own { offer(own, on: found) }
        return found
    }

    /// Called by the display when the content has been replaced.
    private func changed() {
        guard !isSetting else { return }
        guard !NestedWait.isWaiting else { return NestedWait.postpone { [self] in changed() } }
        if let own, let clipboard, isOwnedAccordingToServer {
            // GDK has treated the late reply of a previous owner as a change of owner.
            return take(clipboard, for: own)
        }
        if !isOwn { own = nil }
        report()
    }

    /// Whether GDK considers the content another program's, although according to the display server it is ours.
    private var isOwnedAccordingToServer: Bool {
        guard !isOwn, let display = gdk_display_get_default() else { return false }
        return SelectionOwner.isThisProgram(of: isPrimary ? "PRIMARY" : "CLIPBOARD", on: display)
    }
}
