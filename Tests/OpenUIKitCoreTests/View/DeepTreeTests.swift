import OpenDisplay
import OpenQuartzCore
import Testing

import OpenUIKitCore
import UIKitTestSupport

/// Tests trees of nested views that are 6,000 levels deep.
@MainActor @Suite("Deep trees of views", .serialized) struct DeepTreeTests {
    private static let depth = 6000

    private final class ListeningView: UIView {
        static var calls = 0
        override func didMoveToWindow() { Self.calls += 1 }
        override func tintColorDidChange() { Self.calls += 1 }
        override func safeAreaInsetsDidChange() { Self.calls += 1 }
        override func layoutMarginsDidChange() { Self.calls += 1 }
        override func traitCollectionDidChange(_ previous: UITraitCollection?) { Self.calls += 1 }
        override func layoutSubviews() { Self.calls += 1 }
    }

    private final class HitView: UIView {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { super.hitTest(point, with: event) }
    }

    private func makeNested(
        _ count: Int = DeepTreeTests.depth, _ make: () -> UIView = { UIView() }
    ) -> (outer: UIView, inner: UIView) {
        let inner = make()
        var outer = inner
        for _ in 1..<count {
            let view = make()
            view.addSubview(outer)
            outer = view
        }
        for view in sequence(first: outer, next: { $0.subviews.first }) {
            view.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        }
        return (outer, inner)
    }

    /// The number of overridden methods that are called during a body.
    private func calls(_ body: () -> Void) -> Int {
        ListeningView.calls = 0
        body()
        return ListeningView.calls
    }

    @Test("100,000 nested views are released with the outermost one")
    func release() {
        weak var innermost: UIView?
        do { innermost = makeNested(100_000).inner }
        #expect(innermost == nil)
    }

    @Test("20,000 nested views are released when they are removed from their superview")
    func releaseFromWindow() {
        WindowStage.run { stage in
            weak var innermost: UIView?
            do {
                let nested = makeNested(20_000)
                innermost = nested.inner
                stage.window.addSubview(nested.outer)
            }
            stage.window.subviews.first?.removeFromSuperview()
            #expect(innermost == nil)
        }
    }

    @Test("20,000 nested layers, and as many nested masks, are released with the outermost one")
    func releaseLayers() {
        weak var innermost: CALayer?
        do {
            var (layer, mask) = (CALayer(), CALayer())
            innermost = layer
            for _ in 1..<20_000 {
                let (outer, outerMask) = (CALayer(), CALayer())
                outer.addSublayer(layer)
                outerMask.mask = mask
                (layer, mask) = (outer, outerMask)
            }
        }
        #expect(innermost == nil)
    }

    @Test("Each view of a deep tree is laid out once")
    func layout() {
        WindowStage.run { stage in
            let nested = makeNested { ListeningView() }
            stage.window.addSubview(nested.outer)
            let calls = calls { stage.frame() }
            #expect(calls == Self.depth)
        }
    }

    @Test("Views deeper than the limit are not painted, and the first of them is reported")
    func painting() {
        WindowStage.run { stage in
            stage.window.addSubview(makeNested().outer)
            let found = Diagnostics.record { _ = stage.surface.renderImage() }
            #expect(found.count == 1)
            #expect(found.first?.message.contains("not painted") == true)
        }
    }

    @Test("Drawing a view into a context has the same depth limit as a window")
    func rendering() {
        let nested = makeNested()
        let found = Diagnostics.record {
            #expect(nested.outer.snapshotView(afterScreenUpdates: true) != nil)
        }
        #expect(found.count == 1)
    }

    @Test("Views of a deep tree are notified of window, tint, traits, safe area and margins")
    func callbacks() {
        WindowStage.run { stage in
            let nested = makeNested { ListeningView() }
            #expect(calls { stage.window.addSubview(nested.outer) } == Self.depth)
            #expect(calls { nested.outer.tintColor = .red } == Self.depth)
            #expect(calls { nested.outer.overrideUserInterfaceStyle = .dark } == Self.depth)
            #expect(calls { stage.surface.setTextScale(2) } == Self.depth)
            for view in sequence(first: nested.outer, next: { $0.subviews.first }) {
                view.preservesSuperviewLayoutMargins = true
            }
            #expect(
                calls { nested.outer.layoutMargins = .init(top: 20, left: 20, bottom: 20, right: 20) } == Self.depth)
            #expect(calls { nested.outer.removeFromSuperview() } == Self.depth)
        }
    }

    @Test(
        "Hit-testing finds a view at the depth limit, with or without overrides of hitTest", arguments: [false, true])
    func hitTesting(decides: Bool) {
        WindowStage.run { stage in
            let nested = makeNested { decides ? HitView() : UIView() }
            stage.window.addSubview(nested.outer)
            let hit = stage.window.hitTest(CGPoint(x: 10, y: 10), with: nil)
            #expect(hit?.isDescendant(of: nested.outer) == true)
            #expect(stage.window.layer.hitTest(CGPoint(x: 10, y: 10)) != nil)
        }
    }

    @Test("Views are found by their tag and points are converted at any depth")
    func searches() {
        WindowStage.run { stage in
            let nested = makeNested()
            stage.window.addSubview(nested.outer)
            nested.inner.tag = 7
            nested.inner.frame.origin.x = 3
            #expect(stage.window.viewWithTag(7) === nested.inner)
            #expect(nested.inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 3, y: 0))
            #expect(nested.inner.window === stage.window)
            #expect(stage.window.focusStops.isEmpty)
        }
    }
}
