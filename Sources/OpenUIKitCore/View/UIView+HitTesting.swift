extension UIView {
    /// Whether the view and its subtree can receive touches.
    private var acceptsTouches: Bool {
        flags.intersection([.userInteractionEnabled, .isAnimatedWithoutInteraction]) == .userInteractionEnabled
            && !isHidden && Float(alpha) >= 0.01
    }

    /// The nesting depth of the hit test in progress.
    private static var hitTestDepth = 0

    func defaultHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard UIView.hitTestDepth < CALayer.maximumDisplayDepth else { return nil }
        UIView.hitTestDepth += 1
        defer { UIView.hitTestDepth -= 1 }
        guard acceptsTouches, point.isFinite, self.point(inside: point, with: event) else { return nil }
        return hitSubviews(point, with: event) ?? self
    }

    /// Returns the hit descendant, down to the depth to which layers are displayed.
    private func hitSubviews(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        var (view, place) = (self, point)
        var result: UIView?
        for _ in 0..<CALayer.maximumDisplayDepth {
            guard let hit = view.hitAmongSubviews(place, with: event) else { return result }
            result = hit.view
            guard let inside = hit.place else { return result }
            (view, place) = (hit.view, inside)
        }
        return result
    }

    /// Returns the hit subview, searching from front to back.
    ///
    /// A view whose class does not override hit testing is tested by its layer's values without a method call. This
    /// keeps a hit test among ten thousand views cheap (benchmark `hittest.10k`).
    ///
    /// - Returns: The view, and the point in its coordinates, or `nil` if an overridden method has already determined
    ///   the hit descendant.
    private func hitAmongSubviews(_ point: CGPoint, with event: UIEvent?) -> (view: UIView, place: CGPoint?)? {
        var index = subviews.count
        // An overridden method may have removed subviews.
        while let next = hitCandidate(before: min(index, subviews.count), at: point) {
            index = next
            let view = subviews[index]
            if view.flags.contains(.overridesHitTesting) {
                guard let place = layer.visiblePoint(point, in: view.layer) else { continue }
                if let found = view.hitTest(place, with: event) { return (found, nil) }
            } else if let local = view.layer.hitPoint(from: point, in: layer), view.acceptsTouches {
                return (view, local)
            }
        }
        return nil
    }

    /// Returns the index of the frontmost subview before `end` that may be hit: its class overrides hit testing, or its
    /// layer may contain the point.
    private func hitCandidate(before end: Int, at point: CGPoint) -> Int? {
        guard subviews.count >= SubviewAreas.minimumCount, !layer.transformsSublayers else {
            return UIView.frontmostCandidate(of: subviews, before: end, at: point, in: layer)
        }
        return subviewAreas.candidate(before: end, at: point, in: self)
    }

    /// Returns the index of the last of the views before `end` that may be hit, by visiting them from front to back.
    ///
    /// Views are visited without retaining them; no client code runs here. The method is nonisolated because an isolated
    /// closure would check its executor for each view, which took three quarters of the time.
    nonisolated static func frontmostCandidate(
        of views: [UIView], before end: Int, at point: CGPoint, in superlayer: CALayer
    ) -> Int? {
        views.withUnsafeBytes { bytes in
            let views = bytes.assumingMemoryBound(to: Unmanaged<UIView>.self)
            var index = end
            while index > 0 {
                index -= 1
                let isCandidate = views[index]._withUnsafeGuaranteedRef {
                    $0.flags.contains(.overridesHitTesting) || $0.layer.mayContain(point, in: superlayer)
                }
                if isCandidate { return index }
            }
            return nil
        }
    }
}
