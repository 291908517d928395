import Testing

import OpenUIKitCore
import UIKitTestSupport

@Suite @MainActor struct SwipeAndEdgeTests {
    private func swipe(
        _ stage: WindowStage, from start: CGPoint, by translation: CGVector, in seconds: TimeInterval = 0.1
    ) {
        stage.touch(.began, start.x, start.y)
        for step in 1...4 {
            stage.advance(by: seconds / 4)
            let part = CGFloat(step) / 4
            stage.touch(.moved, start.x + translation.dx * part, start.y + translation.dy * part)
        }
        stage.touch(.ended, start.x + translation.dx, start.y + translation.dy)
    }

    @Test("A swipe is recognized once in its direction, and its location is its start point")
    func directions() {
        let translations: [(UISwipeGestureRecognizer.Direction, CGVector)] = [
            (.right, CGVector(dx: 80, dy: 5)), (.left, CGVector(dx: -80, dy: -5)), (.up, CGVector(dx: 9, dy: -80)),
            (.down, CGVector(dx: 0, dy: 80)),
        ]
        for (direction, _) in translations {
            WindowStage.run { stage in
                let counter = Counter()
                let recognizer = counter.attach(UISwipeGestureRecognizer(), to: stage.window)
                recognizer.direction = direction
                for (other, translation) in translations {
                    let before = counter.states.count
                    swipe(stage, from: CGPoint(x: 100, y: 100), by: translation)
                    #expect(counter.states.count == before + (other == direction ? 1 : 0))
                    #expect(recognizer.state == .possible)
                }
                #expect(counter.states == [.ended])
                #expect(recognizer.location(in: nil) == CGPoint(x: 100, y: 100))
            }
        }
    }

    @Test("A swipe is not recognized if it is too slow, short or diagonal, or has the wrong number of fingers")
    func failures() {
        WindowStage.run { stage in
            let counter = Counter()
            let recognizer = counter.attach(UISwipeGestureRecognizer(), to: stage.window)
            swipe(stage, from: CGPoint(x: 20, y: 50), by: CGVector(dx: 100, dy: 0), in: 1.6)
            swipe(stage, from: CGPoint(x: 20, y: 50), by: CGVector(dx: 40, dy: 0))
            swipe(stage, from: CGPoint(x: 20, y: 50), by: CGVector(dx: 60, dy: 130))
            stage.touch(.began, 20, 50, finger: 1)
            stage.touch(.began, 20, 80, finger: 2)
            stage.touch(.moved, 120, 50, finger: 1)
            stage.touch(.ended, 120, 50, finger: 1)
            stage.touch(.ended, 20, 80, finger: 2)
            #expect(counter.states.isEmpty)
            recognizer.numberOfTouchesRequired = 2
            stage.touch(.began, 20, 50, finger: 1)
            stage.touch(.began, 20, 80, finger: 2)
            stage.touch(.moved, 80, 50, finger: 1)
            #expect(counter.states.isEmpty)
            stage.touch(.moved, 80, 80, finger: 2)
            #expect(counter.states == [.ended])
            stage.touch(.ended, 80, 50, finger: 1)
            stage.touch(.ended, 80, 80, finger: 2)
            #expect(recognizer.state == .possible)
        }
    }

    @Test("A screen edge pan begins with an inward movement at one of its edges and continues as a pan")
    func edges() {
        WindowStage.run { stage in
            let counter = Counter()
            let pan = counter.attach(UIScreenEdgePanGestureRecognizer(), to: stage.window)
            pan.edges = [.left, .bottom]
            @MainActor func drag(_ start: CGPoint, _ translation: CGVector) -> Bool {
                counter.states = []
                swipe(stage, from: start, by: translation)
                return !counter.states.isEmpty
            }
            #expect(drag(CGPoint(x: 5, y: 100), CGVector(dx: 50, dy: 10)))
            #expect(counter.states.first == .began)
            #expect(counter.states.last == .ended)
            #expect(drag(CGPoint(x: 100, y: 195), CGVector(dx: 10, dy: -50)))
            #expect(!drag(CGPoint(x: 30, y: 100), CGVector(dx: 50, dy: 10)))
            #expect(!drag(CGPoint(x: 195, y: 100), CGVector(dx: -50, dy: 10)))
            #expect(!drag(CGPoint(x: 5, y: 100), CGVector(dx: 5, dy: 50)))
            #expect(!drag(CGPoint(x: 15, y: 100), CGVector(dx: -14, dy: 0)))
            pan.edges = []
            #expect(!drag(CGPoint(x: 5, y: 100), CGVector(dx: 50, dy: 10)))
        }
    }
}
