import ComponentFlowTesting
import Render
import TestSupport
import Testing

private final class Plain: UIView {}

private final class Owner {
    var view: UILabel?
}

@MainActor
@Suite("Layout specs")
struct SpecTests {
    private let canvas = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

    @Test("A style for a superclass applies to a node, and the closure overrides it without assigning twice")
    func styleOfSuperclass() throws {
        let style = UILayoutSpecStyle<UIView> { spec in spec.set(\.backgroundColor, .red) }
        func node() -> UINode<UILabel> {
            UINode<UILabel>(styles: [style]) { spec in spec.set(\.backgroundColor, .blue) }
        }
        let first = node()
        first.reconcile(in: canvas)
        #expect(first.renderedView?.backgroundColor == .blue)
        let report = node().reconcile(in: canvas)
        #expect(report.touchedViews == 0)
        UINode<UILabel>(styles: [style]).reconcile(in: canvas)
        #expect(canvas.subviews.first?.backgroundColor == .red)
    }

    @Test("Views of one kind can set different properties, in different orders and more than once")
    func siblingsThatDiffer() {
        let style = UILayoutSpecStyle<UILabel> { spec in spec.set(\.textColor, .red) }
        func label(_ number: Int) -> UINode<UILabel> {
            UINode<UILabel>(styles: number == 3 ? [] : [style]) { spec in
                if number > 1 { spec.set(\.alpha, 0.5) }
                spec.set(\.text, "\(number)")
                if number.isMultiple(of: 2) { spec.set(\.textColor, .blue) }
                if number == 3 { spec.set(\.tag, 3) }
            }
        }
        UINode<UIView>().children((0..<6).map(label)).reconcile(in: canvas)
        let labels = canvas.subviews[0].subviews.compactMap { $0 as? UILabel }
        #expect(labels.map(\.text) == (0..<6).map { "\($0)" })
        #expect(labels.map(\.alpha) == [1, 1, 0.5, 0.5, 0.5, 0.5])
        #expect(labels.map(\.textColor) == [.blue, .red, .blue, UILabel().textColor, .blue, .red])
        #expect(labels.map(\.tag) == [0, 0, 0, 3, 0, 0])
        #expect(UINode<UIView>().children((0..<6).map(label)).reconcile(in: canvas).touchedViews == 0)
    }

    @Test("A style for another class is reported and not applied")
    func styleOfOtherClass() {
        let style = UILayoutSpecStyle<UILabel> { spec in spec.set(\.text, "no") }
        let reports = Diagnostics.record { UINode<UIView>(styles: [style]).reconcile(in: canvas) }
        #expect(reports.map(\.rule) == ["render.style-of-other-class"])
    }

    @Test("Percentage lengths refer to the parent, and can alternate with lengths in points")
    func percent() throws {
        UINode<UIView> { spec in
            spec.set(\.yoga.percent.width, 50%)
            spec.set(\.yoga.percent.height, 25%)
        }.reconcile(in: canvas)
        let view = try #require(canvas.subviews.first)
        #expect(view.frame.size == CGSize(width: 100, height: 25))
        UINode<UIView> { spec in spec.set(\.yoga.width, 30) }.reconcile(in: canvas)
        #expect(view.frame.size == CGSize(width: 30, height: 100))
        UINode<UIView>().reconcile(in: canvas)
        #expect(view.frame.size == CGSize(width: 200, height: 100))
    }

    @Test("A margin of the root node insets it within the canvas")
    func rootMargin() {
        UINode<UIView> { spec in spec.set(\.yoga.margin, 10) }.reconcile(in: canvas)
        #expect(canvas.subviews.first?.frame == CGRect(x: 10, y: 10, width: 180, height: 80))
    }

    @Test("A view class that does not measure its content has no content size")
    func unsizedLeaf() {
        func node(_ width: CGFloat?) -> UINode<UIView> {
            UINode<UIView> { spec in spec.set(\.yoga.alignItems, .flexStart) }.children([
                UINode<Plain>(reuseIdentifier: "p", create: { Plain() }) { spec in
                    if let width { spec.set(\.yoga.width, width) }
                    if width != nil { spec.set(\.yoga.height, 30) }
                }
            ])
        }
        node(40).reconcile(in: canvas)
        #expect(canvas.subviews[0].subviews[0].frame.size == CGSize(width: 40, height: 30))
        node(nil).reconcile(in: canvas)
        #expect(canvas.subviews[0].subviews[0].frame.size == .zero)
    }

    @Test("A transformed view keeps its position and its transform")
    func transformed() throws {
        let turn = CGAffineTransform(rotationAngle: 0.5)
        func node() -> UINode<UIView> {
            UINode<UIView> { spec in
                spec.set(\.transform, turn)
                spec.set(\.yoga.width, 50)
                spec.set(\.yoga.height, 20)
            }
        }
        node().reconcile(in: canvas)
        let view = try #require(canvas.subviews.first)
        #expect(view.bounds.size == CGSize(width: 50, height: 20))
        #expect(view.center == CGPoint(x: 25, y: 10))
        #expect(node().reconcile(in: canvas).touchedViews == 0)
    }

    @Test("An animator shared by several properties starts once, and does not start without a change")
    func animator() throws {
        let stage = Stage(size: CGSize(width: 200, height: 100))
        stage.show(canvas)
        func node(_ radius: CGFloat, _ alpha: CGFloat, _ animator: UIViewPropertyAnimator) -> UINode<UIView> {
            UINode<UIView> { spec in
                spec.set(\.cornerRadius, radius, animator)
                spec.set(\.alpha, alpha, animator: animator)
            }
        }
        func linear() -> UIViewPropertyAnimator { UIViewPropertyAnimator(duration: 1, curve: .linear, animations: nil) }
        node(0, 1, linear()).reconcile(in: canvas)
        let view = try #require(canvas.subviews.first)
        let animator = linear()
        node(20, 0.5, animator).reconcile(in: canvas)
        #expect(animator.isRunning)
        #expect(view.alpha == 0.5)
        stage.advance(by: 0.5)
        let shown = try #require(view.layer.presentation())
        expectNear(shown.opacity, 0.75, within: 0.02)
        expectNear(shown.cornerRadius, 10, within: 0.4)
        let idle = linear()
        node(20, 0.5, idle).reconcile(in: canvas)
        #expect(!idle.isRunning)
        #expect(idle.state == .inactive)
    }

    @Test("The nodes of a fragment replace it in its parent, and form a column at the root")
    func fragments() {
        func label(_ text: String) -> UINode<UILabel> {
            UINode<UILabel> { spec in
                spec.set(\.text, text)
                spec.set(\.yoga.height, 10)
            }
        }
        UINode<UIView>().children([label("a"), UIFragmentNode([label("b"), UINilNode.nil, label("c")]), label("d")])
            .reconcile(in: canvas)
        #expect(canvas.subviews.first?.subviews.compactMap { ($0 as? UILabel)?.text } == ["a", "b", "c", "d"])
        UIFragmentNode {
            label("x")
            for name in ["y", "z"] { label(name) }
        }.reconcile(in: canvas)
        #expect(canvas.subviews.compactMap { ($0 as? UILabel)?.text } == ["x", "y", "z"])
        #expect(canvas.subviews.map(\.frame.minY) == [0, 10, 20])
    }

    @Test("A node that ignores updates keeps its content")
    func ignoring() throws {
        func node(_ text: String) -> UINode<UIView> {
            let label = UINode<UILabel> { spec in spec.set(\.text, text) }
            label.updateMode = text == "first" ? .update : .ignore
            return UINode<UIView>().children([label])
        }
        node("first").reconcile(in: canvas)
        node("second").reconcile(in: canvas)
        #expect((canvas.subviews.first?.subviews.first as? UILabel)?.text == "first")
    }

    @Test("The content size of a scroll view encloses its child nodes")
    func scrolling() throws {
        UINode<UIScrollView> { spec in
            spec.set(\.yoga.height, 50)
            spec.set(\.yoga.padding, 5)
        }.children(
            (0..<4).map { _ in
                UINode<UIView> { spec in spec.set(\.yoga.height, 30) }
            }
        ).reconcile(in: canvas)
        let scroll = try #require(canvas.subviews.first as? UIScrollView)
        #expect(scroll.contentSize == CGSize(width: 200, height: 130))
        #expect(scroll.bounds.size == CGSize(width: 200, height: 50))
    }

    @Test("Labels in a row can be aligned by their baselines")
    func baselines() {
        func label(_ size: CGFloat) -> UINode<UILabel> {
            UINode<UILabel> { spec in
                spec.set(\.text, "x")
                spec.set(\.font, .systemFont(ofSize: size))
            }
        }
        UINode<UIView> { spec in
            spec.set(\.yoga.flexDirection, .row)
            spec.set(\.yoga.alignItems, .baseline)
        }.children([label(10), label(40)]).reconcile(in: canvas)
        let labels = canvas.subviews[0].subviews.compactMap { $0 as? UILabel }
        let baselines = labels.map { $0.frame.minY + $0.font.ascender }
        expectNear(baselines[0], baselines[1], within: 1)
        #expect(labels[0].frame.minY > 15)
    }

    @Test("A node binds its view to a property, and a gesture calls the current closure")
    func bindingAndGestures() throws {
        let stage = Stage(size: CGSize(width: 200, height: 100))
        stage.show(canvas)
        let owner = Owner()
        var received = 0
        for number in 1...2 {
            UINode<UILabel> { spec in
                spec.set(\.yoga.height, 40)
                spec.view.onTap { _ in received = number }
            }.bindView(target: owner, keyPath: \.view).reconcile(in: canvas)
        }
        #expect(owner.view === canvas.subviews.first)
        stage.tap(at: CGPoint(x: 20, y: 20))
        #expect(received == 2)
    }

    @Test("A button calls its current closure for taps and for keys")
    func buttonPress() throws {
        let stage = Stage(size: CGSize(width: 200, height: 100))
        stage.show(canvas)
        var received: [Int] = []
        for number in 1...2 {
            ButtonNode(text: "Press") { received.append(number) }.height(40).reconcile(in: canvas)
        }
        stage.tap(at: CGPoint(x: 100, y: 20))
        let button = try #require(canvas.subviews.first as? UIButton)
        #expect(button.accessibilityActivate())
        #expect(received == [2, 2])
    }

    @Test("The title of a button follows the text size, and what is below it moves")
    func buttonTextSize() throws {
        let stage = Stage(size: CGSize(width: 400, height: 300))
        let host = HostingView(context: UIContext()) { _ in
            VStackNode {
                ButtonNode(text: "Press")
                LabelNode(text: "below").height(20)
            }
        }
        stage.show(host)
        let stack = try #require(host.subviews.first?.subviews.compactMap { $0.subviews.isEmpty ? nil : $0 }.first)
        let button = try #require(stack.subviews.first as? UIButton)
        let height = button.frame.height
        #expect(button.titleLabel?.font.pointSize == 15)
        stage.setTextScale(3.1)
        stage.advance(by: 0.1)
        #expect(button.titleLabel?.font.pointSize ?? 0 > 40)
        #expect(button.frame.height > 2 * height)
        #expect(stack.subviews.last?.frame.minY == button.frame.maxY)
        stage.setTextScale(1)
        stage.advance(by: 0.1)
        #expect(button.frame.height == height)
    }

    @Test("The state-dependent attributes of a button can be set as properties")
    func buttonStates() {
        UINode<UIButton>(reuseIdentifier: "b", create: { UIButton(type: .custom) }) { spec in
            spec.set(\.text, "on")
            spec.set(\.disabledText, "off")
            spec.set(\.textColor, .red)
            spec.set(\.backgroundColorImage, .green)
        }.reconcile(in: canvas)
        let button = canvas.subviews.first as? UIButton
        #expect(button?.title(for: .normal) == "on")
        #expect(button?.title(for: .disabled) == "off")
        #expect(button?.titleColor(for: .normal) == .red)
        #expect(button?.backgroundImage(for: .normal) != nil)
    }

    @Test("A corner radius of 0 stops the clipping that a positive one started, but no other")
    func clipping() {
        let view = UIView()
        view.cornerRadius = 4
        #expect(view.clipsToBounds)
        view.cornerRadius = 0
        #expect(!view.clipsToBounds)
        view.clipsToBounds = true
        view.cornerRadius = 0
        #expect(view.clipsToBounds)
        view.cornerRadius = 4
        view.cornerRadius = 0
        #expect(view.clipsToBounds)
    }

    @Test("Without elevation a view has the shadow of a new view")
    func noElevation() {
        let view = UIView()
        view.depthPreset = .depth3
        #expect(view.depthPreset == .depth3)
        view.depthPreset = .none
        #expect(view.shadowOpacity == 0)
        #expect(view.shadowRadius == UIView().shadowRadius)
        #expect(view.shadowOffset == UIView().shadowOffset)
    }
}
