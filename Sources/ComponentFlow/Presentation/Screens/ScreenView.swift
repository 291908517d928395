/// The root view of a screen that a component presents or pushes.
final class ScreenView: UIView {
    /// The view of the component from which the screen originates.
    weak var origin: UIView?
    /// The views that specify title and bar items, in the order in which they were added.
    private var itemViews: [WeakView<NavigationItemView>] = []
    /// The views that specify options, in the order in which they were added.
    private var optionViews: [WeakView<ScreenOptionsView>] = []
    /// Whether a screen was created, before which no view has to look for one.
    private static var isUsed = false
    private var isUpdateScheduled = false
    /// Called with the width that the content of an inspector specifies; `nil` for other screens.
    var inspectorWidthDidChange: ((InspectorColumnWidth?) -> Void)?
    var isInspector: Bool { inspectorWidthDidChange != nil }

    override init(frame: CGRect) {
        super.init(frame: frame)
        Self.isUsed = true
    }

    required init?(coder: NSCoder) {
        nil
    }

    private struct WeakView<View: UIView> {
        weak var view: View?
    }

    func add(_ view: NavigationItemView) {
        guard !itemViews.contains(where: { $0.view === view }) else { return }
        itemViews.append(WeakView(view: view))
    }

    func remove(_ view: NavigationItemView) {
        itemViews.removeAll { $0.view === view || $0.view == nil }
        showItems()
    }

    func add(_ view: ScreenOptionsView) {
        optionViews.append(WeakView(view: view))
        showOptions()
    }

    func remove(_ view: ScreenOptionsView) {
        optionViews.removeAll { $0.view === view || $0.view == nil }
        showOptions()
    }

    /// Applies the options that were specified last to the presentation of the controller.
    func showOptions() {
        let options = optionViews.compactMap { $0.view?.options }
        inspectorWidthDidChange?(options.lazy.compactMap(\.inspectorWidth).last)
        // Screens with a parent are pushed, not presented.
        guard let controller = next as? UIViewController, controller.parent == nil else { return }
        controller.isModalInPresentation = options.lazy.compactMap(\.isDismissalDisabled).last ?? false
        let detents = options.lazy.compactMap(\.detents).last ?? [.large]
        controller.sheetPresentationController?.detents = detents.isEmpty ? [.large()] : detents.map(\.sheetDetent)
    }

    /// Shows what was specified last in the bars of the enclosing navigation controller.
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
        item.titleView = views.lazy.compactMap(\.principal).last
        showBottomItems(views.bottomItems, of: controller)
    }
}

extension ScreenView {
    private func showBottomItems(_ items: [UIBarButtonItem]?, of controller: UIViewController) {
        guard !controller.toolbarItems.isIdentical(to: items) else { return }
        controller.toolbarItems = items
        guard let navigation = controller.navigationController, navigation.topViewController === controller else {
            return
        }
        navigation.updateToolbarVisibility(for: controller, animated: false)
    }

    /// Updates the screen around a view before the next frame, if it is in no window.
    ///
    /// Called when components add or remove subviews, because views outside of windows are not notified of changes of
    /// their superviews: a screen that another one covers is in no window, but its title is that of the back button.
    static func subviewsDidChange(of view: UIView) {
        guard isUsed, view.window == nil else { return }
        let screen = sequence(first: view, next: \.superview).first { $0 is ScreenView } as? ScreenView
        screen?.scheduleUpdate()
    }

    private func scheduleUpdate() {
        guard !isUpdateScheduled else { return }
        isUpdateScheduled = true
        performBeforeNextFrame { [weak self] in
            self?.isUpdateScheduled = false
            self?.updateFromContent()
        }
    }

    /// Shows what the components of the screen specify now.
    private func updateFromContent() {
        for view in itemViews.compactMap(\.view) { view.screenDidChange() }
        for view in optionViews.compactMap(\.view) { view.screenDidChange() }
        showNavigationItems()
        findScreenOptions()
        showItems()
        showOptions()
    }
}

extension [NavigationItemView] {
    /// The items of the bar at the bottom, with the component in its middle instead of the first flexible space.
    @MainActor fileprivate var bottomItems: [UIBarButtonItem]? {
        let items = last { $0.bottom != nil }?.bottom
        guard let status = lazy.compactMap(\.status).last else { return items }
        var result = items ?? []
        if let index = result.firstIndex(where: { $0.systemItem == .flexibleSpace }) {
            result[index] = status
        } else {
            result.append(status)
        }
        return result
    }
}

extension [UIBarButtonItem]? {
    fileprivate func isIdentical(to other: [UIBarButtonItem]?) -> Bool {
        (self ?? []).elementsEqual(other ?? [], by: ===)
    }
}
