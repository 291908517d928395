extension UIImage {
    /// Returns an image with the same pixels and other attributes.
    private func with(_ change: (inout ImageAttributes) -> Void) -> UIImage {
        var attributes = self.attributes
        change(&attributes)
        return UIImage(storage: storage, attributes: attributes, asset: asset)
    }

    /// Returns the image with another rendering mode.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        with { $0.renderingMode = renderingMode }
    }

    /// Returns an image of the shape filled with a color.
    ///
    /// A dynamic color is resolved immediately, with the current traits.
    public func withTintColor(_ color: UIColor) -> UIImage {
        withTintColor(color, renderingMode: .automatic)
    }

    /// Returns an image of the shape filled with a color, with a rendering mode.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        let resolved = color.resolvedColor(with: .current)
        let symbol = symbol { symbol, attributes in
            symbol.tint = resolved
            attributes.renderingMode = renderingMode
        }
        if let symbol { return symbol }
        let tinted = uprightImage?.redrawn { context, bounds, image in
            context.drawUpright(image, in: bounds)
            context.setBlendMode(.sourceIn)
            context.setFillColor(resolved.cgColor)
            context.fill(bounds)
        }
        var attributes = self.attributes
        (attributes.orientation, attributes.renderingMode) = (.up, renderingMode)
        return UIImage(image: tinted, attributes: attributes)
    }

    /// Returns a resizable image whose caps keep their size; the area inside them is tiled.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// Returns a resizable image whose caps keep their size; the area inside them is tiled or stretched.
    ///
    /// Insets that are negative or not finite count as 0.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        with { attributes in
            attributes.isResizable = true
            attributes.capInsets = UIEdgeInsets(
                top: max(capInsets.top.numberOrZero, 0), left: max(capInsets.left.numberOrZero, 0),
                bottom: max(capInsets.bottom.numberOrZero, 0), right: max(capInsets.right.numberOrZero, 0))
            attributes.resizingMode = resizingMode
        }
    }

    /// Returns a resizable image in which the point after the caps is stretched; the opposite caps are the rest of the
    /// image.
    public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        let size = self.size
        let (left, top) = (CGFloat(max(leftCapWidth, 0)), CGFloat(max(topCapHeight, 0)))
        let insets = UIEdgeInsets(
            top: top, left: left, bottom: top > 0 ? max(0, size.height - top - 1) : 0,
            right: left > 0 ? max(0, size.width - left - 1) : 0)
        return resizableImage(withCapInsets: insets, resizingMode: .stretch)
    }

    /// The width of the left cap, in points.
    public var leftCapWidth: Int { Int(min(capInsets.left, 1e9)) }
    /// The height of the top cap, in points.
    public var topCapHeight: Int { Int(min(capInsets.top, 1e9)) }

    /// Returns the image with other alignment insets.
    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        with { $0.alignmentRectInsets = alignmentInsets }
    }

    /// Returns the image with a baseline, by which constraints and stack views align image views with text.
    ///
    /// - Parameter baselineOffset: The distance of the baseline from the lower edge, in points.
    public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
        with { $0.baseline = .offset(baselineOffset.numberOrZero) }
    }

    /// Returns the image as one that is aligned by its lower edge.
    public func imageWithoutBaseline() -> UIImage {
        with { $0.baseline = .none }
    }

    /// The traits of the image, which specify its scale.
    public var traitCollection: UITraitCollection { UITraitCollection(displayScale: scale) }

    /// A format of image renderers with the scale and the opacity of the image.
    public var imageRendererFormat: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        (format.scale, format.opaque) = (scale, cgImage?.isOpaque ?? false)
        return format
    }

    /// Returns the image mirrored horizontally.
    public func withHorizontallyFlippedOrientation() -> UIImage {
        with { $0.orientation = $0.orientation.flippedHorizontally }
    }

    /// Returns the image as one that views mirror in a right-to-left layout.
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
        with { $0.flipsForRightToLeft = true }
    }

    /// Returns the upright image in PNG format.
    public func pngData() -> Data? {
        uprightImage?.pngData()
    }

    /// Returns the upright image in JPEG format, with transparent pixels on white.
    ///
    /// - Parameter compressionQuality: The quality, from 0, the smallest file, to 1, the best image.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        uprightImage?.jpegData(quality: compressionQuality)
    }
}

extension CGImage {
    /// Returns the image rotated from an orientation to upright.
    func turned(_ orientation: UIImage.Orientation) -> CGImage? {
        let size =
            orientation.swapsWidthAndHeight
            ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
        return CGContext.image(size: size, scale: 1, isOpaque: isOpaque) { context in
            context.interpolationQuality = .none
            context.draw(self, turned: orientation, in: CGRect(origin: .zero, size: size))
        }
    }

    /// Returns a drawn image with the same size in pixels.
    fileprivate func redrawn(_ draw: (CGContext, CGRect, CGImage) -> Void) -> CGImage? {
        CGContext.image(size: size, scale: 1) { draw($0, CGRect(origin: .zero, size: size), self) }
    }
}
