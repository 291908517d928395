import ComponentFlow
import ComponentFlowTesting
import TestSupport
import Testing

@Suite @MainActor
struct ButtonTests {
    private let stage = Stage(size: CGSize(width: 200, height: 200))
    private let content = AnyComponent<Empty>(Rectangle(color: .systemBlue, width: 40, height: 20))

    @Test("A button's size follows from its content, insets and minimum size")
    func size() {
        #expect(stage.show(Button(content: content, action: {})) == CGSize(width: 40, height: 20))
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(
            stage.show(Button(content: content, contentInsets: insets, action: {})) == CGSize(width: 46, height: 24))
        #expect(
            stage.show(Button(content: content, action: {}).minSize(CGSize(width: 44, height: 44)))
                == CGSize(width: 44, height: 44))
        #expect(stage.componentView?.subviews.first?.frame == CGRect(x: 2, y: 12, width: 40, height: 20))
    }

    @Test("A tap inside a button runs its action, one that leaves it does not, and a disabled button never does")
    func taps() {
        var taps = 0
        stage.show(Button(content: content) { taps += 1 })
        stage.tap(at: CGPoint(x: 10, y: 10))
        #expect(taps == 1)
        stage.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 190, y: 190))
        #expect(taps == 1)
        stage.tap(at: CGPoint(x: 100, y: 100))
        #expect(taps == 1)
        stage.show(Button(content: content, isEnabled: false) { taps += 1 })
        stage.tap(at: CGPoint(x: 10, y: 10))
        #expect(taps == 1)
    }

    @Test("A button's touch area can extend beyond its bounds")
    func hitArea() {
        var taps = 0
        let wide = UIEdgeInsets(top: -20, left: -20, bottom: -20, right: -20)
        let host = ComponentHostView<Empty>()
        host.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        stage.show(host)
        host.update(
            component: AnyComponent(Button(content: content) { taps += 1 }.withHitTestEdgeInsets(wide)),
            containerSize: host.bounds.size)
        stage.tap(at: CGPoint(x: 50 + 55, y: 50 + 35))
        #expect(taps == 1)
        stage.tap(at: CGPoint(x: 50 + 65, y: 50 + 35))
        #expect(taps == 1)
    }

    @Test("A button calls the current closure although its update was skipped")
    func newestClosure() {
        var called: [String] = []
        stage.show(Button(content: content) { called.append("old") })
        stage.show(Button(content: content) { called.append("new") })
        stage.tap(at: CGPoint(x: 10, y: 10))
        #expect(called == ["new"])
    }

    @Test("A button deep in skipped stacks calls the current closure")
    func newestClosureInStacks() {
        var called: [String] = []
        func show(_ name: String) {
            stage.show(
                VStack {
                    HStack {
                        Button(content: AnyComponent(Button(content: content, action: {}))) { called.append(name) }
                    }
                })
        }
        show("old")
        show("new")
        stage.tap(at: CGPoint(x: 10, y: 10))
        #expect(called == ["new"])
    }

    @Test("A held button repeats its hold action with increasing speed and omits the tap action")
    func holdAction() {
        var taps = 0
        var times: [TimeInterval] = []
        let clock = stage.clock
        stage.show(Button(content: content) { taps += 1 }.withHoldAction { _ in times.append(clock.now) })
        let start = clock.now
        stage.press(at: CGPoint(x: 10, y: 10), for: 2)
        #expect(taps == 0)
        #expect(times.count > 6)
        #expect(times.count < 20)
        expectNear((times.first ?? 0) - start, 0.5, within: 0.04)
        let intervals = zip(times, times.dropFirst()).map { $1 - $0 }
        #expect((intervals.first ?? 0) > (intervals.last ?? 1) * 2)
        let count = times.count
        stage.advance(by: 1)
        #expect(times.count == count)
        #expect(!stage.isMoving)
        stage.tap(at: CGPoint(x: 10, y: 10))
        #expect(taps == 1)
    }

    @Test("A button with highlight effect fades while it is pressed")
    func automaticHighlight() throws {
        stage.show(Button(content: content, action: {}))
        stage.touchDown(at: CGPoint(x: 10, y: 10))
        let view = try #require(stage.componentView?.subviews.first)
        #expect(view.alpha < 0.9)
        stage.touchUp()
        stage.settle()
        #expect(view.alpha == 1)
        stage.show(Button(content: content, automaticHighlight: false, action: {}))
        stage.touchDown(at: CGPoint(x: 10, y: 10))
        #expect(view.alpha == 1)
    }

    @Test("A disabled button is translucent from its first update")
    func disabledLooksPaler() throws {
        stage.show(Button(content: content, isEnabled: false, action: {}))
        let view = try #require(stage.componentView?.subviews.first)
        expectNear(view.alpha, 0.4, within: 1e-6)
        stage.show(Button(content: content, isEnabled: true, action: {}))
        #expect(view.alpha == 1)
    }

    @Test("A button can be found by its tag")
    func tag() {
        let tag = GenericComponentViewTag()
        stage.show(VStack { Button(content: content, action: {}).tagged(tag) })
        #expect(stage.window.findTaggedView(tag: tag) is Button.View)
        #expect(stage.window.findTaggedView(tag: GenericComponentViewTag()) == nil)
    }

    @Test("A button grows with content that grows through its own state")
    func growingContent() throws {
        let log = UpdateLog()
        stage.show(VStack { Button(content: AnyComponent(Probe(name: "content", log: log)), action: {}) })
        let state = try #require(stage.window.probe("content")?.state)
        state.extra = 33
        state.updated()
        #expect(stage.componentView?.bounds.size == CGSize(width: 43, height: 10))
    }
}
