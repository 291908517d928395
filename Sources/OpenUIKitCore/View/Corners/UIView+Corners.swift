extension UIView {
    /// The radii of the corners, which follow the size of the view and the corners of its superviews.
    ///
    /// It determines the `cornerRadius` of the layer; set ``clipsToBounds`` to clip subviews, too. Before it is set, the corners
    /// have the radius of the layer. A change within an animation is animated.
    public final var cornerConfiguration: UICornerConfiguration {
        get { rareState?.corners?.configuration ?? .corners(radius: .fixed(layer.cornerRadius)) }
        set {
            let state = ensureRareState()
            if let corners = state.corners {
                corners.configuration = newValue
            } else {
                state.corners = CornerState(newValue)
            }
            updateCorners()
        }
    }

    /// Returns the radius of a corner, in points.
    ///
    /// - Parameter corner: A single corner; for several, the largest radius is returned.
    public final func effectiveRadius(corner: UIRectCorner) -> CGFloat {
        guard let corners = rareState?.corners else { return layer.cornerRadius }
        return zip(CornerState.corners, corners.radii).filter { corner.contains($0.0) }.map(\.1).max() ?? 0
    }

    /// Updates the corners of the view after its frame, its superview or its configuration has changed, and those of
    /// descendants with the same centers.
    final func updateCorners() {
        guard let corners = rareState?.corners, corners.update(self) else { return }
        for view in subviews {
            view.forEachInSubtree { view in
                guard view.rareState?.corners != nil else { return true }
                view.updateCorners()
                return false
            }
        }
    }
}
