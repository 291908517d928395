extension CALayer {
    /// Returns whether the layer is marked as needing layout.
    public func needsLayout() -> Bool {
        flags.contains(.needsLayout)
    }

    final func markNeedsLayout() {
        guard !flags.contains(.needsLayout) else { return }
        flags.insert(.needsLayout)
        markAncestors(.descendantNeedsLayout)
    }

    /// Marks the ancestors, stopping at the first that is already marked; requests a frame if the root is reached.
    final func markAncestors(_ flag: LayerFlags) {
        if parentReference == nil {
            extras?.tree?.requestFrame()
        } else if marksReachRoot(flag) {
            tree?.requestFrame()
        }
    }

    nonisolated private func marksReachRoot(_ flag: LayerFlags) -> Bool {
        visitAncestors { layer in
            guard layer.flags.rawValue & flag.rawValue == 0 else { return false }
            layer.flags.insert(flag)
            return true
        }
    }

    final func layoutNowIfNeeded() {
        var top = self
        while let parent = top.parent, parent.flags.contains(.needsLayout) { top = parent }
        top.performPendingLayout()
    }

    /// Performs layout in the subtree until no layer needs it, or until the maximum number of rounds is reached.
    final func performPendingLayout() {
        var rounds = 0
        while !flags.isDisjoint(with: [.needsLayout, .descendantNeedsLayout]) {
            guard rounds < LayerTree.maximumLayoutRounds else { return cancelPendingLayout() }
            rounds += 1
            layoutSubtree()
        }
    }

    private func layoutSubtree() {
        MarkedLayerTraversal(mark: .needsLayout, ancestorMark: .descendantNeedsLayout).run(from: self) { layer in
            guard layer.flags.contains(.needsLayout) else { return }
            layer.performLayout()
        }
    }

    private func performLayout() {
        let isNested = isLayingOut
        flags.remove(.needsLayout)
        flags.insert(.isLayingOut)
        layoutSublayers()
        if !isNested { flags.remove(.isLayingOut) }
    }

    /// Whether `layoutSublayers()` is running as part of pending layout.
    package final var isLayingOut: Bool { flags.contains(.isLayingOut) }

    /// Requests layout because a sublayer changed, unless that happens in the layer's own layout.
    final func sublayerDidChange() {
        if !isLayingOut { markNeedsLayout() }
    }

    /// Reports a layer that repeatedly requests layout, and discards all pending requests.
    private func cancelPendingLayout() {
        var invalid: CALayer?
        clearPendingLayout(firstInvalid: &invalid)
        LayerDiagnostics.report(
            "layout is still invalid after \(LayerTree.maximumLayoutRounds) passes; the pending requests are discarded",
            at: invalid,
            hint: "Check for a layoutSubviews or layoutSublayers that invalidates the layout every time it is called.")
    }

    private func clearPendingLayout(firstInvalid: inout CALayer?) {
        forEachInSubtree { layer in
            if layer.flags.contains(.needsLayout), firstInvalid == nil { firstInvalid = layer }
            let hasMore = layer.flags.contains(.descendantNeedsLayout)
            layer.flags.subtract([.needsLayout, .descendantNeedsLayout])
            return hasMore
        }
    }
}

extension CALayer {
    /// Returns whether the layer is marked as needing display.
    public func needsDisplay() -> Bool {
        flags.contains(.needsDisplay)
    }

    /// Whether the layer is drawn again when its bounds change.
    public var needsDisplayOnBoundsChange: Bool {
        get { flags.contains(.needsDisplayOnBoundsChange) }
        set { setFlag(.needsDisplayOnBoundsChange, newValue) }
    }

    /// Set by the default drawing methods to record that no override drew anything.
    final var drewNothing: Bool {
        get { flags.contains(.drewNothing) }
        set { setFlag(.drewNothing, newValue) }
    }

    final func markNeedsDisplay() {
        guard !flags.contains(.needsDisplay) else { return }
        flags.insert(.needsDisplay)
        markAncestors(.descendantNeedsDisplay)
    }

    final func displaySubtree() {
        MarkedLayerTraversal(mark: .needsDisplay, ancestorMark: .descendantNeedsDisplay).run(from: self) {
            $0.displayIfNeeded()
        }
    }

    /// The visible contents; during a cross-fade, both images blended into one.
    package final var visibleContents: CGImage? {
        let contents = modelValues.contents
        guard let fade = modelValues.contentsFade else { return contents }
        let size = CGSize(
            width: max(contents?.width ?? 0, fade.from?.width ?? 0),
            height: max(contents?.height ?? 0, fade.from?.height ?? 0))
        let mixed = CGContext.image(size: size, scale: 1) { context in
            let rect = CGRect(origin: .zero, size: size)
            context.setAlpha(1 - fade.progress)
            if let from = fade.from { context.drawUpright(from, in: rect) }
            context.setAlpha(fade.progress)
            context.setBlendMode(.plusLighter)
            if let contents { context.drawUpright(contents, in: rect) }
        }
        return mixed ?? contents
    }
}

extension CALayer {
    /// The maximum size of a drawing per side, in pixels.
    private static let maximumPixels: CGFloat = 16384

    private static var storedMaximumDrawingPixels = 67_108_864

    /// The maximum number of pixels of what a layer draws itself; the default, the pixels of two displays of 8K, takes
    /// 256 MB.
    ///
    /// A larger drawing has a lower resolution, and a diagnostic reports it. The limit applies to drawings that are made
    /// from now on. Values below 1 count as 1.
    public static var maximumDrawingPixels: Int {
        get { storedMaximumDrawingPixels }
        set { storedMaximumDrawingPixels = max(newValue, 1) }
    }

    /// Returns the number of pixels per point for a drawing of a size: `scale`, or less for a drawing that would need too much
    /// memory, which is reported unless the layer displays a drawing of that size.
    package final func drawingScale(for size: CGSize, scale: CGFloat) -> CGFloat {
        let area = size.width * scale * size.height * scale
        let maximumArea = CGFloat(CALayer.maximumDrawingPixels)
        guard area > maximumArea, area.isFinite else { return scale }
        let reduced = scale * (maximumArea / area).squareRoot()
        // A drawing that is still too long for a bitmap is not displayed.
        guard max(size.width, size.height) * reduced <= 2 * Self.maximumPixels else { return scale }
        if modelValues.contents?.width != Int((size.width * reduced).rounded(.up)) {
            LayerDiagnostics.report(
                "a drawing of \(size.width) by \(size.height) points is too large for a bitmap; its resolution is reduced",
                at: self,
                hint: "Draw in several smaller layers, and create those that are visible. "
                    + "CALayer.maximumDrawingPixels is the limit.")
        }
        return reduced
    }

    /// Draws into a bitmap of the layer's size at `contentsScale` and shows it.
    ///
    /// The contents remain unchanged if neither the layer nor its delegate draws.
    final func displayByDrawing() {
        let bounds = modelValues.bounds
        let scale = scaleForDrawing
        let longest = max(bounds.size.width, bounds.size.height) * scale
        guard min(bounds.size.width, bounds.size.height) * scale >= 0.5, longest <= Self.maximumPixels else {
            return dropDrawnContents()
        }
        var context = CGContext.bitmap(size: bounds.size, scale: scale, isOpaque: modelValues.isOpaque)
        guard context != nil else { return dropDrawnContents() }
        delegate?.layerWillDraw(self)
        drewNothing = false
        context?.translateBy(x: -bounds.origin.x, y: -bounds.origin.y)
        context.map { draw(in: $0) }
        let image = CGContext.image(ending: &context)
        if drewNothing, image?.isBlank ?? true { return dropDrawnContents() }
        show(image)
    }

    private var scaleForDrawing: CGFloat {
        let (size, scale) = (modelValues.bounds.size, max(modelValues.contentsScale, 0.01))
        // With another gravity, the scale determines the size of the contents.
        return modelValues.contentsGravity == .resize ? drawingScale(for: size, scale: scale) : scale
    }

    private func show(_ image: CGImage?) {
        modelValues.contents = image
        flags.insert(.contentsWereDrawn)
        didChange(.content)
    }

    private func dropDrawnContents() {
        guard flags.contains(.contentsWereDrawn), modelValues.contents != nil else { return }
        modelValues.contents = nil
        didChange(.content)
    }
}

extension CGImage {
    /// Whether all pixels are fully transparent.
    fileprivate var isBlank: Bool {
        withPixels { pixels in pixels.allSatisfy { $0 & 0xFF00_0000 == 0 } }
    }
}
