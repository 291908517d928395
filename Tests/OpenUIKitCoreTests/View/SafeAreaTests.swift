import Fuzzing
import Testing

import OpenUIKitCore

@Suite @MainActor struct SafeAreaTests {
    private final class InsetsRecorder: UIView {
        var safeAreas: [UIEdgeInsets] = []
        var marginChanges = 0
        override func safeAreaInsetsDidChange() { safeAreas.append(safeAreaInsets) }
        override func layoutMarginsDidChange() { marginChanges += 1 }
    }

    private func insets(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> UIEdgeInsets {
        UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
    }

    private func root(_ controller: UIViewController) -> UIView {
        let view: UIView = controller.view
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        return view
    }

    @Test("A view is notified only when its own safe area insets change")
    func insetsChange() {
        let controller = UIViewController()
        let view = root(controller)
        let (top, middle) = (InsetsRecorder(frame: CGRect(x: 0, y: 5, width: 100, height: 20)), InsetsRecorder())
        middle.frame = CGRect(x: 10, y: 40, width: 20, height: 20)
        view.addSubview(top)
        view.addSubview(middle)
        controller.additionalSafeAreaInsets = insets(20, 0, 0, 0)
        #expect(top.safeAreas == [insets(15, 0, 0, 0)])
        #expect(middle.safeAreas.isEmpty)
        top.frame.origin.y = 12
        middle.center.y = 11
        #expect(top.safeAreas.last == insets(8, 0, 0, 0))
        #expect(middle.safeAreas == [insets(19, 0, 0, 0)])
        top.removeFromSuperview()
        #expect(top.safeAreas.count == 3)
        #expect(top.safeAreaInsets == .zero)
        view.addSubview(top)
        #expect(top.safeAreaInsets == insets(8, 0, 0, 0))
        controller.additionalSafeAreaInsets = .zero
        #expect(top.safeAreaInsets == .zero)
        #expect(middle.safeAreaInsets == .zero)
        #expect(top.safeAreas.count == 5)
    }

    @Test("A superview that grows extends its safe area")
    func growing() {
        let controller = UIViewController()
        let view = root(controller)
        let bottom = InsetsRecorder(frame: CGRect(x: 0, y: 80, width: 100, height: 20))
        view.addSubview(bottom)
        controller.additionalSafeAreaInsets = insets(0, 0, 30, 0)
        #expect(bottom.safeAreaInsets == insets(0, 0, 30, 0))
        view.frame.size.height = 110
        #expect(bottom.safeAreaInsets == insets(0, 0, 20, 0))
    }

    @Test("A scroll view's content does not repeat the safe area that the adjusted content inset covers")
    func scrollView() {
        let controller = UIViewController()
        let view = root(controller)
        let scroll = UIScrollView(frame: view.bounds)
        scroll.contentSize = CGSize(width: 100, height: 300)
        let content = InsetsRecorder(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
        scroll.addSubview(content)
        view.addSubview(scroll)
        controller.additionalSafeAreaInsets = insets(20, 10, 0, 0)
        #expect(scroll.adjustedContentInset == insets(20, 0, 0, 0))
        #expect(scroll.contentOffset.y == -20)
        #expect(content.safeAreaInsets == insets(0, 10, 0, 0))
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentOffset = .zero
        #expect(scroll.adjustedContentInset == .zero)
        #expect(content.safeAreaInsets == insets(20, 10, 0, 0))
    }

    @Test("Layout margins are 8 points and include the safe area by default")
    func margins() {
        let controller = UIViewController()
        let view = root(controller)
        let child = InsetsRecorder(frame: view.bounds)
        view.addSubview(child)
        #expect(child.layoutMargins == insets(8, 8, 8, 8))
        controller.additionalSafeAreaInsets = insets(20, 0, 0, 0)
        #expect(child.layoutMargins == insets(28, 8, 8, 8))
        #expect(child.marginChanges == 1)
        child.insetsLayoutMarginsFromSafeArea = false
        #expect(child.layoutMargins == insets(8, 8, 8, 8))
        #expect(child.marginChanges == 2)
        child.layoutMargins = insets(1, 2, 3, 4)
        #expect(child.layoutMargins == insets(1, 2, 3, 4))
        child.semanticContentAttribute = .forceRightToLeft
        #expect(child.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 1, leading: 4, bottom: 3, trailing: 2))
        child.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 40)
        #expect(child.layoutMargins == insets(0, 40, 0, 30))
    }

    @Test("The root view of a controller has at least the system's minimum margins at its sides")
    func rootMargins() {
        let controller = UIViewController()
        let view = root(controller)
        let side = controller.systemMinimumLayoutMargins.leading
        #expect(side == 16 || side == 20)
        #expect(view.layoutMargins == insets(0, side, 0, side))
        view.layoutMargins = insets(5, 5, 5, 50)
        #expect(view.layoutMargins == insets(5, side, 5, 50))
        controller.viewRespectsSystemMinimumLayoutMargins = false
        #expect(view.layoutMargins == insets(5, 5, 5, 50))
    }

    @Test("With preservesSuperviewLayoutMargins a view's margins include its overlap with the superview's margins")
    func preserved() {
        let (outer, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), InsetsRecorder())
        inner.frame = CGRect(x: 10, y: 0, width: 90, height: 100)
        outer.layoutMargins = insets(0, 30, 0, 4)
        outer.addSubview(inner)
        inner.preservesSuperviewLayoutMargins = true
        #expect(inner.layoutMargins == insets(8, 20, 8, 8))
        #expect(inner.marginChanges == 1)
        outer.layoutMargins.left = 50
        #expect(inner.layoutMargins == insets(8, 40, 8, 8))
        #expect(inner.marginChanges == 2)
        inner.frame.origin.x = 20
        // The view extends beyond the superview's right edge by 10 points.
        #expect(inner.layoutMargins == insets(8, 30, 8, 14))
        #expect(inner.marginChanges == 3)
    }

    @Test("Views without safe area and own margins allocate no storage for them")
    func nothing() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.addSubview(UIView())
        _ = (view.safeAreaInsets, view.layoutMargins, view.directionalLayoutMargins)
        view.frame = CGRect(x: 5, y: 5, width: 50, height: 50)
        #expect(view.rareState == nil)
        #expect(view.subviews[0].rareState == nil)
    }

    @Test("A view that outlives its controller no longer has the controller's safe area")
    func releasedController() {
        var controller: UIViewController? = UIViewController()
        let view: UIView? = controller?.view
        controller?.additionalSafeAreaInsets = insets(20, 0, 0, 0)
        controller = nil
        #expect(view?.safeAreaInsets == .zero)
    }

    @Test("A view that outlives its controller has default margins")
    func releasedControllerMargins() {
        var controller: UIViewController? = UIViewController()
        let view: UIView? = controller?.view
        controller = nil
        #expect(view?.layoutMargins == insets(8, 8, 8, 8))
    }

    @Test("A view that outlives its controller has the traits of its superview")
    func releasedControllerTraits() {
        var controller: UIViewController? = UIViewController()
        let view: UIView? = controller?.view
        let style = view?.traitCollection.userInterfaceStyle
        controller?.overrideUserInterfaceStyle = style == .dark ? .light : .dark
        controller = nil
        #expect(view?.traitCollection.userInterfaceStyle == style)
    }

    @Test("A view that a controller replaced no longer has the controller's safe area")
    func exchangedView() {
        let controller = UIViewController()
        let old: UIView = controller.view
        controller.additionalSafeAreaInsets = insets(20, 0, 0, 0)
        controller.view = UIView()
        #expect(old.safeAreaInsets == .zero)
    }

    @Test("In random trees the notified safe areas equal those derived from the ancestors")
    func random() {
        var random = SeededRandom(seed: 7)
        func number(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &random)) }
        func expected(_ view: UIView) -> UIEdgeInsets {
            var own = UIEdgeInsets.zero
            if let controller = view.next as? UIViewController { own = controller.additionalSafeAreaInsets }
            guard let parent = view.superview else { return own }
            let (outer, frame) = (expected(parent), view.frame)
            func left(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { inset > 0 ? max(0, inset - distance) : 0 }
            own.top += left(outer.top, frame.minY - parent.bounds.minY)
            own.left += left(outer.left, frame.minX - parent.bounds.minX)
            own.bottom += left(outer.bottom, parent.bounds.maxY - frame.maxY)
            own.right += left(outer.right, parent.bounds.maxX - frame.maxX)
            return own
        }
        for _ in 0..<60 {
            var controllers = (0..<3).map { _ in UIViewController() as UIViewController? }
            var views: [UIView] = controllers.compactMap { $0?.view }
            views += (0..<6).map { _ in UIView() }
            for _ in 0..<60 {
                let view = views[Int.random(in: views.indices, using: &random)]
                switch Int.random(in: 0..<7, using: &random) {
                case 6:
                    if Int.random(in: 0..<10, using: &random) == 0 {
                        controllers[Int.random(in: 0..<3, using: &random)] = nil
                    }
                case 0:
                    let other = views[Int.random(in: views.indices, using: &random)]
                    if !other.isDescendant(of: view) { other.addSubview(view) }
                case 1: if Int.random(in: 0..<4, using: &random) == 0 { view.removeFromSuperview() }
                case 2: view.frame = CGRect(x: number(-9...9), y: number(-9...9), width: number(0...90), height: 40)
                case 3: view.center = CGPoint(x: number(0...60), y: number(0...60))
                case 4: view.bounds = CGRect(x: number(-9...9), y: number(-9...9), width: number(0...90), height: 50)
                default:
                    controllers[Int.random(in: 0..<3, using: &random)]?.additionalSafeAreaInsets =
                        insets(number(0...30), number(0...30), number(0...9), number(0...9))
                }
            }
            for view in views { #expect(view.safeAreaInsets == expected(view)) }
        }
    }
}
