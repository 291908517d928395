import ComponentFlow
import ComponentFlowTesting
import Testing

@Suite @MainActor
struct ScrollViewTests {
    private let stage = Stage(size: CGSize(width: 200, height: 200))
    private let tall = Rectangle(color: .systemBlue, width: 120, height: 1000)

    private var scrollView: UIScrollView? { stage.componentView as? UIScrollView }

    @Test("A scroll view takes the available length along its axis and its content's size across")
    func sizes() {
        #expect(stage.show(ScrollView { tall }) == CGSize(width: 120, height: 200))
        #expect(scrollView?.contentSize == CGSize(width: 120, height: 1000))
        let wide = Rectangle(color: .systemBlue, width: 1000, height: 30)
        #expect(stage.show(ScrollView(.horizontal) { wide }) == CGSize(width: 200, height: 30))
        let inset = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
        #expect(
            stage.show(ScrollView(.vertical, contentInsets: inset) { Rectangle(color: .red, height: 1000) })
                == CGSize(width: 200, height: 200))
        #expect(scrollView?.contentSize == CGSize(width: 140, height: 1000))
        #expect(scrollView?.contentOffset.y == -10)
        let both: ScrollView<Empty>.Axis = [.horizontal, .vertical]
        let large = Rectangle(color: .red, width: 900, height: 900)
        #expect(stage.show(ScrollView(both) { large }) == CGSize(width: 200, height: 200))
    }

    @Test("A segmented control in a scroll view has a finite frame, and no update reports a diagnostic")
    func segmentedControl() {
        let found = Diagnostics.record {
            for index in [0, 1, 1] {
                stage.show(
                    ScrollView {
                        SegmentedControl(titles: ["a", "b"], selectedIndex: index, selectionUpdated: { _ in })
                    })
                stage.advance(by: 0)
            }
        }
        #expect(found.isEmpty)
        let frame = stage.window.views(of: UISegmentedControl.self).first?.frame
        #expect(frame?.height.isFinite == true)
        #expect(frame?.width.isFinite == true)
    }

    @Test("A drag scrolls a scroll view and reports its offset, also from a button, and a tap still taps")
    func scrolling() {
        var taps = 0
        var last: ScrollViewMetrics?
        stage.show(
            ScrollView { Button(content: AnyComponent(tall)) { taps += 1 } }.onScroll { last = $0 })
        stage.touchDown(at: CGPoint(x: 60, y: 150))
        stage.advance(by: 0.3)
        for y in stride(from: CGFloat(140), through: 50, by: -10) { stage.touchMove(to: CGPoint(x: 60, y: y)) }
        stage.advance(by: 0.3)
        stage.touchUp()
        #expect(taps == 0)
        #expect(scrollView?.contentOffset.y == 90)
        #expect(last?.offset.y == 90)
        #expect(last?.contentSize == CGSize(width: 120, height: 1000))
        #expect(last?.containerSize == CGSize(width: 120, height: 200))
        stage.tap(at: CGPoint(x: 60, y: 50))
        #expect(taps == 1)
    }

    @Test("The current closure receives scroll events although the update was skipped")
    func newestClosure() {
        var received: [String] = []
        stage.show(ScrollView { tall }.onScroll { _ in received.append("old") })
        stage.show(ScrollView { tall }.onScroll { _ in received.append("new") })
        scrollView?.contentOffset.y = 10
        #expect(received == ["new"])
    }

    @Test("An action slot scrolls a scroll view to its start, end, an offset or a rectangle")
    func slot() {
        let slot = ActionSlot<ScrollViewPosition>()
        stage.show(
            ScrollView(contentInsets: UIEdgeInsets(top: 7, left: 0, bottom: 9, right: 0)) { tall }.scrollTo(slot))
        slot.invoke(.end(animated: false))
        #expect(scrollView?.contentOffset.y == 809)
        slot.invoke(.start())
        #expect(scrollView?.contentOffset.y == 809)
        stage.settle()
        #expect(scrollView?.contentOffset.y == -7)
        slot.invoke(.offset(CGPoint(x: 50, y: 300), animated: false))
        #expect(scrollView?.contentOffset == CGPoint(x: 0, y: 300))
        slot.invoke(.visible(CGRect(x: 0, y: 900, width: 10, height: 10), animated: false))
        #expect(scrollView?.contentOffset.y == 719)
        slot.invoke(.offset(CGPoint(x: CGFloat.nan, y: .nan), animated: false))
        #expect(scrollView?.contentOffset.y == -7)
    }

    @Test("Content that grows through its own state extends the content size, and shrunk content clamps the offset")
    func growing() {
        let log = UpdateLog()
        stage.show(ScrollView { Probe(name: "content", size: CGSize(width: 20, height: 300), log: log) })
        scrollView?.contentOffset.y = 100
        stage.show(ScrollView { Probe(name: "content", size: CGSize(width: 20, height: 500), log: log) })
        #expect(scrollView?.contentSize.height == 500)
        #expect(scrollView?.contentOffset.y == 100)
        stage.show(
            ScrollView { Probe(name: "content", size: CGSize(width: 20, height: 250), log: log) },
            transition: .easeInOut(duration: 0.2))
        #expect(scrollView?.contentOffset.y == 50)
        #expect(scrollView?.layer.presentation()?.bounds.minY != 50)
        stage.settle()
        #expect(scrollView?.layer.presentation()?.bounds.minY == 50)
        let view = scrollView?.probe("content")
        view?.state?.extra = 30
        view?.state?.updated()
        #expect(scrollView?.contentSize.width == 50)
    }

    @Test("A scroll view forwards its environment")
    func environment() {
        struct Reader: Component {
            typealias EnvironmentType = Int
            func update(
                view: UIView, availableSize: CGSize, state: EmptyComponentState, environment: Environment<Int>,
                transition: ComponentTransition
            ) -> CGSize {
                CGSize(width: CGFloat(environment[Int.self].value), height: 10)
            }
        }
        stage.show(ScrollView { Reader() }, environment: { 42 })
        #expect(scrollView?.contentSize.width == 42)
        stage.show(ScrollView { Reader() }, environment: { 43 })
        #expect(scrollView?.contentSize.width == 43)
    }

    @Test("A disabled scroll view ignores drags and the wheel")
    func disabled() {
        stage.show(ScrollView(isScrollEnabled: false) { tall })
        stage.drag(from: CGPoint(x: 60, y: 150), to: CGPoint(x: 60, y: 20))
        stage.settle()
        #expect(scrollView?.contentOffset == .zero)
    }

    // MARK: - From right to left

    private func showFromRightToLeft(width: CGFloat = 1000, scrollTo slot: ActionSlot<ScrollViewPosition>? = nil) {
        stage.window.traitOverrides.layoutDirection = .rightToLeft
        stage.show(
            ScrollView(.horizontal) { Rectangle(color: .systemBlue, width: width, height: 30) }.scrollTo(slot))
    }

    @Test("From right to left, content that scrolls horizontally starts at the right edge")
    func startAtRight() {
        showFromRightToLeft()
        #expect(scrollView?.contentOffset.x == 800)
    }

    @Test("From right to left, content that fits is at the right edge")
    func narrowContent() {
        showFromRightToLeft(width: 50)
        let content = scrollView?.firstView { (view: UIView) in view.bounds.width == 50 }
        #expect(content.map { $0.convert($0.bounds, to: scrollView).maxX } == 200)
    }

    @Test("From right to left, content that grows keeps its distance from the right edge")
    func growingFromRightToLeft() {
        showFromRightToLeft()
        scrollView?.contentOffset.x = 700
        showFromRightToLeft(width: 1200)
        #expect(scrollView?.contentOffset.x == 900)
    }

    @Test("From right to left, the end of the content is at the left edge")
    func endFromRightToLeft() {
        let slot = ActionSlot<ScrollViewPosition>()
        showFromRightToLeft(scrollTo: slot)
        slot.invoke(.end(animated: false))
        #expect(scrollView?.contentOffset.x == 0)
    }

    @Test("From right to left, the start of the content is at the right edge")
    func startFromRightToLeft() {
        let slot = ActionSlot<ScrollViewPosition>()
        showFromRightToLeft(scrollTo: slot)
        scrollView?.contentOffset.x = 300
        slot.invoke(.start(animated: false))
        #expect(scrollView?.contentOffset.x == 800)
    }

    @Test("From right to left, content that does not depend on the layout direction starts at the left edge")
    func startsAtLeft() {
        stage.window.traitOverrides.layoutDirection = .rightToLeft
        stage.show(
            ScrollView(.horizontal) { Rectangle(color: .systemBlue, width: 1000, height: 30) }.startsAtLeft())
        #expect(scrollView?.contentOffset.x == 0)
    }
}
