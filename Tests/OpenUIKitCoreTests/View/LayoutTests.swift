import Testing

import OpenUIKitCore
import UIKitTestSupport

@Suite @MainActor struct LayoutTests {
    private final class CountingView: UIView {
        var layouts = 0
        override func layoutSubviews() { layouts += 1 }
    }

    @Test("Layout runs once per frame after any number of requests, and not without a request")
    func coalesces() {
        WindowStage.run { stage in
            let view = stage.add(CountingView(), CGRect(x: 0, y: 0, width: 10, height: 10))
            stage.frame()
            let first = view.layouts
            view.setNeedsLayout()
            view.setNeedsLayout()
            stage.frame()
            stage.frame()
            #expect(view.layouts == first + 1)
        }
    }

    @Test("A new size or subview invalidates the layout, a new position does not")
    func reasons() {
        WindowStage.run { stage in
            let view = stage.add(CountingView(), CGRect(x: 0, y: 0, width: 10, height: 10))
            stage.frame()
            view.layouts = 0
            view.center = CGPoint(x: 50, y: 50)
            stage.frame()
            #expect(view.layouts == 0)
            view.bounds.size.width = 20
            stage.frame()
            #expect(view.layouts == 1)
            view.addSubview(UIView())
            stage.frame()
            #expect(view.layouts == 2)
        }
    }

    /// A view whose layout does something to its only subview.
    private final class Arranging: UIView {
        let content = UIView()
        var layouts = 0
        var arrange: (Arranging) -> Void = { _ in }

        override func layoutSubviews() {
            layouts += 1
            arrange(self)
        }
    }

    private func layouts(after change: (Arranging) -> Void) -> Int {
        let view = Arranging(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.addSubview(view.content)
        view.layoutIfNeeded()
        view.layouts = 0
        change(view)
        view.layoutIfNeeded()
        return view.layouts
    }

    @Test("A subview that gets another size invalidates the layout of its superview")
    func resizedSubview() {
        #expect(layouts { $0.content.frame = CGRect(x: 0, y: 0, width: 10, height: 10) } == 1)
        #expect(layouts { $0.content.bounds.size.width = 10 } == 1)
        #expect(layouts { $0.content.layer.bounds.size.height = 10 } == 1)
    }

    @Test("A subview that moves or scrolls does not invalidate the layout of its superview")
    func movedSubview() {
        #expect(layouts { $0.content.center = CGPoint(x: 10, y: 10) } == 0)
        #expect(layouts { $0.content.bounds.origin.x = 10 } == 0)
    }

    @Test("A layout that resizes subviews, or removes and adds them, runs once")
    func layoutWithoutLoop() {
        var size: CGFloat = 0
        let resized = layouts { view in
            view.arrange = { view in
                size += 1
                view.content.bounds.size = CGSize(width: size, height: size)
            }
            view.setNeedsLayout()
        }
        #expect(resized == 1)
        let replaced = layouts { view in
            view.arrange = { view in
                view.content.removeFromSuperview()
                view.addSubview(view.content)
            }
            view.setNeedsLayout()
        }
        #expect(replaced == 1)
    }

    @Test("layoutIfNeeded performs layout immediately")
    func layoutIfNeeded() {
        let view = CountingView()
        view.setNeedsLayout()
        view.layoutIfNeeded()
        #expect(view.layouts == 1)
        view.layoutIfNeeded()
        #expect(view.layouts == 1)
    }

    @Test("sizeToFit applies the fitting size and keeps the origin")
    func sizeToFit() {
        final class Fitting: UIView {
            override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 33, height: 44) }
        }
        let view = Fitting(frame: CGRect(x: 5, y: 6, width: 1, height: 1))
        view.sizeToFit()
        #expect(view.frame == CGRect(x: 5, y: 6, width: 33, height: 44))
    }

    @Test("A controller is notified before and after its view's layout")
    func controller() {
        final class Controller: UIViewController {
            var calls: [String] = []
            override func viewWillLayoutSubviews() { calls.append("will") }
            override func viewDidLayoutSubviews() { calls.append("did") }
        }
        let controller = Controller()
        controller.view.setNeedsLayout()
        controller.view.layoutIfNeeded()
        #expect(controller.calls == ["will", "did"])
    }

    @Test("A controller's safe area insets apply to views at its edges, reduced by their distance")
    func safeArea() {
        let controller = UIViewController()
        let root: UIView = controller.view
        root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
        let child = UIView(frame: CGRect(x: 0, y: 5, width: 100, height: 80))
        root.addSubview(child)
        #expect(root.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0))
        #expect(child.safeAreaInsets == UIEdgeInsets(top: 15, left: 0, bottom: 0, right: 0))
    }
}
