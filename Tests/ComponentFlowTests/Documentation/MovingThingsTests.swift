import ComponentFlow
import ComponentFlowTesting
import Testing

// The code of the article "Animation", verbatim.

final class Drawer: UIView {
    static let width: CGFloat = 200
    let panel = UIView(frame: CGRect(x: -Drawer.width, y: 0, width: Drawer.width, height: 300))
    private(set) var isOpen = false
    private var animator: UIViewPropertyAnimator?
    private var fractionAtStart: CGFloat = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        panel.backgroundColor = .systemIndigo
        addSubview(panel)
        addGestureRecognizer(UIPanGestureRecognizer { [unowned self] in follow($0) })
    }

    required init?(coder: NSCoder) { nil }

    private func follow(_ recognizer: UIGestureRecognizer) {
        guard let pan = recognizer as? UIPanGestureRecognizer else { return }
        let distance = isOpen ? -Drawer.width : Drawer.width
        switch pan.state {
        case .began:
            let animator = animator ?? makeAnimator()
            animator.pauseAnimation()
            fractionAtStart = animator.fractionComplete
        case .changed:
            animator?.fractionComplete = fractionAtStart + pan.translation(in: self).x / distance
        case .ended, .cancelled:
            let speed = pan.velocity(in: self).x / distance
            let fraction = animator?.fractionComplete ?? 0
            animator?.isReversed = speed < -0.5 || (speed <= 0.5 && fraction < 0.5)
            animator?.continueAnimation(
                withTimingParameters: UISpringTimingParameters(dampingRatio: 0.9), durationFactor: 0)
        default: break
        }
    }

    private func makeAnimator() -> UIViewPropertyAnimator {
        let target: CGFloat = isOpen ? -Drawer.width : 0
        let animator = UIViewPropertyAnimator(duration: 0.4, dampingRatio: 0.9) { [panel] in
            panel.frame.origin.x = target
        }
        animator.addCompletion { [unowned self] position in
            if position == .end { isOpen.toggle() }
            self.animator = nil
        }
        self.animator = animator
        return animator
    }
}

struct Switcher: CompositeComponent {
    @Local var isOn = false

    var content: some Component<Empty> {
        Circle(fillColor: isOn ? .systemGreen : .systemGray, size: CGSize(width: 20, height: 20))
            .padding(.leading, isOn ? 40 : 0)
            .frame(width: 60, height: 20, alignment: .leading)
            .animation(.spring(duration: 0.3), value: isOn)
            .onTap { isOn.toggle() }
    }
}

struct CardStack: CompositeComponent {
    @Local var cards = GeometryNamespace()
    @Local var isOpen = false

    var content: some Component<Empty> {
        ZStack {
            if isOpen {
                Rectangle(color: .systemTeal, width: 200, height: 150).matchedGeometry(id: "card", in: cards)
            } else {
                Rectangle(color: .systemTeal, width: 60, height: 40).matchedGeometry(id: "card", in: cards)
            }
        }
        .onTap { withTransition(.spring(duration: 0.4)) { isOpen.toggle() } }
    }
}

struct HighlightedTabs: CompositeComponent {
    let titles: [String]
    @Local var highlight = GeometryNamespace()
    @Local var selection = "Mail"

    var content: some Component<Empty> {
        HStack(spacing: 4) {
            ForEach(titles, id: \.self) { title in
                Text(title).padding(8).matchedGeometry(id: title, in: highlight)
                    .onTap { withTransition(.spring(duration: 0.3)) { selection = title } }
            }
        }
        .background(
            Rectangle(color: .systemTeal).cornerRadius(8)
                .matchedGeometry(id: selection, in: highlight, isSource: false))
    }
}

@Suite("The article Animation") @MainActor
struct MovingThingsTests {
    @Test("A drawer that is pulled beyond its middle opens")
    func opens() {
        let stage = Stage(size: CGSize(width: 400, height: 300))
        let drawer = Drawer(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        stage.show(drawer)
        stage.touchDown(at: CGPoint(x: 10, y: 150))
        stage.touchMove(to: CGPoint(x: 30, y: 150))
        stage.touchMove(to: CGPoint(x: 130, y: 150))
        stage.advance(by: 0.5)
        stage.touchUp()
        stage.settle()
        #expect(drawer.isOpen)
        #expect(drawer.panel.frame.minX == 0)
    }

    @Test("A drawer that is pulled less returns, unless it is flung")
    func goesBack() {
        let stage = Stage(size: CGSize(width: 400, height: 300))
        let drawer = Drawer(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        stage.show(drawer)
        stage.touchDown(at: CGPoint(x: 10, y: 150))
        stage.touchMove(to: CGPoint(x: 30, y: 150))
        stage.touchMove(to: CGPoint(x: 60, y: 150))
        stage.advance(by: 0.5)
        stage.touchUp()
        stage.settle()
        #expect(!drawer.isOpen)
        #expect(drawer.panel.frame.minX == -Drawer.width)
        stage.drag(from: CGPoint(x: 10, y: 150), to: CGPoint(x: 80, y: 150), duration: 0.1)
        stage.settle()
        #expect(drawer.isOpen)
        #expect(drawer.panel.frame.minX == 0)
    }

    @Test("A drawer can be caught during its animation at its on-screen position")
    func isCaught() throws {
        let stage = Stage(size: CGSize(width: 400, height: 300))
        let drawer = Drawer(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        stage.show(drawer)
        stage.drag(from: CGPoint(x: 10, y: 150), to: CGPoint(x: 110, y: 150), duration: 0.1)
        stage.advance(by: 0.1)
        let seen = try #require(drawer.panel.layer.presentation()).frame.minX
        #expect(seen > -Drawer.width)
        #expect(seen < 0)
        stage.touchDown(at: CGPoint(x: 200, y: 150))
        stage.touchMove(to: CGPoint(x: 212, y: 150))
        stage.advance(by: 0.2)
        let held = try #require(drawer.panel.layer.presentation()).frame.minX
        stage.advance(by: 0.2)
        #expect(try #require(drawer.panel.layer.presentation()).frame.minX == held)
        stage.touchUp()
        stage.settle()
    }

    @Test("A tap moves the circle of the switch smoothly")
    func switcher() throws {
        let stage = Stage(size: CGSize(width: 60, height: 20))
        stage.show(Switcher())
        let size = CGSize(width: 20, height: 20)
        let circle = try #require(stage.window.views(of: UIView.self).last { $0.bounds.size == size })
        let start = circle.convert(CGPoint.zero, to: nil).x
        stage.tap(at: CGPoint(x: 10, y: 10))
        stage.advance(by: 0)
        let shown = circle.layer.presentation()?.position.x
        #expect(shown != circle.layer.position.x)
        stage.settle()
        #expect(circle.convert(CGPoint.zero, to: nil).x == start + 40)
    }

    @Test("A tap opens the card")
    func card() {
        let stage = Stage(size: CGSize(width: 300, height: 300))
        stage.show(CardStack())
        stage.tap(at: CGPoint(x: 20, y: 20))
        stage.settle()
        let frames = stage.window.views(of: MatchedGeometryView.self).map(\.frame.size)
        #expect(frames == [CGSize(width: 200, height: 150)])
    }

    @Test("A tap on a tab moves the highlight to it")
    func tabs() throws {
        let stage = Stage(size: CGSize(width: 300, height: 60))
        stage.show(HighlightedTabs(titles: ["Mail", "Calendar"]))
        func shownFrame(ofView number: Int) -> CGRect {
            let view = stage.window.views(of: MatchedGeometryView.self)[number]
            return view.subviews.first.map { $0.convert($0.bounds, to: nil) } ?? .zero
        }
        let tab = shownFrame(ofView: 2)
        stage.tap(at: CGPoint(x: tab.midX, y: tab.midY))
        stage.settle()
        #expect(shownFrame(ofView: 0) == tab)
    }
}
