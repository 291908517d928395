/// A view of a collection that is used again for another place when it has scrolled away.
///
/// Headers, footers and decorations are such views, and cells are special ones.
@MainActor open class UICollectionReusableView: UIView {
    /// The identifier that the view was made for; nil if it was not made by the collection view.
    public internal(set) final var reuseIdentifier: String?

    /// Makes a view with the given frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Makes a view; there are no archives to decode from here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Makes a view of a class that was registered, by its `init(frame:)`.
    ///
    /// A subclass inherits it together with `init(frame:)` and `init(coder:)`, or by overriding both.
    public required convenience init(registeredWithFrame frame: CGRect) {
        self.init(frame: frame)
    }

    /// Called before the view is used again: ends what belongs to the old place.
    open func prepareForReuse() {}

    /// Called with what the layout says about the view, before that is done to it.
    ///
    /// Subclasses read here what their layout's attributes add.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// Called before another layout takes over.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// Called after another layout took over.
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// The attributes that the view's content would like, given those that the layout proposes.
    ///
    /// By default with the size that suits the content. Asked only where a layout can follow.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let size = ListFitting.size(of: self, proposed: layoutAttributes.size)
        guard size != layoutAttributes.size else { return layoutAttributes }
        let preferred = layoutAttributes.duplicate()
        preferred.frame = CGRect(origin: layoutAttributes.frame.origin, size: size)
        return preferred
    }
}
