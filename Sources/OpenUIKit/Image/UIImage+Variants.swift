extension UIImage {
    /// The same pixels, shown in another way.
    private func with(_ change: (inout ImageLook) -> Void) -> UIImage {
        var look = self.look
        change(&look)
        return UIImage(storage: storage, look: look)
    }

    /// The same picture, shown in another way.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        with { $0.renderingMode = renderingMode }
    }

    /// The picture's shape filled with a colour.
    ///
    /// A dynamic colour is resolved now, for the current traits.
    public func withTintColor(_ color: UIColor) -> UIImage {
        withTintColor(color, renderingMode: .automatic)
    }

    /// The picture's shape filled with a colour, to be shown in the given way.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        let tinted = uprightImage?.redrawn { context, bounds, image in
            context.drawUpright(image, in: bounds)
            context.setBlendMode(.sourceIn)
            context.setFillColor(color.cgColor)
            context.fill(bounds)
        }
        var look = self.look
        (look.orientation, look.renderingMode) = (.up, renderingMode)
        return UIImage(image: tinted, look: look)
    }

    /// The same picture with edges that are not stretched; what is inside them is repeated.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// The same picture with edges that are not stretched; the rest is repeated or stretched.
    ///
    /// Insets that are negative or no numbers count as 0.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        with { look in
            look.isResizable = true
            look.capInsets = UIEdgeInsets(
                top: max(capInsets.top.numberOrZero, 0), left: max(capInsets.left.numberOrZero, 0),
                bottom: max(capInsets.bottom.numberOrZero, 0), right: max(capInsets.right.numberOrZero, 0))
            look.resizingMode = resizingMode
        }
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
    public var leftCapWidth: Int { Int(min(capInsets.left, 1e9)) }
    /// The number of points at the top that are not stretched.
    public var topCapHeight: Int { Int(min(capInsets.top, 1e9)) }

    /// The same picture with other insets of the part that is to be aligned with other views.
    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        with { $0.alignmentRectInsets = alignmentInsets }
    }

    /// The same picture as in a mirror beside it.
    public func withHorizontallyFlippedOrientation() -> UIImage {
        with { $0.orientation = $0.orientation.flippedHorizontally }
    }

    /// The same picture, which views in surroundings that run from right to left show as in a mirror.
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
        with { $0.flipsForRightToLeft = true }
    }

    /// The picture as a PNG file, upright.
    public func pngData() -> Data? {
        uprightImage?.pngData()
    }

    /// The picture as a JPEG file, upright, and on white where it is transparent.
    ///
    /// - Parameter compressionQuality: from 0, the smallest file, to 1, the best picture.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        uprightImage?.jpegData(quality: compressionQuality)
    }
}

extension CGImage {
    /// The picture turned upright from an orientation.
    func turned(_ orientation: UIImage.Orientation) -> CGImage? {
        let size = orientation.swapsSides ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
        return CGContext.image(size: size, scale: 1, isOpaque: isOpaque) { context in
            context.interpolationQuality = .none
            context.draw(self, turned: orientation, in: CGRect(origin: .zero, size: size))
        }
    }

    /// A picture of the same size in pixels.
    fileprivate func redrawn(_ draw: (CGContext, CGRect, CGImage) -> Void) -> CGImage? {
        CGContext.image(size: size, scale: 1) { draw($0, CGRect(origin: .zero, size: size), self) }
    }
}
