import Testing

import OpenUIControllers
import UIKitTestSupport

@Suite("Scroll edges of toolbars") @MainActor struct ToolbarScrollEdgeTests {
    /// A navigation controller with green content behind a toolbar whose standard appearance is red.
    @MainActor private struct Fixture {
        let stage: WindowStage
        let navigation: UINavigationController
        let content: ScrollingContent

        var toolbar: UIToolbar { navigation.toolbar }
        /// The color in a corner of the toolbar.
        var color: PixelColor? {
            stage.frame()
            return stage.pixel(2, Int(toolbar.frame.maxY) - 2)
        }

        init(_ stage: WindowStage, contentHeight: CGFloat?) {
            self.stage = stage
            content = ScrollingContent(height: contentHeight)
            navigation = UINavigationController(rootViewController: content)
            navigation.isToolbarHidden = false
            navigation.toolbar.standardAppearance = UIToolbarAppearance().filled(.red)
            stage.window.rootViewController = navigation
            stage.frame()
        }
    }

    /// Returns the color of the toolbar after changes.
    private func color(contentHeight: CGFloat?, _ change: (Fixture) -> Void = { _ in }) -> PixelColor? {
        var color: PixelColor?
        WindowStage.run { stage in
            let fixture = Fixture(stage, contentHeight: contentHeight)
            change(fixture)
            color = fixture.color
        }
        return color
    }

    @Test("A toolbar is transparent over content that does not scroll, or ends above it", arguments: [nil, 50])
    func shortContent(height: CGFloat?) {
        #expect(color(contentHeight: height) == .pureGreen)
    }

    @Test("A toolbar has the standard appearance over content that continues behind it")
    func longContent() {
        #expect(color(contentHeight: 2_000) == .pureRed)
    }

    @Test("A toolbar is transparent only while the content is scrolled to its bottom")
    func scrolling() {
        WindowStage.run { stage in
            let fixture = Fixture(stage, contentHeight: 2_000)
            fixture.content.scrollToBottom()
            #expect(fixture.color == .pureGreen)
            fixture.content.scroll.contentOffset.y -= 10
            #expect(fixture.color == .pureRed)
        }
    }

    @Test("A toolbar gets a background when content grows behind it")
    func growingContent() {
        let color = color(contentHeight: 50) { fixture in
            fixture.content.scroll.contentSize.height = 1_000
        }
        #expect(color == .pureRed)
    }

    @Test("A toolbar has a copy of its own scroll edge appearance, if it was set")
    func ownAppearance() {
        WindowStage.run { stage in
            let fixture = Fixture(stage, contentHeight: 50)
            let appearance = UIToolbarAppearance().filled(.blue)
            fixture.toolbar.scrollEdgeAppearance = appearance
            appearance.backgroundColor = .yellow
            #expect(fixture.color == .pureBlue)
            fixture.toolbar.scrollEdgeAppearance?.backgroundColor = .red
            #expect(fixture.color == .pureRed)
            fixture.toolbar.scrollEdgeAppearance = nil
            #expect(fixture.color == .pureGreen)
        }
    }

    @Test("Buttons of a toolbar have the scroll edge appearance")
    func buttons() {
        WindowStage.run { stage in
            let fixture = Fixture(stage, contentHeight: 50)
            let appearance = UIToolbarAppearance().filled(.blue)
            appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.yellow]
            fixture.content.toolbarItems = [UIBarButtonItem(title: "Sort", primaryAction: UIAction { _ in })]
            fixture.toolbar.scrollEdgeAppearance = appearance
            stage.frame()
            let button = fixture.toolbar.subviews.lazy.compactMap { $0 as? UIButton }.first
            #expect(button?.currentTitleColor == .yellow)
            fixture.content.scroll.contentSize.height = 1_000
            stage.frame()
            #expect(button?.currentTitleColor != .yellow)
        }
    }

    @Test("A toolbar that is not translucent always has a background")
    func opaque() {
        let color = color(contentHeight: nil) { fixture in
            fixture.toolbar.isTranslucent = false
            fixture.toolbar.standardAppearance.backgroundColor = .red
        }
        #expect(color == .pureRed)
    }

    @Test("A toolbar of its own has the standard appearance")
    func separateToolbar() {
        WindowStage.run { stage in
            let toolbar = stage.add(UIToolbar(), CGRect(x: 0, y: 0, width: 100, height: 44))
            toolbar.standardAppearance = UIToolbarAppearance().filled(.red)
            toolbar.scrollEdgeAppearance = UIToolbarAppearance().filled(.blue)
            stage.frame()
            #expect(stage.pixel(2, 2) == .pureRed)
        }
    }
}
