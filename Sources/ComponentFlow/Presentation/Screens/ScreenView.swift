/// The root view of a screen that a component presents or pushes.
final class ScreenView: UIView {
    /// The view of the component from which the screen originates.
    weak var origin: UIView?
    /// The views that specify title and bar items, in the order in which they were added.
    private var itemViews: [WeakItemView] = []

    /// The views that specify options, in the order in which they were added.
    private var optionViews: [WeakOptionsView] = []

    private struct WeakItemView {
        weak var view: NavigationItemView?
    }

    private struct WeakOptionsView {
        weak var view: ScreenOptionsView?
    }

    func add(_ view: NavigationItemView) {
        guard !itemViews.contains(where: { $0.view === view }) else { return }
        itemViews.append(WeakItemView(view: view))
    }

    func remove(_ view: NavigationItemView) {
        itemViews.removeAll { $0.view === view || $0.view == nil }
        showItems()
    }

    func add(_ view: ScreenOptionsView) {
        optionViews.append(WeakOptionsView(view: view))
        showOptions()
    }

    func remove(_ view: ScreenOptionsView) {
        optionViews.removeAll { $0.view === view || $0.view == nil }
        showOptions()
    }

    /// Applies the options that were specified last to the presentation of the controller.
    func showOptions() {
        // Screens with a parent are pushed, not presented.
        guard let controller = next as? UIViewController, controller.parent == nil else { return }
        let options = optionViews.compactMap { $0.view?.options }
        controller.isModalInPresentation = options.lazy.compactMap(\.isDismissalDisabled).last ?? false
        let detents = options.lazy.compactMap(\.detents).last ?? [.large]
        controller.sheetPresentationController?.detents = detents.isEmpty ? [.large()] : detents.map(\.sheetDetent)
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

extension UIView {
    /// Applies the options that components in the subtree specify, although they are not in a window yet.
    func findScreenOptions() {
        (self as? ScreenOptionsView)?.screenDidChange()
        for subview in subviews { subview.findScreenOptions() }
    }
}

extension [UIBarButtonItem]? {
    fileprivate func isIdentical(to other: [UIBarButtonItem]?) -> Bool {
        (self ?? []).elementsEqual(other ?? [], by: ===)
    }
}
