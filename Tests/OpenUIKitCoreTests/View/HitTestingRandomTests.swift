import Fuzzing
import Testing

import OpenUIKitCore

@Suite @MainActor struct HitTestingRandomTests {
    private final class Wide: UIView {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
            bounds.insetBy(dx: -6, dy: -6).contains(point)
        }
    }

    private final class Through: UIView {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            let found = super.hitTest(point, with: event)
            return found === self ? nil : found
        }
    }

    /// Hit-tests as UIKit documents it, view by view and without the optimized path.
    private func reference(_ view: UIView, _ point: CGPoint) -> UIView? {
        guard !view.isHidden, view.isUserInteractionEnabled, Float(view.alpha) >= 0.01,
            view.point(inside: point, with: nil)
        else { return nil }
        for inner in view.subviews.reversed() {
            let place = inner.convert(point, from: view)
            // A view whose transform is not invertible cannot be hit: the conversion does not round-trip.
            let back = inner.convert(place, to: view)
            guard abs(back.x - point.x) + abs(back.y - point.y) < 1e-6 else { continue }
            if let found = reference(inner, place) { return found }
        }
        return view is Through ? nil : view
    }

    private func makeTree(_ depth: Int, using random: inout SeededRandom) -> UIView {
        let view: UIView
        switch Int.random(in: 0..<8, using: &random) {
        case 0: view = Wide()
        case 1: view = Through()
        case 2: view = UIScrollView()
        default: view = UIView()
        }
        func number(_ range: Range<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &random)) }
        view.frame = CGRect(x: number(-10..<80), y: number(-10..<80), width: number(0..<90), height: number(0..<90))
        if Int.random(in: 0..<3, using: &random) == 0 { view.bounds.origin = CGPoint(x: number(-9..<9), y: 4) }
        if Int.random(in: 0..<4, using: &random) == 0 { view.anchorPoint = CGPoint(x: number(0..<2), y: 0.25) }
        switch Int.random(in: 0..<10, using: &random) {
        case 0: view.transform = CGAffineTransform(rotationAngle: number(0..<7))
        case 1: view.transform = CGAffineTransform(scaleX: number(-2..<3), y: 1.5)
        case 2: view.layer.sublayerTransform = CATransform3DMakeScale(1.5, number(0..<2), 1)
        case 3: view.isHidden = Bool.random(using: &random)
        case 4: view.alpha = [0, 0.009, 0.01].randomElement(using: &random) ?? 0
        case 5: view.isUserInteractionEnabled = false
        default: break
        }
        if depth > 0 {
            for _ in 0..<Int.random(in: 0..<5, using: &random) {
                view.addSubview(makeTree(depth - 1, using: &random))
            }
        }
        return view
    }

    @Test("Optimized hit-testing finds the same view as querying every view", arguments: 0..<60)
    func shortWay(seed: Int) {
        var random = SeededRandom(seed: UInt64(seed) + 3)
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        for _ in 0..<6 { root.addSubview(makeTree(4, using: &random)) }
        for _ in 0..<60 {
            let point = CGPoint(
                x: CGFloat.random(in: -5..<105, using: &random), y: CGFloat.random(in: -5..<105, using: &random))
            #expect(root.hitTest(point, with: nil) === reference(root, point))
        }
    }

    /// Moves, reorders, adds or removes a subview, or changes how it is hit.
    private func changeSubview(of root: UIView, using random: inout SeededRandom) {
        guard let view = root.subviews.randomElement(using: &random) else { return }
        func number(_ range: Range<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &random)) }
        switch Int.random(in: 0..<16, using: &random) {
        case 0: view.removeFromSuperview()
        case 1: root.insertSubview(makeTree(1, using: &random), at: Int.random(in: 0..<300, using: &random))
        case 2: root.bringSubviewToFront(view)
        case 3: root.exchangeSubview(at: 0, withSubviewAt: Int.random(in: 0..<200, using: &random))
        case 4: view.transform = CGAffineTransform(rotationAngle: number(0..<7))
        case 5: view.transform = .identity
        case 6: view.isHidden.toggle()
        case 7: view.layer.zPosition = number(-3..<4)
        case 8: view.bounds.origin.x += number(-5..<5)
        case 9: view.anchorPoint = CGPoint(x: number(0..<3) / 2, y: 0.5)
        case 10: root.layer.sublayerTransform = CATransform3DMakeScale(number(1..<3), 1, 1)
        case 11: root.layer.sublayerTransform = CATransform3DIdentity
        case 12: for view in root.subviews.prefix(40) { view.center.x += number(-5..<5) }
        default: view.frame.origin = CGPoint(x: number(-10..<80), y: number(-10..<80))
        }
    }

    @Test("Hit-testing among many changing subviews finds the same view as querying every view", arguments: 0..<6)
    func manySiblings(seed: Int) {
        var random = SeededRandom(seed: UInt64(seed) + 77)
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        for index in 0..<300 {
            let view = index.isMultiple(of: 12) ? makeTree(1, using: &random) : UIView()
            let (x, y) = index.quotientAndRemainder(dividingBy: 17)
            view.frame = CGRect(x: 5 * x, y: 6 * y, width: 5, height: 6)
            root.addSubview(view)
        }
        for _ in 0..<40 {
            if Bool.random(using: &random) { changeSubview(of: root, using: &random) }
            for _ in 0..<3 {
                let point = CGPoint(
                    x: CGFloat.random(in: 0..<100, using: &random), y: CGFloat.random(in: 0..<100, using: &random))
                #expect(root.hitTest(point, with: nil) === reference(root, point))
            }
        }
    }

    @Test("A subview among many whose layer was moved to another superlayer is hit at its layer's position")
    func movedLayer() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 1_000))
        for index in 0..<300 { root.addSubview(UIView(frame: CGRect(x: 0, y: index, width: 10, height: 1))) }
        let view = root.subviews[0]
        for _ in 0..<3 { _ = root.hitTest(CGPoint(x: 5, y: 0.5), with: nil) }
        CALayer().addSublayer(view.layer)
        view.layer.position = CGPoint(x: 80, y: 900)
        #expect(root.hitTest(CGPoint(x: 80, y: 900), with: nil) === view)
    }
}
