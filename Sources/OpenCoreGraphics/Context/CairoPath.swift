internal import CGTK

extension OpaquePointer {
    /// Replaces the current path of a `cairo_t` with elements in the coordinates of its matrix.
    ///
    /// Coordinates are clamped to ±4 million, because Cairo's range ends at ±8 million, and long edges are divided.
    package func addPath(_ elements: [PathElement]) {
        cairo_new_path(self)
        var current = CGPoint.zero
        for element in LongEdges.divided(elements) {
            add(element, from: current)
            current = element.points.last ?? current
        }
    }

    private func add(_ element: PathElement, from start: CGPoint) {
        switch element {
        case .move(let end):
            cairo_move_to(self, end.x.drawable, end.y.drawable)
        case .line(let end):
            cairo_line_to(self, end.x.drawable, end.y.drawable)
        case .quad(let control, let end):
            let first = start.interpolated(to: control, by: 2 / 3)
            let second = end.interpolated(to: control, by: 2 / 3)
            add(.curve(control1: first, control2: second, end: end), from: start)
        case .curve(let first, let second, let end):
            cairo_curve_to(
                self, first.x.drawable, first.y.drawable, second.x.drawable, second.y.drawable, end.x.drawable,
                end.y.drawable)
        case .close:
            cairo_close_path(self)
        }
    }
}

extension CGFloat {
    fileprivate var drawable: Double {
        Swift.min(Swift.max(self, -LongEdges.farthest), LongEdges.farthest).native
    }
}

extension CGPathFillRule {
    var cairo: cairo_fill_rule_t {
        self == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD
    }
}

extension CGLineCap {
    var cairo: cairo_line_cap_t {
        switch self {
        case .butt: CAIRO_LINE_CAP_BUTT
        case .round: CAIRO_LINE_CAP_ROUND
        case .square: CAIRO_LINE_CAP_SQUARE
        }
    }
}

extension CGLineJoin {
    var cairo: cairo_line_join_t {
        switch self {
        case .miter: CAIRO_LINE_JOIN_MITER
        case .round: CAIRO_LINE_JOIN_ROUND
        case .bevel: CAIRO_LINE_JOIN_BEVEL
        }
    }
}

extension CGInterpolationQuality {
    var filter: cairo_filter_t {
        switch self {
        case .none: CAIRO_FILTER_NEAREST
        case .low: CAIRO_FILTER_BILINEAR
        case .default, .medium: CAIRO_FILTER_GOOD
        case .high: CAIRO_FILTER_BEST
        }
    }
}

extension GraphicsState {
    /// Returns the filter for scaling an image.
    func filter(for image: CGImage) -> cairo_filter_t {
        let isPixelated = interpolationQuality == .default && !image.shouldInterpolate
        return isPixelated ? CAIRO_FILTER_NEAREST : interpolationQuality.filter
    }
}

extension CGBlendMode {
    var cairo: cairo_operator_t {
        switch self {
        case .normal: CAIRO_OPERATOR_OVER
        case .multiply: CAIRO_OPERATOR_MULTIPLY
        case .screen: CAIRO_OPERATOR_SCREEN
        case .overlay: CAIRO_OPERATOR_OVERLAY
        case .darken: CAIRO_OPERATOR_DARKEN
        case .lighten: CAIRO_OPERATOR_LIGHTEN
        case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
        case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
        case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
        case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
        case .difference: CAIRO_OPERATOR_DIFFERENCE
        case .exclusion: CAIRO_OPERATOR_EXCLUSION
        case .hue: CAIRO_OPERATOR_HSL_HUE
        case .saturation: CAIRO_OPERATOR_HSL_SATURATION
        case .color: CAIRO_OPERATOR_HSL_COLOR
        case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
        case .clear: CAIRO_OPERATOR_CLEAR
        case .copy: CAIRO_OPERATOR_SOURCE
        case .sourceIn: CAIRO_OPERATOR_IN
        case .sourceOut: CAIRO_OPERATOR_OUT
        case .sourceAtop: CAIRO_OPERATOR_ATOP
        case .destinationOver: CAIRO_OPERATOR_DEST_OVER
        case .destinationIn: CAIRO_OPERATOR_DEST_IN
        case .destinationOut: CAIRO_OPERATOR_DEST_OUT
        case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
        case .xor: CAIRO_OPERATOR_XOR
        case .plusLighter: CAIRO_OPERATOR_ADD
        }
    }

    /// Whether Cairo would also change pixels outside of the drawn shape, which Core Graphics does not.
    var needsShapeAsClip: Bool {
        switch self {
        case .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
        default: false
        }
    }
}

extension OpaquePointer {
    /// Fills the current path of a `cairo_t` with a color.
    package func fillPath(_ color: CGColor, rule: CGPathFillRule) {
        setSource(color)
        cairo_set_fill_rule(self, rule.cairo)
        cairo_fill_preserve(self)
    }

    /// Strokes the current path of a `cairo_t` with a color.
    package func strokePath(_ color: CGColor, style: LineStyle) {
        setSource(color)
        cairo_set_line_width(self, style.width.native)
        cairo_set_line_cap(self, style.cap.cairo)
        cairo_set_line_join(self, style.join.cairo)
        cairo_set_miter_limit(self, max(style.miterLimit.native, 1))
        // Negative lengths, or only zeros, would put the `cairo_t` into an error state.
        let isUsable = style.dashes.allSatisfy { $0.isFinite && $0 >= 0 } && style.dashes.contains { $0 > 0 }
        let dashes = isUsable ? style.dashes.map(\.native) : []
        cairo_set_dash(self, dashes, Int32(dashes.count), style.dashPhase.native)
        cairo_stroke_preserve(self)
    }

    private func setSource(_ color: CGColor) {
        cairo_set_source_rgba(self, color.red.native, color.green.native, color.blue.native, color.alpha.native)
    }
}
