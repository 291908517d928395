import ComponentFlow
import ComponentFlowTesting
import TestSupport
import Testing

/// A view that records its events.
private final class Listener: UIView {
    var log: [String] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        log.append("began \(touches.count)")
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        log.append("moved")
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        log.append("ended")
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        log.append("cancelled")
    }
}

@Suite @MainActor
struct StageTests {
    private let stage = Stage(size: CGSize(width: 100, height: 80))

    @Test("A view without a size fills the stage")
    func fillsStage() {
        let view = UIView()
        stage.show(view)
        #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 80))
        #expect(view.window === stage.window)
    }

    @Test("An unreferenced stage is released with its window and content")
    func goes() {
        weak var window: UIWindow?
        weak var view: UIView?
        do {
            let stage = Stage(size: CGSize(width: 100, height: 80))
            let shown = UIView()
            stage.show(shown)
            stage.tap(on: shown)
            (window, view) = (stage.window, shown)
            #expect(window?.isHidden == false)
        }
        #expect(window == nil)
        #expect(view == nil)
    }

    @Test("measureFrame returns the costs of the frame at the given time")
    func frameCost() {
        let view = UIView()
        stage.show(view)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 0 }
        stage.advance(by: 0)
        let cost = stage.measureFrame(after: 0.5)
        #expect(cost.preparation > 0)
        #expect(cost.nodes > 0)
        #expect(cost.painting > 0)
        expectNear(view.layer.presentation()?.opacity ?? 0, 0.5, within: 1e-6)
    }

    @Test("The stage's time is fixed until it is advanced to an exact time")
    func clock() {
        let start = stage.clock.now
        #expect(CACurrentMediaTime() == start)
        stage.advance(by: 0.1234)
        expectNear(stage.clock.now - start, 0.1234, within: 1e-9)
        stage.advance(by: -1)
        expectNear(stage.clock.now - start, 0.1234, within: 1e-9)
    }

    @Test("Advancing time renders sixty frames per second")
    func frames() {
        var times: [CFTimeInterval] = []
        let link = CADisplayLink { times.append($0.timestamp) }
        link.add(to: .main, forMode: .common)
        stage.advance(by: 0.5)
        link.invalidate()
        #expect((30...32).contains(Set(times).count))
    }

    @Test("Settling waits for animations and stops at its limit if they never end")
    func settle() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.show(view)
        let start = stage.clock.now
        UIView.animate(withDuration: 0.5) { view.center.x = 50 }
        #expect(stage.settle())
        #expect(stage.clock.now - start >= 0.5)
        #expect(stage.clock.now - start < 0.6)
        let link = CADisplayLink { _ in }
        link.add(to: .main, forMode: .common)
        #expect(!stage.settle(limit: 0.2))
        link.invalidate()
    }

    @Test("A drag begins a touch, moves it in each frame and ends it")
    func drag() {
        let listener = Listener()
        stage.show(listener)
        stage.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 60, y: 10), duration: 0.1)
        #expect(listener.log.first == "began 1")
        #expect(listener.log.filter { $0 == "moved" }.count == 6)
        #expect(listener.log.last == "ended")
    }

    @Test("A touch can be cancelled, and a finger that is not down cannot move")
    func cancel() {
        let listener = Listener()
        stage.show(listener)
        stage.touchMove(to: .zero)
        stage.touchUp()
        #expect(listener.log.isEmpty)
        stage.touchDown(at: CGPoint(x: 5, y: 5))
        stage.cancelTouch()
        #expect(listener.log == ["began 1", "cancelled"])
    }

    @Test("Concurrent stages each have their own time")
    func sideBySide() {
        let other = Stage(size: CGSize(width: 10, height: 10))
        let start = stage.clock.now
        other.advance(by: 5)
        stage.advance(by: 1)
        expectNear(stage.clock.now - start, 1, within: 1e-9)
        #expect(CACurrentMediaTime() == stage.clock.now)
    }

    @Test("A stage image has the stage's pixel size and is reproducible")
    func image() throws {
        stage.show(Rectangle(color: .red, width: 30, height: 30))
        let first = try #require(stage.image())
        let second = try #require(stage.image())
        #expect(first.size == CGSize(width: 100, height: 80))
        #expect(ImageComparison(first, second).differingPixels == 0)
        stage.resize(to: CGSize(width: 50, height: 40), scale: 2)
        #expect(stage.image()?.cgImage?.width == 100)
    }

    @Test("A change to dark appearance updates dynamic colors")
    func style() throws {
        stage.show(Rectangle(color: .systemBackground))
        let light = try #require(stage.image())
        stage.setStyle(.dark)
        let dark = try #require(stage.image())
        #expect(ImageComparison(light, dark).differingPixels == 8000)
    }

    @Test("Typed characters press the keys of their X keysyms")
    func typedKeys() {
        stage.startRecording()
        stage.type("a\té👍🏽")
        let lines = stage.stopRecording().text.split(separator: "\n").filter { $0.contains("key pressed") }
        #expect(lines.map { $0.split(separator: " ")[3] } == ["97", "65289", "233", "16777215"])
    }
}
