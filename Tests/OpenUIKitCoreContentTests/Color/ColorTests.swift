import Fuzzing
import Synchronization
import Testing

import OpenUIKitCore
import UIKitTestSupport

@Suite struct ColorTests {
    private func components(_ color: UIColor) -> [CGFloat] {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue, alpha]
    }

    @Test("Colors with equal components are equal and have equal hashes, regardless of their initializer")
    func equality() {
        #expect(UIColor(red: 1, green: 1, blue: 1, alpha: 1) == UIColor.white)
        #expect(UIColor(white: 0, alpha: 0) == UIColor.clear)
        #expect(UIColor.red != UIColor.blue)
        #expect(UIColor.red.hash == UIColor(cgColor: UIColor.red.cgColor).hash)
        #expect(UIColor.label == UIColor.label)
        #expect(UIColor.label != UIColor.systemBackground)
        #expect(UIColor.label.withAlphaComponent(0.5) == UIColor.label.withAlphaComponent(0.5))
        #expect(UIColor.label.withAlphaComponent(0.5) != UIColor.label.withAlphaComponent(0.6))
        #expect(!UIColor.red.isEqual("red"))
        #expect(!UIColor.red.isEqual(nil))
    }

    @Test("Color components that are not numbers count as zero, and alpha is clamped to 0…1")
    func hostile() {
        #expect(components(UIColor(red: .nan, green: .infinity, blue: 0.5, alpha: 7)) == [0, 0, 0.5, 1])
        #expect(components(UIColor.red.withAlphaComponent(.nan)) == [1, 0, 0, 0])
    }

    @Test("Hue, saturation and brightness convert to red, green and blue and back")
    func hueRoundTrip() {
        var random = SeededRandom(seed: 4)
        for _ in 0..<300 {
            let expected: [CGFloat] = (0..<3).map { _ in CGFloat.random(in: 0...1, using: &random) } + [1]
            let color = UIColor(red: expected[0], green: expected[1], blue: expected[2], alpha: 1)
            var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
            color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
            #expect((CGFloat(0)...1).contains(hue))
            #expect(brightness == expected[0...2].max())
            let again = components(UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 1))
            #expect(zip(again, expected).allSatisfy { abs($0 - $1) < 1e-9 })
        }
        #expect(components(UIColor(hue: 1.0 / 3, saturation: 1, brightness: 1, alpha: 1)) == [0, 1, 0, 1])
    }

    @Test("Only gray colors have a white component")
    func white() {
        var white: CGFloat = 9
        let redIsGrey = UIColor.red.getWhite(&white, alpha: nil)
        #expect(!redIsGrey)
        #expect(white == 9)
        let grayIsGrey = UIColor.gray.getWhite(&white, alpha: nil)
        #expect(grayIsGrey)
        #expect(white == 0.5)
    }

    @Test("System colors have UIKit's values for light and dark")
    func systemColors() {
        let (light, dark) = (
            UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark)
        )
        #expect(UIColor.systemBlue.resolvedColor(with: light) == UIColor(red: 0, green: 122 / 255, blue: 1, alpha: 1))
        #expect(
            UIColor.systemBlue.resolvedColor(with: dark)
                == UIColor(red: 10 / 255, green: 132 / 255, blue: 1, alpha: 1))
        #expect(UIColor.label.resolvedColor(with: dark) == .white)
        #expect(UIColor.systemBackground.resolvedColor(with: dark) == .black)
        #expect(UIColor.red.resolvedColor(with: dark) === UIColor.red)
        let faded = UIColor.label.withAlphaComponent(0.5)
        #expect(faded.resolvedColor(with: dark) == UIColor(white: 1, alpha: 0.5))
        #expect(faded.resolvedColor(with: light) == UIColor(white: 0, alpha: 0.5))
    }

    @Test("The thread's current trait collection resolves dynamic colors")
    func currentTraits() {
        UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
            #expect(UIColor.label.cgColor == UIColor.white.cgColor)
            UITraitCollection(userInterfaceStyle: .light).performAsCurrent {
                #expect(UIColor.label.cgColor == UIColor.black.cgColor)
            }
            #expect(UIColor.label.cgColor == UIColor.white.cgColor)
        }
        let other = Mutex<CGFloat>(0)
        UITraitCollection(displayScale: 7).performAsCurrent {
            let done = DispatchSemaphore(value: 0)
            Thread.detachNewThread {
                other.withLock { $0 = UITraitCollection.current.displayScale }
                done.signal()
            }
            done.wait()
            #expect(UITraitCollection.current.displayScale == 7)
        }
        #expect(other.withLock { $0 } != 7)
    }

    @Test("A combined trait collection uses the last specified value of each trait")
    func traits() {
        let combined = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .light), UITraitCollection(displayScale: 2),
            UITraitCollection(userInterfaceStyle: .dark),
        ])
        #expect(combined.userInterfaceStyle == .dark)
        #expect(combined.displayScale == 2)
        #expect(combined.containsTraits(in: UITraitCollection(displayScale: 2)))
        #expect(combined.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .light)))
    }
}

@Suite @MainActor struct StyleTests {
    private final class Themed: UIView {
        var changes: [(UIUserInterfaceStyle?, UIUserInterfaceStyle)] = []
        override func traitCollectionDidChange(_ previous: UITraitCollection?) {
            changes.append((previous?.userInterfaceStyle, UITraitCollection.current.userInterfaceStyle))
        }
    }

    @Test("A dynamic background color follows the surface's appearance, and views are notified of the change once")
    func appearance() {
        WindowStage.run(CGSize(width: 10, height: 10)) { stage in
            let view = stage.add(Themed(), CGRect(x: 0, y: 0, width: 10, height: 10))
            view.backgroundColor = .systemBackground
            #expect(stage.pixel(5, 5)?.red == 255)
            stage.surface.setAppearance(.dark)
            #expect(stage.pixel(5, 5) == PixelColor(red: 0, green: 0, blue: 0))
            #expect(view.traitCollection.userInterfaceStyle == .dark)
            #expect(view.backgroundColor == .systemBackground)
            #expect(view.changes.map { $0.0 } == [.light])
            #expect(view.changes.map { $0.1 } == [.dark])
            stage.surface.setAppearance(.light)
            #expect(stage.pixel(5, 5)?.red == 255)
        }
    }

    @Test("A style override applies to all descendants, including views that are added later")
    func override() {
        WindowStage.run { stage in
            let (panel, inner) = (UIView(), UIView())
            inner.backgroundColor = .label
            panel.overrideUserInterfaceStyle = .dark
            panel.addSubview(inner)
            stage.window.addSubview(panel)
            #expect(inner.layer.backgroundColor == UIColor.white.cgColor)
            stage.window.addSubview(inner)
            #expect(inner.layer.backgroundColor == UIColor.black.cgColor)
            inner.overrideUserInterfaceStyle = .dark
            #expect(inner.layer.backgroundColor == UIColor.white.cgColor)
            inner.overrideUserInterfaceStyle = .unspecified
            #expect(inner.layer.backgroundColor == UIColor.black.cgColor)
        }
    }

    @Test("Text and tint colors follow a style override")
    func labels() {
        WindowStage.run { stage in
            let label = stage.add(UILabel(), CGRect(x: 0, y: 0, width: 50, height: 20))
            label.text = "text"
            stage.frame()
            #expect(label.layer.textContents?.color == UIColor.black.cgColor)
            stage.surface.setAppearance(.dark)
            stage.frame()
            #expect(label.layer.textContents?.color == UIColor.white.cgColor)
            stage.surface.setAppearance(.light)
        }
    }

    @Test("Tint color changes notify all descendants except in subtrees with their own tint")
    func tint() {
        final class Tinted: UIView {
            var changes = 0
            override func tintColorDidChange() { changes += 1 }
        }
        let (outer, middle, inner) = (Tinted(), Tinted(), Tinted())
        outer.addSubview(middle)
        middle.addSubview(inner)
        #expect(inner.tintColor == .systemBlue)
        outer.tintColor = .red
        #expect(inner.tintColor == .red)
        #expect(inner.changes == 1)
        middle.tintColor = .green
        outer.tintColor = .blue
        #expect(inner.tintColor == .green)
        #expect(inner.changes == 2)
        #expect(outer.changes == 2)
        middle.tintColor = nil
        #expect(inner.tintColor == .blue)
    }

    @Test("Inserting a tree into a tinted view, and removing it, notifies its views")
    func insertedTint() {
        final class Tinted: UIView {
            var tints: [UIColor] = []
            override func tintColorDidChange() { tints.append(tintColor) }
        }
        let (outer, middle, inner) = (UIView(), UIView(), Tinted())
        outer.tintColor = .red
        middle.addSubview(inner)
        #expect(inner.tints == [])
        outer.addSubview(middle)
        #expect(inner.tints == [.red])
        let other = UIView()
        other.tintColor = .green
        other.addSubview(middle)
        #expect(inner.tints.last == .green)
        middle.removeFromSuperview()
        #expect(inner.tints.last == .systemBlue)
    }

    @Test("A dimmed view turns the tint of its subtree gray and notifies it, except where a mode is set")
    func dimmedTint() {
        final class Tinted: UIView {
            var changes = 0
            override func tintColorDidChange() { changes += 1 }
        }
        let (outer, middle, inner) = (Tinted(), Tinted(), Tinted())
        outer.addSubview(middle)
        middle.addSubview(inner)
        outer.tintColor = .red
        #expect(inner.tintAdjustmentMode == .normal)
        let before = inner.changes
        outer.tintAdjustmentMode = .dimmed
        #expect(inner.changes == before + 1)
        #expect(inner.tintAdjustmentMode == .dimmed)
        let gray = inner.tintColor.cgColor.components ?? []
        #expect(gray.count == 4)
        #expect(gray.first == gray.dropFirst().first)
        #expect(gray.first == gray.dropFirst(2).first)
        middle.tintAdjustmentMode = .normal
        #expect(inner.tintColor == .red)
        #expect(outer.tintColor != .red)
        let kept = inner.changes
        outer.tintAdjustmentMode = .automatic
        #expect(outer.tintColor == .red)
        #expect(inner.changes == kept)
    }

    @Test("A dimmed dynamic tint follows the traits and equals itself")
    func dimmedDynamicTint() {
        let view = UIView()
        view.tintAdjustmentMode = .dimmed
        #expect(view.tintColor == view.tintColor)
        let dark = view.tintColor.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
        let blue = UIColor.systemBlue.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
        #expect(dark == blue.desaturated)
    }

    @Test("During layout and drawing the view's traits are the current traits")
    func currentDuringLayout() {
        final class Asking: UIView {
            var layout: UIUserInterfaceStyle?
            var drawing: UIUserInterfaceStyle?
            override func layoutSubviews() { layout = UITraitCollection.current.userInterfaceStyle }
            override func draw(_ rect: CGRect) { drawing = UITraitCollection.current.userInterfaceStyle }
        }
        WindowStage.run { stage in
            let view = stage.add(Asking(), CGRect(x: 0, y: 0, width: 10, height: 10))
            view.overrideUserInterfaceStyle = .dark
            let before = UITraitCollection.current
            stage.frame()
            #expect(view.layout == .dark)
            #expect(view.drawing == .dark)
            #expect(UITraitCollection.current == before)
        }
    }
}
