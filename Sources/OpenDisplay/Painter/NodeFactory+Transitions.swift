internal import CGTK
internal import OpenCoreGraphics
internal import OpenQuartzCore

extension LayerRenderCache: CachedRendering {
    var look: AnyObject? { inner }
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
            guard let end = new ?? fill(appearance.bounds, .clear) else { return old }
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
