import Fuzzing
import Testing

import OpenUIKitCore
import UIKitTestSupport

@Suite @MainActor struct HierarchyTests {
    @Test("A view that is added to a window is notified in UIKit's order")
    func additionOrder() {
        WindowStage.run { stage in
            let log = RecordingView.Log()
            let parent = RecordingView("parent", log)
            let child = RecordingView("child", log)
            stage.window.addSubview(parent)
            log.lines = []
            parent.addSubview(child)
            #expect(
                log.lines == [
                    "child.willMoveToWindow true", "child.willMoveToSuperview true", "child.didMoveToWindow",
                    "child.didMoveToSuperview", "parent.didAddSubview",
                ])
        }
    }

    @Test("A view that is removed from a window is notified in UIKit's order")
    func removalOrder() {
        WindowStage.run { stage in
            let log = RecordingView.Log()
            let parent = RecordingView("parent", log)
            let child = RecordingView("child", log)
            stage.window.addSubview(parent)
            parent.addSubview(child)
            log.lines = []
            child.removeFromSuperview()
            #expect(
                log.lines == [
                    "parent.willRemoveSubview", "child.willMoveToWindow false", "child.willMoveToSuperview false",
                    "child.didMoveToWindow", "child.didMoveToSuperview",
                ])
            #expect(child.superview == nil)
            #expect(child.window == nil)
            #expect(child.layer.superlayer == nil)
        }
    }

    @Test("Moving between superviews in one window does not change the window")
    func moveInsideWindow() {
        WindowStage.run { stage in
            let log = RecordingView.Log()
            let (first, second) = (UIView(), UIView())
            let child = RecordingView("child", log)
            stage.window.addSubview(first)
            stage.window.addSubview(second)
            first.addSubview(child)
            log.lines = []
            second.addSubview(child)
            #expect(log.lines == ["child.willMoveToSuperview true", "child.didMoveToSuperview"])
            #expect(first.subviews.isEmpty)
            #expect(second.subviews == [child])
        }
    }

    @Test("All views of a subtree get the window that the subtree is added to")
    func subtreeWindow() {
        WindowStage.run { stage in
            let (outer, inner) = (UIView(), UIView())
            outer.addSubview(inner)
            #expect(inner.window == nil)
            stage.window.addSubview(outer)
            #expect(inner.window === stage.window)
            outer.removeFromSuperview()
            #expect(inner.window == nil)
        }
    }

    @Test("Adding a view to itself or to its own descendant has no effect and is reported")
    func refusesCircles() {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        let reports = Diagnostics.record {
            outer.addSubview(outer)
            inner.addSubview(outer)
        }
        #expect(reports.map(\.rule) == ["view.added-to-itself", "view.added-to-descendant"])
        #expect(reports.last?.subject == "UIView / UIView")
        #expect(reports.last?.message == "A view was added to one of its descendants; the hierarchy is not changed.")
        #expect(outer.superview == nil)
        #expect(outer.subviews == [inner])
        #expect(inner.subviews.isEmpty)
    }

    @Test("Inserting next to an unknown sibling adds the view at the front and is reported")
    func unknownSibling() {
        let (parent, child, other) = (UIView(), UIView(), UIView())
        let reports = Diagnostics.record { parent.insertSubview(child, aboveSubview: other) }
        #expect(reports.map(\.rule) == ["view.unknown-sibling"])
        #expect(parent.subviews == [child])
    }

    @Test("Subviews that outlive their superview have no superview afterwards")
    func orphans() {
        let child = UIView()
        do {
            let parent = UIView()
            parent.addSubview(child)
        }
        #expect(child.superview == nil)
        #expect(child.layer.superlayer == nil)
    }

    @Test("A layer that outlives its view no longer has the layers of the subviews")
    func layerOutlivesView() {
        let (child, layer) = (UIView(), UIView().layer)
        let held: CALayer
        do {
            let parent = UIView()
            held = parent.layer
            parent.addSubview(child)
        }
        #expect(held.sublayers == nil)
        #expect(child.layer.superlayer == nil)
        #expect(layer.superlayer == nil)
    }

    @Test("A subview's layer that was moved to another layer is removed from it when the superview is released")
    func layerElsewhere() {
        let (child, place) = (UIView(), CALayer())
        do {
            let parent = UIView()
            parent.addSubview(child)
            place.addSublayer(child.layer)
        }
        #expect(child.superview == nil)
        #expect(child.layer.superlayer == nil)
        #expect(place.sublayers == nil)
    }

    @Test("Window observers are notified in order, regardless of other views between them")
    func windowObserversAmongOthers() {
        WindowStage.run { stage in
            let log = RecordingView.Log()
            let (root, between) = (UIView(), UIView())
            let (first, inner, last) = (
                RecordingView("first", log), RecordingView("inner", log), RecordingView("last", log)
            )
            for view in [UIView(), first, between, last] { root.addSubview(view) }
            first.addSubview(inner)
            between.addSubview(UIView())
            log.lines = []
            stage.window.addSubview(root)
            #expect(
                log.lines == [
                    "first.willMoveToWindow true", "inner.willMoveToWindow true", "last.willMoveToWindow true",
                    "first.didMoveToWindow", "inner.didMoveToWindow", "last.didMoveToWindow",
                ])
            log.lines = []
            root.removeFromSuperview()
            #expect(
                log.lines == [
                    "first.willMoveToWindow false", "inner.willMoveToWindow false", "last.willMoveToWindow false",
                    "first.didMoveToWindow", "inner.didMoveToWindow", "last.didMoveToWindow",
                ])
        }
    }

    @Test("A window observer that is added deep in a tree is notified after its tree moves")
    func lateWindowObservers() {
        WindowStage.run { stage in
            let log = RecordingView.Log()
            let (root, middle, leaf, other) = (UIView(), UIView(), UIView(), UIView())
            root.addSubview(middle)
            middle.addSubview(leaf)
            stage.window.addSubview(other)
            stage.window.addSubview(root)
            #expect(leaf.window === stage.window)
            root.removeFromSuperview()
            #expect(leaf.window == nil)
            #expect(root.window == nil)
            leaf.addSubview(RecordingView("late", log))
            log.lines = []
            other.addSubview(middle)
            #expect(log.lines == ["late.willMoveToWindow true", "late.didMoveToWindow"])
            #expect(leaf.subviews.first?.window === stage.window)
            log.lines = []
            root.addSubview(middle)
            #expect(log.lines == ["late.willMoveToWindow false", "late.didMoveToWindow"])
            #expect(leaf.subviews.first?.window == nil)
        }
    }

    @Test("A nested label that adjusts to the content size category updates its font when its tree enters a window")
    func lateFollower() {
        WindowStage.run { stage in
            let (root, label) = (UIView(), UILabel())
            root.addSubview(label)
            label.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 10))
            label.adjustsFontForContentSizeCategory = true
            let usual = label.font.pointSize
            stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
            #expect(label.font.pointSize == usual)
            stage.window.addSubview(root)
            #expect(label.font.pointSize > usual)
        }
    }

    @Test("An unreferenced view hierarchy is released")
    func freed() {
        weak var view: UIView?
        weak var inner: UIView?
        do {
            let made = UIView()
            let nested = UILabel()
            nested.text = "text"
            made.addSubview(nested)
            made.addGestureRecognizer(UITapGestureRecognizer())
            (view, inner) = (made, nested)
        }
        #expect(view == nil)
        #expect(inner == nil)
    }

    /// A view with two subviews, between and around which lie layers of no subview.
    private func layered() -> (parent: UIView, first: UIView, second: UIView) {
        let (parent, first, second) = (UIView(), UIView(), UIView())
        func addLayer(_ name: String) {
            let layer = CALayer()
            layer.name = name
            parent.layer.addSublayer(layer)
        }
        (first.layer.name, second.layer.name) = ("first", "second")
        addLayer("low")
        parent.addSubview(first)
        addLayer("middle")
        parent.addSubview(second)
        addLayer("high")
        return (parent, first, second)
    }

    private func names(_ parent: UIView) -> [String] { (parent.layer.sublayers ?? []).compactMap(\.name) }

    @Test("An added subview is displayed in front of all sublayers")
    func addedInFrontOfLayers() {
        let (parent, _, _) = layered()
        let view = UIView()
        view.layer.name = "new"
        parent.addSubview(view)
        #expect(names(parent) == ["low", "first", "middle", "second", "high", "new"])
    }

    @Test("The frontmost subview can be brought in front of all sublayers")
    func broughtToFront() {
        let (parent, _, second) = layered()
        parent.bringSubviewToFront(second)
        #expect(names(parent) == ["low", "first", "middle", "high", "second"])
    }

    @Test("The backmost subview can be sent behind all sublayers")
    func sentToBack() {
        let (parent, first, _) = layered()
        parent.sendSubviewToBack(first)
        #expect(names(parent) == ["first", "low", "middle", "second", "high"])
    }

    @Test("A view inserted above or below a sibling is displayed directly next to it")
    func insertedNextToSibling() {
        let (parent, first, second) = layered()
        let (above, below) = (UIView(), UIView())
        (above.layer.name, below.layer.name) = ("above", "below")
        parent.insertSubview(above, aboveSubview: first)
        parent.insertSubview(below, belowSubview: second)
        #expect(names(parent) == ["low", "first", "above", "middle", "below", "second", "high"])
    }

    @Test("The order of subview layers matches that of the subviews after random operations")
    func randomOperations() {
        for seed in 0..<60 {
            var random = SeededRandom(seed: UInt64(seed))
            let parent = UIView()
            let own = CALayer()
            parent.layer.addSublayer(own)
            let pool = (0..<7).map { index in
                let view = UIView()
                view.tag = index
                return view
            }
            var model: [Int] = []
            for _ in 0..<60 { step(&model, parent, pool, &random) }
            #expect(parent.subviews.map(\.tag) == model, "seed \(seed)")
            let layers = parent.layer.sublayers?.filter { $0 !== own } ?? []
            #expect(layers == parent.subviews.map(\.layer), "seed \(seed)")
        }
    }

    private func step(_ model: inout [Int], _ parent: UIView, _ pool: [UIView], _ random: inout SeededRandom) {
        let tag = Int.random(in: 0..<pool.count, using: &random)
        let other = Int.random(in: 0..<pool.count, using: &random)
        let view = pool[tag]
        switch Int.random(in: 0..<8, using: &random) {
        case 0:
            parent.addSubview(view)
            model.removeAll { $0 == tag }
            model.append(tag)
        case 1:
            let index = Int.random(in: 0...8, using: &random)
            parent.insertSubview(view, at: index)
            model.removeAll { $0 == tag }
            model.insert(tag, at: min(index, model.count))
        case 2 where model.contains(other) && other != tag:
            parent.insertSubview(view, aboveSubview: pool[other])
            model.removeAll { $0 == tag }
            model.insert(tag, at: (model.firstIndex(of: other) ?? 0) + 1)
        case 3 where model.contains(other) && other != tag:
            parent.insertSubview(view, belowSubview: pool[other])
            model.removeAll { $0 == tag }
            model.insert(tag, at: model.firstIndex(of: other) ?? 0)
        case 4:
            view.removeFromSuperview()
            model.removeAll { $0 == tag }
        case 5 where model.contains(tag):
            parent.bringSubviewToFront(view)
            model.removeAll { $0 == tag }
            model.append(tag)
        case 6 where model.contains(tag):
            parent.sendSubviewToBack(view)
            model.removeAll { $0 == tag }
            model.insert(tag, at: 0)
        case 7 where model.count > 1:
            let first = Int.random(in: 0..<model.count, using: &random)
            let second = Int.random(in: 0..<model.count, using: &random)
            parent.exchangeSubview(at: first, withSubviewAt: second)
            model.swapAt(first, second)
        default: break
        }
    }

    @Test("viewWithTag searches the view itself first and then its descendants depth-first")
    func tags() {
        let (root, first, nested, second) = (UIView(), UIView(), UIView(), UIView())
        root.addSubview(first)
        first.addSubview(nested)
        root.addSubview(second)
        nested.tag = 5
        second.tag = 5
        #expect(root.viewWithTag(5) === nested)
        root.tag = 5
        #expect(root.viewWithTag(5) === root)
        #expect(root.viewWithTag(6) == nil)
    }

    @Test("A UIView subclass can declare its own init() and be created without arguments")
    func subclassInitializers() {
        final class Own: UIView {
            let number: Int
            init() {
                number = 7
                super.init(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
            }
            required init?(coder: NSCoder) { nil }
        }
        #expect(Own().frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(Own().number == 7)
        #expect(UIView().frame == .zero)
    }

    @Test("A view that is released on another thread releases its subviews and layers on the main thread")
    func releaseElsewhere() async {
        weak var weakChild: UIView?
        await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
            var view: UIView? = UIView()
            let child = UIView()
            view?.addSubview(child)
            weakChild = child
            let box = Box(view)
            view = nil
            DispatchQueue.global().async {
                box.content = nil
                DispatchQueue.main.async { done.resume() }
            }
        }
        #expect(weakChild == nil)
    }

    /// Transfers a view to another thread; only one thread accesses it at a time.
    private final class Box: @unchecked Sendable {
        var content: UIView?
        init(_ content: UIView?) { self.content = content }
    }
}
