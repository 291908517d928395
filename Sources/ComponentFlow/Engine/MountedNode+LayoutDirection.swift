extension MountedNode {
    /// Whether the component is laid out from right to left.
    ///
    /// A view that is in no hierarchy yet has no inherited traits; then the nearest ancestor's view decides, or the language
    /// that the nearest ancestor specifies.
    var isRightToLeft: Bool {
        var node = self
        while !node.hasLayoutDirection {
            if let language = node.existingDetails?.scope?.values.language { return language.isRightToLeft }
            guard let parent = node.parent else { return node.host?.isRightToLeft ?? node.isViewRightToLeft }
            node = parent
        }
        return node.isViewRightToLeft
    }

    private var hasLayoutDirection: Bool {
        view.superview != nil || view.semanticContentAttribute != .unspecified
    }

    private var isViewRightToLeft: Bool {
        view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }
}
