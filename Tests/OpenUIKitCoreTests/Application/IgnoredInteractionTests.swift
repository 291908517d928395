import OpenUIControls
import OpenUIKitCore
import Testing
import UIKitTestSupport

@Suite("Ignored interaction", .serialized) @MainActor struct IgnoredInteractionTests {
    private func run(_ body: (WindowStage, UIButton) -> Void) {
        WindowStage.run { stage in
            let button = stage.add(UIButton(type: .system), CGRect(x: 0, y: 0, width: 100, height: 100))
            stage.frame()
            body(stage, button)
            while UIApplication.shared.isIgnoringInteractionEvents {
                UIApplication.shared.endIgnoringInteractionEvents()
            }
        }
    }

    private func count(_ button: UIButton, of events: UIControl.Event, _ body: () -> Void) -> Int {
        var count = 0
        let action = UIAction { _ in count += 1 }
        button.addAction(action, for: events)
        body()
        button.removeAction(action, for: events)
        return count
    }

    @Test("Touches are ignored until interaction was enabled as often as it was disabled")
    func nested() {
        run { stage, button in
            let application = UIApplication.shared
            application.beginIgnoringInteractionEvents()
            application.beginIgnoringInteractionEvents()
            #expect(count(button, of: .touchUpInside) { stage.tap(50, 50) } == 0)
            application.endIgnoringInteractionEvents()
            #expect(application.isIgnoringInteractionEvents)
            #expect(count(button, of: .touchUpInside) { stage.tap(50, 50) } == 0)
            application.endIgnoringInteractionEvents()
            application.endIgnoringInteractionEvents()
            #expect(!application.isIgnoringInteractionEvents)
            #expect(count(button, of: .touchUpInside) { stage.tap(50, 50) } == 1)
        }
    }

    @Test("A touch that began before is delivered to its end")
    func runningTouch() {
        run { stage, button in
            stage.touch(.began, 50, 50)
            UIApplication.shared.beginIgnoringInteractionEvents()
            #expect(count(button, of: .touchUpInside) { stage.touch(.ended, 50, 50) } == 1)
            #expect(!button.isTracking)
        }
    }

    @Test("A touch that began while interaction was ignored stays ignored")
    func ignoredTouch() {
        run { stage, button in
            UIApplication.shared.beginIgnoringInteractionEvents()
            stage.touch(.began, 50, 50)
            UIApplication.shared.endIgnoringInteractionEvents()
            #expect(count(button, of: .allTouchEvents) { stage.touch(.ended, 50, 50) } == 0)
            #expect(count(button, of: .touchUpInside) { stage.tap(50, 50) } == 1)
        }
    }
}
