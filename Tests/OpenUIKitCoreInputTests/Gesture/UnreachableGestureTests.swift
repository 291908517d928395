import OpenDisplay
import Testing
import UIKitTestSupport

import OpenUIKitCore

@Suite @MainActor
struct UnreachableGestureTests {
    /// Taps a label with a tap recognizer twice, and returns the rules of the reports.
    private func rules(isEnabled: Bool) -> [String] {
        var rules: [String] = []
        WindowStage.run { stage in
            let label = stage.add(UILabel(), CGRect(x: 0, y: 0, width: 100, height: 50))
            label.addGestureRecognizer(UITapGestureRecognizer())
            label.isUserInteractionEnabled = isEnabled
            rules = Diagnostics.record {
                stage.tap(20, 20)
                stage.tap(20, 20)
                stage.tap(150, 150)
            }.map(\.rule)
        }
        return rules
    }

    @Test("A touch on a label with a gesture recognizer that receives no touches is reported, once")
    func label() {
        #expect(rules(isEnabled: false) == ["gesture.no-touches"])
    }

    @Test("A label whose colors are those of increased contrast is reported, too")
    func highContrast() {
        let old = UIAccessibility.preferences
        defer { UIAccessibility.preferences = old }
        UIAccessibility.preferences = old.union(.increasedContrast)
        #expect(rules(isEnabled: false) == ["gesture.no-touches"])
    }

    @Test("A label that receives touches is not reported")
    func enabledLabel() {
        #expect(rules(isEnabled: true) == [])
    }

    @Test("A view that was disabled on purpose is not reported")
    func disabledView() {
        WindowStage.run { stage in
            let view = stage.add(UIView(), CGRect(x: 0, y: 0, width: 100, height: 50))
            view.addGestureRecognizer(UITapGestureRecognizer())
            view.isUserInteractionEnabled = false
            #expect(Diagnostics.record { stage.tap(20, 20) }.isEmpty)
        }
    }
}
