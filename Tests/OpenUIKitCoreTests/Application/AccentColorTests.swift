import OpenDisplay
import Testing
import UIKitTestSupport

@testable import OpenUIKitCore

@Suite("The accent color of the desktop", .serialized) @MainActor struct AccentColorTests {
    private final class TintRecorder: UIView {
        var changes = 0

        override func tintColorDidChange() { changes += 1 }
    }

    @Test("A window with a tint color does not follow the accent color")
    func tintedWindow() {
        Stage.run { stage in
            stage.window.tintColor = .green
            let view = stage.add(TintRecorder(), CGRect(x: 0, y: 0, width: 10, height: 10))
            stage.surface.send(.accentColorChanged(CGColor(red: 1, green: 0.5, blue: 0, alpha: 1)))
            defer { stage.surface.send(.accentColorChanged(nil)) }
            #expect(view.tintColor == .green)
            #expect(view.changes == 0)
        }
    }

    @Test("Views without a tint color use the accent color, also when it changes")
    func tint() {
        Stage.run { stage in
            let view = stage.add(TintRecorder(), CGRect(x: 0, y: 0, width: 10, height: 10))
            let tinted = stage.add(UIView(), CGRect(x: 0, y: 0, width: 10, height: 10))
            tinted.tintColor = .green
            stage.surface.send(.accentColorChanged(CGColor(red: 1, green: 0.5, blue: 0, alpha: 1)))
            #expect(view.tintColor == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
            #expect(view.changes == 1)
            #expect(tinted.tintColor == .green)
            stage.surface.send(.accentColorChanged(nil))
            #expect(view.tintColor == .systemBlue)
        }
    }
}
