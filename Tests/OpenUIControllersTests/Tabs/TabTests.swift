import Testing

import OpenUIControllers
import OpenUIKitCore
import UIKitTestSupport

/// Tests tab bar controllers whose tabs are described by objects.
@MainActor @Suite struct TabTests {
    private final class Delegate: UITabBarControllerDelegate {
        var log: [String] = []
        var refused: String?

        func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
            log.append("should \(tab.identifier)")
            return tab.identifier != refused
        }

        func tabBarController(
            _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
        ) { log.append("did \(selectedTab.identifier) after \(previousTab?.identifier ?? "none")") }
    }

    private func makeTab(_ name: String) -> UITab {
        UITab(title: name.uppercased(), image: nil, identifier: name) { tab in
            let controller = UIViewController()
            controller.title = "content of \(tab.identifier)"
            return controller
        }
    }

    private func run(_ body: (WindowStage, UITabBarController) throws -> Void) rethrows {
        try WindowStage.run(CGSize(width: 300, height: 400)) { stage in
            let controller = UITabBarController(tabs: ["a", "b", "c"].map(makeTab))
            stage.window.rootViewController = controller
            stage.frame()
            try body(stage, controller)
        }
    }

    private func tap(_ index: Int, _ stage: WindowStage, _ tabs: UITabBarController) {
        let button = tabs.tabBar.subviews.compactMap { $0 as? UIControl }.filter { !$0.isHidden }[index]
        let center = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
        stage.tap(center.x, center.y)
        stage.frame()
    }

    @Test("The bar shows the titles of the tabs, and the controller of the first tab is selected")
    func initial() {
        run { _, tabs in
            #expect(tabs.tabBar.items?.map(\.title) == ["A", "B", "C"])
            #expect(tabs.selectedTab?.identifier == "a")
            #expect(tabs.selectedViewController?.title == "content of a")
            #expect(tabs.tab(forIdentifier: "b")?.tabBarController === tabs)
        }
    }

    @Test("The controller of a tab is created once")
    func provider() {
        var count = 0
        let tab = UITab(title: "A", image: nil, identifier: "a") { _ in
            count += 1
            return UIViewController()
        }
        #expect(count == 0)
        let first = tab.viewController
        #expect(tab.viewController === first)
        #expect(count == 1)
    }

    @Test("A tab can be selected in code, and belongs to the controllers in it")
    func selection() {
        run { stage, tabs in
            tabs.selectedTab = tabs.tabs[1]
            stage.frame()
            #expect(tabs.selectedIndex == 1)
            let child = UIViewController()
            tabs.selectedViewController?.addChild(child)
            #expect(child.tab === tabs.tabs[1])
            tabs.selectedTab = makeTab("d")
            #expect(tabs.selectedIndex == 1)
        }
    }

    @Test("The delegate permits and receives the user's selection of a tab")
    func delegate() {
        run { stage, tabs in
            let delegate = Delegate()
            tabs.delegate = delegate
            tap(1, stage, tabs)
            #expect(delegate.log == ["should b", "did b after a"])
            delegate.refused = "c"
            tap(2, stage, tabs)
            #expect(tabs.selectedTab?.identifier == "b")
            #expect(delegate.log.last == "should c")
        }
    }

    @Test("A hidden tab is not in the bar, and loses the selection")
    func hidden() {
        run { stage, tabs in
            tabs.tabs[0].isHidden = true
            stage.frame()
            #expect(tabs.tabBar.items?.map(\.title) == ["B", "C"])
            #expect(tabs.selectedTab?.identifier == "b")
            #expect(tabs.tabs.count == 3)
            tabs.tabs[0].isHidden = false
            #expect(tabs.tabBar.items?.map(\.title) == ["A", "B", "C"])
        }
    }

    @Test("Changes of a tab are displayed by its item")
    func changes() {
        run { _, tabs in
            tabs.tabs[2].title = "New"
            tabs.tabs[2].badgeValue = "3"
            #expect(tabs.tabBar.items?.last?.title == "New")
            #expect(tabs.tabBar.items?.last?.badgeValue == "3")
        }
    }

    @Test("Controllers that are set replace the tabs")
    func controllers() {
        run { _, tabs in
            let old = tabs.tabs[0]
            tabs.viewControllers = [UIViewController()]
            #expect(tabs.tabs.isEmpty)
            #expect(tabs.selectedTab == nil)
            #expect(old.tabBarController == nil)
        }
    }

    @Test("A search tab has a title and an image")
    func search() {
        let tab = UISearchTab { _ in UIViewController() }
        #expect(tab.title == "Search")
        #expect(tab.image != nil)
    }
}
