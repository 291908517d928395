import Testing

@testable import OpenUIKit

@Suite @MainActor struct HierarchyTests {
    @Test("A view added to a window hears of it in UIKit's order")
    func additionOrder() {
        Stage.run { stage in
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

    @Test("A view removed from a window hears of it in UIKit's order")
    func removalOrder() {
        Stage.run { stage in
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
            #expect(child.superview == nil && child.window == nil && child.layer.superlayer == nil)
        }
    }

    @Test("Moving between parents in one window is no change of window")
    func moveInsideWindow() {
        Stage.run { stage in
            let log = RecordingView.Log()
            let (first, second) = (UIView(), UIView())
            let child = RecordingView("child", log)
            stage.window.addSubview(first)
            stage.window.addSubview(second)
            first.addSubview(child)
            log.lines = []
            second.addSubview(child)
            #expect(log.lines == ["child.willMoveToSuperview true", "child.didMoveToSuperview"])
            #expect(first.subviews.isEmpty && second.subviews == [child])
        }
    }

    @Test("A whole subtree learns its window")
    func subtreeWindow() {
        Stage.run { stage in
            let (outer, inner) = (UIView(), UIView())
            outer.addSubview(inner)
            #expect(inner.window == nil)
            stage.window.addSubview(outer)
            #expect(inner.window === stage.window)
            outer.removeFromSuperview()
            #expect(inner.window == nil)
        }
    }

    @Test("Adding a view to itself or into its own descendant changes nothing and is named")
    func refusesCircles() {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        let reports = Diagnostics.record {
            outer.addSubview(outer)
            inner.addSubview(outer)
        }
        #expect(reports.map(\.rule) == ["view.added-to-itself", "view.added-to-descendant"])
        #expect(reports.last?.subject == "UIView / UIView")
        #expect(reports.last?.message == "A view was added to a view inside it; nothing is changed.")
        #expect(outer.superview == nil && outer.subviews == [inner] && inner.subviews.isEmpty)
    }

    @Test("Placing next to an unknown sibling goes to the front and is named")
    func unknownSibling() {
        let (parent, child, other) = (UIView(), UIView(), UIView())
        let reports = Diagnostics.record { parent.insertSubview(child, aboveSubview: other) }
        #expect(reports.map(\.rule) == ["view.unknown-sibling"])
        #expect(parent.subviews == [child])
    }

    @Test("Subviews outlive their superview and then have none")
    func orphans() {
        let child = UIView()
        do {
            let parent = UIView()
            parent.addSubview(child)
        }
        #expect(child.superview == nil && child.layer.superlayer == nil)
    }

    @Test("A layer that outlives its view has lost the layers of the subviews")
    func layerOutlivesView() {
        let (child, layer) = (UIView(), UIView().layer)
        let held: CALayer
        do {
            let parent = UIView()
            held = parent.layer
            parent.addSubview(child)
        }
        #expect(held.sublayers == nil && child.layer.superlayer == nil && layer.superlayer == nil)
    }

    @Test("A layer that somebody put elsewhere leaves that place when the superview goes")
    func layerElsewhere() {
        let (child, place) = (UIView(), CALayer())
        do {
            let parent = UIView()
            parent.addSubview(child)
            place.addSublayer(child.layer)
        }
        #expect(child.superview == nil && child.layer.superlayer == nil && place.sublayers == nil)
    }

    @Test("Views that want to hear of windows do so in order, whatever views are between them")
    func hearersAmongOthers() {
        Stage.run { stage in
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

    @Test("A view that comes late and deep into a tree hears of windows, also after its tree stood elsewhere")
    func lateHearers() {
        Stage.run { stage in
            let log = RecordingView.Log()
            let (root, middle, leaf, other) = (UIView(), UIView(), UIView(), UIView())
            root.addSubview(middle)
            middle.addSubview(leaf)
            stage.window.addSubview(other)
            stage.window.addSubview(root)
            #expect(leaf.window === stage.window)
            root.removeFromSuperview()
            #expect(leaf.window == nil && root.window == nil)
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

    @Test("A label that begins to follow the size category deep inside gets its font when its tree comes into a window")
    func lateFollower() {
        Stage.run { stage in
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

    @Test("A hierarchy that nobody holds is freed")
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
        #expect(view == nil && inner == nil)
    }

    @Test("The layers of subviews stand in the order of the subviews, whatever is done to them")
    func randomOperations() {
        for seed in 0..<60 {
            var random = SeededGenerator(seed: UInt64(seed))
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

    private func step(_ model: inout [Int], _ parent: UIView, _ pool: [UIView], _ random: inout SeededGenerator) {
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

    @Test("viewWithTag finds the view itself first, then depth first")
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

    @Test("A subclass may declare its own init() and be made without arguments")
    func subclassInitializers() {
        final class Own: UIView {
            let number: Int
            init() {
                number = 7
                super.init(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
            }
            required init?(coder: NSCoder) { nil }
        }
        #expect(Own().frame == CGRect(x: 1, y: 2, width: 3, height: 4) && Own().number == 7)
        #expect(UIView().frame == .zero)
    }

    @Test("A view released on another thread lets its subviews and layers go on the main thread")
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

    /// Carries a view to another thread; only one thread has it at a time.
    private final class Box: @unchecked Sendable {
        var content: UIView?
        init(_ content: UIView?) { self.content = content }
    }
}
