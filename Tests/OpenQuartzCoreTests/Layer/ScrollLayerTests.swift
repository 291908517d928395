import OpenCoreGraphics
import Testing

import OpenQuartzCore

@MainActor @Suite(.serialized) struct ScrollLayerTests {
    private func make() -> (scroll: CAScrollLayer, content: CALayer) {
        let (scroll, content) = (CAScrollLayer(), CALayer())
        scroll.frame = CGRect(x: 10, y: 10, width: 100, height: 50)
        content.frame = CGRect(x: 0, y: 0, width: 400, height: 300)
        scroll.addSublayer(content)
        return (scroll, content)
    }

    @Test("A scroll layer clips, and moves the origin of its bounds in the directions of its mode")
    func modes() {
        let (scroll, _) = make()
        #expect(scroll.masksToBounds)
        scroll.scroll(to: CGPoint(x: 30, y: 40))
        #expect(scroll.bounds == CGRect(x: 30, y: 40, width: 100, height: 50))
        scroll.scrollMode = .vertically
        scroll.scroll(to: CGPoint(x: 50, y: 60))
        #expect(scroll.bounds.origin == CGPoint(x: 30, y: 60))
        scroll.scrollMode = .horizontally
        scroll.scroll(to: CGPoint(x: 50, y: 80))
        #expect(scroll.bounds.origin == CGPoint(x: 50, y: 60))
        scroll.scrollMode = .none
        scroll.scroll(to: CGPoint.zero)
        #expect(scroll.bounds.origin == CGPoint(x: 50, y: 60))
    }

    @Test(
        "A rectangle becomes visible with the least movement",
        arguments: [
            (CGRect(x: 20, y: 10, width: 10, height: 10), CGPoint.zero),
            (CGRect(x: 120, y: 10, width: 10, height: 10), CGPoint(x: 30, y: 0)),
            (CGRect(x: 20, y: 60, width: 10, height: 10), CGPoint(x: 0, y: 20)),
            (CGRect(x: 50, y: 20, width: 200, height: 10), CGPoint(x: 50, y: 0)),
        ])
    func rectangles(rect: CGRect, origin: CGPoint) {
        let (scroll, content) = make()
        content.scrollRectToVisible(rect)
        #expect(scroll.bounds.origin == origin)
    }

    @Test("The visible rectangle of a layer is what scroll layers around it show")
    func visibleRect() {
        let (scroll, content) = make()
        content.scroll(CGPoint(x: 350, y: 20))
        #expect(content.visibleRect == CGRect(x: 350, y: 20, width: 50, height: 50))
        #expect(scroll.visibleRect == scroll.bounds)
        scroll.scroll(to: CGPoint(x: 1000, y: 0))
        #expect(content.visibleRect == .zero)
    }
}
