import ComponentFlow
import ComponentFlowTesting
import OpenDisplay
import TestSupport
import Testing

@Suite @MainActor
struct GestureTests {
    private let stage = Stage(size: CGSize(width: 200, height: 200))

    /// A square of 100 points in the corner, with gestures.
    private struct Square: CombinedComponent {
        let version: Int
        let gestures: @MainActor () -> [Gesture]

        static func == (lhs: Square, rhs: Square) -> Bool { lhs.version == rhs.version }

        static var body: Body {
            let square = Child(Rectangle.self)
            return { context in
                var child = square.update(
                    component: Rectangle(color: .red), availableSize: CGSize(width: 100, height: 100),
                    transition: context.transition
                ).position(CGPoint(x: 50, y: 50))
                for gesture in context.component.gestures() { child = child.gesture(gesture) }
                context.add(child)
                return context.availableSize
            }
        }
    }

    private func show(_ version: Int = 0, _ gestures: @escaping @MainActor () -> [Gesture]) {
        stage.show(Square(version: version, gestures: gestures))
    }

    private var recognizers: [UIGestureRecognizer] { stage.componentView?.subviews.first?.gestureRecognizers ?? [] }

    @Test("A tap gesture requires its number of taps and fingers")
    func tap() {
        var received: [String] = []
        show { [.tap { received.append("one") }] }
        stage.tap(at: CGPoint(x: 50, y: 50))
        stage.tap(at: CGPoint(x: 150, y: 50))
        #expect(received == ["one"])
        show(1) { [.tap(count: 2) { received.append("double") }] }
        stage.advance(by: 1)
        stage.tap(at: CGPoint(x: 50, y: 50))
        #expect(received == ["one"])
        stage.tap(at: CGPoint(x: 50, y: 50))
        #expect(received == ["one", "double"])
        show(2) { [.tap(fingers: 2) { received.append("two fingers") }] }
        stage.advance(by: 1)
        stage.touchDown(at: CGPoint(x: 20, y: 20), finger: 0)
        stage.touchDown(at: CGPoint(x: 60, y: 20), finger: 1)
        stage.touchUp(finger: 0)
        stage.touchUp(finger: 1)
        #expect(received.last == "two fingers")
    }

    @Test("A double tap performs the action of a modifier once, and a single one does not")
    func doubleTapModifier() {
        var count = 0
        stage.show(Rectangle(color: .red, width: 100, height: 100).onTapGesture(count: 2) { count += 1 })
        stage.tap(at: CGPoint(x: 50, y: 50))
        stage.advance(by: 2)
        #expect(count == 0)
        stage.tap(at: CGPoint(x: 50, y: 50))
        stage.tap(at: CGPoint(x: 50, y: 50))
        #expect(count == 1)
    }

    @Test("A long press performs the action of a modifier while the finger is down, with the current closure")
    func longPressModifier() {
        var received: [Int] = []
        for number in 1...2 {
            stage.show(
                Rectangle(color: .red, width: 100, height: 100).onLongPressGesture(minimumDuration: 1) {
                    received.append(number)
                })
        }
        stage.touchDown(at: CGPoint(x: 50, y: 50))
        stage.advance(by: 0.8)
        #expect(received.isEmpty)
        stage.advance(by: 0.4)
        #expect(received == [2])
        stage.touchUp()
        #expect(received == [2])
    }

    @Test("A long press gesture begins while the finger is down and ends with it")
    func longPress() {
        var states: [Gesture.LongPressGestureState] = []
        show { [.longPress(duration: 0.3) { states.append($0) }] }
        stage.touchDown(at: CGPoint(x: 30, y: 40))
        stage.advance(by: 0.31)
        #expect(states == [.began(location: CGPoint(x: 30, y: 40))])
        stage.touchUp()
        #expect(states.last == .ended)
    }

    @Test(
        "A pan gesture keeps its recognizer across an update and calls the current closure")
    func panInPlace() {
        var old: [Gesture.PanGestureState] = []
        var new: [Gesture.PanGestureState] = []
        show { [.pan { old.append($0) }] }
        let before = recognizers
        stage.touchDown(at: CGPoint(x: 20, y: 20))
        stage.touchMove(to: CGPoint(x: 40, y: 20))
        show(1) { [.pan { new.append($0) }] }
        #expect(recognizers.first === before.first)
        stage.touchMove(to: CGPoint(x: 50, y: 25))
        stage.advance(by: 0.5)
        stage.touchUp()
        #expect(old == [.began])
        #expect(new == [.updated(offset: CGPoint(x: 30, y: 5)), .ended(velocity: .zero)])
        show(2) { [] }
        #expect(recognizers.isEmpty)
    }

    @Test("Swipes in several directions coexist, and their settings are updated in place")
    func swipe() {
        var received: [String] = []
        show {
            [
                .swipe(direction: .left) { received.append("left") },
                .swipe(direction: .right) { received.append("right") },
            ]
        }
        stage.drag(from: CGPoint(x: 10, y: 50), to: CGPoint(x: 90, y: 50), duration: 0.1)
        stage.drag(from: CGPoint(x: 90, y: 50), to: CGPoint(x: 10, y: 50), duration: 0.1)
        #expect(received == ["right", "left"])
        let before = recognizers
        show(1) { [.swipe(direction: .down) { received.append("down") }] }
        #expect(recognizers.count == 1)
        #expect(recognizers.first === before.first)
        stage.drag(from: CGPoint(x: 50, y: 10), to: CGPoint(x: 50, y: 90), duration: 0.1)
        #expect(received == ["right", "left", "down"])
    }

    @Test("A pinch gesture reports its scale and location")
    func pinch() {
        var states: [Gesture.PinchGestureState] = []
        show { [.pinch { states.append($0) }] }
        stage.touchDown(at: CGPoint(x: 40, y: 50), finger: 0)
        stage.touchDown(at: CGPoint(x: 60, y: 50), finger: 1)
        stage.touchMove(to: CGPoint(x: 70, y: 50), finger: 1)
        stage.touchMove(to: CGPoint(x: 80, y: 50), finger: 1)
        stage.advance(by: 1)
        stage.touchUp(finger: 0)
        stage.touchUp(finger: 1)
        #expect(
            states == [
                .began(location: CGPoint(x: 55, y: 50)), .updated(scale: 2, location: CGPoint(x: 60, y: 50)),
                .ended(velocity: 0),
            ])
    }

    @Test("A rotation gesture reports its angle clockwise")
    func rotation() {
        var states: [Gesture.RotationGestureState] = []
        show { [.rotation { states.append($0) }] }
        stage.touchDown(at: CGPoint(x: 20, y: 20), finger: 0)
        stage.touchDown(at: CGPoint(x: 80, y: 20), finger: 1)
        stage.touchMove(to: CGPoint(x: 80, y: 80), finger: 1)
        stage.touchMove(to: CGPoint(x: 20, y: 80), finger: 1)
        stage.cancelTouch(finger: 0)
        stage.touchUp(finger: 1)
        #expect(states.count == 3)
        #expect(states.last == .cancelled)
        guard case .updated(let angle, _)? = states.dropFirst().first else { return #expect(Bool(false)) }
        expectNear(angle, .pi / 2, within: 1e-9)
    }

    @Test("A screen edge pan gesture begins only at the window's edge")
    func edgePan() {
        var states: [Gesture.PanGestureState] = []
        show { [.screenEdgePan(edges: .left) { states.append($0) }] }
        stage.drag(from: CGPoint(x: 40, y: 50), to: CGPoint(x: 90, y: 50))
        #expect(states.isEmpty)
        stage.drag(from: CGPoint(x: 5, y: 50), to: CGPoint(x: 90, y: 50))
        #expect(states.first == .began)
        #expect(states.count > 2)
    }

    @Test("A hover gesture follows the pointer over the view")
    func hover() {
        var states: [Gesture.HoverGestureState] = []
        show { [.hover { states.append($0) }] }
        func move(_ x: CGFloat, _ y: CGFloat) {
            let event = PointerEvent(phase: .moved, location: CGPoint(x: x, y: y), timestamp: stage.clock.now)
            (stage.window.surface as? OffscreenSurface)?.send(.pointer(event))
        }
        move(150, 150)
        move(20, 30)
        move(25, 30)
        move(150, 30)
        #expect(
            states == [
                .began(location: CGPoint(x: 20, y: 30)), .updated(location: CGPoint(x: 25, y: 30)), .ended,
            ])
    }
}
