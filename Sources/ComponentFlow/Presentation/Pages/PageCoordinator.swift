/// Keeps the pages of a page view controller and those of a ``PageView`` the same.
@MainActor
final class PageCoordinator<EnvironmentType>: ContainerCoordinator, UIPageViewControllerDataSource,
    UIPageViewControllerDelegate
{
    private typealias Screen = ScreenController<EnvironmentType>

    private struct Page {
        let id: AnyHashable
        let controller: Screen
    }

    private let pager: UIPageViewController
    private let options: PageViewOptions
    private weak var view: ContainerControllerView?
    private var component: PageView<EnvironmentType>?
    private var environment: Environment<EnvironmentType>?
    /// The index of each page.
    private var places: [AnyHashable: Int] = [:]
    /// The pages that were created for the current page and those beside it.
    private var pages: [Page] = []
    /// The page that is shown, and its index when it was shown.
    private var shown: (id: AnyHashable, index: Int)?

    init(for container: PageView<EnvironmentType>, in view: ContainerControllerView) {
        self.view = view
        options = container.options
        pager = UIPageViewController(
            transitionStyle: .scroll, navigationOrientation: options.axis,
            options: [.interPageSpacing: options.spacing])
        pager.dataSource = self
        pager.delegate = self
        view.embedding?.remove()
        view.embedding = EmbeddedController(pager, in: view)
        if view.window != nil { view.embedding?.windowDidChange() }
    }

    /// Whether the pages are shown in the same way.
    func canShow(_ container: PageView<EnvironmentType>) -> Bool { container.options == options }

    // MARK: Updates

    /// Shows the selected page, and updates those that exist.
    func show(
        _ component: PageView<EnvironmentType>, environment: Environment<EnvironmentType>,
        transition: ComponentTransition
    ) {
        let isNew = component.ids != self.component?.ids
        self.component = component
        self.environment = environment
        if isNew { places = makePlaces(of: component.ids) }
        let removed = pages.filter { places[$0.id] == nil }
        pages.removeAll { places[$0.id] == nil }
        updatePages(transition)
        showSelection(transition)
        endTurn(to: removed)
        if isNew { pager.reloadPages() }
    }

    /// Shows the page from which the user is turning to one that no longer exists.
    private func endTurn(to removed: [Page]) {
        let old = pager.viewControllers?.first
        guard let page = pages.first(where: { $0.id == shown?.id }), page.controller === old,
            removed.contains(where: { $0.controller.parent === pager })
        else { return }
        pager.setViewControllers([page.controller], direction: .forward, animated: false)
    }

    private func makePlaces(of ids: [AnyHashable]) -> [AnyHashable: Int] {
        Dictionary(ids.enumerated().map { ($1, $0) }) { first, second in
            diagnose(
                "pages.duplicate-id", "Two pages have the id \(ids[second].base); the second one is not shown",
                path: view?.mountedNode?.path ?? "PageView", hint: "Give each page a unique id.")
            return first
        }
    }

    private func updatePages(_ transition: ComponentTransition) {
        guard let environment else { return }
        for page in pages {
            guard let content = content(of: page.id) else { continue }
            page.controller.update(content, environment: environment, transition: transition)
        }
    }

    private func content(of id: AnyHashable) -> AnyComponent<EnvironmentType>? {
        guard let component else { return nil }
        if id == component.selection, let selected = component.selectedPage { return selected }
        return places[id].map(component.describe)
    }

    /// The index of the page that is to be shown: the selected one, otherwise that shown before or in its place.
    private var desiredIndex: Int? {
        guard let component, !component.ids.isEmpty else { return nil }
        if let selection = component.selection, let index = places[selection] { return index }
        guard let shown else { return 0 }
        return places[shown.id] ?? min(shown.index, component.ids.count - 1)
    }

    private func showSelection(_ transition: ComponentTransition) {
        guard let component, let index = desiredIndex else { return showNothing() }
        let id = component.ids[index]
        let old = shown
        shown = (id, index)
        guard id != old?.id, let controller = controller(at: index) else { return }
        let isBack = old.map { places[$0.id] ?? $0.index } ?? 0 > index
        pager.setViewControllers(
            [controller], direction: isBack ? .reverse : .forward,
            animated: old != nil && !transition.animation.isImmediate)
        releasePages()
    }

    private func showNothing() {
        guard shown != nil || pager.viewControllers?.isEmpty != false else { return }
        shown = nil
        pager.setViewControllers([UIViewController()], direction: .forward, animated: false)
    }

    private func controller(at index: Int) -> Screen? {
        guard let component, let environment, let view, component.ids.indices.contains(index) else { return nil }
        let id = component.ids[index]
        if let page = pages.first(where: { $0.id == id }) { return page.controller }
        guard let content = content(of: id) else { return nil }
        let controller = Screen(content, environment: environment, origin: view, hasBackground: false)
        pages.append(Page(id: id, controller: controller))
        return controller
    }

    /// Releases the pages that are neither shown nor beside the current one.
    private func releasePages() {
        guard let index = shown.flatMap({ places[$0.id] }) else { return }
        pages.removeAll { page in
            page.controller.parent == nil && places[page.id].map { abs($0 - index) > 1 } ?? true
        }
    }

    // MARK: Turning by the user

    private func index(of controller: UIViewController) -> Int? {
        pages.first { $0.controller === controller }.flatMap { places[$0.id] }
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        view?.prepareComponentsForEvent()
        return index(of: viewController).flatMap { controller(at: $0 - 1) }
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        view?.prepareComponentsForEvent()
        return index(of: viewController).flatMap { controller(at: $0 + 1) }
    }

    func presentationCount(for pageViewController: UIPageViewController) -> Int {
        options.showsIndicator ? component?.ids.count ?? 0 : 0
    }

    func presentationIndex(for pageViewController: UIPageViewController) -> Int {
        shown?.index ?? 0
    }

    /// Changes the selection; if that is rejected, the selected page is shown again.
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
        guard completed, let page = pages.first(where: { $0.controller === pageViewController.viewControllers?.first }),
            let index = places[page.id]
        else { return }
        shown = (page.id, index)
        view?.prepareComponentsForEvent()
        component?.select?(page.id)
        releasePages()
        if let selection = component?.selection, selection != page.id { showSelection(.immediate) }
    }
}
