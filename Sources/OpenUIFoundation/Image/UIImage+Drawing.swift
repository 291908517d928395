extension UIImage {
    /// Draws the image in the current context with its top-left corner at `point`.
    public func draw(at point: CGPoint) {
        draw(in: CGRect(origin: point, size: size))
    }

    /// Draws the image in the current context with its top-left corner at `point`.
    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws the image in the current context, scaled to the rectangle.
    public func draw(in rect: CGRect) {
        draw(in: rect, blendMode: .normal, alpha: 1)
    }

    /// Draws the upright image in the current context, scaled to the rectangle.
    ///
    /// The caps of a resizable image keep their size.
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext(), rect.isFinite else { return }
        context.saveGState()
        defer { context.restoreGState() }
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        if attributes.isResizable, rect.size != size {
            drawParts(in: rect.standardized, context)
        } else if let cgImage {
            context.draw(cgImage, turned: imageOrientation, in: rect)
        }
    }

    /// Fills a rectangle of the current context with tiles of the image, starting at its top-left corner.
    public func drawAsPattern(in rect: CGRect) {
        guard let image = uprightImage, let context = UIGraphicsGetCurrentContext(), rect.isFinite else {
            return
        }
        context.saveGState()
        context.clip(to: rect)
        context.tileUpright(image, in: CGRect(origin: rect.origin, size: size))
        context.restoreGState()
    }

    private func drawParts(in rect: CGRect, _ context: CGContext) {
        guard let image = uprightImage else { return }
        for part in ResizableParts(attributes, pixels: image.size).parts(in: rect) {
            guard attributes.resizingMode == .tile else {
                context.draw(image, part: part.source, in: part.target)
                continue
            }
            context.draw(image, part: part.source, in: part.target, tile: part.tile)
        }
    }
}

extension CGContext {
    /// Draws an image with an orientation upright in a rectangle with a y-axis that points down.
    func draw(_ image: CGImage, turned orientation: UIImage.Orientation, in rect: CGRect) {
        guard orientation != .up else { return drawUpright(image, in: rect) }
        saveGState()
        translateBy(x: rect.midX, y: rect.midY)
        orientation.turn(self)
        let side = orientation.swapsWidthAndHeight ? CGSize(width: rect.height, height: rect.width) : rect.size
        drawUpright(
            image, in: CGRect(x: -side.width / 2, y: -side.height / 2, width: side.width, height: side.height))
        restoreGState()
    }
}

extension UIImage.Orientation {
    /// Rotates and mirrors the context about its origin so that stored pixels are drawn upright.
    fileprivate func turn(_ context: CGContext) {
        switch self {
        case .up, .upMirrored: break
        case .down, .downMirrored: context.rotate(by: .pi)
        case .left, .leftMirrored: context.rotate(by: -.pi / 2)
        case .right, .rightMirrored: context.rotate(by: .pi / 2)
        }
        if rawValue >= UIImage.Orientation.upMirrored.rawValue { context.scaleBy(x: -1, y: 1) }
    }
}
