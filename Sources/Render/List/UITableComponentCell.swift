/// A table cell that displays a component and has its height.
open class UITableComponentCell: UITableViewCell {
    private let mount = ComponentMount()

    public var component: (any UIComponentProtocol)? { mount.component }

    public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    /// Creates a cell; the coder is ignored.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Displays a component at the given width in place of the previous one.
    public func install(component: any UIComponentProtocol, width: CGFloat) {
        mount.install(component, in: contentView, width: width)
    }

    /// Returns the given width, and the height of the component at that width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: mount.size(width: size.width).height)
    }

    /// Lays the component out at the width of the content view, which excludes the accessories.
    open override func layoutSubviews() {
        super.layoutSubviews()
        mount.lay(out: contentView.bounds.width)
    }
}

/// A table header or footer that displays a component and has its height.
final class UITableComponentHeader: UITableViewHeaderFooterView {
    private let mount = ComponentMount()

    func install(component: any UIComponentProtocol, width: CGFloat) {
        mount.install(component, in: contentView, width: width)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: mount.size(width: size.width).height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        mount.lay(out: contentView.bounds.width)
    }
}

/// A collection cell that displays a component and has its size.
open class UICollectionComponentCell: UICollectionViewCell {
    private let mount = ComponentMount()

    public var component: (any UIComponentProtocol)? { mount.component }

    /// Displays a component at the given width in place of the previous one.
    public func install(component: any UIComponentProtocol, width: CGFloat) {
        mount.install(component, in: contentView, width: width)
    }

    /// Returns the size of the component at the given width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        mount.size(width: size.width)
    }

    /// Lays the component out at the width of the content view.
    open override func layoutSubviews() {
        super.layoutSubviews()
        mount.lay(out: contentView.bounds.width)
    }
}
