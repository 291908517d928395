internal import CGTK
internal import OpenCoreGraphics

/// The region of pixels in which two trees of render nodes may look different.
///
/// The algorithm follows GSK's comparison for windows, which is not public. A node in both trees has no differences.
/// Two nodes that arrange their children in the same way differ where the children do. All others differ wherever one
/// of them paints. A list of nodes with too many differences is repainted as a whole.
struct NodeDamage: ~Copyable {
    /// The coordinate space of nodes.
    fileprivate struct CoordinateSpace {
        /// The transform from the nodes' space to points of the surface.
        var transform = CGAffineTransform.identity
        /// The visible area, in points of the surface.
        var limits: PaintRect
    }

    /// The number of rectangles above which the nodes of a list are no longer compared individually.
    ///
    /// Cairo processes every rectangle for each drawing operation.
    private static let rectangleLimit = 30

    /// A `cairo_region_t *`.
    private let region: OpaquePointer?
    private let scale: CGFloat

    /// Compares two trees.
    ///
    /// - Parameters:
    ///   - old: The previous tree, a `GskRenderNode *`, or nil for none.
    ///   - new: The new tree.
    ///   - limits: The visible area, in points.
    ///   - scale: The number of pixels per point.
    init(from old: OpaquePointer?, to new: OpaquePointer?, in limits: PaintRect, scale: CGFloat) {
        region = cairo_region_create()
        self.scale = scale
        compare(old, new, CoordinateSpace(limits: limits))
    }

    deinit {
        cairo_region_destroy(region)
    }

    var isEmpty: Bool {
        cairo_region_is_empty(region) != 0
    }

    /// Clips a `cairo_t *` to the region.
    func clip(_ cairo: OpaquePointer) {
        for index in 0..<cairo_region_num_rectangles(region) {
            var rectangle = cairo_rectangle_int_t()
            cairo_region_get_rectangle(region, index, &rectangle)
            cairo_rectangle(
                cairo, Double(rectangle.x), Double(rectangle.y), Double(rectangle.width), Double(rectangle.height))
        }
        cairo_clip(cairo)
    }

    // MARK: - Comparing

    private func compare(_ old: OpaquePointer?, _ new: OpaquePointer?, _ space: CoordinateSpace) {
        guard old != new else { return }
        guard let old, let new else {
            add(old, space)
            return add(new, space)
        }
        let type = gsk_render_node_get_node_type(old)
        let haveOneType = type == gsk_render_node_get_node_type(new)
        if type == GSK_CONTAINER_NODE || gsk_render_node_get_node_type(new) == GSK_CONTAINER_NODE {
            guard !compareLists(Self.list(old), Self.list(new), space) else { return }
            add(old, space)
            add(new, space)
        } else if !haveOneType || !compareInside(old, new, type, space) {
            add(old, space)
            add(new, space)
        }
    }

    /// Compares the contents of two nodes of the same type; returns false if the nodes themselves differ.
    private func compareInside(
        _ old: OpaquePointer, _ new: OpaquePointer, _ type: GskRenderNodeType, _ space: CoordinateSpace
    ) -> Bool {
        switch type {
        case GSK_TRANSFORM_NODE: return compareTransforms(old, new, space)
        case GSK_CLIP_NODE: return compareClips(old, new, space)
        case GSK_ROUNDED_CLIP_NODE: return compareRoundedClips(old, new, space)
        case GSK_OPACITY_NODE:
            guard gsk_opacity_node_get_opacity(old) == gsk_opacity_node_get_opacity(new) else { return false }
            compare(gsk_opacity_node_get_child(old), gsk_opacity_node_get_child(new), space)
            return true
        case GSK_COLOR_NODE:
            return Self.bounds(of: old) == Self.bounds(of: new)
                && gdk_rgba_equal(gsk_color_node_get_color(old), gsk_color_node_get_color(new)) != 0
        default: return false
        }
    }

    private func compareTransforms(_ old: OpaquePointer, _ new: OpaquePointer, _ space: CoordinateSpace) -> Bool {
        let transform = gsk_transform_node_get_transform(new)
        guard gsk_transform_equal(gsk_transform_node_get_transform(old), transform) != 0,
            let affine = CGAffineTransform(gsk: transform)
        else { return false }
        var inside = space
        inside.transform = affine.concatenating(space.transform)
        compare(gsk_transform_node_get_child(old), gsk_transform_node_get_child(new), inside)
        return true
    }

    private func compareClips(_ old: OpaquePointer, _ new: OpaquePointer, _ space: CoordinateSpace) -> Bool {
        guard let clip = gsk_clip_node_get_clip(new), let oldClip = gsk_clip_node_get_clip(old),
            CGRect(clip.pointee) == CGRect(oldClip.pointee)
        else { return false }
        compare(gsk_clip_node_get_child(old), gsk_clip_node_get_child(new), space.clipped(to: clip.pointee))
        return true
    }

    private func compareRoundedClips(_ old: OpaquePointer, _ new: OpaquePointer, _ space: CoordinateSpace) -> Bool {
        guard let clip = gsk_rounded_clip_node_get_clip(new), let oldClip = gsk_rounded_clip_node_get_clip(old),
            clip.pointee.isEqual(to: oldClip.pointee)
        else { return false }
        compare(
            gsk_rounded_clip_node_get_child(old), gsk_rounded_clip_node_get_child(new),
            space.clipped(to: clip.pointee.bounds))
        return true
    }

    /// Compares the parts of two lists between their common prefix and suffix; returns false if the region gets too
    /// complex.
    private func compareLists(_ old: [OpaquePointer?], _ new: [OpaquePointer?], _ space: CoordinateSpace) -> Bool {
        let shorter = min(old.count, new.count)
        var start = 0
        while start < shorter, old[start] == new[start] { start += 1 }
        var end = 0
        while end < shorter - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
        let (oldRest, newRest) = (old[start..<old.count - end], new[start..<new.count - end])
        guard oldRest.count == newRest.count else {
            return (oldRest + newRest).allSatisfy { node in
                add(node, space)
                return cairo_region_num_rectangles(region) <= Self.rectangleLimit
            }
        }
        return zip(oldRest, newRest).allSatisfy { pair in
            compare(pair.0, pair.1, space)
            return cairo_region_num_rectangles(region) <= Self.rectangleLimit
        }
    }

    private static func list(_ node: OpaquePointer) -> [OpaquePointer?] {
        guard gsk_render_node_get_node_type(node) == GSK_CONTAINER_NODE else { return [node] }
        return (0..<gsk_container_node_get_n_children(node)).map { gsk_container_node_get_child(node, $0) }
    }

    // MARK: - Adding

    /// Adds the area that a node may paint.
    private func add(_ node: OpaquePointer?, _ space: CoordinateSpace) {
        guard let node else { return }
        let seen = PaintRect(Self.bounds(of: node)).applying(space.transform).intersection(space.limits)
        guard !seen.isEmpty else { return }
        let (left, top) = (Int32((seen.minX * scale).rounded(.down)), Int32((seen.minY * scale).rounded(.down)))
        var rectangle = cairo_rectangle_int_t(
            x: left, y: top, width: Int32((seen.maxX * scale).rounded(.up)) - left,
            height: Int32((seen.maxY * scale).rounded(.up)) - top)
        cairo_region_union_rectangle(region, &rectangle)
    }

    private static func bounds(of node: OpaquePointer) -> CGRect {
        var bounds = graphene_rect_t()
        gsk_render_node_get_bounds(node, &bounds)
        return CGRect(bounds)
    }
}

extension NodeDamage.CoordinateSpace {
    /// Returns the space clipped to a rectangle of the nodes' coordinates.
    func clipped(to rect: graphene_rect_t) -> Self {
        var space = self
        space.limits = limits.intersection(PaintRect(CGRect(rect)).applying(transform))
        return space
    }
}

extension CGAffineTransform {
    /// Creates the two-dimensional transform of a `GskTransform *`, or returns nil if it is three-dimensional.
    fileprivate init?(gsk transform: OpaquePointer?) {
        guard gsk_transform_get_category(transform).rawValue >= GSK_TRANSFORM_CATEGORY_2D.rawValue else { return nil }
        var parts: (Float, Float, Float, Float, Float, Float) = (0, 0, 0, 0, 0, 0)
        gsk_transform_to_2d(transform, &parts.0, &parts.1, &parts.2, &parts.3, &parts.4, &parts.5)
        self.init(
            a: CGFloat(parts.0), b: CGFloat(parts.1), c: CGFloat(parts.2), d: CGFloat(parts.3), tx: CGFloat(parts.4),
            ty: CGFloat(parts.5))
    }
}

extension GskRoundedRect {
    fileprivate func isEqual(to other: GskRoundedRect) -> Bool {
        func parts(_ size: graphene_size_t) -> CGSize {
            CGSize(width: CGFloat(size.width), height: CGFloat(size.height))
        }
        return CGRect(bounds) == CGRect(other.bounds) && parts(corner.0) == parts(other.corner.0)
            && parts(corner.1) == parts(other.corner.1) && parts(corner.2) == parts(other.corner.2)
            && parts(corner.3) == parts(other.corner.3)
    }
}
