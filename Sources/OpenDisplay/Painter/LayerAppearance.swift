internal import OpenCoreGraphics
internal import OpenQuartzCore

/// The content that a layer paints itself, in its local space: sanitized values, ready to become nodes.
///
/// Equal parts give equal nodes, so that a layer keeps the nodes of unchanged parts.
final class LayerAppearance {
    let size: CGSize
    let radii: CornerRadii
    /// Whether any corner is round.
    let isRounded: Bool
    let clips: Bool
    let background: CGColor?
    let gradient: GradientAppearance?
    /// The shape of the bounds, if the corners are continuous.
    let outline: CGPath?
    let image: ImageAppearance?
    /// The previous contents during a cross-fade, and its progress.
    let fade: FadeAppearance?
    let shape: ShapeAppearance?
    let text: TextAppearance?
    /// The text of a text layer, clipped to the bounds.
    let clippedText: TextAppearance?
    let border: BorderAppearance?
    let shadow: ShadowAppearance?
    /// The effects on the layer's backdrop, or nil for none.
    let backdrop: BackdropValues?
    /// How the layer is composed with what lies behind it.
    let blendMode: LayerBlendMode
    /// The standard deviation of the blur of the whole layer, in points.
    let blur: CGFloat
    /// The transition from the previous content.
    let transition: ContentsTransition?
    /// The number of pixels per point of the layer's rasterization; 0 if it is not rasterized.
    let rasterizationScale: CGFloat
    /// The color by which the whole layer is multiplied, or nil for none.
    let colorFactor: ColorFactor?
    /// The particles of an emitter layer, or nil for none.
    let particles: ParticleAppearance?

    init(_ values: borrowing LayerValues, text textContents: TextContents?, particles: ParticlePicture? = nil) {
        let size = values.bounds.size.sanitized
        self.size = size
        let hasRadius = values.cornerRadius > 0 && values.cornerRadius.isFinite
        radii = hasRadius ? Self.radii(values, size: size) : CornerRadii()
        isRounded = hasRadius && radii != CornerRadii()
        clips = values.masksToBounds
        background = values.backgroundColor.flatMap { $0.alpha > 0 && !size.isEmpty ? $0 : nil }
        image = values.contents == nil ? nil : ImageAppearance(values, size: size)
        self.particles = particles.flatMap { [origin = values.bounds.origin] in
            ParticleAppearance($0, boundsOrigin: origin)
        }
        text = textContents.flatMap { [origin = values.bounds.origin] in TextAppearance($0, boundsOrigin: origin) }
        guard values.hasRareValues else {
            (border, shadow, gradient, outline, colorFactor) = (nil, nil, nil, nil, nil)
            (fade, shape, backdrop, blur, transition, clippedText) = (nil, nil, nil, 0, nil, nil)
            rasterizationScale = values.shouldRasterize ? 1 : 0
            blendMode = .normal
            return
        }
        border = BorderAppearance(values, size: size)
        gradient = values.isGradient ? GradientAppearance(values, size: size) : nil
        shape = values.isShape ? ShapeAppearance(values) : nil
        fade = values.contentsFade.map { FadeAppearance($0, values, size: size) }
        backdrop = values.backdrop.flatMap { $0.blurRadius.isFinite && $0.saturation.isFinite ? $0 : nil }
        blur = values.blurRadius.isFinite ? min(max(values.blurRadius, 0), 500) : 0
        transition = values.transition
        blendMode = values.blendMode
        colorFactor = values.colorFactor
        clippedText = values.typesetText.flatMap {
            TextAppearance(TextContents(typeset: $0, origin: .zero), boundsOrigin: .zero)
        }
        let rasterScale = values.rasterizationScale
        rasterizationScale = values.shouldRasterize && rasterScale > 0 ? min(rasterScale, 16) : 0
        let isContinuous = isRounded && values.cornerCurve == .continuous
        outline =
            isContinuous ? CGPath(continuousRoundedRect: CGRect(origin: .zero, size: size), radii: radii) : nil
        let isCovered = background?.isOpaque == true || image?.covers(size) ?? false || gradient?.isOpaque ?? false
        shadow =
            clips
            ? nil : ShadowAppearance(values, size: size, radii: radii, isCovered: isCovered, outline: outline)
    }

    /// Whether the layer is painted with the content behind it.
    var needsBackdrop: Bool { backdrop != nil || blendMode != .normal }

    var bounds: CGRect {
        CGRect(origin: .zero, size: size)
    }

    /// The distance that the blur spreads, in points.
    var blurReach: Double {
        blur > 0 ? blur * 3 + 1 : 0
    }

    /// The area that the layer's own nodes may touch.
    var extent: PaintRect {
        var extent = PaintRect.empty
        let fillsBounds = background != nil || border != nil || gradient != nil || backdrop != nil
        if fillsBounds || transition != nil || clippedText != nil {
            extent.formUnion(PaintRect(bounds))
        }
        image?.addExtent(to: &extent)
        fade?.image?.addExtent(to: &extent)
        if let particles {
            extent.formUnion(particles.extent)
        }
        if let shape {
            extent.formUnion(PaintRect(shape.frame))
        }
        if let text {
            extent.formUnion(text.extent)
        }
        if clips {
            extent = extent.intersection(PaintRect(bounds))
        } else if let shadow {
            extent.formUnion(shadow.extent)
        }
        // Nothing else is painted, and the extent of a superlayer that enlarges it must not become infinite.
        extent = extent.intersection(.paintable)
        if let reach = transition?.reach {
            extent.formUnion(reach)
        }
        return extent
    }

    /// Whether the layer paints anything itself.
    var showsSomething: Bool {
        background != nil || border != nil || gradient != nil || backdrop != nil || image != nil || shape != nil
    }

    private static func radii(_ values: borrowing LayerValues, size: CGSize) -> CornerRadii {
        // Larger ones look the same, and their sum may be infinite.
        let radius = min(values.cornerRadius, size.width + size.height)
        let corners = values.maskedCorners
        let parts = values.cornerProportions
        return CornerRadii(
            topLeft: corners.contains(.layerMinXMinYCorner) ? radius * parts.topLeft : 0,
            topRight: corners.contains(.layerMaxXMinYCorner) ? radius * parts.topRight : 0,
            bottomRight: corners.contains(.layerMaxXMaxYCorner) ? radius * parts.bottomRight : 0,
            bottomLeft: corners.contains(.layerMinXMaxYCorner) ? radius * parts.bottomLeft : 0
        ).fitted(to: size)
    }
}

extension CGSize {
    /// The size with lengths that are negative or not finite replaced by 0, limited to what GSK can address.
    var sanitized: CGSize {
        CGSize(width: Self.sanitize(width), height: Self.sanitize(height))
    }

    var isEmpty: Bool {
        width <= 0 || height <= 0
    }

    private static func sanitize(_ length: CGFloat) -> CGFloat {
        length.isFinite && length > 0 ? min(length, PictureLimits.reach) : 0
    }
}

extension ImageAppearance {
    fileprivate func addExtent(to extent: inout PaintRect) {
        for piece in pieces {
            extent.formUnion(PaintRect(piece.destination))
        }
    }
}

/// The contents from which a layer's contents fade in.
///
/// A class, because few layers have one.
final class FadeAppearance: Equatable {
    /// The previous contents, or nil if there were none.
    let image: ImageAppearance?
    /// The fraction of the layer's contents that is shown.
    let progress: CGFloat

    init(_ fade: ContentsFade, _ values: borrowing LayerValues, size: CGSize) {
        var old = copy values
        old.contents = fade.from
        image = ImageAppearance(old, size: size)
        progress = min(max(fade.progress, 0), 1)
    }

    static func == (lhs: FadeAppearance, rhs: FadeAppearance) -> Bool {
        lhs.progress == rhs.progress && lhs.image == rhs.image
    }
}

/// A border inside the bounds.
struct BorderAppearance: Equatable {
    var width: CGFloat
    var color: CGColor

    init?(_ values: borrowing LayerValues, size: CGSize) {
        let width = values.borderWidth
        guard width > 0, width.isFinite, !size.isEmpty, let color = values.borderColor, color.alpha > 0 else {
            return nil
        }
        self.width = min(width, min(size.width, size.height) / 2)
        self.color = color
    }
}

/// Typeset text at a position.
struct TextAppearance: Equatable {
    var typeset: TypesetText
    var origin: CGPoint
    var color: CGColor

    init?(_ contents: TextContents, boundsOrigin: CGPoint) {
        origin = CGPoint(x: contents.origin.x - boundsOrigin.x, y: contents.origin.y - boundsOrigin.y)
        let text = contents.typeset
        guard origin == origin.paintable, !text.runs.isEmpty || !text.decorations.isEmpty || !text.attachments.isEmpty
        else {
            return nil
        }
        typeset = text
        color = contents.color ?? .black
    }

    static func == (lhs: TextAppearance, rhs: TextAppearance) -> Bool {
        lhs.typeset.isIdentical(to: rhs.typeset) && lhs.origin == rhs.origin && lhs.color == rhs.color
    }

    /// The area of the lines, with additional space for glyphs that extend beyond them.
    var extent: PaintRect {
        let size = typeset.size
        var extent = PaintRect(CGRect(origin: origin, size: size))
        for run in typeset.runs {
            let (x, y) = (origin.x + run.origin.x, origin.y + run.origin.y)
            extent.formUnion(PaintRect(minX: x, minY: y - 1, maxX: x + max(run.width, 1), maxY: y + 1))
        }
        let overhang = typeset.lines.reduce(8) { max($0, $1.frame.height) } + typeset.reach
        return extent.inset(by: -overhang, -overhang)
    }
}

/// A shadow and the shape that casts it.
///
/// A class, because few layers have one.
final class ShadowAppearance: Equatable {
    enum Shape: Equatable {
        /// The bounds with round corners, which are entirely opaque.
        case box(CGSize, CornerRadii)
        case path(CGPath)
        /// The content of the layer and its sublayers.
        case contents
    }

    let shape: Shape
    /// The color, including the shadow's opacity.
    let color: CGColor
    /// The standard deviation of the blur, in points.
    let sigma: CGFloat
    let offset: CGSize

    /// Returns nil if the layer has no visible shadow.
    ///
    /// - Parameters:
    ///   - isCovered: Whether the layer is opaque within its bounds.
    ///   - outline: The shape of the bounds if it is not a rectangle with circular corners.
    init?(_ values: borrowing LayerValues, size: CGSize, radii: CornerRadii, isCovered: Bool, outline: CGPath?) {
        let opacity = CGFloat(min(values.shadowOpacity, 1))
        guard opacity > 0, let color = values.shadowColor, color.alpha > 0, values.shadowOffset.isFinite,
            let faded = color.copy(alpha: color.alpha * opacity)
        else { return nil }
        if let path = values.shadowPath, !path.isEmpty {
            shape = .path(path)
        } else if isCovered, !size.isEmpty {
            shape = outline.map { .path($0) } ?? .box(size, radii)
        } else {
            shape = .contents
        }
        self.color = faded
        sigma = values.shadowRadius.isFinite ? min(max(values.shadowRadius, 0), 1000) : 0
        offset = values.shadowOffset
    }

    init(_ shadow: TextShadow) {
        shape = .contents
        color = shadow.color
        sigma = shadow.blur / 2
        offset = shadow.offset
    }

    static func == (lhs: ShadowAppearance, rhs: ShadowAppearance) -> Bool {
        lhs.sigma == rhs.sigma && lhs.offset == rhs.offset && lhs.color == rhs.color && lhs.shape == rhs.shape
    }

    /// A generous bound of the distance that the blur spreads: at a lower resolution, it spreads further by a pixel or
    /// two.
    var margin: CGFloat {
        sigma * 3.5 + 3
    }

    /// The area that the shadow may touch; empty for the shadow of the contents.
    var extent: PaintRect {
        switch shape {
        case .box(let size, _): extent(of: PaintRect(CGRect(origin: .zero, size: size)))
        case .path(let path): extent(of: PaintRect(path.boundingBoxOfPath))
        case .contents: .empty
        }
    }

    /// Returns the area that the shadow of `caster` may touch.
    func extent(of caster: PaintRect) -> PaintRect {
        guard !caster.isEmpty else { return .empty }
        return PaintRect(
            minX: caster.minX + offset.width, minY: caster.minY + offset.height, maxX: caster.maxX + offset.width,
            maxY: caster.maxY + offset.height
        ).inset(by: -margin, -margin)
    }
}

extension ImageAppearance {
    /// Returns whether the image is opaque and fills a layer of a size.
    fileprivate func covers(_ size: CGSize) -> Bool {
        image.isOpaque && tint == nil && pieces.count == 1
            && pieces.allSatisfy { $0.destination.contains(CGRect(origin: .zero, size: size)) }
    }
}

extension GradientAppearance {
    fileprivate var isOpaque: Bool {
        stops.allSatisfy { $0.color.alpha == 1 }
    }
}

extension LayerAppearance {
    /// Whether an image of the whole content is made: for a rasterization, or for a shadow of the content.
    var isPicture: Bool { rasterizationScale > 0 || shadow?.shape == .contents }
}
