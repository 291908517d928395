extension CALayer {
    /// Returns the affine part of the transform.
    public func affineTransform() -> CGAffineTransform {
        transform.affine
    }

    public func setAffineTransform(_ m: CGAffineTransform) {
        transform = CATransform3D(m)
    }

    /// Returns the bounding box of a layer with the given values, in the superlayer's coordinates.
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

    /// Sets the size of the bounds and the position that result in a frame.
    ///
    /// With a rotation several sizes would be possible. As in Core Animation, the size is the frame's size transformed
    /// by the inverse transform.
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

    /// Returns whether the layer would exactly fill a rectangle if it had no transform.
    package final func fills(_ frame: CGRect) -> Bool {
        let (size, anchor, position) = (modelValues.bounds.size, modelValues.anchorPoint, modelValues.position)
        return size == frame.size && position.x == frame.origin.x + anchor.x * frame.size.width
            && position.y == frame.origin.y + anchor.y * frame.size.height
    }

    // MARK: Conversion

    /// Converts a point from another layer's coordinates to this layer's; `nil` is the root layer.
    public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
        (l ?? rootLayer).convert(p, to: self)
    }

    /// Converts a point from this layer's coordinates to another layer's; `nil` is the root layer.
    ///
    /// Layers without a common ancestor are treated as if their roots coincided. Singular transforms along the path,
    /// which have no inverse, are ignored.
    public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
        let target = l ?? rootLayer
        guard target !== self else { return p }
        if let shift = shift(to: target) { return CGPoint(x: p.x + shift.dx, y: p.y + shift.dy) }
        return projection(to: target).apply(p) ?? p
    }

    /// Converts a rectangle from another layer's coordinates and returns its bounding box in this layer's coordinates.
    public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
        (l ?? rootLayer).convert(r, to: self)
    }

    /// Converts a rectangle to another layer's coordinates and returns its bounding box there.
    public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
        let target = l ?? rootLayer
        guard target !== self else { return r }
        if let shift = shift(to: target) { return r.offsetBy(dx: shift.dx, dy: shift.dy) }
        return projection(to: target).apply(r) ?? r
    }

    /// Returns the projection from this layer's coordinates to another's.
    package final func projection(to target: CALayer) -> PlaneProjection {
        var end = commonAncestor(with: target)
        // Layers in the same 3D space are related through the plane onto which that space is projected.
        while let layer = end, layer.flags.contains(.preservesDepth) { end = layer.parent }
        let up = projection(upTo: end)
        let down = target.projection(upTo: end)
        return down == .identity ? up : up.concatenating(down.inverse ?? .identity)
    }

    /// Returns the nearest common ancestor, or `nil` if there is none.
    ///
    /// Nonisolated, because isolated closures check their executor at each step.
    nonisolated private func commonAncestor(with other: CALayer) -> CALayer? {
        // Common cases, handled without walking up to the root.
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

    nonisolated private var depth: Int {
        var depth = 0
        _ = visitAncestors { _ in
            depth += 1
            return true
        }
        return depth
    }

    /// Returns the projection from this layer's coordinates to those of an ancestor or, for `nil`, of the root layer.
    private func projection(upTo end: CALayer?) -> PlaneProjection {
        var result = PlaneProjection.identity
        var inSpace: CATransform3D?
        var layer = self
        while layer !== end, let parent = layer.parent {
            var step = layer.modelValues.transform(in: parent.modelValues)
            if let inSpace { step = inSpace.concatenating(step) }
            inSpace = parent.flags.contains(.preservesDepth) && parent !== end && parent.parent != nil ? step : nil
            if inSpace == nil {
                let step = PlaneProjection(step)
                result = result == .identity ? step : result.concatenating(step)
            }
            layer = parent
        }
        return result
    }

    /// Returns the offset to another layer if the path contains only translations; costs a few nanoseconds per layer.
    private func shift(to target: CALayer) -> CGVector? {
        let end = commonAncestor(with: target)
        guard let up = shift(upTo: end), let down = target.shift(upTo: end) else { return nil }
        return CGVector(dx: up.dx - down.dx, dy: up.dy - down.dy)
    }

    private func shift(upTo end: CALayer?) -> CGVector? {
        guard self !== end, parentReference != nil else { return .zero }
        guard var result = ownShift else { return nil }
        var isShift = true
        _ = visitAncestors { layer in
            isShift = !layer.transformsSublayers
            guard isShift, layer !== end, layer.parentReference != nil else { return false }
            guard let step = layer.ownShift else {
                isShift = false
                return false
            }
            result = CGVector(dx: result.dx + step.dx, dy: result.dy + step.dy)
            return true
        }
        return isShift ? result : nil
    }

    /// The offset to the superlayer's coordinates, or `nil` if the layer has a transform.
    @inline(__always)
    nonisolated private var ownShift: CGVector? {
        guard !modelValues.hasTransform else { return nil }
        // Reads the values in place: passing them to a method would copy all of them.
        let (bounds, position, part) = (modelValues.bounds, modelValues.position, modelValues.anchorPoint)
        return CGVector(
            dx: position.x - (bounds.origin.x + part.x * bounds.size.width),
            dy: position.y - (bounds.origin.y + part.y * bounds.size.height))
    }

    /// Whether sublayers are placed in space, or by a `sublayerTransform` in addition to their own position.
    package nonisolated final var transformsSublayers: Bool {
        flags.contains(.preservesDepth)
            || modelValues.hasRareValues && !modelValues.sublayerTransform.isIdentity
    }

    // MARK: Hit testing

    /// Converts a point from the superlayer's coordinates, and returns `nil` if it lies outside the bounds.
    ///
    /// Costs a few nanoseconds for layers without a transform.
    package final func hitPoint(from p: CGPoint, in superlayer: CALayer) -> CGPoint? {
        if let point = shiftedPoint(from: p, in: superlayer) { return boundsContain(point) ? point : nil }
        guard let point = superlayer.visiblePoint(p, in: self), point.x.isFinite, point.y.isFinite else { return nil }
        return modelValues.bounds.contains(point) ? point : nil
    }

    /// Returns whether ``hitPoint(from:in:)`` may find the point within the bounds; `false` is reliable.
    ///
    /// Nonisolated, because it is called from loops whose closures would otherwise check their executor at each step.
    package nonisolated final func mayContain(_ p: CGPoint, in superlayer: CALayer) -> Bool {
        guard let point = shiftedPoint(from: p, in: superlayer) else { return true }
        return boundsContain(point)
    }

    /// Converts a point from the superlayer's coordinates, or returns `nil` if this takes more than a translation.
    @inline(__always)
    nonisolated private func shiftedPoint(from p: CGPoint, in superlayer: CALayer) -> CGPoint? {
        guard !modelValues.hasTransform, !superlayer.transformsSublayers else { return nil }
        // Reads the values in place: passing them to a method would copy all of them.
        let (bounds, position, part) = (modelValues.bounds, modelValues.position, modelValues.anchorPoint)
        return CGPoint(
            x: p.x - position.x + bounds.origin.x + part.x * bounds.size.width,
            y: p.y - position.y + bounds.origin.y + part.y * bounds.size.height)
    }

    @inline(__always)
    nonisolated private func boundsContain(_ point: CGPoint) -> Bool {
        let bounds = modelValues.bounds
        // For positive sizes this is equivalent to `contains`, without a call into another library.
        guard bounds.size.width >= 0, bounds.size.height >= 0 else { return bounds.contains(point) }
        let (x, y) = (bounds.origin.x, bounds.origin.y)
        guard point.x >= x, point.x < x + bounds.size.width else { return false }
        return point.y >= y && point.y < y + bounds.size.height
    }

    /// The current depth of nested hit tests.
    private static var hitTestDepth = 0

    final func frontmostLayer(at p: CGPoint) -> CALayer? {
        guard CALayer.hitTestDepth < CALayer.maximumDisplayDepth else { return nil }
        CALayer.hitTestDepth += 1
        defer { CALayer.hitTestDepth -= 1 }
        guard !modelValues.isHidden, let point = pointFromSuperlayer(p) else { return nil }
        let preservesDepth = flags.contains(.preservesDepth)
        let isInside = !preservesDepth && contains(point)
        guard isInside || preservesDepth || !modelValues.masksToBounds else { return nil }
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
        guard modelValues.isDoubleSided || !transform.isBackFacing else { return nil }
        return PlaneProjection(transform).inverse?.apply(p)
    }

    /// Returns the point of a descendant at which a point of this layer is visible.
    ///
    /// Returns `nil` if the descendant is seen edge-on or lies behind the viewpoint.
    package final func visiblePoint(_ p: CGPoint, in target: CALayer) -> CGPoint? {
        if let shift = shift(to: target) { return CGPoint(x: p.x + shift.dx, y: p.y + shift.dy) }
        return target.projection(to: self).inverse?.apply(p)
    }

    private var enclosingScrollLayer: CAScrollLayer? {
        var layer = superlayer
        while let current = layer {
            if let scrollLayer = current as? CAScrollLayer { return scrollLayer }
            layer = current.superlayer
        }
        return nil
    }

    /// Scrolls the nearest `CAScrollLayer` around the layer, so that a point of the layer is in its top-left corner.
    public func scroll(_ p: CGPoint) {
        guard let scrollLayer = enclosingScrollLayer else { return }
        scrollLayer.scroll(to: convert(p, to: scrollLayer))
    }

    /// Scrolls the nearest `CAScrollLayer` around the layer, so that a rectangle of the layer is visible.
    public func scrollRectToVisible(_ r: CGRect) {
        guard let scrollLayer = enclosingScrollLayer else { return }
        scrollLayer.scroll(to: convert(r, to: scrollLayer))
    }

    /// The part of the bounds that no `CAScrollLayer` around the layer clips.
    public var visibleRect: CGRect {
        guard let scrollLayer = enclosingScrollLayer else { return bounds }
        let visible = bounds.intersection(convert(scrollLayer.visibleRect, from: scrollLayer))
        return visible.isNull ? .zero : visible
    }
}
