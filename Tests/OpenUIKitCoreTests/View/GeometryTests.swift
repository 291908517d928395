import Fuzzing
import TestSupport
import Testing

import OpenUIKitCore

@Suite @MainActor struct GeometryTests {
    @Test("Frame, bounds and center describe the same geometry in different coordinates")
    func frameBoundsCenter() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        #expect(view.center == CGPoint(x: 25, y: 40))
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
        view.center = CGPoint(x: 0, y: 0)
        #expect(view.frame == CGRect(x: -15, y: -20, width: 30, height: 40))
        view.bounds.size = CGSize(width: 10, height: 10)
        #expect(view.frame == CGRect(x: -5, y: -5, width: 10, height: 10))
    }

    @Test("The frame of a rotated view is its bounding box, and the bounds are unchanged")
    func transformed() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        expectNear(view.frame.width, 20, within: 1e-9)
        expectNear(view.frame.height, 40, within: 1e-9)
        #expect(view.bounds.size == CGSize(width: 40, height: 20))
        #expect(view.center == CGPoint(x: 20, y: 10))
    }

    @Test("Geometry that is NaN or infinite is rejected with a diagnostic and leaves the old values")
    func refusesNaN() {
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        let reports = Diagnostics.record {
            view.frame = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
            view.bounds = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1)
            view.center = CGPoint(x: CGFloat.nan, y: 0)
        }
        #expect(reports.map(\.rule) == Array(repeating: "view.invalid-geometry", count: 3))
        #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    @Test("A rectangle with a negative size is standardized")
    func negativeSize() {
        let view = UIView(frame: CGRect(x: 10, y: 10, width: -5, height: -4))
        #expect(view.frame == CGRect(x: 5, y: 6, width: 5, height: 4))
    }

    @Test("Alpha is clamped to 0…1, and NaN is opaque")
    func alpha() {
        let view = UIView()
        view.alpha = 7
        #expect(view.alpha == 1)
        view.alpha = -1
        #expect(view.alpha == 0)
        view.alpha = .nan
        #expect(view.alpha == 1)
    }

    @Test("Points converted through random hierarchies match the product of the transforms")
    func randomConversion() {
        for seed in 0..<80 {
            var random = SeededRandom(seed: UInt64(seed + 1))
            let views = makeTree(count: 9, &random)
            for _ in 0..<20 {
                let from = views[Int.random(in: 0..<views.count, using: &random)]
                let to = views[Int.random(in: 0..<views.count, using: &random)]
                let point = CGPoint(
                    x: CGFloat.random(in: -50...50, using: &random), y: CGFloat.random(in: -50...50, using: &random))
                let expected = point.applying(toRoot(from)).applying(toRoot(to).inverted())
                #expect(from.convert(point, to: to).isNear(expected, tolerance: 1e-4), "seed \(seed)")
                #expect(to.convert(point, from: from).isNear(expected, tolerance: 1e-4), "seed \(seed)")
                #expect(from.convert(point, to: nil).isNear(point.applying(toRoot(from)), tolerance: 1e-4))
            }
        }
    }

    private func makeTree(count: Int, _ random: inout SeededRandom) -> [UIView] {
        var views = [UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))]
        for _ in 1..<count {
            let view = UIView(
                frame: CGRect(
                    x: CGFloat.random(in: -40...40, using: &random), y: CGFloat.random(in: -40...40, using: &random),
                    width: CGFloat.random(in: 1...80, using: &random),
                    height: CGFloat.random(in: 1...80, using: &random)))
            view.bounds.origin = CGPoint(x: CGFloat.random(in: -20...20, using: &random), y: 3)
            let angle = CGFloat.random(in: -3...3, using: &random)
            view.transform = CGAffineTransform(rotationAngle: angle).scaledBy(
                x: CGFloat.random(in: 0.5...2, using: &random), y: CGFloat.random(in: 0.5...2, using: &random))
            view.anchorPoint = CGPoint(x: CGFloat.random(in: 0...1, using: &random), y: 0.25)
            views[Int.random(in: 0..<views.count, using: &random)].addSubview(view)
            views.append(view)
        }
        return views
    }

    /// The transform from a view's coordinates to those of the root, derived from the definition.
    private func toRoot(_ view: UIView) -> CGAffineTransform {
        guard let parent = view.superview else { return .identity }
        let anchor = CGPoint(
            x: view.bounds.minX + view.anchorPoint.x * view.bounds.width,
            y: view.bounds.minY + view.anchorPoint.y * view.bounds.height)
        return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
            .concatenating(view.transform)
            .concatenating(CGAffineTransform(translationX: view.center.x, y: view.center.y))
            .concatenating(toRoot(parent))
    }

    @Test("A rectangle converted through a rotation is the bounding box of its corners")
    func convertRect() {
        let (parent, child) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
        child.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
        child.transform = CGAffineTransform(rotationAngle: .pi / 2)
        parent.addSubview(child)
        let rect = child.convert(CGRect(x: 0, y: 0, width: 10, height: 20), to: parent)
        #expect(rect.origin.isNear(CGPoint(x: 10, y: 10)))
        expectNear(rect.width, 20, within: 1e-9)
        expectNear(rect.height, 10, within: 1e-9)
    }

    @Test("Flexible margins and sizes absorb changes of the superview's size", arguments: autoresizingCases)
    func autoresizing(mask: UIView.AutoresizingMask, expected: CGRect) {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        child.autoresizingMask = mask
        parent.addSubview(child)
        parent.frame = CGRect(x: 0, y: 0, width: 200, height: 150)
        #expect(child.frame == expected)
    }

    @Test("Subviews autoresize through every level unless autoresizesSubviews is false")
    func autoresizingLevels() {
        let (outer, middle, inner) = (UIView(), UIView(), UIView())
        for view in [outer, middle, inner] {
            view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        }
        outer.addSubview(middle)
        middle.addSubview(inner)
        outer.bounds.size = CGSize(width: 30, height: 40)
        #expect(inner.frame == CGRect(x: 0, y: 0, width: 30, height: 40))
        outer.autoresizesSubviews = false
        outer.bounds.size = CGSize(width: 90, height: 90)
        #expect(inner.frame == CGRect(x: 0, y: 0, width: 30, height: 40))
    }
}

private let autoresizingCases: [(UIView.AutoresizingMask, CGRect)] = [
    ([], CGRect(x: 10, y: 10, width: 20, height: 20)),
    ([.flexibleWidth, .flexibleHeight], CGRect(x: 10, y: 10, width: 120, height: 70)),
    ([.flexibleLeftMargin], CGRect(x: 110, y: 10, width: 20, height: 20)),
    ([.flexibleRightMargin, .flexibleBottomMargin], CGRect(x: 10, y: 10, width: 20, height: 20)),
    ([.flexibleLeftMargin, .flexibleRightMargin], CGRect(x: 22.5, y: 10, width: 20, height: 20)),
]
