/// A view in a collection view that can be reused after it was scrolled off-screen.
///
/// Headers, footers and decoration views are such views, and so are cells.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
    /// The identifier that the view was dequeued with, or `nil` if the collection view did not create it.
    public internal(set) final var reuseIdentifier: String?

    /// Creates a view with the given frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a view; archives are not supported, so nothing is decoded.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Creates a view of a registered class.
    ///
    /// The initializer calls `init(frame:)`. A subclass inherits it together with `init(frame:)` and `init(coder:)`, or
    /// by overriding both.
    public required convenience init(registeredWithFrame frame: CGRect) {
        self.init(frame: frame)
    }

    /// Called before the view is reused, to reset state that belongs to its previous content.
    open func prepareForReuse() {}

    /// Called with the layout attributes of the view before they are applied.
    ///
    /// Subclasses override this method to apply custom attributes of their layout.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// Called before another layout becomes active.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// Called after another layout became active.
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// Returns the attributes that fit the view's content, given those that the layout proposes.
    ///
    /// The default changes the size to the fitting size. The collection view calls this method only if the layout
    /// supports self-sizing views.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let axes = layoutAttributes.selfSizing
        let size =
            axes.isEmpty
            ? ListFitting.size(of: self, proposed: layoutAttributes.size)
            : ListFitting.size(of: self, proposed: layoutAttributes.size, axes, limit: layoutAttributes.sizeLimit)
        guard size != layoutAttributes.size else { return layoutAttributes }
        let preferred = layoutAttributes.duplicate()
        preferred.frame = CGRect(origin: layoutAttributes.frame.origin, size: size)
        return preferred
    }
}
