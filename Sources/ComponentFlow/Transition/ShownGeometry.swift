/// The geometry of a layer as it is shown, with animations, in the plane.
struct ShownGeometry {
    var bounds: CGRect
    var position: CGPoint
    var anchorPoint: CGPoint
    var transform: CGAffineTransform
    var sublayerTransform: CGAffineTransform

    /// The frame in the superlayer without the transform.
    var layoutFrame: CGRect {
        CGRect(position, at: anchorPoint, size: bounds.size)
    }

    /// The mapping from the layer's coordinate system to that of its superlayer, without that layer's
    /// `sublayerTransform`.
    var toSuperlayer: CGAffineTransform {
        CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
            .concatenating(transform)
            .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }

    /// The transform of the sublayers in the layer's coordinate system.
    var ofSublayers: CGAffineTransform {
        guard !sublayerTransform.isIdentity else { return .identity }
        return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
            .concatenating(sublayerTransform)
            .concatenating(CGAffineTransform(translationX: anchor.x, y: anchor.y))
    }

    /// The anchor point in the layer's coordinate system.
    var anchor: CGPoint { bounds.point(at: anchorPoint) }
}

extension ShownGeometry {
    /// The geometry of a layer's model values.
    @MainActor init(model layer: CALayer) {
        self.init(
            bounds: layer.bounds, position: layer.position, anchorPoint: layer.anchorPoint,
            transform: layer.affineTransform(),
            sublayerTransform: CATransform3DGetAffineTransform(layer.sublayerTransform))
    }
}

extension CGRect {
    /// Returns the rectangle of a size whose point with unit coordinates is at a point.
    init(_ point: CGPoint, at unit: CGPoint, size: CGSize) {
        self.init(
            x: point.x - unit.x * size.width, y: point.y - unit.y * size.height, width: size.width,
            height: size.height)
    }

    /// Returns the point with unit coordinates in the rectangle.
    func point(at unit: CGPoint) -> CGPoint {
        CGPoint(x: minX + unit.x * width, y: minY + unit.y * height)
    }
}

extension CGAffineTransform {
    /// The inverse, or `nil` if there is none.
    var inverse: CGAffineTransform? {
        a * d != b * c ? inverted() : nil
    }
}

extension UIView {
    /// The mapping from the coordinate system of the view to that of its window, as they are shown at the current time.
    var onScreenTransform: CGAffineTransform { layer.transformToRoot { $0.geometryNow } }

    /// The same mapping in the frame that is being prepared.
    var transformInFrame: CGAffineTransform { layer.transformToRoot { $0.geometryInFrame } }

    /// The bounding box of the view in its window, in the frame that is being prepared.
    var windowFrameInFrame: CGRect { layer.geometryInFrame.bounds.applying(transformInFrame) }
}

extension CALayer {
    /// Returns the mapping from the layer's coordinate system to that of the superlayer of the topmost layer.
    fileprivate func transformToRoot(_ geometry: @MainActor (CALayer) -> ShownGeometry) -> CGAffineTransform {
        var result = CGAffineTransform.identity
        var shown = geometry(self)
        var layer = self
        while let superlayer = layer.superlayer {
            let parent = geometry(superlayer)
            result = result.concatenating(shown.toSuperlayer).concatenating(parent.ofSublayers)
            (layer, shown) = (superlayer, parent)
        }
        return result.concatenating(shown.toSuperlayer)
    }
}
