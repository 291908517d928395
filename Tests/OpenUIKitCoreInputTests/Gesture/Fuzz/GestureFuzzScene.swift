import Fuzzing
import OpenDisplay

@testable import OpenUIKitCore
import OpenUIControls
import UIKitTestSupport

/// Two windows with views, controls and scroll views, in which a stream is played.
@MainActor final class GestureFuzzScene {
    private let stage: WindowStage
    private let surfaces: [OffscreenSurface]
    private let windows: [UIWindow]
    private var views: [UIView] = []
    private var recognizers: [Int: UIGestureRecognizer] = [:]
    private var touchMonitors: [TouchMonitor] = []
    private var stateMonitors: [Int: StateMonitor] = [:]
    private var otherMonitors: [FuzzMonitor] = []
    private var scrollMonitors: [FuzzScrollMonitor] = []
    private var traps: [(disruption: GestureStream.Disruption, after: Int)] = []
    private var random: SeededRandom
    private var depth = 0
    private var seenTouches: [Weak] = []

    private struct Weak {
        weak var object: AnyObject?
        let name: String
    }

    private init(_ stage: WindowStage, seed: UInt64) {
        self.stage = stage
        random = SeededRandom(seed: seed)
        let other = OffscreenSurface(size: CGSize(width: 200, height: 200))
        surfaces = [stage.surface, other]
        windows = [stage.window, UIWindow(surface: other)]
        windows[1].makeKeyAndVisible()
        addViews()
    }

    // MARK: Views

    private func addViews() {
        for index in 0..<5 {
            let view = FuzzView(frame: CGRect(x: 20 * index, y: 10 * index, width: 110, height: 120))
            let monitor = TouchMonitor("view \(index)", in: self)
            view.monitor = monitor
            touchMonitors.append(monitor)
            view.isMultipleTouchEnabled = number(below: 2) == 0
            view.isExclusiveTouch = number(below: 8) == 0
            let places: [UIView] = index < 2 ? [windows[0]] : views + [windows[1]]
            places[number(below: places.count)].addSubview(view)
            views.append(view)
        }
        let outer = addScrollView(to: windows[0], content: CGSize(width: 180, height: 600))
        let inner = addScrollView(to: outer, content: CGSize(width: 500, height: 400))
        inner.isPagingEnabled = true
        let control = FuzzControl()
        let monitor = FuzzMonitor("control", in: self)
        control.monitor = monitor
        otherMonitors.append(monitor)
        control.addAction(UIAction { [weak monitor] _ in monitor?.callback() }, for: .allEvents)
        let controls: [UIView] = [
            control, UIButton(), UISlider(), UISwitch(), UIStepper(), UISegmentedControl(items: ["a", "b"]),
            UITextField(),
        ]
        for (index, control) in controls.enumerated() {
            control.frame = CGRect(x: 10 + 15 * index, y: 25 * index, width: 90, height: 30)
            [outer, inner, windows[0], windows[1]][number(below: 4)].addSubview(control)
            views.append(control)
        }
    }

    private func addScrollView(to parent: UIView, content: CGSize) -> UIScrollView {
        let view = UIScrollView(frame: CGRect(x: 20, y: 20, width: 150, height: 150))
        view.contentSize = content
        view.bounces = number(below: 4) > 0
        view.delaysContentTouches = number(below: 2) == 0
        view.decelerationRate = number(below: 2) == 0 ? .normal : .fast
        let monitor = FuzzScrollMonitor("scroll view \(views.count)", in: self)
        view.delegate = monitor
        scrollMonitors.append(monitor)
        parent.addSubview(view)
        views.append(view)
        return view
    }

    private func view(_ index: Int) -> UIView {
        index < views.count ? views[index] : windows[index - views.count]
    }

    // MARK: Recognizers

    private func addRecognizer(id: Int, kind: Int, options: UInt64, view index: Int) {
        let recognizer = makeRecognizer(kind, options)
        func bit(_ number: UInt64) -> Bool { options >> number & 1 == 1 }
        recognizer.delaysTouchesBegan = bit(20) && bit(21)
        recognizer.delaysTouchesEnded = bit(22)
        recognizer.cancelsTouchesInView = bit(23)
        let monitor = StateMonitor("\(type(of: recognizer)) \(id)", in: self)
        recognizer.addTarget(monitor, action: StateMonitor.note)
        stateMonitors[id] = monitor
        if bit(24) {
            let delegate = FuzzDelegate("delegate", in: self)
            recognizer.delegate = delegate
            otherMonitors.append(delegate)
        }
        if let custom = recognizer as? FuzzRecognizer {
            custom.monitor = monitor
            custom.ignoresTouches = bit(25)
        }
        recognizers[id] = recognizer
        view(index).addGestureRecognizer(recognizer)
    }

    private func makeRecognizer(_ kind: Int, _ options: UInt64) -> UIGestureRecognizer {
        let (few, some) = (Int(options & 1) + 1, Int(options >> 1 & 3))
        switch kind {
        case 0, 1:
            let tap = UITapGestureRecognizer()
            tap.numberOfTapsRequired = few
            tap.numberOfTouchesRequired = options >> 3 & 3 == 0 ? 2 : 1
            return tap
        case 2, 3:
            let press = UILongPressGestureRecognizer()
            press.minimumPressDuration = Double(some) * 0.2
            press.numberOfTapsRequired = options >> 3 & 3 == 0 ? 1 : 0
            press.numberOfTouchesRequired = options >> 5 & 3 == 0 ? 2 : 1
            return press
        case 4:
            let pan = UIPanGestureRecognizer()
            pan.minimumNumberOfTouches = few
            pan.maximumNumberOfTouches = few + some
            return pan
        case 5:
            let swipe = UISwipeGestureRecognizer()
            swipe.direction = UISwipeGestureRecognizer.Direction(rawValue: UInt(options & 15))
            return swipe
        case 6: return UIPinchGestureRecognizer()
        case 7: return UIRotationGestureRecognizer()
        case 8:
            let edge = UIScreenEdgePanGestureRecognizer()
            edge.edges = .all
            return edge
        case 9: return UIHoverGestureRecognizer()
        default: return FuzzRecognizer()
        }
    }

    // MARK: Randomness

    func number(below limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }

    func answer(mostly usual: Bool) -> Bool { number(below: 4) == 0 ? !usual : usual }

    // MARK: Playing

    func note(_ touch: UITouch) {
        if !seenTouches.contains(where: { $0.object === touch }) {
            seenTouches.append(Weak(object: touch, name: "a touch"))
        }
    }

    func callback() {
        guard !traps.isEmpty, depth < 4 else { return }
        traps[0].after -= 1
        guard traps[0].after < 0 else { return }
        depth += 1
        perform(traps.removeFirst().disruption)
        depth -= 1
    }

    private func play(_ step: GestureStream.Step) {
        switch step {
        case .recognizer(let id, let kind, let options, let view):
            addRecognizer(id: id, kind: kind, options: options, view: view)
        case .input(let input, let window): send(input, to: window)
        case .act(let disruption): perform(disruption)
        case .inCallback(let disruption, let after): traps.append((disruption, after))
        case .wait(let milliseconds):
            stage.clock.advance(by: Double(milliseconds) / 1000)
            for window in windows { window.layerTree.prepareFrame(at: stage.clock.now) }
        }
    }

    private func send(_ input: GestureStream.Input, to window: Int) {
        func point(_ x: Int, _ y: Int) -> CGPoint { CGPoint(x: x, y: y) }
        let time = stage.clock.now
        switch input {
        case .touch(let phase, let finger, let x, let y):
            surfaces[window].send(
                .touch(TouchEvent(identifier: finger, phase: phase, location: point(x, y), timestamp: time)))
        case .pointer(let phase, let button, let x, let y):
            let button = phase == .pressed || phase == .released ? button : 0
            surfaces[window].send(
                .pointer(PointerEvent(phase: phase, location: point(x, y), button: button, timestamp: time)))
        case .wheel(let dx, let dy, let isPrecise, let x, let y):
            surfaces[window].send(
                .scroll(
                    ScrollEvent(
                        location: point(x, y), delta: CGVector(dx: CGFloat(dx), dy: CGFloat(dy)), isPrecise: isPrecise,
                        timestamp: time)))
        }
    }

    private func perform(_ disruption: GestureStream.Disruption) {
        switch disruption {
        case .removeView(let index): view(index).removeFromSuperview()
        case .addView(let index, let parent):
            // Adding a view to itself is reported by the framework, which is not tested here.
            if !view(parent).isDescendant(of: view(index)) { view(parent).addSubview(view(index)) }
        case .setHidden(let index, let flag): view(index).isHidden = flag
        case .setInteraction(let index, let flag): view(index).isUserInteractionEnabled = flag
        case .setControlEnabled(let index, let flag): (view(index) as? UIControl)?.isEnabled = flag
        case .scroll(let index, let x, let y, let animated):
            (view(index) as? UIScrollView)?.setContentOffset(CGPoint(x: x, y: y), animated: animated)
        case .setScrollEnabled(let index, let flag): (view(index) as? UIScrollView)?.isScrollEnabled = flag
        case .setContentSize(let index, let length):
            (view(index) as? UIScrollView)?.contentSize = CGSize(width: length, height: length)
        case .hideWindow(let index): windows[index].isHidden = true
        case .showWindow(let index): windows[index].isHidden = false
        case .input(let input, let window): send(input, to: window)
        default: performOnRecognizer(disruption)
        }
    }

    private func performOnRecognizer(_ disruption: GestureStream.Disruption) {
        switch disruption {
        case .removeRecognizer(let id):
            if let recognizer = recognizers[id] { recognizer.view?.removeGestureRecognizer(recognizer) }
        case .addRecognizer(let id, let parent):
            if let recognizer = recognizers[id] { view(parent).addGestureRecognizer(recognizer) }
        case .setEnabled(let id, let flag): recognizers[id]?.isEnabled = flag
        case .toggle(let id):
            recognizers[id]?.isEnabled.toggle()
            recognizers[id]?.isEnabled.toggle()
        case .requireFailure(let id, let other):
            if let other = recognizers[other] { recognizers[id]?.require(toFail: other) }
        case .setState(let id, let state): recognizers[id]?.state = state
        case .ignoreTouches(let id):
            guard let recognizer = recognizers[id] else { return }
            let event = UIEvent(type: .touches, timestamp: stage.clock.now, modifierFlags: [], window: nil)
            for touch in recognizer.trackedTouches { recognizer.ignore(touch, for: event) }
        default: break
        }
    }

    // MARK: Final checks

    /// Lifts every finger, waits for all timers and animations, and returns the problems that remain.
    private func finish() -> [String] {
        traps = []
        depth = 100
        for window in 0...1 {
            for finger in UInt(1)...3 { send(.touch(.ended, finger: finger, x: 50, y: 50), to: window) }
            for button in 1...3 { send(.pointer(.released, button: button, x: 50, y: 50), to: window) }
            send(.pointer(.exited, button: 0, x: 0, y: 0), to: window)
        }
        for _ in 0..<12 { play(.wait(milliseconds: 1000)) }
        var problems = touchMonitors.flatMap(\.problems) + stateMonitors.values.flatMap(\.problems)
        problems += otherMonitors.flatMap(\.problems) + scrollMonitors.flatMap(\.problems)
        problems += touchMonitors.filter(\.isWaiting).map { "\($0.name) waits for the end of a touch" }
        for (id, recognizer) in recognizers {
            let name = stateMonitors[id]?.name ?? ""
            if stateMonitors[id]?.isOpen == true { problems.append("\(name) has not ended") }
            problems += check(recognizer, name)
        }
        problems += views.flatMap { check($0) }
        if !windows.allSatisfy(\.touchDispatcher.isIdle) { problems.append("a window still has touches") }
        return problems
    }

    private func check(_ recognizer: UIGestureRecognizer, _ name: String) -> [String] {
        var problems: [String] = []
        if recognizer.state != .possible { problems.append("\(name) is left \(recognizer.state)") }
        if recognizer.pendingState != nil { problems.append("\(name) waits for others") }
        if recognizer.numberOfTouches > 0 || !recognizer.sequenceTouches.isEmpty {
            problems.append("\(name) keeps touches")
        }
        return problems
    }

    private func check(_ view: UIView) -> [String] {
        if let control = view as? UIControl {
            let isBusy = control.isTracking || control.isHighlighted || control.isTouchInside
            let isFollowing = (control as? FuzzControl)?.isFollowing == true
            return isBusy || isFollowing ? ["\(type(of: view)) goes on tracking"] : []
        }
        guard let scrollView = view as? UIScrollView else { return [] }
        var problems = check(scrollView.panGestureRecognizer, "a scroll view's pan")
        if scrollView.isTracking || scrollView.isDragging || scrollView.isDecelerating || scrollView.motion != nil {
            problems.append("a scroll view is left moving")
        }
        if (scrollView.delegate as? FuzzScrollMonitor)?.isDragging == true {
            problems.append("a scroll view's delegate waits for the end of a drag")
        }
        return problems
    }

    private var everything: [Weak] {
        recognizers.values.map { Weak(object: $0, name: "\(type(of: $0))") }
            + views.map { Weak(object: $0, name: "\(type(of: $0))") }
            + [Weak(object: windows[1], name: "the other window")] + seenTouches
    }

    /// Plays a stream in a new scene and returns the problems.
    static func problems(of stream: GestureStream) -> [String] {
        var problems: [String] = []
        var remains: [Weak] = []
        WindowStage.run { stage in
            let scene = GestureFuzzScene(stage, seed: stream.seed)
            for step in stream.steps { scene.play(step) }
            problems = scene.finish()
            remains = scene.everything
            scene.windows[1].close()
            for view in stage.window.subviews { view.removeFromSuperview() }
            stage.window.gestureRecognizers = nil
        }
        problems += remains.filter { $0.object != nil }.map { "\($0.name) leaks" }
        return problems
    }
}
