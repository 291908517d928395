import OpenUIControls
import Testing

import OpenUIKitCore
import UIKitTestSupport

@Suite("Large content viewer") @MainActor struct LargeContentTests {
    private final class Recorder: UILargeContentViewerInteractionDelegate {
        var ended: [String?] = []

        func largeContentViewerInteraction(
            _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
            at point: CGPoint
        ) {
            ended.append(item?.largeContentTitle)
        }
    }

    /// Presses a label for a second at a text size; returns how many views the window gained, and what was reported.
    private func press(_ scale: CGFloat, shows: Bool = true) -> (views: Int, ended: [String?]) {
        let recorder = Recorder()
        var views = 0
        WindowStage.run { stage in
            stage.surface.setTextScale(scale)
            defer { stage.surface.setTextScale(1) }
            let label = UILabel()
            label.text = "Tab"
            label.isUserInteractionEnabled = true
            label.showsLargeContentViewer = shows
            label.addInteraction(UILargeContentViewerInteraction(delegate: recorder))
            stage.add(label, CGRect(x: 10, y: 10, width: 50, height: 20))
            let count = stage.window.subviews.count
            stage.touch(.began, 20, 20)
            stage.advance(by: 1)
            views = stage.window.subviews.count - count
            stage.touch(.ended, 20, 20)
            #expect(stage.window.subviews.count == count)
        }
        return (views, recorder.ended)
    }

    @Test("At an accessibility text size an item is shown while it is pressed")
    func shown() {
        let result = press(3)
        #expect(result.views == 1)
        #expect(result.ended == ["Tab"])
    }

    @Test("At the default text size nothing is shown")
    func defaultSize() {
        let result = press(1)
        #expect(result.views == 0)
        #expect(result.ended.isEmpty)
    }

    @Test("A view that is not an item is not shown")
    func noItem() {
        #expect(press(3, shows: false).views == 0)
    }

    /// Presses a point for a second at an accessibility text size, and returns the text that the window shows meanwhile.
    private func shownText(_ stage: WindowStage, at point: CGPoint) -> String? {
        stage.touch(.began, point.x, point.y)
        stage.advance(by: 1)
        let panel = stage.window.subviews.last { !$0.isUserInteractionEnabled }
        let text = panel?.subviews.compactMap { $0 as? UILabel }.first?.text
        stage.touch(.ended, point.x, point.y)
        return text
    }

    @Test("A segment that is pressed is shown, and selected when the press ends")
    func segment() {
        WindowStage.run { stage in
            stage.surface.setTextScale(3)
            defer { stage.surface.setTextScale(1) }
            let control = stage.add(
                UISegmentedControl(items: ["Day", "Week"]), CGRect(x: 0, y: 0, width: 200, height: 32))
            var changes = 0
            control.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
            #expect(shownText(stage, at: CGPoint(x: 150, y: 16)) == "Week")
            #expect(control.selectedSegmentIndex == 1)
            #expect(changes == 1)
        }
    }

    @Test("A control that is pressed performs its action when the press ends, if the interaction has no delegate")
    func control() {
        WindowStage.run { stage in
            stage.surface.setTextScale(3)
            defer { stage.surface.setTextScale(1) }
            let bar = stage.add(UIView(), CGRect(x: 0, y: 0, width: 200, height: 44))
            bar.addInteraction(UILargeContentViewerInteraction())
            let button = stage.add(UIButton(type: .system), CGRect(x: 0, y: 0, width: 80, height: 44), to: bar)
            button.setTitle("Edit", for: .normal)
            button.showsLargeContentViewer = true
            var presses = 0
            button.addAction(UIAction { _ in presses += 1 }, for: .primaryActionTriggered)
            #expect(shownText(stage, at: CGPoint(x: 40, y: 22)) == "Edit")
            #expect(presses == 1)
            button.isEnabled = false
            #expect(shownText(stage, at: CGPoint(x: 40, y: 22)) == "Edit")
            #expect(presses == 1)
        }
    }

    @Test("A text that receives no touches is shown, too")
    func title() {
        WindowStage.run { stage in
            stage.surface.setTextScale(3)
            defer { stage.surface.setTextScale(1) }
            let bar = stage.add(UIView(), CGRect(x: 0, y: 0, width: 200, height: 44))
            bar.addInteraction(UILargeContentViewerInteraction())
            let label = stage.add(UILabel(), CGRect(x: 60, y: 0, width: 80, height: 44), to: bar)
            label.text = "Inbox"
            label.showsLargeContentViewer = true
            #expect(shownText(stage, at: CGPoint(x: 100, y: 22)) == "Inbox")
            #expect(shownText(stage, at: CGPoint(x: 20, y: 22)) == nil)
        }
    }

    @Test("The panel is within the window and breaks no word", arguments: ["Notifications", "Incomprehensibilities"])
    func panel(text: String) throws {
        try WindowStage.run(CGSize(width: 600, height: 400)) { stage in
            stage.surface.setTextScale(3)
            defer { stage.surface.setTextScale(1) }
            let label = stage.add(UILabel(), CGRect(x: 0, y: 0, width: 100, height: 20))
            label.text = text
            label.isUserInteractionEnabled = true
            label.showsLargeContentViewer = true
            label.addInteraction(UILargeContentViewerInteraction())
            stage.touch(.began, 10, 10)
            stage.advance(by: 1)
            let panel = try #require(stage.window.subviews.last)
            let shown = try #require(panel.subviews.compactMap { $0 as? UILabel }.first)
            #expect(stage.window.bounds.contains(panel.frame))
            #expect(shown.font.pointSize > 30)
            #expect(shown.bounds.height < 2 * shown.font.lineHeight)
            stage.touch(.ended, 10, 10)
        }
    }
}
