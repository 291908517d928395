extension CALayer {
    final func ensureExtras() -> LayerExtras {
        if let extras { return extras }
        let extras = LayerExtras()
        self.extras = extras
        return extras
    }

    /// The name of the layer, for debugging and searching.
    public var name: String? {
        get { extras?.name }
        set { ensureExtras().name = newValue }
    }

    /// The actions for property changes, by key.
    public var actions: [String: any CAAction]? {
        get { extras?.actions }
        set { ensureExtras().actions = newValue }
    }

    /// Default values for keys; the entry `"actions"` is part of the search for actions.
    public var style: [AnyHashable: Any]? {
        get { extras?.style }
        set { ensureExtras().style = newValue }
    }

    /// A layer whose alpha channel masks this layer, in this layer's coordinates.
    ///
    /// It must not have a superlayer.
    public var mask: CALayer? {
        get { extras?.mask }
        set { changeMask(newValue) }
    }

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

    private func resolveDeferredText() {
        flags.remove(.defersText)
        let text = owner?.deferredLayerText
        if text != nil || extras?.textContents != nil { ensureExtras().textContents = text }
    }

    /// The model layer of a presentation layer, or the layer itself.
    public func model() -> Self {
        (extras?.original as? Self) ?? self
    }

    /// A description of the layer for diagnostics.
    package final var debugName: String {
        let owner = delegate.map { " of \(type(of: $0))" } ?? ""
        let name = extras?.name.map { " \"\($0)\"" } ?? ""
        return "\(type(of: self))\(name)\(owner)"
    }

    private func changeMask(_ mask: CALayer?) {
        guard mask !== extras?.mask else { return }
        if let mask, isSelfOrAncestor(mask) {
            LayerDiagnostics.report(
                "mask was set to the layer itself or one of its ancestors; the previous value is kept", at: self,
                hint: "Use a separate layer as the mask.")
            return
        }
        mask?.detach()
        extras?.mask?.parent = nil
        ensureExtras().mask = mask
        mask?.parent = self
        if let mask { propagateFlags(of: mask) }
        markRenderDirty(.content)
    }

    final func copyExtras(of layer: CALayer) {
        if layer.flags.contains(.defersText) { layer.resolveDeferredText() }
        guard let source = layer.extras else { return }
        let copy = ensureExtras()
        copy.name = source.name
        copy.style = source.style
        copy.actions = source.actions
        copy.userValues = source.userValues
        copy.textContents = source.textContents
        copy.timing = source.timing
    }
}
