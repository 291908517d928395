extension CALayer {
    /// Typeset text that is drawn above `contents`.
    package final var textContents: TextContents? {
        get {
            if flags.contains(.defersText) { resolveDeferredText() }
            return extras?.textContents
        }
        set {
            flags.remove(.defersText)
            extras?.textSource = nil
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
    /// Text that never becomes visible is therefore never typeset. A copy of the layer defers its text, too, and reads it from
    /// the layer.
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

    /// The maximum distance by which deferred text may extend beyond the bounds, in points; infinity if it is unknown.
    final var maximumTextOverhang: CGFloat {
        extras?.textSource.map { $0.maximumTextOverhang } ?? owner?.maximumTextOverhang ?? .infinity
    }

    final func resolveDeferredText() {
        flags.remove(.defersText)
        let source = extras?.textSource
        extras?.textSource = nil
        let text = source.map { $0.textContents } ?? owner?.deferredLayerText
        if text != nil || extras?.textContents != nil { ensureExtras().textContents = text }
    }
}
