import Testing

import Accessibility
import OpenDisplay
import OpenUIControllers
import OpenUIKitCore
import UIKitTestSupport

@Suite("Tab bar controllers") @MainActor struct TabBarControllerTests {
    private typealias Log = RecordingController.Log

    /// A delegate that records the calls, and can refuse a selection.
    private final class Delegate: UITabBarControllerDelegate {
        var log: [String] = []
        var refused: UIViewController?

        func tabBarController(
            _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
        ) -> Bool {
            log.append("should \(viewController.title ?? "")")
            return viewController !== refused
        }

        func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
            log.append("did \(viewController.title ?? "")")
        }
    }

    private static let wide = CGSize(width: 800, height: 400)
    private static let narrow = CGSize(width: 300, height: 400)

    private func makeTabs(_ titles: [String]) -> UITabBarController {
        let tabs = UITabBarController(nibName: nil, bundle: nil)
        tabs.viewControllers = titles.map { title in
            let controller = UIViewController()
            controller.title = title
            return controller
        }
        return tabs
    }

    /// Runs a body with tabs in a window.
    private func run(
        _ size: CGSize = wide, titles: [String] = ["a", "b", "c"],
        _ body: (WindowStage, UITabBarController) throws -> Void
    ) rethrows {
        try WindowStage.run(size) { stage in
            let tabs = makeTabs(titles)
            stage.window.rootViewController = tabs
            stage.frame()
            try body(stage, tabs)
        }
    }

    private func buttons(of tabs: UITabBarController) -> [UIControl] {
        tabs.tabBar.subviews.compactMap { $0 as? UIControl }.filter { !$0.isHidden }
    }

    private func tap(_ index: Int, _ stage: WindowStage, _ tabs: UITabBarController) {
        let button = buttons(of: tabs)[index]
        let center = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
        stage.tap(center.x, center.y)
        stage.frame()
    }

    // MARK: Tabs

    @Test("The first controller is selected initially, and only its view is loaded")
    func initial() {
        run { _, tabs in
            #expect(tabs.selectedIndex == 0)
            #expect(tabs.viewControllers?.map(\.isViewLoaded) == [true, false, false])
            #expect(tabs.tabBar.items?.map(\.title) == ["a", "b", "c"])
        }
    }

    @Test("Without controllers nothing is selected")
    func empty() {
        let tabs = UITabBarController(nibName: nil, bundle: nil)
        #expect(tabs.selectedIndex == NSNotFound)
        #expect(tabs.selectedViewController == nil)
        #expect(tabs.viewControllers == nil)
    }

    @Test("The selected controller stays selected when the tabs change")
    func keptSelection() {
        run { _, tabs in
            tabs.selectedIndex = 1
            tabs.viewControllers = tabs.viewControllers?.reversed().dropLast()
            #expect(tabs.selectedViewController?.title == "b")
            #expect(tabs.selectedIndex == 1)
            #expect(tabs.children.count == 2)
        }
    }

    @Test("If the selected controller is removed, the one that takes its place is selected")
    func removedSelection() {
        run { stage, tabs in
            tabs.selectedIndex = 2
            tabs.viewControllers = tabs.viewControllers?.dropLast()
            stage.frame()
            #expect(tabs.selectedViewController?.title == "b")
            #expect(tabs.selectedViewController?.viewIfLoaded?.window != nil)
        }
    }

    @Test("The selection of a controller without a tab is reported and ignored")
    func unknownController() {
        run { _, tabs in
            let reports = Diagnostics.record { tabs.selectedViewController = UIViewController() }
            #expect(reports.map(\.rule) == ["tabs.unknown-controller"])
            #expect(tabs.selectedIndex == 0)
        }
    }

    @Test("A navigation controller has the item of its root, which follows the root's title")
    func navigationItem() {
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        let item = navigation.tabBarItem
        root.title = "Inbox"
        #expect(item === root.tabBarItem)
        #expect(item?.title == "Inbox")
    }

    @Test("A controller that contains the tab bar controller cannot be a tab")
    func ancestor() {
        let (tabs, parent) = (UITabBarController(nibName: nil, bundle: nil), UIViewController())
        parent.addChild(tabs)
        let reports = Diagnostics.record { tabs.viewControllers = [parent] }
        #expect(reports.map(\.rule) == ["controller.added-to-itself"])
        #expect(tabs.viewControllers == nil)
        #expect(tabs.selectedViewController == nil)
    }

    // MARK: Life cycle

    @Test("Controllers appear and disappear with the selection, the old one beginning first")
    func appearance() {
        WindowStage.run { stage in
            let log = Log()
            let tabs = UITabBarController(nibName: nil, bundle: nil)
            tabs.viewControllers = [RecordingController("a", log), RecordingController("b", log)]
            stage.window.rootViewController = tabs
            stage.frame()
            #expect(log.take().suffix(4) == ["a didLoad", "a willAppear", "a isAppearing", "a didAppear"])
            tabs.selectedIndex = 1
            #expect(
                log.take() == [
                    "a willDisappear", "b didLoad", "b willAppear", "b isAppearing", "a didDisappear", "b didAppear",
                ])
        }
    }

    /// A controller that selects the last tab when it is about to appear.
    private final class Redirecting: UIViewController {
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            tabBarController?.selectedIndex = 2
        }
    }

    @Test("A controller that selects another tab when it is about to appear is not displayed")
    func redirected() {
        run { stage, tabs in
            let controllers = [UIViewController(), Redirecting(), UIViewController()]
            tabs.viewControllers = controllers
            tabs.selectedIndex = 1
            stage.frame()
            #expect(tabs.selectedIndex == 2)
            #expect(controllers.map { $0.viewIfLoaded?.window != nil } == [false, false, true])
        }
    }

    // MARK: Selection by the user

    @Test("A tap asks the delegate, selects the tab and notifies the delegate")
    func tapped() {
        run { stage, tabs in
            let delegate = Delegate()
            tabs.delegate = delegate
            tap(1, stage, tabs)
            #expect(tabs.selectedIndex == 1)
            #expect(delegate.log == ["should b", "did b"])
        }
    }

    @Test("A delegate can refuse a selection, which then keeps the focus as well")
    func refused() {
        run { stage, tabs in
            let delegate = Delegate()
            delegate.refused = tabs.viewControllers?[1]
            tabs.delegate = delegate
            stage.press(KeySymbol.tab)
            stage.press(KeySymbol.right)
            #expect(tabs.selectedIndex == 0)
            #expect(buttons(of: tabs)[0].isFocused)
            #expect(delegate.log == ["should b"])
        }
    }

    @Test("The selection in code does not notify the delegate")
    func selectedInCode() {
        run { _, tabs in
            let delegate = Delegate()
            tabs.delegate = delegate
            tabs.selectedIndex = 2
            #expect(tabs.tabBar.selectedItem?.title == "c")
            #expect(delegate.log.isEmpty)
        }
    }

    @Test("A tap on the selected tab pops its navigation controller to the root")
    func poppedToRoot() {
        run { stage, tabs in
            let navigation = UINavigationController(rootViewController: UIViewController())
            navigation.pushViewController(UIViewController(), animated: false)
            tabs.viewControllers = [navigation]
            stage.frame()
            tap(0, stage, tabs)
            stage.advance(by: 1)
            #expect(navigation.viewControllers.count == 1)
        }
    }

    @Test("A tab whose navigation controller has a new root is selected by a tap, and shows the new title")
    func newRoot() {
        run { stage, tabs in
            let navigation = UINavigationController(rootViewController: UIViewController())
            tabs.viewControllers = [UIViewController(), navigation]
            stage.frame()
            let root = UIViewController()
            root.title = "new"
            navigation.viewControllers = [root]
            tap(1, stage, tabs)
            #expect(tabs.selectedIndex == 1)
            #expect(tabs.tabBar.items?.last?.title == "new")
        }
    }

    @Test("A disabled tab is not selected by a tap and skipped by the keyboard")
    func disabled() {
        run { stage, tabs in
            tabs.tabBar.items?[1].isEnabled = false
            tap(1, stage, tabs)
            #expect(tabs.selectedIndex == 0)
            stage.press(KeySymbol.tab, "", .control)
            #expect(tabs.selectedIndex == 2)
        }
    }

    // MARK: Keyboard

    @Test("Control-Tab and Control-Page Down select the next tab, with Shift or Page Up the previous one")
    func commands() {
        run { stage, tabs in
            var indices: [Int] = []
            @MainActor func press(_ symbol: UInt32, _ modifiers: KeyModifiers) {
                stage.press(symbol, "", modifiers)
                indices.append(tabs.selectedIndex)
            }
            press(KeySymbol.tab, .control)
            press(0xff56, .control)
            press(KeySymbol.tab, .control)
            press(0xfe20, [.control, .shift])
            press(0xff55, .control)
            #expect(indices == [1, 2, 0, 2, 1])
        }
    }

    @Test("The commands work while a text field has the focus")
    func commandsWhileEditing() {
        run { stage, tabs in
            let field = UITextField(frame: CGRect(x: 10, y: 100, width: 100, height: 30))
            tabs.selectedViewController?.view.addSubview(field)
            field.becomeFirstResponder()
            stage.press(KeySymbol.tab, "", .control)
            #expect(tabs.selectedIndex == 1)
        }
    }

    @Test("In a text view Control-Tab moves the focus, and Control-Page Down selects the next tab")
    func commandsInTextView() {
        run { stage, tabs in
            let text = UITextView(frame: CGRect(x: 10, y: 100, width: 100, height: 60))
            tabs.selectedViewController?.view.addSubview(text)
            text.becomeFirstResponder()
            stage.press(KeySymbol.tab, "", .control)
            #expect(tabs.selectedIndex == 0)
            #expect(!text.isFirstResponder)
            text.becomeFirstResponder()
            stage.press(0xff56, "", .control)
            #expect(tabs.selectedIndex == 1)
        }
    }

    @Test("Arrow keys, Home and End select other tabs and move the focus there, mirrored in right-to-left layouts")
    func arrows() {
        run { stage, tabs in
            stage.press(KeySymbol.tab)
            #expect(buttons(of: tabs)[0].isFocused)
            stage.press(KeySymbol.right)
            #expect(tabs.selectedIndex == 1)
            #expect(buttons(of: tabs)[1].isFocused)
            stage.press(0xff57)
            #expect(tabs.selectedIndex == 2)
            stage.press(KeySymbol.right)
            #expect(tabs.selectedIndex == 2)
            stage.press(0xff50)
            #expect(tabs.selectedIndex == 0)
            tabs.traitOverrides.layoutDirection = .rightToLeft
            stage.press(KeySymbol.left)
            #expect(tabs.selectedIndex == 1)
        }
    }

    @Test("Only the selected tab is a stop of the Tab key")
    func focusStops() {
        run { stage, tabs in
            tabs.selectedIndex = 1
            #expect(buttons(of: tabs).map(\.canBecomeFocused) == [false, true, false])
        }
    }

    // MARK: Layout

    @Test("The bar is at the bottom of narrow windows and at the top of wide ones, and insets the safe area")
    func placement() {
        run(Self.narrow) { stage, tabs in
            #expect(tabs.tabBar.frame == CGRect(x: 0, y: 351, width: 300, height: 49))
            #expect(tabs.selectedViewController?.view.safeAreaInsets.bottom == 49)
            #expect(buttons(of: tabs).map(\.frame.minX) == [0, 100, 200])
            stage.surface.resize(to: Self.wide)
            stage.frame()
            #expect(tabs.tabBar.frame == CGRect(x: 0, y: 0, width: 800, height: 44))
            #expect(tabs.selectedViewController?.view.safeAreaInsets.top == 44)
            #expect(tabs.selectedViewController?.view.frame == CGRect(origin: .zero, size: Self.wide))
        }
    }

    @Test("In the sidebar mode the bar is beside the content, at the right in right-to-left layouts")
    func sidebar() {
        run { stage, tabs in
            tabs.mode = .tabSidebar
            stage.frame()
            #expect(tabs.tabBar.frame == CGRect(x: 0, y: 0, width: 200, height: 400))
            #expect(tabs.selectedViewController?.view.frame == CGRect(x: 200, y: 0, width: 600, height: 400))
            tabs.traitOverrides.layoutDirection = .rightToLeft
            stage.frame()
            #expect(tabs.tabBar.frame.minX == 600)
            #expect(tabs.selectedViewController?.view.frame.minX == 0)
        }
    }

    @Test("Items are laid out from right to left in right-to-left layouts")
    func rightToLeft() {
        run(Self.narrow) { stage, tabs in
            tabs.traitOverrides.layoutDirection = .rightToLeft
            stage.frame()
            #expect(buttons(of: tabs).map(\.frame.minX) == [200, 100, 0])
        }
    }

    @Test("A controller whose view does not extend behind bars is laid out next to the bar")
    func extendedEdges() {
        run(Self.narrow) { stage, tabs in
            tabs.selectedViewController?.edgesForExtendedLayout = []
            stage.frame()
            #expect(tabs.selectedViewController?.view.frame.height == 351)
        }
    }

    @Test("A hidden bar takes no space")
    func hidden() {
        run(Self.narrow) { stage, tabs in
            tabs.isTabBarHidden = true
            stage.frame()
            #expect(tabs.selectedViewController?.view.safeAreaInsets.bottom == 0)
            #expect(tabs.tabBar.frame.minY > 400)
        }
    }

    @Test("A pushed controller can hide the bar at the bottom until it is popped")
    func hiddenWhenPushed() {
        run(Self.narrow) { stage, tabs in
            let navigation = UINavigationController(rootViewController: UIViewController())
            tabs.viewControllers = [navigation]
            let pushed = UIViewController()
            pushed.hidesBottomBarWhenPushed = true
            navigation.pushViewController(pushed, animated: false)
            stage.frame()
            #expect(tabs.tabBar.alpha == 0)
            navigation.popViewController(animated: false)
            stage.frame()
            #expect(tabs.tabBar.alpha == 1)
        }
    }

    // MARK: Tabs that do not fit

    private static let many = (0..<12).map { "A long title \($0)" }

    @Test("At the bottom at most five items are displayed, the last of which opens a menu with the others")
    func menuAtBottom() {
        run(Self.narrow, titles: ["a", "b", "c", "d", "e", "f"]) { stage, tabs in
            #expect(buttons(of: tabs).map(\.frame.minX) == [0, 60, 120, 180, 240])
            tap(4, stage, tabs)
            #expect(tabs.selectedIndex == 0)
            stage.press(KeySymbol.down)
            stage.press(KeySymbol.down)
            stage.press(KeySymbol.enter, "\r")
            #expect(tabs.selectedViewController?.title == "f")
            #expect(buttons(of: tabs).map(\.isSelected) == [false, false, false, false, true])
        }
    }

    @Test("Five items are displayed at the bottom without a menu")
    func fiveAtBottom() {
        run(Self.narrow, titles: ["a", "b", "c", "d", "e"]) { stage, tabs in
            tap(4, stage, tabs)
            #expect(tabs.selectedIndex == 4)
        }
    }

    @Test("At the top as many items are displayed as fit, next to each other and inside of the bar")
    func menuAtTop() {
        run(titles: Self.many) { stage, tabs in
            let frames = buttons(of: tabs).map(\.frame)
            #expect(frames.count < 12)
            #expect(frames.count > 4)
            #expect(frames.allSatisfy { $0.minX >= 0 && $0.maxX <= 800 })
            #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.maxX <= $1.minX })
            stage.surface.resize(to: CGSize(width: 3000, height: 400))
            stage.frame()
            #expect(buttons(of: tabs).count == 12)
        }
    }

    @Test("At the side as many items are displayed as fit")
    func menuAtSide() {
        run(titles: Self.many) { stage, tabs in
            tabs.mode = .tabSidebar
            stage.frame()
            let frames = buttons(of: tabs).map(\.frame)
            #expect(frames.count < 12)
            #expect(frames.allSatisfy { $0.maxY <= 400 })
        }
    }

    @Test("Arrow keys select items in the menu, too, and the button of the menu has the focus meanwhile")
    func keyboardInMenu() {
        run(Self.narrow, titles: ["a", "b", "c", "d", "e", "f"]) { stage, tabs in
            tabs.selectedIndex = 3
            stage.press(KeySymbol.tab)
            stage.press(KeySymbol.right)
            stage.press(KeySymbol.right)
            #expect(tabs.selectedIndex == 5)
            #expect(buttons(of: tabs).map(\.isFocused) == [false, false, false, false, true])
        }
    }

    @Test("Assistive technologies see the button of the menu as a button that opens a menu")
    func accessibilityOfMenu() throws {
        try run(Self.narrow, titles: ["a", "b", "c", "d", "e", "f"]) { stage, tabs in
            defer { AccessibilityTreeBuilder.deactivate() }
            let builder = AccessibilityTreeBuilder.activate(for: stage.window)
            builder.updateTree()
            let id = try #require(builder.id(of: tabs.tabBar))
            let bar = try #require(builder.tree[id])
            let items = bar.children.compactMap { builder.tree[$0] }
            #expect(items.map(\.name) == ["a", "b", "c", "d", "More"])
            #expect(items.map { $0.states.contains(.hasPopup) } == [false, false, false, false, true])
        }
    }

    @Test("In the sidebar, titles are larger with a larger text size")
    func dynamicType() {
        run { stage, tabs in
            tabs.mode = .tabSidebar
            stage.frame()
            let height = buttons(of: tabs)[0].frame.height
            tabs.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
            stage.frame()
            #expect(buttons(of: tabs)[0].frame.height > height)
        }
    }

    // MARK: Transitions

    /// An animator whose transition the test completes.
    private final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
        private(set) var context: (any UIViewControllerContextTransitioning)?

        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            0.2
        }

        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            context = transitionContext
            if let view = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(view) }
        }
    }

    private final class AnimatingDelegate: UITabBarControllerDelegate {
        let animator = Animator()

        func tabBarController(
            _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
    }

    @Test("A custom animator moves both views until it ends; if it is cancelled, the old tab is selected again")
    func animator() {
        for isCompleted in [true, false] {
            run { stage, tabs in
                let delegate = AnimatingDelegate()
                tabs.delegate = delegate
                tap(1, stage, tabs)
                #expect(tabs.viewControllers?.prefix(2).allSatisfy { $0.viewIfLoaded?.window != nil } == true)
                delegate.animator.context?.completeTransition(isCompleted)
                stage.frame()
                #expect(tabs.selectedIndex == (isCompleted ? 1 : 0))
                #expect(tabs.tabBar.selectedItem?.title == (isCompleted ? "b" : "a"))
                #expect(tabs.viewControllers?.filter { $0.viewIfLoaded?.window != nil }.count == 1)
            }
        }
    }

    // MARK: Accessibility

    @Test("Assistive technologies see a list of tabs with their titles, badges, positions and selection")
    func accessibility() throws {
        try run { stage, tabs in
            defer { AccessibilityTreeBuilder.deactivate() }
            let builder = AccessibilityTreeBuilder.activate(for: stage.window)
            tabs.tabBar.items?[1].badgeValue = "3"
            tabs.selectedIndex = 1
            builder.updateTree()
            let bar = try #require(builder.id(of: tabs.tabBar).flatMap { builder.tree[$0] })
            let items = bar.children.compactMap { builder.tree[$0] }
            #expect(bar.role == .tabList)
            #expect(items.map(\.role) == [.tab, .tab, .tab])
            #expect(items.map(\.name) == ["a", "b", "c"])
            #expect(items.map(\.value) == ["", "3", ""])
            #expect(items.map { $0.states.contains(.selected) } == [false, true, false])
            #expect(items.map(\.placement?.index) == [0, 1, 2])
        }
    }
}

@Suite("Tab bars") @MainActor struct TabBarTests {
    private final class Delegate: UITabBarDelegate {
        var selected: [String?] = []

        func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
            selected.append(item.title)
        }
    }

    @Test("A bar of its own selects the item that is tapped and notifies its delegate")
    func tapped() {
        WindowStage.run { stage in
            let (bar, delegate) = (UITabBar(), Delegate())
            bar.items = [
                UITabBarItem(tabBarSystemItem: .recents, tag: 1), UITabBarItem(tabBarSystemItem: .more, tag: 2),
            ]
            bar.delegate = delegate
            stage.add(bar, CGRect(x: 0, y: 0, width: 200, height: 49))
            stage.frame()
            stage.tap(150, 20)
            #expect(bar.selectedItem?.tag == 2)
            #expect(delegate.selected == ["More"])
        }
    }

    @Test("An item that is removed or belongs to another bar is not selected")
    func foreignItem() {
        let bar = UITabBar()
        let item = UITabBarItem(title: "a", image: nil, tag: 0)
        bar.items = [item]
        bar.selectedItem = item
        bar.selectedItem = UITabBarItem()
        #expect(bar.selectedItem === item)
        bar.items = []
        #expect(bar.selectedItem == nil)
    }

    @Test("A bar of its own displays all items")
    func manyItems() {
        WindowStage.run { stage in
            let bar = UITabBar()
            bar.items = (0..<8).map { UITabBarItem(title: "\($0)", image: nil, tag: $0) }
            stage.add(bar, CGRect(x: 0, y: 0, width: 200, height: 49))
            stage.frame()
            stage.tap(190, 20)
            #expect(bar.selectedItem?.tag == 7)
        }
    }
}
