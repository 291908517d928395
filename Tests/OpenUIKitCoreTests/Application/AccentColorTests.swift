import OpenDisplay
import Testing
import UIKitTestSupport

@testable import OpenUIControls
@testable import OpenUIKitCore

@Suite("The accent color of the desktop", .serialized) @MainActor struct AccentColorTests {
    private final class TintRecorder: UIView {
        var changes = 0

        override func tintColorDidChange() { changes += 1 }
    }

    @Test("A window with a tint color does not follow the accent color")
    func tintedWindow() {
        WindowStage.run { stage in
            stage.window.tintColor = .green
            let view = stage.add(TintRecorder(), CGRect(x: 0, y: 0, width: 10, height: 10))
            view.changes = 0
            stage.surface.send(.accentColorChanged(CGColor(red: 1, green: 0.5, blue: 0, alpha: 1)))
            defer { stage.surface.send(.accentColorChanged(nil)) }
            #expect(view.tintColor == .green)
            #expect(view.changes == 0)
        }
    }

    @Test("Views without a tint color use the accent color, also when it changes")
    func tint() {
        WindowStage.run { stage in
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

    @Test(
        "Titles in any accent color, and white titles on it, are legible in both styles",
        arguments: [[1, 0.5, 0], [0.78, 0.53, 0], [1, 1, 0.9], [0, 0, 0.1], [0.2, 0.52, 0.89], [0.5, 0.5, 0.5]])
    func legibility(components: [CGFloat]) throws {
        try WindowStage.run { stage in
            let plain = stage.add(UIButton(type: .system), CGRect(x: 0, y: 0, width: 80, height: 40))
            plain.setTitle("Plain", for: .normal)
            let filled = stage.add(UIButton(configuration: .filled()), CGRect(x: 0, y: 50, width: 80, height: 40))
            let color = CGColor(red: components[0], green: components[1], blue: components[2], alpha: 1)
            stage.surface.send(.accentColorChanged(color))
            defer { stage.surface.send(.accentColorChanged(nil)) }
            let fill = try #require(UIButton.Configuration.filled().backgroundColor(for: filled))
            for style in [UIUserInterfaceStyle.light, .dark] {
                let traits = UITraitCollection(userInterfaceStyle: style)
                let layers: [UIColor] = [.systemGroupedBackground, .secondarySystemFill]
                #expect(plain.currentTitleColor.contrast(on: layers, traits) >= 4.5)
                #expect(UIColor.white.contrast(on: [fill], traits) >= 4.5)
            }
        }
    }
}
