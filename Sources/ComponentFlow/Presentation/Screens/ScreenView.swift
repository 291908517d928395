/// The root view of a screen that a component presents or pushes.
final class ScreenView: UIView {
    /// The view of the component from which the screen originates.
    weak var origin: UIView?
    /// The views that specify title and bar items, in the order in which they were added.
    private var itemViews: [WeakItemView] = []

    private struct WeakItemView {
        weak var view: NavigationItemView?
    }

    func add(_ view: NavigationItemView) {
        guard !itemViews.contains(where: { $0.view === view }) else { return }
        itemViews.append(WeakItemView(view: view))
    }

    func remove(_ view: NavigationItemView) {
        itemViews.removeAll { $0.view === view || $0.view == nil }
        showItems()
    }

    /// Shows what was specified last in the bar of the enclosing navigation controller.
    func showItems() {
        guard let controller = next as? UIViewController else { return }
        let views = itemViews.compactMap(\.view)
        let title = views.lazy.compactMap(\.title).last
        if controller.title != title { controller.title = title }
        let item = controller.navigationItem
        item.leftItemsSupplementBackButton = true
        let (leading, trailing) = (
            views.last { $0.leading != nil }?.leading, views.last { $0.trailing != nil }?.trailing
        )
        if !item.leftBarButtonItems.isIdentical(to: leading) { item.leftBarButtonItems = leading }
        if !item.rightBarButtonItems.isIdentical(to: trailing) { item.rightBarButtonItems = trailing }
    }
}

extension UIView {
    /// The view around this one in the hierarchy of components: for a screen, the view of the component from which it
    /// originates.
    var enclosingComponentView: UIView? {
        (self as? ScreenView)?.origin ?? superview
    }
}

extension [UIBarButtonItem]? {
    fileprivate func isIdentical(to other: [UIBarButtonItem]?) -> Bool {
        (self ?? []).elementsEqual(other ?? [], by: ===)
    }
}
