internal import CGTK
internal import OpenCoreGraphics
internal import OpenQuartzCore

extension LayerRenderCache: CachedRendering {
    var look: AnyObject? { inner }
}

extension ContentsTransition {
    /// The area that the previous content touches where it is not clipped to the bounds; nil if it is clipped.
    ///
    /// The previous content may have had sublayers outside of the bounds, which the layer has no longer.
    var reach: PaintRect? {
        guard kind == .fade || progress <= 0, progress < 1, let old = old as? RenderNode else { return nil }
        var bounds = graphene_rect_t()
        gsk_render_node_get_bounds(old.pointer, &bounds)
        return PaintRect(CGRect(bounds))
    }
}

extension NodeFactory {
    /// Returns a frame of the transition from the previous to the new content; sliding content is clipped to the
    /// bounds.
    static func transition(_ look: ContentsTransition, to new: RenderNode?, of appearance: LayerAppearance)
        -> RenderNode?
    {
        guard let old = look.old as? RenderNode else { return new }
        if look.progress <= 0 { return old }
        if look.progress >= 1 { return new }
        guard look.kind != .fade else {
            guard let end = new ?? fill(appearance.bounds, .clear) else {
                return crossFade(old, nil, CGFloat(look.progress))
            }
            return crossFade(old, end, CGFloat(look.progress))
        }
        let oldMoved = shift(old, look.oldShift, of: appearance)
        let newMoved = new.flatMap { shift($0, look.newShift, of: appearance) }
        let both = look.kind == .reveal ? container(newMoved, oldMoved) : container(oldMoved, newMoved)
        return both.flatMap { clip($0, to: appearance) }
    }

    private static func shift(_ node: RenderNode, _ shift: CGVector, of appearance: LayerAppearance) -> RenderNode? {
        transform(
            node,
            CGAffineTransform(
                translationX: shift.dx * appearance.size.width, y: shift.dy * appearance.size.height))
    }
}
