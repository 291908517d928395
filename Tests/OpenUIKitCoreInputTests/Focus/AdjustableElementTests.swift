import OpenDisplay
import Testing

import OpenUIKitCore
import UIKitTestSupport

/// Views that assistive technologies adjust are adjusted by keys, too.
@Suite @MainActor struct AdjustableElementTests {
    /// A view with a value that only the methods of accessibility change, as in code for iOS.
    private final class Rating: UIView {
        var value = 3

        override func accessibilityIncrement() {
            value += 1
        }

        override func accessibilityDecrement() {
            value -= 1
        }
    }

    private func rating(_ stage: WindowStage) -> Rating {
        let rating = stage.add(Rating(), CGRect(x: 10, y: 10, width: 80, height: 30))
        rating.isAccessibilityElement = true
        rating.accessibilityTraits = .adjustable
        return rating
    }

    @Test("Tab reaches an adjustable view")
    func reached() {
        WindowStage.run { stage in
            let rating = rating(stage)
            stage.press(KeySymbol.tab)
            #expect(rating.isFocused)
        }
    }

    @Test(
        "The arrow keys change its value",
        arguments: [(KeySymbol.up, 4), (KeySymbol.down, 2), (KeySymbol.right, 4), (KeySymbol.left, 2)])
    func keys(symbol: UInt32, value: Int) {
        WindowStage.run { stage in
            let rating = rating(stage)
            stage.press(KeySymbol.tab)
            stage.press(symbol)
            #expect(rating.value == value)
        }
    }

    @Test("A view without the trait, a disabled one, and one that is no element are not reached")
    func others() {
        WindowStage.run { stage in
            let rating = rating(stage)
            rating.accessibilityTraits = .none
            #expect(!rating.canBecomeFocused)
            rating.accessibilityTraits = [.adjustable, .notEnabled]
            #expect(!rating.canBecomeFocused)
            rating.accessibilityTraits = .adjustable
            rating.isAccessibilityElement = false
            #expect(!rating.canBecomeFocused)
        }
    }

    @Test("Keys with Control change nothing")
    func modifiers() {
        WindowStage.run { stage in
            let rating = rating(stage)
            stage.press(KeySymbol.tab)
            stage.press(KeySymbol.up, "", .control)
            #expect(rating.value == 3)
        }
    }
}
