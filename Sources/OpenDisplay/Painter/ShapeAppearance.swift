internal import OpenCoreGraphics
internal import OpenQuartzCore

/// A path to fill and stroke, in the layer's local space.
final class ShapeAppearance: Equatable {
    let path: CGPath
    let fill: CGColor?
    let rule: CGPathFillRule
    /// The part of the path that is stroked, or nil if there is no stroke.
    let linePath: CGPath?
    let stroke: CGColor
    let line: LineStyle
    /// The offset from the layer's coordinates to its local space.
    let offset: CGPoint

    /// Returns nil if nothing is visible.
    init?(_ values: borrowing LayerValues) {
        let shape = values.shape
        guard let path = shape.path, !path.isEmpty else { return nil }
        self.path = path
        fill = shape.fillColor.flatMap { $0.alpha > 0 ? $0 : nil }
        rule = shape.fillRule
        let color = shape.strokeColor ?? .clear
        let (start, end) = (max(shape.strokeStart, 0), min(shape.strokeEnd, 1))
        let hasLine = color.alpha > 0 && shape.line.width > 0 && shape.line.width.isFinite && start < end
        stroke = hasLine ? color : .clear
        linePath = hasLine ? path.trimmed(from: start, to: end) : nil
        line = linePath.map { shape.line.paintable(along: $0) } ?? LineStyle()
        offset = CGPoint(x: -values.bounds.origin.x, y: -values.bounds.origin.y)
        guard offset.isFinite, fill != nil || linePath != nil else { return nil }
    }

    static func == (lhs: ShapeAppearance, rhs: ShapeAppearance) -> Bool {
        lhs.fill == rhs.fill && lhs.rule == rhs.rule && lhs.stroke == rhs.stroke && lhs.line == rhs.line
            && lhs.offset == rhs.offset && lhs.path == rhs.path && lhs.linePath == rhs.linePath
    }

    /// Whether the path has coordinates that Cairo cannot represent; then nothing is painted.
    private(set) lazy var isTooLarge: Bool = {
        let box = path.boundingBoxOfPath.offsetBy(dx: offset.x, dy: offset.y)
        return !box.isNull && box.paintable != box && !box.size.isEmpty
    }()

    /// The area that the shape may touch, in the layer's local space.
    private(set) lazy var frame: CGRect = {
        var box = fill == nil ? CGRect.null : path.boundingBoxOfPath
        if let linePath, !linePath.isEmpty {
            box = box.union(linePath.boundingBoxOfPath.insetBy(dx: -line.margin, dy: -line.margin))
        }
        guard !box.isNull, box.isFinite, !isTooLarge else { return .zero }
        // Antialiased edges extend into the next pixel.
        return box.insetBy(dx: -1, dy: -1).offsetBy(dx: offset.x, dy: offset.y)
    }()
}

/// A gradient over the layer's bounds.
final class GradientAppearance: Equatable {
    let type: CAGradientLayerType
    let stops: [CGGradient.Stop]
    /// In points of the layer's local space.
    let start: CGPoint
    let end: CGPoint

    /// Returns nil if nothing is visible.
    init?(_ values: borrowing LayerValues, size: CGSize) {
        let gradient = values.gradient
        guard let stops = CGGradient(colors: gradient.colors, locations: gradient.placedLocations)?.stops,
            !size.isEmpty, gradient.startPoint.isFinite, gradient.endPoint.isFinite
        else { return nil }
        type = gradient.type
        self.stops = stops
        start = CGPoint(x: gradient.startPoint.x * size.width, y: gradient.startPoint.y * size.height).paintable
        end = CGPoint(x: gradient.endPoint.x * size.width, y: gradient.endPoint.y * size.height).paintable
    }

    static func == (lhs: GradientAppearance, rhs: GradientAppearance) -> Bool {
        lhs.type == rhs.type && lhs.stops == rhs.stops && lhs.start == rhs.start && lhs.end == rhs.end
    }
}

extension LineStyle {
    /// The largest number of dashes to paint, or product of that number and the ratio of the line width to a dash.
    ///
    /// Smaller dashes look like a solid line. Dashes that are wider than long overlap where the path is curved, which takes
    /// Cairo quadratic time.
    private static let maximumDashes: CGFloat = 100_000
    /// The largest product of the line width and the path's extent: Cairo's time and memory are proportional to it.
    private static let maximumSweep: CGFloat = 1e9

    /// Returns the style for a path: solid if there would be too many dashes, and with a limited width.
    fileprivate func paintable(along path: CGPath) -> LineStyle {
        guard !dashes.isEmpty || width > 1000 else { return self }
        let box = path.boundingBoxOfPath
        guard box.isFinite, !box.isNull else { return self }
        var style = self
        let extent = max(box.width + box.height, 1)
        let period = dashes.reduce(0, +)
        if extent * max(width / period, 1) > period * Self.maximumDashes { style.dashes = [] }
        style.width = min(width, max(Self.maximumSweep / extent, 1), PictureLimits.lineWidth)
        return style
    }
}
