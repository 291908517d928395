internal import CGTK
internal import OpenCoreGraphics

/// Connects a host widget's keys to the user's input method, and the input method to the text input client.
///
/// While there is a client and the window has the keyboard focus, every key is first passed to the input method. **A
/// key that only inserts its own character is not consumed**: GTK's input methods consume each letter and commit it
/// immediately, but UIKit reports every key to views, and a view that handles a press without calling super prevents
/// the character from being inserted. Therefore such a key is reported as a press with the committed text as its
/// characters. Keys of a composition (dead keys, the compose key, conversions) are handled by the input method only,
/// and are not reported as presses.
@MainActor
final class WindowInputMethod {
    /// The result of passing a key to the input method.
    enum Outcome: Equatable {
        /// The input method does not handle the key.
        case notHandled
        /// The key belongs to a composition.
        case taken
        /// The key inserts a text, and there was no composition.
        case writes(String)
    }

    private let host: UnsafeMutablePointer<GtkWidget>
    private let context: UnsafeMutablePointer<GtkIMContext>
    private var connections = SignalConnections()
    private var isFocused = false
    /// Whether marked text is shown.
    private var hasPreedit = false
    /// Whether the input method may have state, so that it must be reset when the text changes.
    private var hasState = false
    /// The text committed by the key that is being filtered, as long as the key had no other effect.
    private var pendingCommit: String?
    /// Whether the key that is being filtered has cleared the marked text, without a replacement yet.
    private var hasPendingClear = false
    private var isFiltering = false
    /// Whether the context is being reset; signals about the old composition are then ignored.
    private var isResetting = false
    private var reportedCaret: CGRect?
    private var reportedKind: TextInputKind?

    /// The receiver of text, or nil if there is none.
    weak var client: (any TextInputClient)? {
        didSet { if client !== oldValue { clientDidChange() } }
    }

    /// Whether the window has the keyboard focus.
    var isWindowActive = false {
        didSet { if isWindowActive != oldValue { updateFocus() } }
    }

    /// Returns nil if GTK cannot create a context.
    init?(host: UnsafeMutablePointer<GtkWidget>) {
        guard let made = gtk_im_multicontext_new() else { return nil }
        self.host = host
        context = made
        gtk_im_context_set_client_widget(context, host)
        connectSignals()
        requestWaylandTextInput()
    }

    /// Makes GTK request the protocol for input methods of a Wayland desktop.
    ///
    /// GTK does so on the first use, which is when a text gets the focus, but desktops on wlroots 0.15 notify the protocol only
    /// when a window gets the keyboard focus. Input methods would have no effect until the user has left the window once.
    private func requestWaylandTextInput() {
        if DisplayConnection.hasWaylandGlobal("zwp_text_input_manager_v3") { gtk_im_context_reset(context) }
    }

    /// Detaches from the widget.
    ///
    /// Must be called before the object is deallocated.
    func stop() {
        client = nil
        connections.disconnectAll()
        gtk_im_context_set_client_widget(context, nil)
        g_object_unref(gpointer(context))
    }

    // MARK: Keys

    /// Passes a key event to the input method.
    func filter(_ event: OpaquePointer) -> Outcome {
        guard isFocused else { return .notHandled }
        updateCaret()
        let wasComposing = hasPreedit
        isFiltering = true
        pendingCommit = nil
        let isTaken = gtk_im_context_filter_keypress(context, event) != 0
        isFiltering = false
        if pendingCommit == nil { deliverPendingClear() }
        guard let text = pendingCommit else {
            hasState = hasState || isTaken
            return isTaken ? .taken : .notHandled
        }
        pendingCommit = nil
        hasPendingClear = false
        if isTaken, !wasComposing, !hasPreedit {
            hasState = false
            return .writes(text)
        }
        hasState = true
        client?.commit(text)
        return .taken
    }

    /// Delivers the held changes, because the key has another effect than inserting its own character.
    private func deliverPending() {
        guard let text = pendingCommit else { return deliverPendingClear() }
        pendingCommit = nil
        hasPendingClear = false
        client?.commit(text)
    }

    /// Delivers a held clear; input methods clear the marked text before they commit it, which clients should see as
    /// one change.
    private func deliverPendingClear() {
        guard hasPendingClear else { return }
        hasPendingClear = false
        client?.setMarkedText("", selectedRange: NSRange(location: 0, length: 0), attributes: [])
    }

    // MARK: Changes of the client

    /// Ends the composition after the text or the selection was changed by other means than the input method.
    func reset() {
        guard hasState || hasPreedit else { return }
        (hasState, hasPreedit) = (false, false)
        isResetting = true
        gtk_im_context_reset(context)
        isResetting = false
    }

    /// Updates the caret and the kind of text, which may have changed.
    func update() {
        updateKind()
        updateCaret()
    }

    private func clientDidChange() {
        reset()
        (reportedCaret, reportedKind) = (nil, nil)
        // A new client is a new field for the input method, too.
        setFocused(false)
        updateFocus()
    }

    private func updateFocus() {
        setFocused(isWindowActive && client != nil)
    }

    private func setFocused(_ desired: Bool) {
        guard desired != isFocused else { return }
        isFocused = desired
        if desired {
            reportedCaret = nil
            gtk_im_context_set_use_preedit(context, client?.showsMarkedText == true ? 1 : 0)
            gtk_im_context_focus_in(context)
            update()
        } else {
            gtk_im_context_focus_out(context)
        }
    }

    private func updateCaret() {
        guard isFocused, let rect = client?.caretRect, rect != reportedCaret, rect.isFinite else { return }
        reportedCaret = rect
        var area = GdkRectangle(
            x: Int32(clamping: Int(rect.minX.rounded(.down))), y: Int32(clamping: Int(rect.minY.rounded(.down))),
            width: Int32(clamping: max(Int(rect.width.rounded(.up)), 1)),
            height: Int32(clamping: max(Int(rect.height.rounded(.up)), 1)))
        gtk_im_context_set_cursor_location(context, &area)
    }

    private func updateKind() {
        guard let kind = client?.contentKind, kind != reportedKind else { return }
        reportedKind = kind
        set("input-purpose", gtk_input_purpose_get_type(), g_value_set_enum, gint(kind.purpose.gtk.rawValue))
        set("input-hints", gtk_input_hints_get_type(), g_value_set_flags, kind.hints.gtk)
    }

    private func set<Number>(
        _ property: String, _ type: GType, _ store: (UnsafeMutablePointer<GValue>?, Number) -> Void, _ number: Number
    ) {
        var value = GValue()
        g_value_init(&value, type)
        store(&value, number)
        g_object_set_property(UnsafeMutableRawPointer(context).assumingMemoryBound(to: GObject.self), property, &value)
        g_value_unset(&value)
    }
}

// MARK: - Signals of the input method

extension WindowInputMethod {
    private func connectSignals() {
        let committed: @convention(c) (gpointer?, UnsafePointer<CChar>?, gpointer?) -> Void = { _, text, data in
            guard let string = text.map({ String(cString: $0) }) else { return }
            withOwner(WindowInputMethod.self, of: data, otherwise: ()) { $0.committed(string) }
        }
        let changed: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in
            withOwner(WindowInputMethod.self, of: data, otherwise: ()) { $0.preeditChanged() }
        }
        let retrieve: @convention(c) (gpointer?, gpointer?) -> gboolean = { _, data in
            withOwner(WindowInputMethod.self, of: data, otherwise: 0) { $0.retrieveSurrounding() ? 1 : 0 }
        }
        let delete: @convention(c) (gpointer?, gint, gint, gpointer?) -> gboolean = { _, offset, count, data in
            withOwner(WindowInputMethod.self, of: data, otherwise: 0) {
                $0.deleteSurrounding(offset: Int(offset), count: Int(count)) ? 1 : 0
            }
        }
        connect("commit", unsafeBitCast(committed, to: GCallback.self))
        connect("preedit-changed", unsafeBitCast(changed, to: GCallback.self))
        connect("retrieve-surrounding", unsafeBitCast(retrieve, to: GCallback.self))
        connect("delete-surrounding", unsafeBitCast(delete, to: GCallback.self))
    }

    private func connect(_ signal: String, _ function: GCallback) {
        connections.connect(gpointer(context), signal, data: self, function: function)
    }

    private func committed(_ text: String) {
        guard !isResetting, !text.isEmpty else { return }
        guard !NestedWait.isWaiting else { return NestedWait.postpone { [weak self] in self?.committed(text) } }
        if isFiltering, pendingCommit == nil {
            pendingCommit = text
        } else {
            deliverPending()
            client?.commit(text)
        }
    }

    private func preeditChanged() {
        guard !isResetting else { return }
        guard !NestedWait.isWaiting else { return NestedWait.postpone { [weak self] in self?.preeditChanged() } }
        let preedit = currentPreedit()
        let isShown = !preedit.text.isEmpty
        // Input methods also report changes from empty to empty.
        guard isShown || hasPreedit else { return }
        let isCleared = isFiltering && !isShown && pendingCommit == nil
        hasPreedit = isShown
        if isCleared {
            hasPendingClear = true
            return
        }
        if isShown { hasPendingClear = false }
        deliverPending()
        client?.setMarkedText(
            preedit.text, selectedRange: NSRange(location: preedit.cursor, length: 0), attributes: preedit.attributes)
        updateCaret()
    }

    private func currentPreedit() -> (text: String, cursor: Int, attributes: [PreeditAttribute]) {
        var bytes: UnsafeMutablePointer<CChar>?
        var list: OpaquePointer?
        var cursor: gint = 0
        gtk_im_context_get_preedit_string(context, &bytes, &list, &cursor)
        defer {
            g_free(bytes)
            list.map { pango_attr_list_unref($0) }
        }
        let text = bytes.map { String(cString: $0) } ?? ""
        let attributes = list.map { PreeditAttribute.attributes(of: $0, in: text) } ?? []
        return (text, TextOffsets(text).utf16(atScalar: Int(cursor)), attributes)
    }

    private func retrieveSurrounding() -> Bool {
        guard !isResetting, !NestedWait.isWaiting else { return false }
        deliverPending()
        guard let surrounding = client?.surroundingText() else { return false }
        let offsets = TextOffsets(surrounding.text)
        gtk_im_context_set_surrounding_with_selection(
            context, surrounding.text, gint(clamping: surrounding.text.utf8.count),
            gint(clamping: offsets.byte(atUTF16: surrounding.cursor)),
            gint(clamping: offsets.byte(atUTF16: surrounding.anchor)))
        return true
    }

    private func deleteSurrounding(offset: Int, count: Int) -> Bool {
        guard !isResetting, !NestedWait.isWaiting, count > 0 else { return false }
        deliverPending()
        return client?.deleteSurrounding(offset: offset, count: count) ?? false
    }
}
