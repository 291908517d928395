/// Keeps the stack of a navigation controller and the path of a ``NavigationStack`` the same.
@MainActor
final class NavigationCoordinator {
    /// A screen after the first one.
    private struct Page {
        let value: AnyHashable
        let controller: any ComponentScreen
    }

    private weak var view: NavigationStackView?
    private let root: any ComponentScreen
    private let navigation: UINavigationController
    private var pages: [Page] = []
    /// The values for which there should be pages.
    private var values: [AnyHashable] = []
    private var path: NavigationPathAccess?
    private var isAnimated = false
    private var isScheduled = false
    private var isChangingStack = false

    init(root: any ComponentScreen, view: NavigationStackView) {
        self.root = root
        self.view = view
        // A screen without content of its own would be behind the bar.
        root.edgesForExtendedLayout = []
        navigation = UINavigationController(rootViewController: root)
        navigation.delegate = self
        view.coordinator = self
        view.embedding = EmbeddedController(navigation, in: view)
    }

    /// Shows the path that was specified while the view was not in a window.
    func windowDidChange() {
        if view?.window != nil { schedule() }
    }

    // MARK: - Changes of the path

    /// Shows the values of a path.
    ///
    /// - Parameters:
    ///   - values: The values; `nil` if the stack has a path of its own.
    ///   - path: The path for changes by the user.
    ///   - transition: The transition, which determines whether the change is animated.
    func show(_ values: [AnyHashable]?, path: NavigationPathAccess?, transition: ComponentTransition) {
        self.path = path
        guard let values, values != self.values else { return }
        self.values = values
        isAnimated = !transition.animation.isImmediate
        schedule()
    }

    /// Shows the screen of a value after the current one.
    func push(_ value: AnyHashable) {
        if let path {
            let isAccepted = withTransition(.easeInOut(duration: 0.35)) { path.append(value) }
            if !isAccepted { reportWrongType(value) }
        } else {
            values.append(value)
            isAnimated = true
            schedule()
        }
    }

    private func schedule() {
        guard !isScheduled else { return }
        isScheduled = true
        performBeforeNextFrame { [weak self] in
            self?.isScheduled = false
            self?.updateStack()
        }
    }

    /// Pushes and pops controllers until there is one for each value.
    private func updateStack() {
        guard !waitsForUser() else { return }
        let kept = zip(pages, values).prefix { $0.value == $1 }.count
        pages.removeLast(pages.count - kept)
        for value in values.dropFirst(kept) { pages.append(makePage(for: value)) }
        let controllers = screens.map { $0 as UIViewController }
        guard !controllers.elementsEqual(navigation.viewControllers, by: ===) else { return }
        isChangingStack = true
        navigation.setViewControllers(controllers, animated: isAnimated)
        isChangingStack = false
        // The user can catch a screen that leaves and bring it back.
        scheduleAfterTransition()
    }

    /// Returns whether the user is going back, in which case the stack is updated when that has ended.
    private func waitsForUser() -> Bool {
        guard navigation.viewControllers.count < screens.count else { return false }
        if scheduleAfterTransition() { return true }
        adoptStack()
        return false
    }

    /// Updates the stack again when the current transition has ended; returns `false` if there is none.
    @discardableResult
    private func scheduleAfterTransition() -> Bool {
        guard let coordinator = navigation.topViewController?.transitionCoordinator else { return false }
        coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.schedule() }
        return true
    }

    private var screens: [any ComponentScreen] {
        [root] + pages.map(\.controller)
    }

    private func makePage(for value: AnyHashable) -> Page {
        for screen in screens.reversed() {
            screen.updateContent()
            screen.view.showNavigationItems()
            guard let made = screen.view.makeNavigationPage(for: value) else { continue }
            return prepare(Page(value: value, controller: made))
        }
        reportMissingDestination(value)
        return prepare(Page(value: value, controller: EmptyScreen(nibName: nil, bundle: nil)))
    }

    private func prepare(_ page: Page) -> Page {
        page.controller.edgesForExtendedLayout = []
        page.controller.dismissContent = { [weak self, weak controller = page.controller] in
            if let controller { self?.goBack(from: controller) }
        }
        // The bar needs the title before the screen is shown.
        if let window = view?.window { page.controller.view.bounds.size = window.bounds.size }
        page.controller.updateContent()
        page.controller.view.showNavigationItems()
        return page
    }

    private func goBack(from controller: UIViewController) {
        guard let index = pages.firstIndex(where: { $0.controller === controller }) else { return }
        let remaining = Array(values.prefix(index))
        if let path {
            let transition = SharedTransition.current?.value ?? .easeInOut(duration: 0.35)
            withTransition(transition) { path.set(remaining) }
        } else {
            values = remaining
            isAnimated = SharedTransition.current.map { !$0.isImmediate } ?? true
            schedule()
        }
    }

    // MARK: - Changes of the stack

    /// Removes the values of the screens that the user left; called when a swipe can no longer be cancelled.
    private func adoptStack() {
        let count = max(navigation.viewControllers.count - 1, 0)
        guard !isChangingStack, count < pages.count else { return }
        pages.removeLast(pages.count - count)
        view?.prepareComponentsForEvent()
        values = pages.map(\.value)
        path?.set(values)
    }

    // MARK: - Diagnostics

    private func reportMissingDestination(_ value: AnyHashable) {
        diagnose(
            "navigation.no-destination", "No screen is registered for values of type \(type(of: value.base))",
            path: view?.mountedNode?.path ?? "NavigationStack",
            hint: "Add navigationDestination(for:) to a component inside the stack; rows of lists are not searched.")
    }

    private func reportWrongType(_ value: AnyHashable) {
        diagnose(
            "navigation.wrong-type",
            "A link has a value of type \(type(of: value.base)), which the path cannot contain",
            path: view?.mountedNode?.path ?? "NavigationStack",
            hint: "Use a value of the path's type, or a NavigationPath.")
    }
}

extension NavigationCoordinator: UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        navigationController.updateToolbarVisibility(for: viewController, animated: animated)
        // After a swipe back that is cancelled, the screen that stays has its bar again.
        viewController.transitionCoordinator?.animate(alongsideTransition: nil) { [weak navigationController] _ in
            performBeforeNextFrame {
                guard let navigationController, let top = navigationController.topViewController else { return }
                navigationController.updateToolbarVisibility(for: top, animated: false)
            }
        }
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        adoptStack()
    }
}

extension UINavigationController {
    /// Shows the bar at the bottom if a screen has items in it, and hides it otherwise.
    func updateToolbarVisibility(for screen: UIViewController, animated: Bool) {
        let isHidden = screen.toolbarItems?.isEmpty != false
        // The screens end at the toolbar.
        if !isHidden { toolbar.isTransparentAtScrollEdge = false }
        setToolbarHidden(isHidden, animated: animated)
    }
}

/// The screen of a value for which no screen is registered.
private final class EmptyScreen: UIViewController, ComponentScreen {
    var dismissContent: (() -> Void)?

    func updateContent() {}
}

extension UIView {
    /// Returns the screen for a value from the first view in the subtree that provides one.
    fileprivate func makeNavigationPage(for value: AnyHashable) -> (any ComponentScreen)? {
        if let page = (self as? NavigationDestinationView)?.makePage(value) { return page }
        for subview in subviews where !(subview is NavigationStackView) {
            if let page = subview.makeNavigationPage(for: value) { return page }
        }
        return nil
    }
}
