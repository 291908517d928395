internal import OpenCoreGraphics
internal import OpenQuartzCore

/// What a layer paints itself, in its local space: cleaned values, ready to become nodes.
///
/// Equal parts give equal nodes, so a layer keeps the nodes of the parts that did not change.
final class LayerAppearance {
    let size: CGSize
    let radii: CornerRadii
    /// Whether any corner is round.
    let isRounded: Bool
    let clips: Bool
    let background: CGColor?
    let gradient: GradientAppearance?
    /// The shape of the bounds, if their corners are continuous.
    let outline: CGPath?
    let image: ImageAppearance?
    /// Another picture that is still seen, and how much of `image` is.
    let fade: FadeAppearance?
    let shape: ShapeAppearance?
    let text: TextAppearance?
    let border: BorderAppearance?
    let shadow: ShadowAppearance?
    /// How what lies behind is shown; nil for as it is.
    let backdrop: BackdropValues?
    /// The standard deviation of the blur over everything, in points.
    let blur: CGFloat
    /// The old look that is still seen in part.
    let transition: TransitionLook?

    init(_ values: borrowing LayerValues, text textContents: TextContents?) {
        let size = values.bounds.size.sanitized
        self.size = size
        isRounded = values.cornerRadius > 0 && values.cornerRadius.isFinite
        radii = isRounded ? Self.radii(values, size: size) : CornerRadii()
        clips = values.masksToBounds
        background = values.backgroundColor.flatMap { $0.alpha > 0 && !size.isEmpty ? $0 : nil }
        image = values.contents == nil ? nil : ImageAppearance(values, size: size)
        text = textContents.flatMap { [origin = values.bounds.origin] in TextAppearance($0, boundsOrigin: origin) }
        guard values.hasRareValues else {
            (border, shadow, gradient, outline) = (nil, nil, nil, nil)
            (fade, shape, backdrop, blur, transition) = (nil, nil, nil, 0, nil)
            return
        }
        border = BorderAppearance(values, size: size)
        gradient = values.isGradient ? GradientAppearance(values, size: size) : nil
        shape = values.isShape ? ShapeAppearance(values) : nil
        fade = values.contentsFade.map { FadeAppearance($0, values, size: size) }
        backdrop = values.backdrop.flatMap { $0.blurRadius.isFinite && $0.saturation.isFinite ? $0 : nil }
        blur = values.blurRadius.isFinite ? min(max(values.blurRadius, 0), 500) : 0
        transition = values.transition
        let isContinuous = isRounded && values.cornerCurve == .continuous
        outline =
            isContinuous ? CGPath(continuousRoundedRect: CGRect(origin: .zero, size: size), radii: radii) : nil
        let casts = background != nil || image != nil || gradient != nil
        shadow =
            clips
            ? nil
            : ShadowAppearance(
                values, size: size, radii: radii, casts: casts, shape: casts ? outline : shape?.shadowPath)
    }

    var bounds: CGRect {
        CGRect(origin: .zero, size: size)
    }

    /// How far, in points, the blur carries something.
    var blurReach: Double {
        blur > 0 ? blur * 3 + 1 : 0
    }

    /// The area that the layer's own nodes may touch.
    var extent: PaintRect {
        var extent = PaintRect.empty
        if background != nil || border != nil || gradient != nil || backdrop != nil || transition != nil {
            extent.formUnion(PaintRect(bounds))
        }
        image?.addExtent(to: &extent)
        fade?.image?.addExtent(to: &extent)
        if let shape {
            extent.formUnion(PaintRect(shape.frame))
        }
        if let text {
            extent.formUnion(text.extent)
        }
        if clips {
            return extent.intersection(PaintRect(bounds))
        }
        if let shadow {
            extent.formUnion(shadow.extent)
        }
        return extent
    }

    private static func radii(_ values: borrowing LayerValues, size: CGSize) -> CornerRadii {
        let (radius, corners) = (values.cornerRadius, values.maskedCorners)
        return CornerRadii(
            topLeft: corners.contains(.layerMinXMinYCorner) ? radius : 0,
            topRight: corners.contains(.layerMaxXMinYCorner) ? radius : 0,
            bottomRight: corners.contains(.layerMaxXMaxYCorner) ? radius : 0,
            bottomLeft: corners.contains(.layerMinXMaxYCorner) ? radius : 0
        ).fitted(to: size)
    }
}

extension CGSize {
    /// The size with every part that is negative or not finite replaced by 0, and none beyond what GSK can address.
    var sanitized: CGSize {
        CGSize(width: Self.sanitize(width), height: Self.sanitize(height))
    }

    var isEmpty: Bool {
        width <= 0 || height <= 0
    }

    private static func sanitize(_ length: CGFloat) -> CGFloat {
        length.isFinite && length > 0 ? min(length, 1e7) : 0
    }
}

extension ImageAppearance {
    fileprivate func addExtent(to extent: inout PaintRect) {
        for piece in pieces {
            extent.formUnion(PaintRect(piece.destination))
        }
    }
}

/// The picture from which another one fades in.
///
/// It is a class because few layers have one.
final class FadeAppearance: Equatable {
    /// Nil if nothing was shown.
    let image: ImageAppearance?
    /// How much of the layer's contents is shown.
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

/// Typeset text.
struct TextAppearance: Equatable {
    var typeset: TypesetText
    var origin: CGPoint
    var color: CGColor

    init?(_ contents: TextContents, boundsOrigin: CGPoint) {
        origin = CGPoint(x: contents.origin.x - boundsOrigin.x, y: contents.origin.y - boundsOrigin.y)
        guard origin.isFinite, !contents.typeset.runs.isEmpty || !contents.typeset.decorations.isEmpty else {
            return nil
        }
        typeset = contents.typeset
        color = contents.color ?? .black
    }

    static func == (lhs: TextAppearance, rhs: TextAppearance) -> Bool {
        lhs.typeset === rhs.typeset && lhs.origin == rhs.origin && lhs.color == rhs.color
    }

    /// The area of the lines, with room for glyphs that reach beyond them.
    var extent: PaintRect {
        let size = typeset.size
        var extent = PaintRect(CGRect(origin: origin, size: size))
        for run in typeset.runs {
            let (x, y) = (origin.x + run.origin.x, origin.y + run.origin.y)
            extent.formUnion(PaintRect(minX: x, minY: y - 1, maxX: x + max(run.width, 1), maxY: y + 1))
        }
        let overhang = typeset.lines.reduce(8) { max($0, $1.frame.height) }
        return extent.inset(by: -overhang, -overhang)
    }
}

/// A shadow, and the shape that casts it.
///
/// It is a class because few layers have one.
final class ShadowAppearance: Equatable {
    enum Shape: Equatable {
        case box(CGSize, CornerRadii)
        case path(CGPath)
    }

    let shape: Shape
    /// With the shadow's opacity multiplied in.
    let color: CGColor
    /// The standard deviation of the blur, in points.
    let sigma: CGFloat
    let offset: CGSize

    /// - Parameters:
    ///   - casts: Whether the layer paints anything that throws a shadow of its bounds' shape.
    ///   - shape: What throws the shadow instead, in the layer's local space.
    init?(_ values: borrowing LayerValues, size: CGSize, radii: CornerRadii, casts: Bool, shape: CGPath?) {
        let opacity = CGFloat(min(values.shadowOpacity, 1))
        guard opacity > 0, let color = values.shadowColor, color.alpha > 0, values.shadowOffset.isFinite,
            let faded = color.copy(alpha: color.alpha * opacity)
        else { return nil }
        if let path = values.shadowPath, !path.isEmpty {
            self.shape = .path(path)
        } else if let shape {
            self.shape = .path(shape)
        } else if casts, !size.isEmpty {
            self.shape = .box(size, radii)
        } else {
            return nil
        }
        self.color = faded
        sigma = values.shadowRadius.isFinite ? min(max(values.shadowRadius, 0), 1000) : 0
        offset = values.shadowOffset
    }

    static func == (lhs: ShadowAppearance, rhs: ShadowAppearance) -> Bool {
        lhs.sigma == rhs.sigma && lhs.offset == rhs.offset && lhs.color == rhs.color && lhs.shape == rhs.shape
    }

    /// How far the blur reaches, generously: where it is painted more coarsely it reaches further by a pixel or two.
    private var margin: CGFloat {
        sigma * 3.5 + 3
    }

    var extent: PaintRect {
        let box: CGRect
        switch shape {
        case .box(let size, _): box = CGRect(origin: .zero, size: size)
        case .path(let path): box = path.boundingBoxOfPath
        }
        return PaintRect(box.offsetBy(dx: offset.width, dy: offset.height)).inset(by: -margin, -margin)
    }
}
