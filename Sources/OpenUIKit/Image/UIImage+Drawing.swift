extension UIImage {
    /// Draws the picture into the current context with its top left corner at the point.
    public func draw(at point: CGPoint) {
        draw(in: CGRect(origin: point, size: size))
    }

    /// Draws the picture into the current context with its top left corner at the point.
    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws the picture into the current context, stretched to the rectangle.
    public func draw(in rect: CGRect) {
        draw(in: rect, blendMode: .normal, alpha: 1)
    }

    /// Draws the picture into the current context, stretched to the rectangle.
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let cgImage, let context = UIGraphicsGetCurrentContext(), rect.hasFiniteNumbers else { return }
        context.saveGState()
        defer { context.restoreGState() }
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        guard imageOrientation != .up else { return context.draw(cgImage, in: rect) }
        context.translateBy(x: rect.midX, y: rect.midY)
        imageOrientation.turn(context)
        let side = imageOrientation.swapsSides ? CGSize(width: rect.height, height: rect.width) : rect.size
        context.draw(
            cgImage, in: CGRect(x: -side.width / 2, y: -side.height / 2, width: side.width, height: side.height))
    }
}

extension UIImage.Orientation {
    /// Turns the context about its origin so that stored pixels come out the right way.
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
