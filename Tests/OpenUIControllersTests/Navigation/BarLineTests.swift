import Testing

import OpenUIControllers
import UIKitTestSupport

@Suite @MainActor struct BarLineTests {
    /// Returns whether something is displayed below a navigation bar that is 44 points high.
    private func displaysLine(_ change: (UINavigationBar) -> Void) -> Bool {
        var alpha: UInt8?
        WindowStage.run { stage in
            let bar = stage.add(UINavigationBar(), CGRect(x: 0, y: 0, width: 100, height: 44))
            bar.standardAppearance.configureWithOpaqueBackground()
            bar.standardAppearance.shadowColor = .black
            change(bar)
            alpha = stage.pixel(50, 44)?.alpha
        }
        return alpha != 0
    }

    @Test("A navigation bar has a line at its lower edge, which an image without a size hides")
    func emptyImage() {
        #expect(displaysLine { _ in })
        #expect(!displaysLine { $0.shadowImage = UIImage() })
    }

    @Test("An image replaces the line of a navigation bar, with the height of the image")
    func image() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 3)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 3))
        }
        WindowStage.run { stage in
            let bar = stage.add(UINavigationBar(), CGRect(x: 0, y: 0, width: 100, height: 44))
            bar.shadowImage = image
            #expect(stage.pixel(50, 46)?.red == 255)
            #expect(stage.pixel(50, 47)?.alpha == 0)
        }
    }
}
