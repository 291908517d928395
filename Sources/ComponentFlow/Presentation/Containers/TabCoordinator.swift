/// Keeps the controllers of a tab bar controller and the tabs of a ``TabView`` the same.
@MainActor
final class TabCoordinator<EnvironmentType>: ContainerCoordinator, UITabBarControllerDelegate {
    private struct Page {
        let identity: AnyHashable
        let controller: ScreenController<EnvironmentType>
    }

    private let tabs = UITabBarController(nibName: nil, bundle: nil)
    private weak var view: ContainerControllerView?
    private var pages: [Page] = []
    private var select: ((AnyHashable) -> Void)?

    init(for container: TabView<EnvironmentType>, in view: ContainerControllerView) {
        self.view = view
        tabs.delegate = self
        // The screens end at the bar.
        tabs.tabBar.isTransparentAtScrollEdge = false
        view.embedding = EmbeddedController(tabs, in: view)
    }

    // MARK: Updates

    /// Shows the tabs, and updates their screens.
    func show(
        _ component: TabView<EnvironmentType>, environment: Environment<EnvironmentType>,
        transition: ComponentTransition
    ) {
        guard let view else { return }
        select = component.select
        let old = pages
        pages = []
        for tab in component.tabs {
            guard !pages.contains(where: { $0.identity == tab.identity }) else {
                reportDuplicate(tab.identity)
                continue
            }
            let page =
                old.first { $0.identity == tab.identity } ?? makePage(for: tab, environment: environment, in: view)
            pages.append(page)
            page.controller.tabLabel = tab.label
            show(tab, in: page.controller.tabBarItem)
            page.controller.update(tab.content, environment: environment, transition: transition)
        }
        tabs.mode = component.style == .sidebar ? .tabSidebar : .automatic
        tabs.viewControllers = pages.map { $0.controller }
        if let page = pages.first(where: { $0.identity == component.selection }) {
            tabs.selectedViewController = page.controller
        }
    }

    private func makePage(
        for tab: TabItem<EnvironmentType>, environment: Environment<EnvironmentType>, in view: UIView
    ) -> Page {
        let controller = ScreenController(tab.content, environment: environment, origin: view)
        // The content would be behind the bar.
        controller.edgesForExtendedLayout = []
        return Page(identity: tab.identity, controller: controller)
    }

    private func show(_ tab: TabItem<EnvironmentType>, in item: UITabBarItem) {
        item.badgeValue = tab.badge
        item.isEnabled = tab.isEnabled
    }

    private func reportDuplicate(_ identity: AnyHashable) {
        diagnose(
            "tabs.duplicate-tag", "Two tabs have the tag \(identity.base); the second one is not shown",
            path: view?.mountedNode?.path ?? "TabView", hint: "Give each tab a unique tag.")
    }

    // MARK: Selection by the user

    /// Changes the selection, whose change shows the tab.
    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
        view?.prepareComponentsForEvent()
        guard let select, viewController !== tabs.selectedViewController,
            let page = pages.first(where: { $0.controller === viewController })
        else { return true }
        select(page.identity)
        return false
    }
}
