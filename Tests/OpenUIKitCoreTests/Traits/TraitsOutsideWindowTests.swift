import Testing

import OpenUIKitCore
import UIKitTestSupport

/// A view outside of a window has the traits of the main screen, which may differ from those of the window that it enters.
@Suite @MainActor struct TraitsOutsideWindowTests {
    private final class Recorder: UIView {
        var styles: [UIUserInterfaceStyle] = []
        var changes = 0

        /// Stores the present style, as an initializer or setter does that resolves a color.
        func read() {
            styles.append(traitCollection.userInterfaceStyle)
        }

        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            changes += 1
            read()
        }
    }

    /// Runs a closure while the main screen has other traits than the window.
    private func withScreen(
        _ change: @escaping (inout any UIMutableTraits) -> Void, _ body: (WindowStage) -> Void
    ) {
        WindowStage.run { stage in
            let screen = UITraitCollection.mainScreen
            UITraitCollection.mainScreen = screen.modifyingTraits(change)
            defer { UITraitCollection.mainScreen = screen }
            body(stage)
        }
    }

    @Test("A view that has read the style of the screen is notified of that of its window", arguments: [false, true])
    func style(isNested: Bool) {
        withScreen {
            $0.userInterfaceStyle = .dark
        } _: { stage in
            let view = Recorder()
            view.read()
            let root = UIView()
            if isNested { root.addSubview(view) }
            stage.window.addSubview(isNested ? root : view)
            #expect(view.styles == [.dark, .light])
        }
    }

    @Test("A view that has read nothing is not notified")
    func unread() {
        withScreen {
            $0.userInterfaceStyle = .dark
        } _: { stage in
            let view = Recorder()
            stage.window.addSubview(view)
            #expect(view.changes == 0)
        }
    }

    @Test("A view that reads its traits in the window is notified of no change")
    func readInWindow() {
        withScreen {
            $0.userInterfaceStyle = .dark
        } _: { stage in
            let view = Recorder()
            stage.window.addSubview(view)
            view.read()
            view.removeFromSuperview()
            UITraitCollection.mainScreen = stage.window.traitCollection
            stage.window.addSubview(view)
            #expect(view.changes == 0)
        }
    }

    @Test("A view is notified once")
    func once() {
        withScreen {
            $0.userInterfaceStyle = .dark
        } _: { stage in
            let view = Recorder()
            view.read()
            stage.window.addSubview(view)
            stage.window.addSubview(view)
            stage.surface.setAppearance(.light)
            #expect(view.changes == 1)
        }
    }

    @Test("The previous traits are those that the view has read")
    func previous() {
        final class Previous: UIView {
            var previous: UIUserInterfaceStyle?

            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
                previous = previousTraitCollection?.userInterfaceStyle
            }
        }
        withScreen {
            $0.userInterfaceStyle = .dark
        } _: { stage in
            let view = Previous()
            _ = view.traitCollection
            stage.window.addSubview(view)
            #expect(view.previous == .dark)
        }
    }

    @Test("A view is notified of the size category of its window")
    func sizeCategory() {
        withScreen {
            $0.preferredContentSizeCategory = .accessibilityLarge
        } _: { stage in
            let view = Recorder()
            stage.window.addSubview(view)
            #expect(view.changes == 1)
        }
    }

    @Test("A view that is moved is notified of the traits that its new superview overrides")
    func overriddenCategory() {
        WindowStage.run { stage in
            let large = UIView()
            large.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
            stage.window.addSubview(large)
            let view = Recorder()
            stage.window.addSubview(view)
            large.addSubview(view)
            #expect(view.changes == 1)
            #expect(view.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
        }
    }

    @Test("Texts are shown in the text size that the root of their hierarchy expects, also if they are added later")
    func expectedTextSize() {
        let (root, early, late) = (UIView(), UILabel(), UILabel())
        for label in [early, late] {
            label.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 10))
            label.adjustsFontForContentSizeCategory = true
        }
        let usual = early.font.pointSize
        root.addSubview(early)
        root.expectTextSize(.accessibilityLarge)
        root.addSubview(late)
        #expect(early.font.pointSize > usual)
        #expect(late.font.pointSize == early.font.pointSize)
    }

    @Test("A view is notified of the text size of its window only if it has expected another one")
    func insertedWithExpectedTextSize() {
        WindowStage.run { stage in
            let view = Recorder()
            stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
            view.expectTextSize(.accessibilityLarge)
            #expect(view.changes == 1)
            stage.window.addSubview(view)
            #expect(view.changes == 1)
            stage.window.traitOverrides.preferredContentSizeCategory = .large
            #expect(view.changes == 2)
            view.removeFromSuperview()
            #expect(view.changes == 2)
            stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
            stage.window.addSubview(view)
            #expect(view.changes == 3)
        }
    }
}
