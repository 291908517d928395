import Testing

import OpenUIKitCore

@Suite @MainActor struct HitTestingTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    private func add(_ frame: CGRect) -> UIView {
        let view = UIView(frame: frame)
        root.addSubview(view)
        return view
    }

    private func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? {
        root.hitTest(CGPoint(x: x, y: y), with: nil)
    }

    @Test("Hit-testing returns the frontmost view at a point and excludes the far edges")
    func frontmost() {
        let back = add(CGRect(x: 0, y: 0, width: 50, height: 50))
        let front = add(CGRect(x: 25, y: 0, width: 50, height: 50))
        #expect(hit(30, 10) === front)
        #expect(hit(10, 10) === back)
        #expect(hit(80, 80) === root)
        #expect(hit(100, 100) == nil)
    }

    @Test("Hit-testing skips the subtrees of hidden, transparent and non-interactive views")
    func passedOver() {
        let view = add(CGRect(x: 0, y: 0, width: 50, height: 50))
        let inner = UIView(frame: view.bounds)
        view.addSubview(inner)
        #expect(hit(5, 5) === inner)
        view.isHidden = true
        #expect(hit(5, 5) === root)
        view.isHidden = false
        view.alpha = 0.009
        #expect(hit(5, 5) === root)
        view.alpha = 0.01
        #expect(hit(5, 5) === inner)
        view.isUserInteractionEnabled = false
        #expect(hit(5, 5) === root)
    }

    @Test("A subview outside of its superview's bounds is not hit, clipped or not")
    func outside() {
        let view = add(CGRect(x: 0, y: 0, width: 20, height: 20))
        let inner = UIView(frame: CGRect(x: 10, y: 0, width: 60, height: 20))
        view.addSubview(inner)
        #expect(hit(15, 5) === inner)
        #expect(hit(40, 5) === root)
    }

    @Test("A view can pass touches through while its subviews receive theirs")
    func passThrough() {
        final class Pass: UIView {
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                let found = super.hitTest(point, with: event)
                return found === self ? nil : found
            }
        }
        let host = Pass(frame: root.bounds)
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        host.addSubview(inner)
        root.addSubview(host)
        #expect(hit(5, 5) === inner)
        #expect(hit(50, 50) === root)
    }

    @Test("An override of point(inside:) shrinks or extends the hit area")
    func pointInside() {
        final class Wide: UIView {
            override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
                bounds.insetBy(dx: -10, dy: -10).contains(point)
            }
        }
        let wide = Wide(frame: CGRect(x: 40, y: 40, width: 10, height: 10))
        root.addSubview(wide)
        #expect(hit(35, 45) === wide)
        #expect(hit(29, 45) === root)
    }

    @Test("A rotated view is hit at its displayed position")
    func turned() {
        let bar = add(CGRect(x: 10, y: 45, width: 80, height: 10))
        #expect(hit(15, 50) === bar)
        bar.transform = CGAffineTransform(rotationAngle: .pi / 2)
        #expect(hit(15, 50) === root)
        #expect(hit(50, 15) === bar)
    }

    @Test("A point with NaN coordinates hits nothing")
    func notANumber() {
        #expect(hit(.nan, 0) == nil)
        #expect(hit(.infinity, 0) == nil)
    }
}
