internal import CGTK
package import OpenCoreGraphics

/// A place where programs leave content for each other: the clipboard, or the selection that the middle button pastes.
///
/// Without a connection to a display server it holds the program's own content. Content is offered as long as the
/// program runs, in the types it says; bytes are made when somebody asks for them.
@MainActor
package final class SystemClipboard {
    /// What copy and paste work with.
    package static let general = SystemClipboard(isPrimary: false)
    /// What was selected last, in whatever program.
    package static let primary = SystemClipboard(isPrimary: true)

    private let isPrimary: Bool
    private var own: ClipboardContent?
    private var clipboard: OpaquePointer?
    private var connections = SignalConnections()
    private var isSetting = false
    /// Called when the content was replaced, by this program or another one.
    package var onChange: (@MainActor () -> Void)?

    private init(isPrimary: Bool) {
        self.isPrimary = isPrimary
    }

    /// Whether the content is this program's own.
    package var isOwn: Bool {
        attach().map { gdk_clipboard_is_local($0) != 0 } ?? true
    }

    /// This program's own content, while nobody has replaced it.
    package var ownContent: ClipboardContent? {
        isOwn ? own : nil
    }

    /// The MIME types on offer, best first.
    package var mimeTypes: [String] {
        guard let clipboard = attach(), !isOwn else { return own?.mimeTypes ?? [] }
        var count: gsize = 0
        guard let names = gdk_content_formats_get_mime_types(gdk_clipboard_get_formats(clipboard), &count) else {
            return []
        }
        return (0..<Int(count)).compactMap { names[$0].map { String(cString: $0) } }
    }

    /// Replaces the content; nil leaves nothing.
    package func setContent(_ content: ClipboardContent?) {
        own = content
        if let clipboard = attach() { take(clipboard, for: content) }
        onChange?()
    }

    /// Asks for the first of the types that is on offer.
    ///
    /// The program's own content is there before the call returns.
    ///
    /// - Parameter completion: Gets the bytes, or nil if there are none to be had.
    package func read(_ mimeTypes: [String], completion: @escaping @MainActor (Data?) -> Void) {
        guard let clipboard = attach(), !isOwn else { return completion(ownData(mimeTypes)) }
        _ = ClipboardReading.start(mimeTypes, from: .clipboard(clipboard), completion: completion)
    }

    /// Waits for the first of the types that is on offer, but not longer than so many seconds.
    package func readNow(_ mimeTypes: [String], upTo seconds: TimeInterval = 1) -> Data? {
        guard let clipboard = attach(), !isOwn else { return ownData(mimeTypes) }
        var answer: Data??
        let reading = ClipboardReading.start(mimeTypes, from: .clipboard(clipboard)) { answer = .some($0) }
        if !NestedWait.wait(upTo: seconds, until: { answer != nil }) { reading.cancel() }
        return answer ?? nil
    }

    private func ownData(_ mimeTypes: [String]) -> Data? {
        guard let own, let type = own.mimeTypes.first(where: mimeTypes.contains) else { return nil }
        return own.data(as: type)
    }

    /// Offers content without taking it for a change that comes from elsewhere.
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

    /// The display's clipboard, once there is a display.
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

    /// The display says that the content was replaced.
    private func changed() {
        guard !isSetting else { return }
        guard !NestedWait.isWaiting else { return NestedWait.postpone { [self] in changed() } }
        if let own, let clipboard, isStillOurs {
            // GDK took the late answer of a former owner for a new one.
            return take(clipboard, for: own)
        }
        if !isOwn { own = nil }
        onChange?()
    }

    /// Whether GDK says that the content is another program's, and the display server that it is ours.
    private var isStillOurs: Bool {
        guard !isOwn, let display = gdk_display_get_default() else { return false }
        return SelectionOwner.isThisProgram(of: isPrimary ? "PRIMARY" : "CLIPBOARD", on: display)
    }
}
