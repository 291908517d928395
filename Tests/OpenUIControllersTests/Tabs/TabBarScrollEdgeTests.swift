import Testing

import OpenUIControllers
import UIKitTestSupport

@Suite("Scroll edges of tab bars") @MainActor struct TabBarScrollEdgeTests {
    private static let narrow = CGSize(width: 320, height: 480)
    private static let wide = CGSize(width: 900, height: 480)

    /// Tabs of which the first shows green content behind a bar whose standard appearance is red.
    @MainActor private struct Fixture {
        let stage: WindowStage
        let tabs = UITabBarController(nibName: nil, bundle: nil)
        let content: ScrollingContent

        var bar: UITabBar { tabs.tabBar }
        /// The color in a corner of the bar.
        var color: PixelColor? {
            stage.frame()
            return stage.pixel(2, bar.frame.minY > 0 ? Int(bar.frame.maxY) - 2 : 2)
        }

        /// The color of the title of the first item.
        var titleColor: UIColor? {
            let titles = bar.subviews.flatMap(\.subviews).compactMap { $0 as? UILabel }
            return titles.first { $0.text == "Mail" }?.textColor
        }

        init(_ stage: WindowStage, contentHeight: CGFloat?, isInNavigation: Bool = false) {
            self.stage = stage
            content = ScrollingContent(height: contentHeight)
            bar.standardAppearance = UITabBarAppearance().filled(.red)
            tabs.viewControllers = [
                isInNavigation ? UINavigationController(rootViewController: content) : content, UIViewController(),
            ]
            stage.window.rootViewController = tabs
            stage.frame()
        }
    }

    /// Returns the color of the bar after changes.
    private func color(
        contentHeight: CGFloat? = 2_000, size: CGSize = narrow, isInNavigation: Bool = false,
        _ change: (Fixture) -> Void = { _ in }
    ) -> PixelColor? {
        var color: PixelColor?
        WindowStage.run(size) { stage in
            let fixture = Fixture(stage, contentHeight: contentHeight, isInNavigation: isInNavigation)
            change(fixture)
            color = fixture.color
        }
        return color
    }

    @Test("A tab bar is transparent over content that does not scroll, or ends above it", arguments: [nil, 100])
    func shortContent(height: CGFloat?) {
        #expect(color(contentHeight: height) == .pureGreen)
    }

    @Test("A tab bar has the standard appearance over content that continues behind it")
    func longContent() {
        #expect(color() == .pureRed)
    }

    @Test(
        "A tab bar is transparent over content that is scrolled to its bottom, also in a navigation controller",
        arguments: [false, true])
    func scrolledToBottom(isInNavigation: Bool) {
        let atBottom = color(isInNavigation: isInNavigation) { $0.content.scrollToBottom() }
        let above = color(isInNavigation: isInNavigation) { fixture in
            fixture.content.scrollToBottom()
            fixture.stage.frame()
            fixture.content.scroll.contentOffset.y -= 10
        }
        #expect(atBottom == .pureGreen)
        #expect(above == .pureRed)
    }

    @Test(
        "A tab bar gets a background when content grows behind it, and loses it when the content gets shorter",
        arguments: [false, true])
    func growingContent(isInNavigation: Bool) {
        WindowStage.run(Self.narrow) { stage in
            let fixture = Fixture(stage, contentHeight: 100, isInNavigation: isInNavigation)
            fixture.content.scroll.contentSize.height = 1_000
            #expect(fixture.color == .pureRed)
            fixture.content.scroll.contentSize.height = 100
            #expect(fixture.color == .pureGreen)
        }
    }

    @Test("A tab bar has a copy of its own scroll edge appearance, if it was set")
    func ownAppearance() {
        WindowStage.run(Self.narrow) { stage in
            let fixture = Fixture(stage, contentHeight: 100)
            let appearance = UITabBarAppearance().filled(.blue)
            fixture.bar.scrollEdgeAppearance = appearance
            appearance.backgroundColor = .yellow
            #expect(fixture.color == .pureBlue)
            fixture.bar.scrollEdgeAppearance?.backgroundColor = .red
            #expect(fixture.color == .pureRed)
            fixture.bar.scrollEdgeAppearance = nil
            #expect(fixture.color == .pureGreen)
        }
    }

    @Test("The scroll edge appearance of the selected item takes precedence over that of its bar")
    func itemAppearance() {
        WindowStage.run(Self.narrow) { stage in
            let fixture = Fixture(stage, contentHeight: nil)
            fixture.bar.scrollEdgeAppearance = UITabBarAppearance().filled(.red)
            fixture.content.tabBarItem.scrollEdgeAppearance = UITabBarAppearance().filled(.blue)
            #expect(fixture.color == .pureBlue)
            fixture.tabs.selectedIndex = 1
            #expect(fixture.color == .pureRed)
            fixture.tabs.selectedIndex = 0
            #expect(fixture.color == .pureBlue)
        }
    }

    @Test("The standard appearance of the selected item is not displayed at the scroll edge")
    func standardItemAppearance() {
        let color = color(contentHeight: nil) {
            $0.content.tabBarItem.standardAppearance = UITabBarAppearance().filled(.blue)
        }
        #expect(color == .pureGreen)
    }

    @Test("Items have the colors of the scroll edge appearance")
    func itemColors() {
        WindowStage.run(Self.narrow) { stage in
            let fixture = Fixture(stage, contentHeight: 100)
            let appearance = UITabBarAppearance().filled(.blue)
            appearance.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: UIColor.yellow]
            fixture.content.tabBarItem.title = "Mail"
            fixture.bar.scrollEdgeAppearance = appearance
            stage.frame()
            #expect(fixture.titleColor == .yellow)
            fixture.content.scroll.contentSize.height = 1_000
            stage.frame()
            #expect(fixture.titleColor != .yellow)
        }
    }

    @Test("A tab bar that is not translucent always has a background")
    func opaque() {
        let color = color(contentHeight: nil) { fixture in
            fixture.bar.isTranslucent = false
            fixture.bar.standardAppearance.backgroundColor = .red
        }
        #expect(color == .pureRed)
    }

    @Test("A tab bar at the top is transparent while the content is scrolled to its top")
    func topBar() {
        #expect(color(size: Self.wide) == .pureGreen)
        #expect(color(size: Self.wide) { $0.content.scroll.contentOffset.y += 50 } == .pureRed)
        #expect(color(size: Self.wide) { $0.content.scrollToBottom() } == .pureRed)
    }

    @Test("A tab bar at the side always has a background")
    func sideBar() {
        #expect(color(contentHeight: nil, size: Self.wide) { $0.tabs.mode = .tabSidebar } == .pureRed)
    }

    @Test("A tab bar with a split view has a background, because its columns scroll independently")
    func splitView() {
        let color = color { fixture in
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(UIViewController(), for: .primary)
            split.setViewController(UIViewController(), for: .secondary)
            fixture.tabs.viewControllers = [split]
        }
        #expect(color == .pureRed)
    }

    @Test("A tab bar observes the scroll view that setContentScrollView specifies")
    func specifiedScrollView() {
        let color = color(contentHeight: nil) { fixture in
            let scroll = UIScrollView(frame: fixture.content.view.bounds)
            scroll.contentSize = CGSize(width: 320, height: 2_000)
            let box = UIView(frame: fixture.content.view.bounds)
            box.addSubview(scroll)
            fixture.content.view.addSubview(box)
            fixture.content.setContentScrollView(scroll)
        }
        #expect(color == .pureRed)
    }

    @Test("A tab bar of its own has the standard appearance")
    func separateBar() {
        WindowStage.run { stage in
            let bar = stage.add(UITabBar(), CGRect(x: 0, y: 0, width: 100, height: 49))
            bar.standardAppearance = UITabBarAppearance().filled(.red)
            bar.scrollEdgeAppearance = UITabBarAppearance().filled(.blue)
            stage.frame()
            #expect(stage.pixel(2, 2) == .pureRed)
        }
    }
}
