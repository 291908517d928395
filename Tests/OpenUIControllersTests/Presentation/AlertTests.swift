import TestSupport
import Testing

import OpenUIControllers
import UIKitTestSupport

@Suite @MainActor struct AlertTests {
    private func run(_ body: (WindowStage, UIViewController) throws -> Void) rethrows {
        try WindowStage.run(CGSize(width: 400, height: 600)) { stage in
            let root = UIViewController()
            stage.window.rootViewController = root
            stage.frame()
            try body(stage, root)
        }
    }

    private func buttons(_ alert: UIAlertController) -> [AlertButton] {
        func find(_ view: UIView) -> [AlertButton] {
            ((view as? AlertButton).map { [$0] } ?? []) + view.subviews.flatMap { find($0) }
        }
        alert.view.layoutIfNeeded()
        return find(alert.view).sorted {
            let (a, b) = ($0.convert(CGPoint.zero, to: nil), $1.convert(CGPoint.zero, to: nil))
            return (a.y, a.x) < (b.y, b.x)
        }
    }

    @Test("An alert is centered, with its two buttons side by side and the cancel button first")
    func twoButtons() {
        run { stage, root in
            let alert = UIAlertController(title: "Delete?", message: "It is gone for good.", preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
            root.present(alert, animated: false)
            stage.frame()
            #expect(alert.view.bounds.width == 270)
            expectNear(alert.view.center.x, 200, within: 1)
            expectNear(alert.view.center.y, 300, within: 1)
            #expect(buttons(alert).map(\.currentTitle) == ["Cancel", "Delete"])
            #expect(Set(buttons(alert).map(\.frame.minY)).count == 1)
        }
    }

    @Test("An alert dims the tint of its presenter until it is dismissed")
    func tint() {
        run { stage, root in
            root.view.tintColor = .red
            let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
            root.present(alert, animated: false)
            stage.frame()
            #expect(root.view.tintAdjustmentMode == .dimmed)
            #expect(alert.view.tintAdjustmentMode == .normal)
            root.dismiss(animated: false)
            stage.frame()
            #expect(root.view.tintColor == .red)
        }
    }

    @Test("Three alert buttons are stacked vertically with the cancel button last")
    func threeButtons() {
        run { _, root in
            let alert = UIAlertController(title: "Save?", message: nil, preferredStyle: .alert)
            for (title, style) in [("Cancel", UIAlertAction.Style.cancel), ("Save", .default), ("Drop", .destructive)] {
                alert.addAction(UIAlertAction(title: title, style: style))
            }
            root.present(alert, animated: false)
            #expect(buttons(alert).map(\.currentTitle) == ["Save", "Drop", "Cancel"])
            let reports = Diagnostics.record { alert.addAction(UIAlertAction(title: "No", style: .cancel)) }
            #expect(reports.map(\.rule) == ["alert.second-cancel"])
            #expect(alert.actions.count == 3)
        }
    }

    @Test("A tapped button, Return or Escape dismisses the alert and calls the respective action")
    func presses() {
        run { stage, root in
            var log: [String] = []
            @MainActor func show() -> UIAlertController {
                let alert = UIAlertController(title: "?", message: nil, preferredStyle: .alert)
                alert.addAction(
                    UIAlertAction(title: "Yes", style: .default) { action in
                        log.append("\(action.title ?? "") \(root.presentedViewController == nil)")
                    })
                alert.addAction(UIAlertAction(title: "No", style: .cancel) { _ in log.append("No") })
                root.present(alert, animated: true)
                stage.advance(by: 1)
                return alert
            }
            let alert = show()
            buttons(alert).last?.sendActions(for: .primaryActionTriggered)
            #expect(log.isEmpty)
            stage.advance(by: 1)
            #expect(log == ["Yes true"])
            _ = show()
            stage.press(KeySymbol.enter, "\r")
            stage.advance(by: 1)
            #expect(log == ["Yes true", "Yes true"])
            _ = show()
            stage.press(KeySymbol.escape)
            stage.advance(by: 1)
            #expect(log.last == "No")
            #expect(root.presentedViewController == nil)
        }
    }

    @Test("An alert without a cancel action ignores Escape and taps outside")
    func modal() {
        run { stage, root in
            let alert = UIAlertController(title: "?", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "A", style: .default))
            alert.addAction(UIAlertAction(title: "B", style: .default))
            root.present(alert, animated: false)
            stage.frame()
            stage.press(KeySymbol.escape)
            stage.tap(10, 10)
            stage.advance(by: 1)
            #expect(root.presentedViewController === alert)
        }
    }

    @Test("An alert's first field gets focus, Tab stays within the alert, and Return presses the preferred button")
    func fields() throws {
        try run { stage, root in
            let outside = UIButton(type: .system, primaryAction: UIAction(title: "Outside") { _ in })
            outside.frame = CGRect(x: 0, y: 0, width: 80, height: 30)
            root.view.addSubview(outside)
            var name: String?
            let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
            alert.addTextField { $0.placeholder = "Name" }
            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
            let save = UIAlertAction(title: "Save", style: .default) { _ in name = alert.textFields?.first?.text }
            alert.addAction(save)
            alert.preferredAction = save
            root.present(alert, animated: false)
            stage.frame()
            let field = try #require(alert.textFields?.first)
            #expect(field.isFirstResponder)
            for _ in 0..<6 {
                stage.press(KeySymbol.tab)
                #expect(!outside.isFocused)
            }
            field.becomeFirstResponder()
            stage.press(0x61, "a")
            stage.press(KeySymbol.enter, "\r")
            stage.advance(by: 1)
            #expect(name == "a")
        }
    }

    /// Presents an alert with the buttons Cancel and Delete from a button that is focused by a key if `byKey` is true.
    private func presentAlert(byKey: Bool, _ stage: WindowStage, _ root: UIViewController) -> UIButton {
        let outside = UIButton(type: .system, primaryAction: UIAction(title: "Outside") { _ in })
        outside.frame = CGRect(x: 0, y: 0, width: 80, height: 30)
        root.view.addSubview(outside)
        if byKey { stage.press(KeySymbol.tab) } else { stage.tap(10, 10) }
        let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "Delete", style: .default))
        root.present(alert, animated: false)
        stage.advance(by: 1)
        return outside
    }

    @Test("An alert that was presented by a key focuses the button that Return presses")
    func initialFocus() {
        run { stage, root in
            let outside = presentAlert(byKey: true, stage, root)
            #expect((stage.window.focus.item as? UIButton)?.title(for: .normal) == "Delete")
            stage.press(KeySymbol.escape)
            stage.advance(by: 1)
            #expect(stage.window.focus.item === outside)
        }
    }

    @Test("An alert that was presented by a click focuses no button")
    func noInitialFocus() {
        run { stage, root in
            _ = presentAlert(byKey: false, stage, root)
            #expect(stage.window.focus.item == nil)
        }
    }

    @Test("A disabled alert action cannot be pressed until it is enabled")
    func disabled() {
        run { stage, root in
            var count = 0
            let alert = UIAlertController(title: "?", message: nil, preferredStyle: .alert)
            let action = UIAlertAction(title: "Yes", style: .default) { _ in count += 1 }
            action.isEnabled = false
            alert.addAction(action)
            root.present(alert, animated: false)
            stage.press(KeySymbol.enter, "\r")
            stage.advance(by: 1)
            #expect(count == 0)
            action.isEnabled = true
            stage.press(KeySymbol.enter, "\r")
            stage.advance(by: 1)
            #expect(count == 1)
        }
    }

    @Test("An action sheet is placed at the lower edge, and a tap outside cancels it")
    func actionSheet() {
        run { stage, root in
            var log: [String] = []
            let alert = UIAlertController(title: nil, message: "Choose", preferredStyle: .actionSheet)
            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in log.append("cancel") })
            for title in ["One", "Two"] { alert.addAction(UIAlertAction(title: title, style: .default)) }
            root.present(alert, animated: false)
            stage.frame()
            #expect(alert.view.frame.maxY == 592)
            #expect(buttons(alert).map(\.currentTitle) == ["One", "Two", "Cancel"])
            stage.tap(200, 20)
            stage.advance(by: 1)
            #expect(log == ["cancel"])
            #expect(root.presentedViewController == nil)
        }
    }

    @Test("A dismissed alert is released")
    func leaks() {
        weak var gone: UIAlertController?
        run { stage, root in
            do {
                let alert = UIAlertController(title: "?", message: nil, preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: "OK", style: .default))
                gone = alert
                root.present(alert, animated: true)
            }
            stage.advance(by: 1)
            stage.press(KeySymbol.enter, "\r")
            stage.advance(by: 1)
            CATransaction.flush()
        }
        #expect(gone == nil)
    }
}
