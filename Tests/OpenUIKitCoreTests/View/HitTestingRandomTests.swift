import Fuzzing
import Testing

@testable import OpenUIKitCore

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

    /// Hit-tests as UIKit documents it, view by view and without the optimised path.
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

    @Test("Optimised hit-testing finds the same view as querying every view", arguments: 0..<60)
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
}
