import Testing

import OpenUIKitCore
import UIKitTestSupport

@Suite @MainActor struct CoordinateSpaceTests {
    /// A coordinate system whose origin is at (100, 50) on the screen.
    private final class Shifted: UICoordinateSpace {
        let bounds = CGRect(x: 0, y: 0, width: 10, height: 10)

        func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
            UIScreen.main.convert(CGPoint(x: point.x + 100, y: point.y + 50), to: coordinateSpace)
        }

        func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
            let point = UIScreen.main.convert(point, from: coordinateSpace)
            return CGPoint(x: point.x - 100, y: point.y - 50)
        }

        func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
            UIScreen.main.convert(rect.offsetBy(dx: 100, dy: 50), to: coordinateSpace)
        }

        func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
            UIScreen.main.convert(rect, from: coordinateSpace).offsetBy(dx: -100, dy: -50)
        }
    }

    private let rect = CGRect(x: 1, y: 2, width: 3, height: 4)

    @Test("The coordinates of the screen are those of the window")
    func screen() {
        WindowStage.run { stage in
            let view = stage.add(UIView(), CGRect(x: 10, y: 20, width: 50, height: 50))
            let screen = UIScreen.main.coordinateSpace
            #expect(view.convert(CGPoint(x: 1, y: 2), to: screen) == CGPoint(x: 11, y: 22))
            #expect(view.convert(CGPoint(x: 11, y: 22), from: screen) == CGPoint(x: 1, y: 2))
            #expect(screen.convert(CGPoint(x: 11, y: 22), to: view) == CGPoint(x: 1, y: 2))
            #expect(screen.convert(rect, from: view) == rect.offsetBy(dx: 10, dy: 20))
        }
    }

    @Test("Two views convert through their window, also as coordinate spaces")
    func views() {
        WindowStage.run { stage in
            let first = stage.add(UIView(), CGRect(x: 10, y: 20, width: 50, height: 50))
            let second: any UICoordinateSpace = stage.add(UIView(), CGRect(x: 30, y: 0, width: 50, height: 50))
            #expect(first.convert(rect, to: second) == rect.offsetBy(dx: -20, dy: 20))
            #expect(first.convert(rect, from: second) == rect.offsetBy(dx: 20, dy: -20))
        }
    }

    @Test("Other coordinate spaces convert through the screen")
    func others() {
        WindowStage.run { stage in
            let view = stage.add(UIView(), CGRect(x: 10, y: 20, width: 50, height: 50))
            let shifted = Shifted()
            #expect(view.convert(CGPoint.zero, to: shifted) == CGPoint(x: -90, y: -30))
            #expect(view.convert(rect, from: shifted) == rect.offsetBy(dx: 90, dy: 30))
        }
    }
}
