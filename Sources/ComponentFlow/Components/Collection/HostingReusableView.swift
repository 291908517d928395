/// A header or a footer of a ``CollectionView``, which shows a component.
final class HostingReusableView: UICollectionReusableView {
    private var content: HostingContentView?

    /// What the view shows; `nil` for nothing.
    var configuration: UIHostingConfiguration? {
        didSet { show() }
    }

    private func show() {
        guard let configuration else {
            content?.removeFromSuperview()
            content = nil
            return
        }
        if let content { return content.configuration = configuration }
        let view = HostingContentView(configuration)
        view.fittingSizeDidChange = { [weak self] in self?.invalidateIntrinsicContentSize() }
        view.frame = bounds
        addSubview(view)
        content = view
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        content?.prepareForReuse()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        content?.frame = bounds
    }

    /// Returns the given width and the height of the component, which is 0 without one.
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        content?.sizeThatFits(size) ?? CGSize(width: size.width, height: 0)
    }
}
