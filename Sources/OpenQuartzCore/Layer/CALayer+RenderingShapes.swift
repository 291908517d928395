/// Rendering of shapes and gradients into a context.
extension CALayer {
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
