import Testing

@testable import OpenUIKit

@Suite @MainActor struct GestureFuzzTests {
    /// Notes the states that a recogniser reports and finds what breaks the rules.
    @MainActor private final class Monitor {
        var isOpen = false
        var problems: [String] = []

        func note(_ recognizer: UIGestureRecognizer) {
            switch recognizer.state {
            case .began:
                if isOpen { problems.append("began twice") }
                isOpen = true
            case .changed: if !isOpen { problems.append("changed without beginning") }
            case .ended, .cancelled:
                if !isOpen, !(recognizer is UITapGestureRecognizer) { problems.append("ended without beginning") }
                isOpen = false
            case .possible, .failed: problems.append("action in state \(recognizer.state)")
            }
        }
    }

    /// A view that checks that every touch it hears of begins once and ends once.
    private final class Checked: UIView {
        var open: Set<UITouch> = []
        var problems: [String] = []
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            if !open.isDisjoint(with: touches) { problems.append("view: began twice") }
            open.formUnion(touches)
        }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
            if !touches.isSubset(of: open) { problems.append("view: moved without beginning") }
        }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { end(touches, "ended") }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { end(touches, "cancelled") }
        private func end(_ touches: Set<UITouch>, _ word: String) {
            if !touches.isSubset(of: open) { problems.append("view: \(word) without beginning") }
            open.subtract(touches)
        }
    }

    @Test("Whatever the fingers do, every gesture begins and ends once, and nothing is stuck", arguments: 0..<150)
    func randomStreams(seed: Int) {
        Stage.run { stage in
            var random = SeededGenerator(seed: UInt64(seed) + 7)
            let monitor = makeScene(stage, &random)
            var down: Set<UInt> = []
            for _ in 0..<120 { step(stage, monitor, &down, &random) }
            for finger in down { stage.touch(.ended, 50, 50, finger: finger) }
            stage.clock.advance(by: 3)
            for (recognizer, monitor) in monitor.recognizers {
                #expect(monitor.problems.isEmpty, "seed \(seed) \(type(of: recognizer))")
                #expect(!monitor.isOpen, "seed \(seed) \(type(of: recognizer)) is stuck")
                #expect(recognizer.state == .possible, "seed \(seed) \(type(of: recognizer))")
                #expect(recognizer.numberOfTouches == 0 && recognizer.pendingState == nil, "seed \(seed)")
            }
            for view in monitor.views {
                #expect(view.problems.isEmpty, "seed \(seed)")
                #expect(view.open.isEmpty, "seed \(seed): a view waits for the end of a touch")
            }
            #expect(stage.window.touchDispatcher.isIdle, "seed \(seed)")
        }
    }

    @MainActor private final class Scene {
        var recognizers: [(UIGestureRecognizer, Monitor)] = []
        var views: [Checked] = []
    }

    private func makeScene(_ stage: Stage, _ random: inout SeededGenerator) -> Scene {
        let scene = Scene()
        for index in 0..<4 {
            let view = Checked()
            view.isMultipleTouchEnabled = Bool.random(using: &random)
            view.isExclusiveTouch = Int.random(in: 0..<6, using: &random) == 0
            let parent = index < 2 ? stage.window : scene.views[Int.random(in: 0..<index, using: &random)]
            stage.add(view, CGRect(x: index * 20, y: index * 10, width: 110, height: 120), to: parent)
            scene.views.append(view)
        }
        for _ in 0..<7 { addRecognizer(to: scene, stage, &random) }
        for (recognizer, _) in scene.recognizers where Int.random(in: 0..<3, using: &random) == 0 {
            recognizer.require(toFail: scene.recognizers[Int.random(in: 0..<scene.recognizers.count, using: &random)].0)
        }
        return scene
    }

    private func addRecognizer(to scene: Scene, _ stage: Stage, _ random: inout SeededGenerator) {
        let recognizer: UIGestureRecognizer
        switch Int.random(in: 0..<3, using: &random) {
        case 0:
            let tap = UITapGestureRecognizer()
            tap.numberOfTapsRequired = Int.random(in: 1...3, using: &random)
            tap.numberOfTouchesRequired = Int.random(in: 1...2, using: &random)
            recognizer = tap
        case 1:
            let press = UILongPressGestureRecognizer()
            press.minimumPressDuration = Double.random(in: 0...0.6, using: &random)
            press.numberOfTapsRequired = Int.random(in: 0...1, using: &random)
            recognizer = press
        default: recognizer = UIPanGestureRecognizer()
        }
        recognizer.delaysTouchesBegan = Int.random(in: 0..<4, using: &random) == 0
        recognizer.delaysTouchesEnded = Bool.random(using: &random)
        recognizer.cancelsTouchesInView = Bool.random(using: &random)
        let monitor = Monitor()
        recognizer.addTarget(monitor, action: Monitor.note)
        let views: [UIView] = scene.views + [stage.window]
        views[Int.random(in: 0..<views.count, using: &random)].addGestureRecognizer(recognizer)
        scene.recognizers.append((recognizer, monitor))
    }

    private func step(_ stage: Stage, _ scene: Scene, _ down: inout Set<UInt>, _ random: inout SeededGenerator) {
        let (x, y) = (CGFloat.random(in: 0..<200, using: &random), CGFloat.random(in: 0..<200, using: &random))
        let finger = UInt.random(in: 1...3, using: &random)
        switch Int.random(in: 0..<14, using: &random) {
        case 0...3:
            if down.insert(finger).inserted { stage.touch(.began, x, y, finger: finger) }
        case 4...6: stage.touch(.moved, x, y, finger: finger)
        case 7: stage.touch(.moved, x / 20 + 50, y / 20 + 50, finger: finger)
        case 8, 9:
            stage.touch(.ended, x, y, finger: finger)
            down.remove(finger)
        case 10 where Int.random(in: 0..<3, using: &random) == 0:
            stage.touch(.cancelled, x, y, finger: finger)
            down.remove(finger)
        case 11 where Int.random(in: 0..<4, using: &random) == 0:
            let view = scene.views[Int.random(in: 0..<scene.views.count, using: &random)]
            let parent = view.superview
            view.removeFromSuperview()
            parent?.addSubview(view)
        case 12 where Int.random(in: 0..<4, using: &random) == 0:
            let recognizer = scene.recognizers[Int.random(in: 0..<scene.recognizers.count, using: &random)].0
            recognizer.isEnabled.toggle()
            recognizer.isEnabled.toggle()
        default: stage.clock.advance(by: Double.random(in: 0...0.3, using: &random))
        }
    }
}
