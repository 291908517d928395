import Testing

import OpenUIControls
import UIKitTestSupport

@Suite @MainActor struct PageControlTests {
    private func run(pages: Int, width: CGFloat = 160, _ body: (WindowStage, UIPageControl, () -> [Int]) throws -> Void)
        rethrows
    {
        try WindowStage.run { stage in
            let control = stage.add(UIPageControl(), CGRect(x: 20, y: 50, width: width, height: 26))
            control.numberOfPages = pages
            var log: [Int] = []
            control.addAction(
                UIAction { [weak control] _ in log.append(control?.currentPage ?? -1) }, for: .valueChanged)
            stage.frame()
            try body(stage, control) { log }
        }
    }

    @Test("A tap on the trailing half of a page control advances, one on the leading half goes back, up to the ends")
    func taps() {
        run(pages: 3) { stage, control, log in
            stage.tap(150, 60)
            stage.tap(150, 60)
            stage.tap(150, 60)
            #expect(log() == [1, 2])
            stage.tap(30, 60)
            #expect(log() == [1, 2, 1])
            control.currentPage = 99
            #expect(control.currentPage == 2)
            #expect(log().count == 3)
            control.semanticContentAttribute = .forceRightToLeft
            stage.tap(150, 60)
            #expect(control.currentPage == 1)
            control.isEnabled = false
            stage.tap(30, 60)
            #expect(control.currentPage == 1)
        }
    }

    @Test("A finger that moves along a page control's dots changes the page")
    func continuous() {
        run(pages: 5) { stage, control, log in
            // Dots are 16 points apart around 100: 68, 84, 100, 116, 132.
            stage.touch(.began, 68, 60)
            #expect(control.interactionState == .discrete)
            for x in stride(from: 70 as CGFloat, through: 132, by: 2) { stage.touch(.moved, x, 60) }
            #expect(control.interactionState == .continuous)
            #expect(log() == [1, 2, 3, 4])
            stage.touch(.ended, 132, 60)
            #expect(control.interactionState == .none)
            #expect(control.currentPage == 4)
            control.allowsContinuousInteraction = false
            stage.drag(from: CGPoint(x: 132, y: 60), by: CGVector(dx: -6, dy: 0), steps: 10)
            stage.lift(72, 60)
            #expect(control.currentPage == 3)
        }
    }

    @Test("Arrow keys change the page of a page control")
    func keys() {
        run(pages: 3) { stage, control, log in
            stage.press(KeySymbol.tab)
            #expect(control.isFocused)
            stage.press(KeySymbol.right)
            stage.press(KeySymbol.right)
            stage.press(KeySymbol.left)
            #expect(log() == [1, 2, 1])
        }
    }

    @Test("The current page's dot has its own color, and a page control can hide for a single page")
    func look() {
        run(pages: 3) { stage, control, _ in
            control.pageIndicatorTintColor = .red
            control.currentPageIndicatorTintColor = .blue
            stage.frame()
            #expect(stage.pixel(84, 63)?.blue == 255)
            #expect(stage.pixel(100, 63)?.red == 255)
            control.numberOfPages = 1
            control.hidesForSinglePage = true
            stage.frame()
            #expect(stage.pixel(100, 63)?.alpha == 0 || stage.pixel(100, 63)?.red == stage.pixel(100, 63)?.green)
            #expect(!control.canBecomeFocused)
        }
    }

    @Test("The size of a page control follows the number of pages and direction, and invalid numbers are ignored")
    func sizes() {
        let control = UIPageControl()
        #expect(control.intrinsicContentSize == .zero)
        control.numberOfPages = 3
        #expect(control.intrinsicContentSize == CGSize(width: 64, height: 26))
        control.direction = .topToBottom
        #expect(control.size(forNumberOfPages: 3) == CGSize(width: 26, height: 64))
        control.numberOfPages = -5
        control.currentPage = -7
        #expect(control.numberOfPages == 0)
        #expect(control.currentPage == 0)
        run(pages: .max, width: 100) { stage, control, _ in
            control.currentPage = .max
            stage.frame()
            #expect(control.currentPage == .max - 1)
            stage.tap(30, 60)
            #expect(control.currentPage == .max - 2)
        }
    }

    @Test("A page control that is hidden for a single page takes up no space and receives no touches")
    func singlePage() {
        run(pages: 1) { stage, control, _ in
            control.hidesForSinglePage = true
            #expect(control.intrinsicContentSize == .zero)
            #expect(control.sizeThatFits(CGSize(width: 100, height: 100)) == .zero)
            #expect(control.hitTest(CGPoint(x: 80, y: 13), with: nil) == nil)
            control.numberOfPages = 2
            #expect(control.intrinsicContentSize == control.size(forNumberOfPages: 2))
            #expect(control.hitTest(CGPoint(x: 80, y: 13), with: nil) === control)
            #expect(!control.isHidden)
        }
    }
}
