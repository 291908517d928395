#if INSPECTOR

internal import ComponentFlow
internal import OpenQuartzCore

/// A layer with its place in a window, as the present frame shows it.
struct ShownLayer {
    let layer: CALayer
    /// The number of layers between this one and that of the window.
    let depth: Int
    /// The transform from the layer's coordinates to those of the window, without perspective.
    let transform: CGAffineTransform
    /// The frame in the window, in points.
    let frame: CGRect
    /// The part of the frame that the window and the layers around it do not clip; empty for none.
    let visibleFrame: CGRect
}

extension ShownLayer {
    private struct Entry {
        let layer: CALayer
        let depth: Int
        /// The transform from the coordinates of the superlayer to those of the window.
        let transform: CGAffineTransform
        let clip: CGRect
    }

    /// Lists the layers of a window that are not hidden, superlayers before sublayers.
    ///
    /// - Parameters:
    ///   - limit: The largest number of layers.
    ///   - top: A layer, which is listed with its sublayers only; `nil` for all layers.
    ///   - includesClipped: Whether layers are listed that are outside of the window or clipped as a whole.
    @MainActor static func list(
        in window: UIWindow, below top: CALayer? = nil, limit: Int, includesClipped: Bool = false
    ) -> [ShownLayer] {
        let root = window.layer
        // The depth of the first layer that is listed.
        var base = 0
        var result: [ShownLayer] = []
        var waiting = [Entry(layer: root, depth: 0, transform: root.inverseOfOwnTransform, clip: window.bounds)]
        while let entry = waiting.popLast(), result.count < limit {
            let layer = entry.layer
            guard !(layer is InspectorLayer), layer.isShown else { continue }
            let bounds = layer.presented.bounds
            let transform = layer.transformToSuperlayer.concatenating(entry.transform)
            let frame = bounds.applying(transform)
            guard frame.isFinite else { continue }
            let visible = frame.intersection(entry.clip)
            let isVisible = !visible.isNull && visible.width > 0 && visible.height > 0
            let isListed =
                top.map { top in
                    sequence(first: layer, next: \.superlayer).contains { $0 === top }
                } ?? true
            if isListed, result.isEmpty { base = entry.depth }
            if isListed, isVisible || includesClipped {
                result.append(
                    ShownLayer(
                        layer: layer, depth: entry.depth - base, transform: transform, frame: frame,
                        visibleFrame: isVisible ? visible : .zero))
            }
            let clips = layer.presented.masksToBounds
            if clips, !isVisible, !includesClipped { continue }
            let clip = clips ? (isVisible ? visible : .zero) : entry.clip
            let origin = layer.transformOfSublayers.concatenating(transform)
            for child in layer.sublayersInDepthOrder.reversed() {
                waiting.append(Entry(layer: child, depth: entry.depth + 1, transform: origin, clip: clip))
            }
        }
        return result
    }
}

extension CALayer {
    /// Whether the layer is visible, or will be at the end of an animation that has just begun.
    fileprivate var isShown: Bool {
        !presented.isHidden && max(presented.opacity, opacity) >= 0.01
    }

    /// The transform from the layer's coordinates to those of its superlayer.
    fileprivate var transformToSuperlayer: CGAffineTransform {
        let (bounds, anchor, position) = (presented.bounds, presented.anchorPoint, presented.position)
        let center = CGPoint(x: bounds.minX + anchor.x * bounds.width, y: bounds.minY + anchor.y * bounds.height)
        return CGAffineTransform(translationX: -center.x, y: -center.y)
            .concatenating(CATransform3DGetAffineTransform(presented.transform))
            .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }

    /// The transform that places the layer of a window at its origin.
    fileprivate var inverseOfOwnTransform: CGAffineTransform {
        transformToSuperlayer.inverted()
    }

    /// The transform of sublayers around the layer's anchor point.
    fileprivate var transformOfSublayers: CGAffineTransform {
        let transform = CATransform3DGetAffineTransform(presented.sublayerTransform)
        guard !transform.isIdentity else { return .identity }
        let (bounds, anchor) = (presented.bounds, presented.anchorPoint)
        let center = CGPoint(x: bounds.minX + anchor.x * bounds.width, y: bounds.minY + anchor.y * bounds.height)
        return CGAffineTransform(translationX: -center.x, y: -center.y)
            .concatenating(transform)
            .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    }

    /// The sublayers from back to front.
    fileprivate var sublayersInDepthOrder: [CALayer] {
        let layers = sublayers ?? []
        guard layers.contains(where: { $0.presented.zPosition != 0 }) else { return layers }
        return layers.enumerated().sorted {
            let (first, second) = ($0.element.presented.zPosition, $1.element.presented.zPosition)
            return first == second ? $0.offset < $1.offset : first < second
        }
        .map(\.element)
    }
}

#endif
