@testable import OpenUIKitCore

/// The common base of a stream's views, recognizers and delegates.
///
/// Monitors report callbacks to the scene, which may respond with re-entrant operations, and record violations of the
/// rules.
@MainActor class FuzzMonitor {
    weak var scene: GestureFuzzScene?
    let name: String
    private(set) var problems: [String] = []

    init(_ name: String, in scene: GestureFuzzScene) {
        self.name = name
        self.scene = scene
    }

    func reportProblem(_ problem: String) {
        problems.append("\(name): \(problem)")
    }

    func callback() {
        scene?.callback()
    }
}

/// Checks that every touch of a view begins once and ends once.
final class TouchMonitor: FuzzMonitor {
    private var open: Set<ObjectIdentifier> = []

    var isWaiting: Bool { !open.isEmpty }

    func began(_ touches: Set<UITouch>) {
        for touch in touches {
            scene?.note(touch)
            if !open.insert(ObjectIdentifier(touch)).inserted { reportProblem("began twice") }
        }
        callback()
    }

    func moved(_ touches: Set<UITouch>) {
        if !open.isSuperset(of: touches.map { ObjectIdentifier($0) }) { reportProblem("moved without beginning") }
        callback()
    }

    func ended(_ touches: Set<UITouch>, _ word: String) {
        for touch in touches where open.remove(ObjectIdentifier(touch)) == nil {
            reportProblem("\(word) without beginning")
        }
        callback()
    }
}

/// Checks the order of the states that a recognizer reports.
final class StateMonitor: FuzzMonitor {
    private(set) var isOpen = false
    private var isDiscrete = false

    func note(_ recognizer: UIGestureRecognizer) {
        isDiscrete = recognizer is UITapGestureRecognizer || recognizer is UISwipeGestureRecognizer
        switch recognizer.state {
        case .began:
            if isOpen || isDiscrete { reportProblem("began twice") }
            isOpen = true
        case .changed: if !isOpen { reportProblem("changed without beginning") }
        case .ended:
            if !isOpen, !isDiscrete, !(recognizer is FuzzRecognizer) { reportProblem("ended without beginning") }
            isOpen = false
        case .cancelled:
            if !isOpen { reportProblem("cancelled without beginning") }
            isOpen = false
        case .possible, .failed: reportProblem("action in state \(recognizer.state)")
        }
        callback()
    }
}

final class FuzzView: UIView {
    var monitor: TouchMonitor?

    /// Returns the touches of this view, without those of subviews, which may move to another superview during the
    /// touch.
    private func own(_ touches: Set<UITouch>) -> Set<UITouch> { touches.filter { $0.view === self } }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { monitor?.began(own(touches)) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { monitor?.moved(own(touches)) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { monitor?.ended(own(touches), "ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        monitor?.ended(own(touches), "cancelled")
    }
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        monitor?.callback()
        return monitor?.scene?.answer(mostly: true) ?? true
    }
}

/// A control that checks that each tracking sequence that begins also ends, once.
final class FuzzControl: UIControl {
    var monitor: FuzzMonitor?
    private(set) var isFollowing = false

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        if isFollowing { monitor?.reportProblem("tracks twice") }
        monitor?.scene?.note(touch)
        isFollowing = monitor?.scene?.answer(mostly: true) ?? true
        let follows = isFollowing
        monitor?.callback()
        return follows
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        if !isFollowing { monitor?.reportProblem("goes on tracking without having begun") }
        monitor?.callback()
        return monitor?.scene?.answer(mostly: true) ?? true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { finish("ends") }
    override func cancelTracking(with event: UIEvent?) { finish("cancels") }

    private func finish(_ word: String) {
        if !isFollowing { monitor?.reportProblem("\(word) tracking without having begun") }
        isFollowing = false
        monitor?.callback()
    }
}

/// A recognizer that sets random states and always ends a gesture that it began.
final class FuzzRecognizer: UIGestureRecognizer {
    var monitor: FuzzMonitor?
    var ignoresTouches = false

    private func doSomething() {
        monitor?.callback()
        guard !ignoresTouches, let scene = monitor?.scene else { return }
        switch scene.number(below: 6) {
        case 0: state = .began
        case 1: state = .changed
        case 2: state = .ended
        case 3: state = scene.answer(mostly: true) ? .failed : .cancelled
        default: break
        }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { doSomething() }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { doSomething() }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        doSomething()
        if state != .possible, !trackedTouches.contains(where: \.isDown) { state = .ended }
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }
    override func reset() { monitor?.callback() }
}

/// A delegate with random answers.
final class FuzzDelegate: FuzzMonitor, UIGestureRecognizerDelegate {
    private func answer(mostly usual: Bool) -> Bool {
        callback()
        return scene?.answer(mostly: usual) ?? usual
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { answer(mostly: true) }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { answer(mostly: false) }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { answer(mostly: false) }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { answer(mostly: false) }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        answer(mostly: true)
    }
}

/// A scroll view delegate that checks that every begun interaction ends.
final class FuzzScrollMonitor: FuzzMonitor, UIScrollViewDelegate {
    private(set) var isDragging = false
    private(set) var isDecelerating = false

    func scrollViewDidScroll(_ scrollView: UIScrollView) { callback() }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        if isDragging { reportProblem("begins dragging twice") }
        isDragging = true
        isDecelerating = false
        callback()
    }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        if !isDragging { reportProblem("will end dragging without having begun") }
        if scene?.answer(mostly: false) == true { targetContentOffset.pointee = CGPoint(x: 30, y: 70) }
        callback()
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !isDragging { reportProblem("ended dragging without having begun") }
        isDragging = false
        callback()
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        if isDecelerating { reportProblem("begins decelerating twice") }
        isDecelerating = true
        callback()
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        isDecelerating = false
        callback()
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { callback() }
}
