extension UIImage {
    /// The same picture, shown in another way.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        UIImage(
            image: cgImage, scale: scale, orientation: imageOrientation, renderingMode: renderingMode,
            capInsets: capInsets, resizingMode: resizingMode)
    }

    /// The picture's shape filled with a colour.
    ///
    /// A dynamic colour is resolved now, for the current traits.
    public func withTintColor(_ color: UIColor) -> UIImage {
        withTintColor(color, renderingMode: .automatic)
    }

    /// The picture's shape filled with a colour, to be shown in the given way.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        let tinted = redrawn { context, bounds in
            draw(in: bounds)
            context.setBlendMode(.sourceIn)
            context.setFillColor(color.cgColor)
            context.fill(bounds)
        }
        return UIImage(
            image: tinted ?? cgImage, scale: scale, renderingMode: renderingMode, capInsets: capInsets,
            resizingMode: resizingMode)
    }

    /// The same picture with edges that are not stretched; what is inside them is repeated.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// The same picture with edges that are not stretched.
    ///
    /// Image views stretch the middle in both modes; for a middle of one point, as is usual, that is the same.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        UIImage(
            image: cgImage, scale: scale, orientation: imageOrientation, renderingMode: renderingMode,
            capInsets: capInsets, resizingMode: resizingMode)
    }

    /// The same picture with a middle of one point that stretches, after the given numbers of points.
    public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        let size = self.size
        let (left, top) = (CGFloat(max(leftCapWidth, 0)), CGFloat(max(topCapHeight, 0)))
        let insets = UIEdgeInsets(
            top: top, left: left, bottom: top > 0 ? max(0, size.height - top - 1) : 0,
            right: left > 0 ? max(0, size.width - left - 1) : 0)
        return resizableImage(withCapInsets: insets, resizingMode: .stretch)
    }

    /// The number of points at the left that are not stretched.
    public var leftCapWidth: Int { Int(capInsets.left) }
    /// The number of points at the top that are not stretched.
    public var topCapHeight: Int { Int(capInsets.top) }

    /// The picture as a PNG file.
    public func pngData() -> Data? {
        uprightImage?.pngData()
    }

    /// The pixels, already turned.
    var uprightImage: CGImage? {
        guard imageOrientation != .up else { return cgImage }
        return redrawn { _, bounds in draw(in: bounds) }
    }

    private func redrawn(_ draw: (CGContext, CGRect) -> Void) -> CGImage? {
        guard let context = CGContext.bitmap(size: size, scale: scale) else { return nil }
        GraphicsStack.push(context)
        defer { GraphicsStack.pop() }
        draw(context, CGRect(origin: .zero, size: size))
        return context.makeImage()
    }
}
