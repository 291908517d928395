extension CALayer {
    /// Draws the model of the layer and its sublayers in the layer's own coordinates.
    ///
    /// Pending layout and display are performed first. Animations are ignored. If the view framework is present, the
    /// result otherwise matches the screen; in programs that use layers only, perspective, `mask`, `contentsCenter`,
    /// conic gradients and blurs are omitted as well.
    public func render(in ctx: CGContext) {
        performPendingLayout()
        displaySubtree()
        guard let render = Self.treeRenderer else { return renderSubtree(in: ctx, levels: CALayer.maximumDisplayDepth) }
        render(copyForRendering(), ctx)
    }

    /// Draws a layer tree in the superlayer space of its root; set by the module that implements rendering.
    package static var treeRenderer: (@MainActor (CALayer, CGContext) -> Void)?

    /// Returns a copy of the tree positioned in its own coordinate space.
    private func copyForRendering() -> CALayer {
        let copy = copyOfModel()
        let anchor = modelValues.anchor
        copy.modelValues.transform = .identity
        (copy.modelValues.position, copy.modelValues.zPosition) = (anchor, 0)
        return copy
    }

    private func copyOfModel() -> CALayer {
        let root = copyOfOwnModel()
        var waiting = [(source: self, copy: root)]
        while let (source, copy) = waiting.popLast() {
            if let mask = source.mask {
                let copyOfMask = mask.copyOfOwnModel()
                copy.ensureExtras().mask = copyOfMask
                copyOfMask.parent = copy
                waiting.append((mask, copyOfMask))
            }
            copy.children = source.children.map { child in
                let copyOfChild = child.copyOfOwnModel()
                copyOfChild.parent = copy
                waiting.append((child, copyOfChild))
                return copyOfChild
            }
        }
        return root
    }

    /// Returns a copy of the layer without sublayers.
    private func copyOfOwnModel() -> CALayer {
        let copy = flags.contains(.preservesDepth) ? CATransformLayer() : CALayer()
        copy.modelValues = modelValues
        copy.flags.formUnion(flags.intersection([.sublayersHaveDepth, .sublayersKeepDepth]))
        copy.flags.insert(.suppressesImplicitActions)
        if let textContents { copy.ensureExtras().textContents = textContents }
        return copy
    }

    /// - Parameter levels: The maximum number of nested layers to draw.
    private func renderSubtree(in ctx: CGContext, levels: Int) {
        let values = modelValues
        guard levels > 0, !values.isHidden, values.opacity > 0 else { return }
        ctx.saveGState()
        defer { ctx.restoreGState() }
        let isGroup = values.opacity < 1
        if isGroup {
            ctx.setAlpha(CGFloat(values.opacity))
            ctx.beginTransparencyLayer(auxiliaryInfo: nil)
        }
        renderSelf(values, in: ctx)
        renderSublayers(values, in: ctx, levels: levels - 1)
        renderBorder(values, in: ctx)
        if isGroup { ctx.endTransparencyLayer() }
    }

    private func renderSelf(_ values: LayerValues, in ctx: CGContext) {
        let outline = values.outline
        renderShadow(values, outline: outline, in: ctx)
        if let color = values.backgroundColor {
            ctx.setFillColor(color)
            ctx.addPath(outline)
            ctx.fillPath()
        }
        renderGradient(values, outline: outline, in: ctx)
        guard values.contents != nil || textContents != nil || values.isShape || values.isText
        else { return }
        ctx.saveGState()
        if values.masksToBounds { clip(to: outline, in: ctx) }
        renderContents(values, in: ctx)
        renderShape(values, in: ctx)
        if let text = textContents {
            ctx.setFillColor(text.color ?? .black)
            text.typeset.draw(in: ctx, at: text.origin)
        }
        if let text = values.typesetText {
            ctx.clip(to: values.bounds)
            text.draw(in: ctx, at: values.bounds.origin)
        }
        ctx.restoreGState()
    }

    private func renderShadow(_ values: LayerValues, outline: CGPath, in ctx: CGContext) {
        guard values.shadowOpacity > 0, let color = values.shadowColor else { return }
        guard values.shadowPath != nil || values.backgroundColor != nil else { return }
        ctx.saveGState()
        let opacity = color.alpha * CGFloat(values.shadowOpacity)
        ctx.setShadow(
            offset: values.shadowOffset, blur: values.shadowRadius * 2, color: color.copy(alpha: opacity) ?? color)
        ctx.setFillColor(values.backgroundColor ?? color)
        ctx.addPath(values.shadowPath ?? outline)
        ctx.fillPath()
        ctx.restoreGState()
    }

    private func renderContents(_ values: LayerValues, in ctx: CGContext) {
        guard let contents = values.contents, let placement = values.contentsPlacement else { return }
        let isWhole = placement.source == CGRect(origin: .zero, size: contents.size)
        guard let image = isWhole ? contents : contents.cropping(to: placement.source) else { return }
        let shown = values.layerTintColor.flatMap { Self.tinted(image, $0) } ?? image
        ctx.drawUpright(shown, in: placement.destination)
    }

    /// Returns an image with its colors multiplied by a tint color.
    private static func tinted(_ image: CGImage, _ tint: CGColor) -> CGImage? {
        let rect = CGRect(origin: .zero, size: image.size)
        return CGContext.image(size: rect.size, scale: 1) { context in
            context.drawUpright(image, in: rect)
            context.setBlendMode(.multiply)
            context.setFillColor(tint)
            context.fill(rect)
            context.setBlendMode(.destinationIn)
            context.drawUpright(image, in: rect)
        }
    }

    private func renderSublayers(_ values: LayerValues, in ctx: CGContext, levels: Int) {
        guard !children.isEmpty else { return }
        ctx.saveGState()
        if values.masksToBounds { clip(to: values.outline, in: ctx) }
        for child in sublayersInDrawingOrder {
            ctx.saveGState()
            let transform = child.modelValues.transformToSuperlayer
            ctx.concatenate(transform.concatenating(values.transformOfSublayers ?? .identity).affine)
            child.renderSubtree(in: ctx, levels: levels)
            ctx.restoreGState()
        }
        ctx.restoreGState()
    }

    private func renderBorder(_ values: LayerValues, in ctx: CGContext) {
        guard values.borderWidth > 0, let color = values.borderColor else { return }
        let half = values.borderWidth / 2
        ctx.setStrokeColor(color)
        ctx.setLineWidth(values.borderWidth)
        ctx.addPath(values.outline(insetBy: half))
        ctx.strokePath()
    }

    private func clip(to outline: CGPath, in ctx: CGContext) {
        ctx.addPath(outline)
        ctx.clip()
    }

    // MARK: Gradients and shapes

    final func renderGradient(_ values: LayerValues, outline: CGPath, in ctx: CGContext) {
        let gradient = values.gradient
        guard values.isGradient, gradient.type != .conic,
            let colors = CGGradient(colors: gradient.colors, locations: gradient.placedLocations)
        else { return }
        ctx.saveGState()
        defer { ctx.restoreGState() }
        ctx.addPath(outline)
        ctx.clip()
        let (bounds, all) = (
            values.bounds, CGGradientDrawingOptions([.drawsBeforeStartLocation, .drawsAfterEndLocation])
        )
        let (start, end) = (gradient.startPoint.place(in: bounds), gradient.endPoint.place(in: bounds))
        guard gradient.type == .radial else {
            return ctx.drawLinearGradient(colors, start: start, end: end, options: all)
        }
        let way = end - start
        guard way.dx != 0, way.dy != 0 else { return }
        ctx.translateBy(x: start.x, y: start.y)
        ctx.scaleBy(x: abs(way.dx), y: abs(way.dy))
        ctx.drawRadialGradient(
            colors, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 1, options: all)
    }

    final func renderShape(_ values: LayerValues, in ctx: CGContext) {
        let shape = values.shape
        guard values.isShape, let path = shape.path else { return }
        if let color = shape.fillColor {
            ctx.setFillColor(color)
            ctx.addPath(path)
            ctx.fillPath(using: shape.fillRule)
        }
        guard let color = shape.strokeColor, shape.line.width > 0 else { return }
        ctx.saveGState()
        ctx.setStrokeColor(color)
        ctx.setLineWidth(shape.line.width)
        ctx.setLineCap(shape.line.cap)
        ctx.setLineJoin(shape.line.join)
        ctx.setMiterLimit(shape.line.miterLimit)
        ctx.setLineDash(phase: shape.line.dashPhase, lengths: shape.line.dashes)
        ctx.addPath(path.trimmed(from: shape.strokeStart, to: shape.strokeEnd))
        ctx.strokePath()
        ctx.restoreGState()
    }
}

extension CGPoint {
    /// Converts a point in unit coordinates to a point in a rectangle.
    fileprivate func place(in rect: CGRect) -> CGPoint {
        CGPoint(x: rect.origin.x + x * rect.width, y: rect.origin.y + y * rect.height)
    }
}
