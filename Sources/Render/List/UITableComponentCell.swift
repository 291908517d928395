/// A cell of a table that shows a component, as high as that.
open class UITableComponentCell: UITableViewCell {
    private let mount = ComponentMount()

    /// The component that is shown.
    public var component: (any UIComponentProtocol)? { mount.component }

    /// Makes a cell.
    public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    /// Makes a cell; there are no archives to decode from here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Shows a component at a width, instead of the one that was there.
    public func install(component: any UIComponentProtocol, width: CGFloat) {
        mount.install(component, in: contentView, width: width)
    }

    /// The width given, and the height of the component at it.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: mount.size(width: size.width).height)
    }

    /// Lays the component out at the width that the accessories leave.
    open override func layoutSubviews() {
        super.layoutSubviews()
        mount.lay(out: contentView.bounds.width)
    }
}

/// A header or footer of a table that shows a component, as high as that.
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

/// A cell of a collection that shows a component, as large as that.
open class UICollectionComponentCell: UICollectionViewCell {
    private let mount = ComponentMount()

    /// The component that is shown.
    public var component: (any UIComponentProtocol)? { mount.component }

    /// Shows a component at a width, instead of the one that was there.
    public func install(component: any UIComponentProtocol, width: CGFloat) {
        mount.install(component, in: contentView, width: width)
    }

    /// The size of the component at the given width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        mount.size(width: size.width)
    }

    /// Lays the component out at the width of the cell.
    open override func layoutSubviews() {
        super.layoutSubviews()
        mount.lay(out: contentView.bounds.width)
    }
}
