extension UIView {
    /// Draws into a bitmap that is allocated only when the drawing code requests a context.
    func displayContents(of layer: CALayer) {
        guard flags.contains(.draws) else { return }
        let bounds = self.bounds
        guard bounds.width > 0, bounds.height > 0 else {
            layer.contents = nil
            return
        }
        let traits = traitCollection
        let scale = layer.drawingScale(for: bounds.size, scale: traits.displayScale > 0 ? traits.displayScale : 1)
        layer.contentsScale = scale
        // Never opaque, because the layer's background is displayed behind what is not drawn.
        let bitmap = LazyBitmap(size: bounds.size, origin: bounds.origin, scale: scale)
        layerWillDraw(layer)
        GraphicsStack.withBitmap(bitmap) {
            traits.withCurrent { draw(bounds) }
        }
        layer.contents = bitmap.takeImage()
        layer.markContentsAsDrawn()
    }

    func drawContents(in context: CGContext) {
        guard flags.contains(.draws) else { return }
        GraphicsStack.push(context)
        defer { GraphicsStack.pop() }
        traitCollection.withCurrent { draw(bounds) }
    }

    /// Returns a view that shows the current appearance of this one and its subtree as a single image.
    ///
    /// Returns `nil` if the view's bounds are empty.
    public final func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        snapshotImage(of: bounds, afterScreenUpdates: afterUpdates).map { image in
            let snapshot = UIView(frame: CGRect(origin: .zero, size: bounds.size))
            snapshot.layer.contents = image.cgImage
            snapshot.layer.contentsScale = image.scale
            return snapshot
        }
    }

    /// Returns a view that displays an image of a part of the view's current contents, whose caps keep their size when the view is
    /// resized.
    ///
    /// - Returns: `nil` if the part is empty.
    public final func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        snapshotImage(of: rect.standardized, afterScreenUpdates: afterUpdates).map { image in
            UIImageView(image: image.resizableImage(withCapInsets: capInsets, resizingMode: .stretch))
        }
    }

    private func snapshotImage(of rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> UIImage? {
        guard rect.width > 0, rect.height > 0, rect.isFinite else { return nil }
        if afterUpdates { layoutIfNeeded() }
        let format = UIGraphicsImageRendererFormat.preferred()
        if traitCollection.displayScale > 0 { format.scale = traitCollection.displayScale }
        let image = UIGraphicsImageRenderer(size: rect.size, format: format).image { context in
            context.cgContext.translateBy(x: -rect.minX, y: -rect.minY)
            layer.render(in: context.cgContext)
        }
        return image.cgImage == nil ? nil : image
    }

    /// Draws the view and its subtree into the current context, scaled to `rect`.
    @discardableResult
    public final func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else { return false }
        if afterUpdates { layoutIfNeeded() }
        context.saveGState()
        context.translateBy(x: rect.origin.x, y: rect.origin.y)
        context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
        context.translateBy(x: -bounds.origin.x, y: -bounds.origin.y)
        layer.render(in: context)
        context.restoreGState()
        return true
    }
}
