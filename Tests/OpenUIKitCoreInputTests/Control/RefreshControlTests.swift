import Testing

import OpenUIKitCore
import UIKitTestSupport

@Suite @MainActor struct RefreshControlTests {
    private func run(_ body: (WindowStage, UIScrollView, UIRefreshControl, () -> Int) -> Void) {
        WindowStage.run(CGSize(width: 200, height: 400)) { stage in
            let scroll = stage.add(UIScrollView(), CGRect(x: 0, y: 0, width: 200, height: 400))
            scroll.contentSize = CGSize(width: 200, height: 100)
            let control = UIRefreshControl()
            var count = 0
            control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
            scroll.refreshControl = control
            stage.frame()
            body(stage, scroll, control) { count }
        }
    }

    @Test("A long pull refreshes once, and the content stays below the control until refreshing ends")
    func pull() {
        run { stage, scroll, control, count in
            stage.drag(from: CGPoint(x: 100, y: 50), by: CGVector(dx: 0, dy: 12), steps: 25)
            #expect(control.isRefreshing)
            #expect(count() == 1)
            #expect(scroll.contentOffset.y < -80)
            let before = scroll.contentOffset.y
            stage.advance(by: 0.3)
            #expect(scroll.contentOffset.y == before)
            stage.lift(100, 350)
            stage.advance(by: 2)
            #expect(scroll.contentOffset.y == -60)
            #expect(scroll.adjustedContentInset.top == 60)
            #expect(count() == 1)
            #expect(scroll.contentInset == .zero)
            #expect(control.alpha == 1)
            control.endRefreshing()
            stage.advance(by: 1)
            #expect(scroll.contentOffset.y == 0)
            #expect(scroll.adjustedContentInset.top == 0)
            #expect(control.alpha == 0)
        }
    }

    @Test("A short pull does not refresh")
    func shortPull() {
        run { stage, scroll, control, count in
            stage.drag(from: CGPoint(x: 100, y: 50), by: CGVector(dx: 0, dy: 5), steps: 10)
            stage.lift(100, 100)
            stage.advance(by: 2)
            #expect(!control.isRefreshing)
            #expect(count() == 0)
            #expect(scroll.contentOffset.y == 0)
        }
    }

    @Test("Content returns at the end of the touch if refreshing ended during the pull")
    func endsWhileDragging() {
        run { stage, scroll, control, count in
            stage.drag(from: CGPoint(x: 100, y: 50), by: CGVector(dx: 0, dy: 12), steps: 25)
            control.endRefreshing()
            #expect(scroll.contentOffset.y < -80)
            stage.advance(by: 0.3)
            stage.lift(100, 350)
            stage.advance(by: 2)
            #expect(scroll.contentOffset.y == 0)
            #expect(count() == 1)
        }
    }

    @Test("Refreshing that begins in code sends no event")
    func byCode() {
        run { stage, scroll, control, count in
            control.beginRefreshing()
            #expect(control.isRefreshing)
            #expect(count() == 0)
            #expect(scroll.contentOffset.y == -60)
            control.endRefreshing()
            stage.advance(by: 1)
            #expect(scroll.contentOffset.y == 0)
            scroll.refreshControl = nil
            #expect(control.superview == nil)
        }
    }
}
