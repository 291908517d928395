import OpenDisplay
import OpenUIControls
import Testing

import OpenUIKitCore
import UIKitTestSupport

@Suite("Colors for users who prefer more contrast") @MainActor struct HighContrastTests {
    private func preferring(_ preference: AccessibilityPreferences, _ body: () throws -> Void) rethrows {
        let old = UIAccessibility.preferences
        defer { UIAccessibility.preferences = old }
        UIAccessibility.preferences = old.union(preference)
        try body()
    }

    @Test("The traits of a window and the colors of its views follow the preference")
    func follows() {
        WindowStage.run { stage in
            let view = stage.add(UIView(), CGRect(x: 0, y: 0, width: 10, height: 10))
            view.backgroundColor = .systemBlue
            let standard = view.layer.backgroundColor
            #expect(view.traitCollection.accessibilityContrast == .normal)
            preferring(.increasedContrast) {
                #expect(view.traitCollection.accessibilityContrast == .high)
                #expect(view.layer.backgroundColor != standard)
            }
            #expect(view.traitCollection.accessibilityContrast == .normal)
            #expect(view.layer.backgroundColor == standard)
        }
    }

    @Test("Texts in system colors have a contrast of 4.5 to 1 to the background", arguments: [false, true])
    func contrast(isDark: Bool) {
        let traits = UITraitCollection { traits in
            traits.userInterfaceStyle = isDark ? .dark : .light
            traits.accessibilityContrast = .high
        }
        let colors: [UIColor] = [
            .systemRed, .systemOrange, .systemGreen, .systemBlue, .systemIndigo, .systemPurple, .systemPink,
            .systemBrown, .systemGray, .label, .link,
        ]
        for color in colors {
            #expect(color.contrast(on: [.systemBackground], traits) >= 4.5, "\(color)")
        }
    }

    @Test("A blurred background becomes opaque")
    func transparency() {
        WindowStage.run { stage in
            let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
            stage.add(blur, CGRect(x: 0, y: 0, width: 50, height: 50))
            @MainActor func cover() -> CGFloat? {
                blur.subviews.compactMap { $0.layer.backgroundColor?.alpha }.max()
            }
            #expect(cover() != 1)
            preferring(.increasedContrast) { #expect(cover() == 1) }
        }
    }

    @Test("A switch shows its state by marks of different shapes")
    func marks() {
        WindowStage.run { stage in
            let toggle = stage.add(UISwitch(), CGRect(x: 0, y: 0, width: 51, height: 31))
            let count = toggle.subviews.count
            preferring(.increasedContrast) {
                stage.frame()
                #expect(toggle.subviews.count == count + 1)
                let mark = toggle.subviews.first { $0.layer.borderWidth > 0 }
                #expect(mark?.frame.midX == 37)
                #expect(mark?.frame.width == 10)
                toggle.isOn = true
                #expect(mark?.frame.midX == 14)
                #expect(mark?.frame.width == 2)
            }
            stage.frame()
            #expect(toggle.subviews.count == count)
        }
    }
    @Test("Shapes in addition to colors can be preferred without more contrast")
    func statusShapes() {
        WindowStage.run { stage in
            let toggle = stage.add(UISwitch(), CGRect(x: 0, y: 0, width: 51, height: 31))
            stage.frame()
            let count = toggle.subviews.count
            preferring(.statusShapes) {
                stage.frame()
                #expect(UIAccessibility.shouldDifferentiateWithoutColor)
                #expect(!UIAccessibility.isDarkerSystemColorsEnabled)
                #expect(toggle.traitCollection.accessibilityContrast == .normal)
                #expect(toggle.subviews.count == count + 1)
            }
            stage.frame()
            #expect(toggle.subviews.count == count)
        }
    }

    @Test(
        "The preference for shapes is reported when it changes, and not when both settings request it",
        arguments: [AccessibilityPreferences.statusShapes, .increasedContrast])
    func statusShapesNotification(preference: AccessibilityPreferences) {
        let counter = NotificationCounter(UIAccessibility.differentiateWithoutColorDidChangeNotification)
        preferring(preference) {
            #expect(counter.count == 1)
            preferring([.statusShapes, .increasedContrast]) { #expect(counter.count == 1) }
        }
        #expect(counter.count == 2)
    }
}

/// Counts notifications with a name as long as it exists.
@MainActor private final class NotificationCounter {
    private(set) var count = 0
    private var observer: (any NSObjectProtocol)?

    init(_ name: NSNotification.Name) {
        observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
            MainActor.assumeIsolated { self?.count += 1 }
        }
    }

    isolated deinit {
        if let observer { NotificationCenter.default.removeObserver(observer) }
    }
}
