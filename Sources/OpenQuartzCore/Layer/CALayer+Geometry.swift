extension CALayer {
    /// The transform, if it stays in the plane.
    public func affineTransform() -> CGAffineTransform {
        transform.affine
    }

    /// Sets a transform of the plane.
    public func setAffineTransform(_ m: CGAffineTransform) {
        transform = CATransform3D(m)
    }

    /// The smallest upright rectangle around a layer with these values, in the superlayer's coordinates.
    final func frame(of values: LayerValues) -> CGRect {
        let size = values.bounds.size
        guard values.hasTransform else {
            let anchor = values.anchorPoint
            return CGRect(
                x: values.position.x - anchor.x * size.width, y: values.position.y - anchor.y * size.height,
                width: size.width, height: size.height)
        }
        return PlaneProjection(values.transformToSuperlayer).apply(values.bounds)
            ?? CGRect(
                origin: values.position, size: .zero)
    }

    /// Finds the bounds' size and the position that give a frame.
    ///
    /// With a rotation many sizes would; as Core Animation does, it takes the frame's size back through the transform.
    final func changeFrame(_ frame: CGRect) {
        guard accepts(frame, "frame") else { return }
        let frame = frame.standardized
        guard modelValues.hasTransform else {
            let anchor = modelValues.anchorPoint
            bounds = CGRect(origin: modelValues.bounds.origin, size: frame.size)
            position = CGPoint(
                x: frame.origin.x + anchor.x * frame.size.width, y: frame.origin.y + anchor.y * frame.size.height)
            return
        }
        guard let inverse = modelValues.transform.inverse else { return }
        let size = PlaneProjection(inverse).apply(CGRect(origin: .zero, size: frame.size))?.size ?? frame.size
        bounds = CGRect(origin: modelValues.bounds.origin, size: size)
        let placed = self.frame(of: modelValues)
        position = CGPoint(
            x: modelValues.position.x + frame.origin.x - placed.origin.x,
            y: modelValues.position.y + frame.origin.y - placed.origin.y)
    }

    /// Whether the layer has the size of a rectangle and would fill it if nothing transformed it.
    package final func stands(at frame: CGRect) -> Bool {
        let (size, anchor, position) = (modelValues.bounds.size, modelValues.anchorPoint, modelValues.position)
        return size == frame.size && position.x == frame.origin.x + anchor.x * frame.size.width
            && position.y == frame.origin.y + anchor.y * frame.size.height
    }

    // MARK: Conversion

    /// A point of another layer in this layer's coordinates; nil stands for the root layer.
    public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
        (l ?? rootLayer).convert(p, to: self)
    }

    /// A point of this layer in another layer's coordinates; nil stands for the root layer.
    ///
    /// Layers with no common ancestor are taken to have roots at the same place. Where a transform on the way flattens
    /// everything, so that there is no way back, it is left out.
    public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
        let target = l ?? rootLayer
        guard target !== self else { return p }
        if let shift = shift(to: target) { return CGPoint(x: p.x + shift.dx, y: p.y + shift.dy) }
        return projection(to: target).apply(p) ?? p
    }

    /// The upright rectangle around a rectangle of another layer, in this layer's coordinates.
    public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
        (l ?? rootLayer).convert(r, to: self)
    }

    /// The upright rectangle around a rectangle of this layer, in another layer's coordinates.
    public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
        let target = l ?? rootLayer
        guard target !== self else { return r }
        if let shift = shift(to: target) { return r.offsetBy(dx: shift.dx, dy: shift.dy) }
        return projection(to: target).apply(r) ?? r
    }

    /// From this layer's coordinates to another's.
    package final func projection(to target: CALayer) -> PlaneProjection {
        var end = commonAncestor(with: target)
        // Layers in the same space see each other where they are seen: in the plane in which the space is shown.
        while let layer = end, layer.flags.contains(.keepsDepth) { end = layer.parent }
        let up = projection(upTo: end)
        let down = target.projection(upTo: end)
        return down == .identity ? up : up.concatenating(down.inverse ?? .identity)
    }

    /// The nearest layer that contains both; nil if there is none.
    private func commonAncestor(with other: CALayer) -> CALayer? {
        // The usual cases, which need no look at the whole way up.
        if other === self || other.parent === self { return self }
        if parent === other { return other }
        var (one, two) = (Unmanaged.passUnretained(self), Unmanaged.passUnretained(other))
        var difference = depth - other.depth
        while difference > 0, let parent = one._withUnsafeGuaranteedRef({ $0.parentReference }) {
            (one, difference) = (parent, difference - 1)
        }
        while difference < 0, let parent = two._withUnsafeGuaranteedRef({ $0.parentReference }) {
            (two, difference) = (parent, difference + 1)
        }
        while one.toOpaque() != two.toOpaque() {
            guard let next = one._withUnsafeGuaranteedRef({ $0.parentReference }),
                let otherNext = two._withUnsafeGuaranteedRef({ $0.parentReference })
            else { return nil }
            (one, two) = (next, otherNext)
        }
        return one.takeUnretainedValue()
    }

    /// The number of ancestors.
    private var depth: Int {
        var depth = 0
        _ = climb { _ in
            depth += 1
            return true
        }
        return depth
    }

    /// From this layer's coordinates to an ancestor's, or to those of the root layer.
    private func projection(upTo end: CALayer?) -> PlaneProjection {
        var result = PlaneProjection.identity
        var inSpace: CATransform3D?
        var layer = self
        while layer !== end, let parent = layer.parent {
            var step = layer.modelValues.transform(in: parent.modelValues)
            if let inSpace { step = inSpace.concatenating(step) }
            inSpace = parent.flags.contains(.keepsDepth) && parent !== end && parent.parent != nil ? step : nil
            if inSpace == nil {
                let step = PlaneProjection(step)
                result = result == .identity ? step : result.concatenating(step)
            }
            layer = parent
        }
        return result
    }

    /// The way to another layer if nothing on it turns or scales; costs a few nanoseconds per layer.
    private func shift(to target: CALayer) -> CGVector? {
        let end = commonAncestor(with: target)
        guard let up = shift(upTo: end), let down = target.shift(upTo: end) else { return nil }
        return CGVector(dx: up.dx - down.dx, dy: up.dy - down.dy)
    }

    private func shift(upTo end: CALayer?) -> CGVector? {
        var result = CGVector.zero
        var layer = self
        while layer !== end, let parent = layer.parent {
            guard !parent.flags.contains(.keepsDepth), let step = layer.modelValues.shift(in: parent.modelValues)
            else { return nil }
            result = CGVector(dx: result.dx + step.dx, dy: result.dy + step.dy)
            layer = parent
        }
        return result
    }

    // MARK: Hit testing

    /// A point of the superlayer in this layer's coordinates, if it is inside the bounds; for layers without a transform
    /// a few nanoseconds.
    package final func hitPoint(from p: CGPoint, in superlayer: CALayer) -> CGPoint? {
        // Values are read where they are: handing them to a method would copy all of them.
        if !modelValues.hasTransform, !superlayer.modelValues.hasRareValues, !superlayer.keepsDepth {
            let (bounds, position, part) = (modelValues.bounds, modelValues.position, modelValues.anchorPoint)
            let point = CGPoint(
                x: p.x - position.x + bounds.origin.x + part.x * bounds.size.width,
                y: p.y - position.y + bounds.origin.y + part.y * bounds.size.height)
            // Sizes are usually positive; then this is what `contains` comes to, without the call of another library.
            guard bounds.size.width >= 0, bounds.size.height >= 0 else { return bounds.contains(point) ? point : nil }
            let (x, y) = (bounds.origin.x, bounds.origin.y)
            guard point.x >= x, point.x < x + bounds.size.width else { return nil }
            return point.y >= y && point.y < y + bounds.size.height ? point : nil
        }
        guard let point = superlayer.visiblePoint(p, in: self), point.x.isFinite, point.y.isFinite else { return nil }
        return modelValues.bounds.contains(point) ? point : nil
    }

    /// How many layers inside each other are being asked where they are hit.
    private static var hitTestDepth = 0

    final func frontmostLayer(at p: CGPoint) -> CALayer? {
        guard CALayer.hitTestDepth < CALayer.maximumDisplayDepth else { return nil }
        CALayer.hitTestDepth += 1
        defer { CALayer.hitTestDepth -= 1 }
        guard !modelValues.isHidden, let point = pointFromSuperlayer(p) else { return nil }
        let keepsDepth = flags.contains(.keepsDepth)
        let isInside = !keepsDepth && contains(point)
        guard isInside || keepsDepth || !modelValues.masksToBounds else { return nil }
        if showsSublayersInSpace(modelValues) { return frontmostInSpace(at: point) ?? (isInside ? self : nil) }
        for child in sublayersInDrawingOrder.reversed() {
            if let hit = child.hitTest(point) { return hit }
        }
        return isInside ? self : nil
    }

    private func pointFromSuperlayer(_ p: CGPoint) -> CGPoint? {
        if let shift = modelValues.shift(in: parent?.modelValues) {
            return CGPoint(x: p.x - shift.dx, y: p.y - shift.dy)
        }
        let transform = modelValues.transform(in: parent?.modelValues)
        guard modelValues.isDoubleSided || !transform.showsBack else { return nil }
        return PlaneProjection(transform).inverse?.apply(p)
    }

    /// A point of this layer where it is seen in a layer below it; nil if that layer is seen from its edge or lies behind
    /// the eye.
    package final func visiblePoint(_ p: CGPoint, in target: CALayer) -> CGPoint? {
        if let shift = shift(to: target) { return CGPoint(x: p.x + shift.dx, y: p.y + shift.dy) }
        return target.projection(to: self).inverse?.apply(p)
    }
}
