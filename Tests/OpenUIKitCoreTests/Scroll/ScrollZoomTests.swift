import OpenDisplay
import TestSupport
import Testing

import OpenUIKitCore
import UIKitTestSupport

/// Returns the view to zoom and records the delegate calls; successive equal lines are recorded once.
@MainActor private final class ZoomRecorder: UIScrollViewDelegate {
    var lines: [String] = []
    weak var view: UIView?

    private func note(_ line: String) {
        if lines.last != line { lines.append(line) }
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { note("willBeginZooming") }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { note("didZoom") }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        note("didEndZooming \(scale)")
    }
}

@Suite @MainActor struct ScrollZoomTests {
    private func run(_ body: (WindowStage, UIScrollView, UIView, ZoomRecorder) throws -> Void) rethrows {
        try WindowStage.run { stage in
            let scrollView = stage.add(UIScrollView(), CGRect(x: 0, y: 0, width: 200, height: 200))
            let content = stage.add(UIView(), CGRect(x: 0, y: 0, width: 200, height: 200), to: scrollView)
            scrollView.contentSize = content.bounds.size
            let recorder = ZoomRecorder()
            recorder.view = content
            scrollView.delegate = recorder
            scrollView.maximumZoomScale = 4
            try body(stage, scrollView, content, recorder)
            withExtendedLifetime(recorder) {}
        }
    }

    /// Begins two touches 40 points apart and moves them until they are `distance` apart.
    private func pinch(_ stage: WindowStage, to distance: CGFloat, middle: CGFloat = 100) {
        stage.touch(.began, middle - 20, 100, finger: 1)
        stage.touch(.began, middle + 20, 100, finger: 2)
        stage.touch(.moved, middle - distance / 2, 100, finger: 1)
        stage.touch(.moved, middle + distance / 2, 100, finger: 2)
    }

    private func lift(_ stage: WindowStage) {
        stage.touch(.ended, 0, 0, finger: 1)
        stage.touch(.ended, 0, 0, finger: 2)
    }

    /// The position of a point of the content in the window.
    private func seen(_ point: CGPoint, _ content: UIView) -> CGPoint { content.convert(point, to: nil) }

    @Test("A pinch keeps the content point between the fingers in place")
    func fingers() {
        run { stage, view, content, recorder in
            stage.touch(.began, 80, 100, finger: 1)
            stage.touch(.began, 120, 100, finger: 2)
            // The pinch begins here: 60 points apart, with the content's point 90 between them.
            stage.touch(.moved, 60, 100, finger: 1)
            #expect(view.isZooming)
            #expect(view.zoomScale == 1)
            stage.touch(.moved, 140, 100, finger: 2)
            expectNear(view.zoomScale, 80.0 / 60, within: 1e-9)
            #expect(seen(CGPoint(x: 90, y: 100), content).isNear(CGPoint(x: 100, y: 100), tolerance: 1e-6))
            stage.touch(.moved, 180, 100, finger: 2)
            expectNear(view.zoomScale, 2, within: 1e-9)
            expectNear(view.contentSize.width, 400, within: 1e-9)
            #expect(seen(CGPoint(x: 90, y: 100), content).isNear(CGPoint(x: 120, y: 100), tolerance: 1e-6))
            stage.touch(.ended, 60, 100, finger: 1)
            stage.touch(.ended, 180, 100, finger: 2)
            #expect(!view.isZooming)
            #expect(recorder.lines == ["willBeginZooming", "didZoom", "didEndZooming \(view.zoomScale)"])
            #expect(view.pinchGestureRecognizer?.state == .possible)
            #expect(content.frame.origin == .zero)
        }
    }

    @Test("Beyond its limit the zoom scale is damped, and it bounces back before zooming ends")
    func bounce() {
        run { stage, view, _, recorder in
            view.maximumZoomScale = 1.5
            pinch(stage, to: 180)
            // The fingers have reached 180 / 110 of their distance: the scale is below that, but above the limit.
            #expect(view.zoomScale > 1.5)
            #expect(view.zoomScale < 180.0 / 60)
            lift(stage)
            #expect(view.isZoomBouncing)
            #expect(recorder.lines == ["willBeginZooming", "didZoom"])
            stage.advance(by: 0.5)
            #expect(!view.isZoomBouncing)
            #expect(view.zoomScale == 1.5)
            #expect(recorder.lines == ["willBeginZooming", "didZoom", "didEndZooming 1.5"])
            #expect(!stage.window.layerTree.needsAnotherFrame || !view.isDecelerating)
            view.bouncesZoom = false
            pinch(stage, to: 180)
            #expect(view.zoomScale == 1.5)
            lift(stage)
        }
    }

    @Test("zoom(to:) shows a rectangle as large as possible, centered and within the content")
    func rectangle() {
        run { stage, view, _, recorder in
            view.zoom(to: CGRect(x: 50, y: 50, width: 50, height: 25), animated: false)
            #expect(view.zoomScale == 4)
            #expect(view.contentOffset == CGPoint(x: 200, y: 150))
            view.zoom(to: CGRect(x: 0, y: 0, width: 100, height: 10), animated: false)
            #expect(view.zoomScale == 2)
            #expect(view.contentOffset == CGPoint(x: 0, y: 0))
            view.zoom(to: CGRect(x: -500, y: 0, width: 4000, height: 4000), animated: false)
            #expect(view.zoomScale == 1)
            #expect(view.contentOffset == .zero)
            #expect(recorder.lines == ["didZoom"])
        }
    }

    @Test("An animated zoom keeps scale and offset consistent and reports its beginning and end")
    func animated() {
        run { stage, view, content, recorder in
            stage.frame()
            view.setZoomScale(3, animated: true)
            #expect(view.zoomScale == 1)
            #expect(recorder.lines == ["willBeginZooming"])
            stage.advance(by: 0.15)
            #expect(view.zoomScale > 1.5)
            #expect(view.zoomScale < 2.5)
            #expect(seen(CGPoint(x: 100, y: 100), content).isNear(CGPoint(x: 100, y: 100), tolerance: 1e-6))
            stage.advance(by: 0.3)
            #expect(view.zoomScale == 3)
            #expect(view.contentOffset == CGPoint(x: 200, y: 200))
            #expect(recorder.lines == ["willBeginZooming", "didZoom", "didEndZooming 3.0"])
        }
    }

    @Test("A zoom scale that is not finite or is out of range is clamped to the limits")
    func limits() {
        run { _, view, _, _ in
            view.minimumZoomScale = 0.5
            view.zoomScale = 100
            #expect(view.zoomScale == 4)
            view.zoomScale = 0.01
            #expect(view.zoomScale == 0.5)
            #expect(view.contentSize.width == 100)
            view.zoomScale = .nan
            #expect(view.zoomScale == 0.5)
        }
    }

    @Test("Control with the wheel and touchpad pinches zoom about the pointer")
    func devices() {
        run { stage, view, content, recorder in
            let place = CGPoint(x: 40, y: 60)
            stage.surface.send(
                .scroll(
                    ScrollEvent(
                        location: place, delta: CGVector(dx: 0, dy: -1), isPrecise: false, modifiers: .control,
                        timestamp: stage.clock.now)))
            expectNear(view.zoomScale, 1.1, within: 1e-9)
            #expect(seen(place, content).isNear(place, tolerance: 1e-6))
            #expect(recorder.lines.first == "willBeginZooming")
            #expect(recorder.lines.count == 3)
            for (phase, scale) in [(TouchpadEvent.Phase.began, 1), (.changed, 1.5), (.changed, 3), (.ended, 3)] {
                stage.surface.send(
                    .touchpad(
                        TouchpadEvent(phase: phase, location: place, scale: scale, timestamp: stage.clock.now)))
            }
            // The first 1.5 make the gesture begin.
            expectNear(view.zoomScale, 2.2, within: 1e-9)
            #expect(seen(place, content).isNear(place, tolerance: 1e-6))
        }
    }

    @Test("A drag continues with the remaining finger after a pinch")
    func dragAfterPinch() {
        run { stage, view, _, _ in
            view.zoomScale = 2
            pinch(stage, to: 60)
            stage.touch(.ended, 70, 100, finger: 1)
            let before = view.contentOffset
            for x in stride(from: CGFloat(120), through: 90, by: -10) { stage.touch(.moved, x, 100, finger: 2) }
            #expect(!view.isZooming)
            #expect(view.contentOffset.x > before.x)
            stage.touch(.ended, 90, 100, finger: 2)
            stage.advance(by: 3)
            #expect(!view.isDragging)
            #expect(!view.isTracking)
        }
    }

    @Test("A scroll view without a view to zoom or with equal scale limits does not zoom")
    func notZoomable() {
        WindowStage.run { stage in
            let (view, _) = stage.addScrollView()
            #expect(view.pinchGestureRecognizer == nil)
            view.maximumZoomScale = 2
            pinch(stage, to: 150)
            #expect(!view.isZooming)
            #expect(view.zoomScale == 1)
            lift(stage)
            view.maximumZoomScale = 1
            #expect(view.pinchGestureRecognizer == nil)
        }
    }
}
