internal import CGTK

extension CGContext {
    /// Fills the clip with a gradient along a line.
    public func drawLinearGradient(
        _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
    ) {
        guard start.isFinite, end.isFinite, start != end, state.ctm.invertedIfPossible != nil else { return }
        let direction = end - start
        paint(gradient, cairo_pattern_create_linear(start.x.native, start.y.native, end.x.native, end.y.native)) {
            if !options.contains(.drawsBeforeStartLocation) {
                $0.clipToHalfPlane(from: start, along: direction)
            }
            if !options.contains(.drawsAfterEndLocation) {
                $0.clipToHalfPlane(from: end, along: direction * -1)
            }
        }
    }

    /// Fills the clip with a gradient between two circles.
    ///
    /// If neither circle contains the other, pass either both options or none.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        guard startCenter.isFinite, endCenter.isFinite, startRadius.isFinite, endRadius.isFinite,
            startRadius >= 0, endRadius >= 0, startRadius != endRadius || startCenter != endCenter,
            state.ctm.invertedIfPossible != nil
        else { return }
        let isGrowing = startRadius < endRadius
        let inner = isGrowing ? options.contains(.drawsBeforeStartLocation) : options.contains(.drawsAfterEndLocation)
        let outer = isGrowing ? options.contains(.drawsAfterEndLocation) : options.contains(.drawsBeforeStartLocation)
        let pattern = cairo_pattern_create_radial(
            startCenter.x.native, startCenter.y.native, startRadius.native, endCenter.x.native, endCenter.y.native,
            endRadius.native)
        paint(gradient, pattern) { cairo in
            if !outer {
                cairo.clipToDisc(
                    center: isGrowing ? endCenter : startCenter, radius: max(startRadius, endRadius), isInside: true)
            }
            if !inner {
                cairo.clipToDisc(
                    center: isGrowing ? startCenter : endCenter, radius: min(startRadius, endRadius), isInside: false)
            }
        }
    }

    private func paint(_ gradient: CGGradient, _ pattern: OpaquePointer?, clip: (OpaquePointer) -> Void) {
        guard let pattern else { return }
        defer { cairo_pattern_destroy(pattern) }
        for stop in gradient.stops {
            let color = stop.color
            cairo_pattern_add_color_stop_rgba(
                pattern, stop.location.native, color.red.native, color.green.native, color.blue.native,
                color.alpha.native)
        }
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        let state = self.state
        paint(deviceClipBounds) { cairo in
            var matrix = state.ctm.cairoMatrix
            cairo_set_matrix(cairo, &matrix)
            clip(cairo)
            cairo_set_source(cairo, pattern)
            cairo_paint_with_alpha(cairo, state.alpha.native)
        }
    }
}

extension OpaquePointer {
    /// Clips a `cairo_t` to the half-plane on the side of `origin` that `direction` points to.
    fileprivate func clipToHalfPlane(from origin: CGPoint, along direction: CGVector) {
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(self, &left, &top, &right, &bottom)
        let far = hypot(
            max(abs(left - origin.x), abs(right - origin.x)), max(abs(top - origin.y), abs(bottom - origin.y)))
        let ahead = direction * ((far + 1) / direction.length)
        let side = CGVector(dx: -ahead.dy, dy: ahead.dx)
        let corners = [origin + side, origin + side + ahead, origin + side * -1 + ahead, origin + side * -1]
        cairo_new_path(self)
        for corner in corners {
            cairo_line_to(self, corner.x.native, corner.y.native)
        }
        cairo_close_path(self)
        cairo_clip(self)
    }

    /// Clips a `cairo_t` to a disc or to the area outside of it.
    fileprivate func clipToDisc(center: CGPoint, radius: CGFloat, isInside: Bool) {
        guard radius > 0 || isInside else { return }
        cairo_new_path(self)
        if !isInside {
            var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
            cairo_clip_extents(self, &left, &top, &right, &bottom)
            cairo_rectangle(self, left, top, right - left, bottom - top)
            cairo_new_sub_path(self)
        }
        cairo_arc(self, center.x.native, center.y.native, radius.native, 0, 2 * .pi)
        cairo_set_fill_rule(self, CAIRO_FILL_RULE_EVEN_ODD)
        cairo_clip(self)
    }
}
