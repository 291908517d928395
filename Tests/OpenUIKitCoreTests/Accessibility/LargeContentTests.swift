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
}
