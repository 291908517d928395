import OpenDisplay
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
        Stage.run { stage in
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
        let background = luminance(.systemBackground, traits)
        let colors: [UIColor] = [
            .systemRed, .systemOrange, .systemGreen, .systemBlue, .systemIndigo, .systemPurple, .systemPink,
            .systemBrown, .systemGray, .label, .link,
        ]
        for color in colors {
            let other = luminance(color, traits)
            let contrast = (max(background, other) + 0.05) / (min(background, other) + 0.05)
            #expect(contrast >= 4.5, "\(color)")
        }
    }

    @Test("A blurred background becomes opaque")
    func transparency() {
        Stage.run { stage in
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
        Stage.run { stage in
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

    /// The relative luminance of an opaque color: WCAG 2.2.
    private func luminance(_ color: UIColor, _ traits: UITraitCollection) -> CGFloat {
        var (red, green, blue) = (CGFloat.zero, CGFloat.zero, CGFloat.zero)
        _ = color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: nil)
        let linear = [red, green, blue].map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }
}
