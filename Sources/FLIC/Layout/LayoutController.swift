/// A view controller that lays out its subviews by the equations of a ``Layout``.
///
///     final class TitleController: LayoutController {
///         override func viewDidLoad() {
///             super.viewDidLoad()
///             let title = add(titleLabel)
///             layout.constrain(title.centerX == layout.bounds.centerX, title.top == layout.bounds.top + 24)
///         }
///     }
open class LayoutController: UIViewController {
    /// The layout, whose bounds are ``layoutArea``.
    public let layout = Layout()

    /// The area in the controller's view in which the items are laid out; initially the safe area.
    open var layoutArea: CGRect {
        view.bounds.inset(by: view.safeAreaInsets)
    }

    /// Adds a subview to the controller's view, and an item for it to the layout.
    @discardableResult
    public func add(_ subview: UIView) -> Item {
        view.addSubview(subview)
        view.setNeedsLayout()
        return layout.add(subview)
    }

    /// Removes an item from the layout, and its view from the controller's view.
    public func remove(_ item: Item) {
        layout.remove(item)
        item.view?.removeFromSuperview()
        view.setNeedsLayout()
    }

    /// Lays out the items.
    ///
    /// Overrides must call `super`.
    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        layout.apply(in: layoutArea)
    }
}
