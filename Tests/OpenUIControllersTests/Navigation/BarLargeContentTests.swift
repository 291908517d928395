import Testing

@testable import OpenUIControllers
import UIKitTestSupport

/// Bars have one size in all text sizes; at accessibility text sizes, the large content viewer shows what is pressed.
@Suite("Large content of bars") @MainActor struct BarLargeContentTests {
    private func run(_ bar: UIView, height: CGFloat, _ body: (WindowStage) -> Void) {
        WindowStage.run(CGSize(width: 400, height: 400)) { stage in
            stage.surface.setTextScale(3)
            defer { stage.surface.setTextScale(1) }
            stage.add(bar, CGRect(x: 0, y: 0, width: 400, height: height))
            stage.frame()
            body(stage)
        }
    }

    /// Presses a point for a second, and returns the text that the window shows meanwhile.
    private func press(_ stage: WindowStage, _ x: CGFloat, _ y: CGFloat) -> String? {
        stage.touch(.began, x, y)
        stage.advance(by: 1)
        let panel = stage.window.subviews.last { !$0.isUserInteractionEnabled }
        let text = panel?.subviews.compactMap { $0 as? UILabel }.first?.text
        stage.touch(.ended, x, y)
        return text
    }

    @Test("The title of a navigation bar is shown")
    func title() {
        let bar = UINavigationBar()
        bar.items = [UINavigationItem(title: "Inbox")]
        run(bar, height: 44) { stage in
            #expect(press(stage, 200, 22) == "Inbox")
        }
    }

    @Test("The button of a navigation bar is shown, and pressed when the press ends")
    func button() {
        let bar = UINavigationBar()
        let item = UINavigationItem(title: "Inbox")
        var presses = 0
        item.rightBarButtonItem = UIBarButtonItem(title: "Edit", primaryAction: UIAction { _ in presses += 1 })
        bar.items = [item]
        run(bar, height: 44) { stage in
            #expect(press(stage, 368, 22) == "Edit")
            #expect(presses == 1)
        }
    }

    @Test("The back button of a navigation bar is shown, and leads back when the press ends")
    func back() {
        let bar = UINavigationBar()
        bar.items = [UINavigationItem(title: "Inbox"), UINavigationItem(title: "Letter")]
        run(bar, height: 44) { stage in
            #expect(press(stage, 30, 22) == "Inbox")
            stage.advance(by: 1)
            #expect(bar.topItem?.title == "Inbox")
        }
    }

    @Test("The item of a tab bar is shown, and selected when the press ends")
    func tab() {
        let bar = UITabBar()
        let items = ["Planets", "Saved"].enumerated().map { UITabBarItem(title: $1, image: nil, tag: $0) }
        bar.items = items
        bar.selectedItem = items[0]
        run(bar, height: 49) { stage in
            #expect(press(stage, 300, 24) == "Saved")
            #expect(bar.selectedItem === items[1])
        }
    }
}
