extension CALayer {
    /// Typeset text that is drawn above `contents`.
    package final var textContents: TextContents? {
        get {
            if flags.contains(.defersText) { resolveDeferredText() }
            return extras?.textContents
        }
        set {
            flags.remove(.defersText)
            if newValue == nil, extras?.textContents == nil { return }
            ensureExtras().textContents = newValue
            markRenderDirty(.content)
        }
    }

    /// Changes the color of the text without typesetting it again.
    package final func recolorText(_ color: CGColor) {
        guard let extras, let old = extras.textContents, old.color != color else { return }
        extras.textContents?.color = color
        markRenderDirty(.colors)
    }

    /// Marks the text as changed and defers it until it is first read, when `owner` provides it.
    ///
    /// Text that never becomes visible is therefore never typeset.
    package final func deferText() {
        flags.insert(.defersText)
        markRenderDirty(.content)
    }

    /// Whether the text is deferred and has not been requested from the owner yet.
    package final var defersText: Bool {
        flags.contains(.defersText)
    }

    /// Whether the layer has text or deferred text, which may turn out to be empty.
    package final var showsText: Bool {
        flags.contains(.defersText) || extras?.textContents != nil
    }

    final func resolveDeferredText() {
        flags.remove(.defersText)
        let text = owner?.deferredLayerText
        if text != nil || extras?.textContents != nil { ensureExtras().textContents = text }
    }
}
