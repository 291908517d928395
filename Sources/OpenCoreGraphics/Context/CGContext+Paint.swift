internal import CGTK

extension CGContext {
    /// Performs one drawing operation, including its shadow.
    ///
    /// - Parameters:
    ///   - bounds: The area that `draw` may touch, in device space; evaluated only if there is a shadow.
    ///   - draw: Draws into a `cairo_t` whose matrix is the identity. It is called twice if there is a shadow.
    func paint(_ bounds: @autoclosure () -> CGRect, _ draw: (OpaquePointer) -> Void) {
        let seen = memory.flatMap { memory in bitmapTarget.map { (memory, $0) } }
        if let seen { seen.0.pull(into: seen.1) }
        defer { if let seen { seen.0.push(seen.1) } }
        if let shadow = state.shadow {
            paintShadow(shadow, of: bounds(), draw)
        }
        cairo_save(cairo)
        cairo_set_operator(cairo, state.blendMode.cairo)
        cairo_set_antialias(cairo, antialias)
        draw(cairo)
        cairo_restore(cairo)
        cairo_new_path(cairo)
    }

    /// Draws only the shadow of a drawing operation; see `paint(_:_:)`.
    func paintShadow(_ shadow: GraphicsState.Shadow, of bounds: CGRect, _ draw: (OpaquePointer) -> Void) {
        guard bounds.isFinite else { return }
        let offset = shadow.offset.applying(baseTransform)
        let sigma = shadow.blur / 2 * baseScale
        let density = rasterScale(for: bounds.size)
        let reach = CGFloat(GaussianBlur.reach(of: sigma * density)) / density
        let seen = deviceClipBounds.insetBy(dx: -reach, dy: -reach).offsetBy(dx: -offset.width, dy: -offset.height)
        let cast = bounds.insetBy(dx: -1, dy: -1).overlap(seen)
        guard !cast.isNull, cast.isFinite else { return }
        let area = cast.insetBy(dx: -reach, dy: -reach).roundedOutwards(to: 1)
        guard let surface = ImageSurface.make(format: CAIRO_FORMAT_A8, frame: area, scale: density) else { return }
        defer { cairo_surface_destroy(surface) }
        let layer = cairo_create(surface)
        cairo_set_antialias(layer, antialias)
        draw(layer ?? cairo)
        cairo_destroy(layer)
        GaussianBlur.blur(alphaSurface: surface, sigma: sigma * density)
        cairo_save(cairo)
        cairo_set_operator(cairo, state.blendMode.cairo)
        cairo.setSource(shadow.color, alpha: 1)
        cairo_mask_surface(cairo, surface, offset.width.native, offset.height.native)
        cairo_restore(cairo)
    }

    /// Returns the number of pixels per unit of device space for an area, so that a large one needs little memory.
    func rasterScale(for size: CGSize) -> CGFloat {
        let pixels = min(size.width, 1e6) * min(size.height, 1e6)
        return pixels * rasterScale * rasterScale > 64e6 ? 1 : rasterScale
    }

    /// Draws with Cairo, in user space, as a group to which the state's alpha, blend mode and shadow apply once.
    package func paintGroup(_ draw: (OpaquePointer) -> Void) {
        guard state.ctm.invertedIfPossible != nil else { return }
        let isPlain = state.alpha >= 1 && state.shadow == nil && state.blendMode == .normal
        if !isPlain { beginTransparencyLayer(auxiliaryInfo: nil) }
        let matrix = state.ctm.cairoMatrix
        paint(deviceClipBounds) { cairo in
            var matrix = matrix
            cairo_set_matrix(cairo, &matrix)
            draw(cairo)
        }
        if !isPlain { endTransparencyLayer() }
    }

    /// The largest number of device pixels per unit of user space in any direction.
    package var userSpaceScale: CGFloat {
        state.ctm.maximumScale
    }

    /// The transform from the space in which patterns are aligned to device space.
    private var patternSpace: CGAffineTransform {
        CGAffineTransform(translationX: state.patternPhase.width, y: state.patternPhase.height)
            .concatenating(baseTransform)
    }

    // MARK: Fill

    /// Fills the current path and clears it.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        fill(devicePath.elements, bounds: devicePath.boundingBox, rule: rule)
        beginPath()
    }

    /// Fills a rectangle without changing the current path.
    public func fill(_ rect: CGRect) {
        fill([rect])
    }

    /// Fills rectangles without changing the current path.
    public func fill(_ rects: [CGRect]) {
        let path = CGMutablePath()
        path.addRects(rects, transform: state.ctm)
        fill(path.elements, bounds: path.boundingBox, rule: .winding)
    }

    /// Fills an ellipse without changing the current path.
    public func fillEllipse(in rect: CGRect) {
        let path = CGMutablePath()
        path.addEllipse(in: rect, transform: state.ctm)
        fill(path.elements, bounds: path.boundingBox, rule: .winding)
    }

    /// Makes a rectangle transparent (black in opaque bitmaps), independently of the color and the blend mode.
    public func clear(_ rect: CGRect) {
        let mode = state.blendMode
        let shadow = state.shadow
        (state.blendMode, state.shadow) = (.clear, nil)
        fill(rect)
        (state.blendMode, state.shadow) = (mode, shadow)
    }

    private func fill(_ elements: [PathElement], bounds: CGRect, rule: CGPathFillRule) {
        let state = self.state
        paint(bounds) { cairo in
            cairo.setSource(state.fillColor, alpha: state.alpha, patternsIn: patternSpace)
            cairo.addPath(elements)
            cairo_set_fill_rule(cairo, rule.cairo)
            if state.blendMode.needsShapeAsClip {
                cairo_clip(cairo)
                cairo_paint(cairo)
            } else {
                cairo_fill(cairo)
            }
        }
    }

    // MARK: Stroke

    /// Strokes the current path and clears it.
    public func strokePath() {
        stroke(devicePath.elements, bounds: devicePath.boundingBox)
        beginPath()
    }

    /// Strokes a rectangle without changing the current path.
    public func stroke(_ rect: CGRect) {
        let path = CGMutablePath()
        path.addRect(rect, transform: state.ctm)
        stroke(path.elements, bounds: path.boundingBox)
    }

    /// Strokes a rectangle with a given line width without changing the current path.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        let normal = state.lineWidth
        state.lineWidth = width
        stroke(rect)
        state.lineWidth = normal
    }

    /// Strokes an ellipse without changing the current path.
    public func strokeEllipse(in rect: CGRect) {
        let path = CGMutablePath()
        path.addEllipse(in: rect, transform: state.ctm)
        stroke(path.elements, bounds: path.boundingBox)
    }

    /// Strokes the line segments between pairs of points without changing the current path.
    public func strokeLineSegments(between points: [CGPoint]) {
        let path = CGMutablePath()
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            path.addLines(between: [points[index], points[index + 1]], transform: state.ctm)
        }
        stroke(path.elements, bounds: path.boundingBox)
    }

    /// The largest width of a line, in pixels, which is several times the side of the largest bitmap.
    ///
    /// The ends of a line are edges as long as it is wide. Cairo 1.16 draws wrong parts of those that are neither horizontal
    /// nor vertical, or nothing, if they are longer than about 262,000 pixels.
    private static let maximumLineWidth: CGFloat = 200_000

    private func stroke(_ elements: [PathElement], bounds: CGRect) {
        var state = self.state
        state.dash = state.dash.usable(along: elements, scale: state.ctm.maximumScale)
        let width = min(state.lineWidth, 1e6, Self.maximumLineWidth / state.ctm.maximumScale)
        guard width > 0, state.ctm.invertedIfPossible != nil else { return }
        let reach = width * max(state.miterLimit.isFinite ? state.miterLimit : 1, 2) * state.ctm.maximumScale
        paint(bounds.insetBy(dx: -reach, dy: -reach)) { [state] cairo in
            cairo.setSource(state.strokeColor, alpha: state.alpha, patternsIn: patternSpace)
            cairo.addPath(elements)
            cairo.setLine(state, width: width)
            cairo_set_tolerance(cairo, Self.tolerance(for: bounds, lineWidth: width * state.ctm.maximumScale).native)
            if state.blendMode.needsShapeAsClip {
                cairo.clipToStroke()
            }
            cairo_stroke(cairo)
        }
    }

    /// The largest deviation of a stroke's edges, in pixels.
    ///
    /// It is a tenth, and more for wide lines of shapes far larger than any image: their curves and round joins would have so
    /// many vertices that Cairo would practically not finish. Cairo omits lines that are narrower than half of it.
    private static func tolerance(for bounds: CGRect, lineWidth: CGFloat) -> CGFloat {
        let extent = max(min(bounds.width, 8e6), min(bounds.height, 8e6), min(lineWidth, 8e6))
        return max(0.1, min(extent / 200_000, lineWidth / 4))
    }

    /// Draws the current path and clears it.
    public func drawPath(using mode: CGPathDrawingMode) {
        let path = devicePath
        if mode != .stroke {
            fillPath(using: mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding)
        }
        if mode != .fill, mode != .eoFill {
            devicePath = path
            strokePath()
        }
    }

    /// Replaces the current path with the outline of its stroke.
    public func replacePathWithStrokedPath() {
        guard let inverse = state.ctm.invertedIfPossible else { return beginPath() }
        var path = devicePath.applying(inverse)
        if !state.dash.lengths.isEmpty {
            path = path.copy(dashingWithPhase: state.dash.phase, lengths: state.dash.lengths)
        }
        let outline = path.copy(
            strokingWithWidth: state.lineWidth, lineCap: state.lineCap, lineJoin: state.lineJoin,
            miterLimit: state.miterLimit, transform: state.ctm)
        devicePath = outline.mutableCopy() ?? CGMutablePath()
    }

    // MARK: Layers

    /// Begins a transparency layer, which is composited with the current alpha, blend mode and shadow when it ends.
    public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
        cairo_push_group(cairo)
        savedStates.append(state)
        state.masks = []
        (state.alpha, state.blendMode, state.shadow) = (1, .normal, nil)
        state.isTransparencyLayer = true
    }

    /// Begins a transparency layer that is clipped to a rectangle.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
        beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
        let outer = devicePath
        clip(to: rect)
        devicePath = outer
    }

    /// Composites the layer of the matching `beginTransparencyLayer`; states saved since then are restored.
    public func endTransparencyLayer() {
        guard state.isTransparencyLayer || savedStates.contains(where: \.isTransparencyLayer) else { return }
        while !state.isTransparencyLayer {
            restoreGState()
        }
        compositeMasks()
        let layer = cairo_pop_group(cairo)
        defer { cairo_pattern_destroy(layer) }
        state = savedStates.removeLast()
        let alpha = state.alpha.native
        paint(deviceClipBounds) { cairo in
            cairo_set_source(cairo, layer)
            cairo_paint_with_alpha(cairo, alpha)
        }
    }
}

extension OpaquePointer {
    /// Sets the color with which a `cairo_t` draws.
    func setSource(_ color: CGColor, alpha: CGFloat) {
        cairo_set_source_rgba(
            self, color.red.native, color.green.native, color.blue.native, (color.alpha * alpha).native)
    }

    /// Sets the line style of a `cairo_t`; its matrix is the state's afterwards.
    func setLine(_ state: GraphicsState, width: CGFloat) {
        var matrix = state.ctm.cairoMatrix
        cairo_set_matrix(self, &matrix)
        cairo_set_line_width(self, width.native)
        cairo_set_line_cap(self, state.lineCap.cairo)
        cairo_set_line_join(self, state.lineJoin.cairo)
        cairo_set_miter_limit(self, state.miterLimit.isFinite ? max(state.miterLimit.native, 1) : 10)
        setDash(state.dash)
    }

    private func setDash(_ dash: GraphicsState.Dash) {
        cairo_set_dash(self, dash.lengths.map(\.native), Int32(dash.lengths.count), dash.phase.native)
    }

    /// Clips to the stroke's extents, because some operators also affect the area outside of the stroke.
    fileprivate func clipToStroke() {
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_stroke_extents(self, &left, &top, &right, &bottom)
        let path = cairo_copy_path(self)
        cairo_new_path(self)
        cairo_rectangle(self, left, top, right - left, bottom - top)
        cairo_clip(self)
        cairo_append_path(self, path)
        cairo_path_destroy(path)
    }
}
