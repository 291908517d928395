import Fuzzing
import Testing

import OpenUIFoundation
import OpenUIKitCore
import UIKitTestSupport

private struct Guest: UITraitDefinition {
    static let defaultValue = false
}

extension UITraitCollection {
    fileprivate var isGuest: Bool { self[Guest.self] }
}

extension UIMutableTraits {
    fileprivate var isGuest: Bool {
        get { self[Guest.self] }
        set { self[Guest.self] = newValue }
    }
}

@Suite @MainActor struct TraitOverrideTests {
    private final class TraitRecorder: UIView {
        var log: [String] = []
        override func traitCollectionDidChange(_ previous: UITraitCollection?) {
            log.append(Self.words(previous ?? UITraitCollection()) + " > " + Self.words(traitCollection))
        }
        static func words(_ traits: UITraitCollection) -> String {
            "\(traits.userInterfaceStyle) \(traits.horizontalSizeClass) \(traits.preferredContentSizeCategory.rawValue)"
                .replacingOccurrences(of: "UICTContentSizeCategory", with: "")
        }
        func take() -> [String] {
            defer { log = [] }
            return log
        }
    }

    @Test("A trait override applies to the view's subtree, and the nearest override takes precedence")
    func nearest() {
        WindowStage.run { stage in
            let (outer, inner) = (UIView(), UIView())
            stage.window.addSubview(outer)
            outer.addSubview(inner)
            outer.traitOverrides.horizontalSizeClass = .compact
            outer.traitOverrides.layoutDirection = .rightToLeft
            #expect(inner.traitCollection.horizontalSizeClass == .compact)
            #expect(inner.effectiveUserInterfaceLayoutDirection == .rightToLeft)
            inner.traitOverrides.horizontalSizeClass = .regular
            #expect(inner.traitCollection.horizontalSizeClass == .regular)
            #expect(inner.traitOverrides.contains(UITraitHorizontalSizeClass.self))
            #expect(!inner.traitOverrides.contains(UITraitLayoutDirection.self))
            inner.traitOverrides.remove(UITraitHorizontalSizeClass.self)
            #expect(inner.traitCollection.horizontalSizeClass == .compact)
            #expect(stage.window.traitCollection.layoutDirection == .leftToRight)
            inner.removeFromSuperview()
            #expect(inner.traitCollection.layoutDirection == .leftToRight)
        }
    }

    /// A view that stores a trait when it is created and when it is notified.
    private final class Follower: UIView {
        private(set) lazy var known = traitCollection.isGuest
        override func traitCollectionDidChange(_ previous: UITraitCollection?) {
            known = traitCollection.isGuest
        }
    }

    @Test(
        "After random changes of the hierarchy, all views have been notified of their traits",
        arguments: 0..<20 as Range<UInt64>)
    func randomHierarchies(seed: UInt64) {
        WindowStage.run { stage in
            var random = SeededRandom(seed: seed)
            let views = (0..<8).map { _ in Follower() }
            for view in views { _ = view.known }
            for _ in 0..<60 {
                let view = views[Int.random(in: 0..<8, using: &random)]
                let parent = Int.random(in: -2..<8, using: &random)
                switch Int.random(in: 0..<4, using: &random) {
                case 0: view.traitOverrides.isGuest = Bool.random(using: &random)
                case 1: view.traitOverrides.remove(Guest.self)
                case 2: view.removeFromSuperview()
                default:
                    let target = parent < 0 ? stage.window : views[parent]
                    if !target.isDescendant(of: view) { target.addSubview(view) }
                }
                #expect(views.map(\.known) == views.map(\.traitCollection.isGuest))
            }
        }
    }

    @Test("A trait change notifies each view whose traits differ once, with the old traits")
    func changes() {
        WindowStage.run(CGSize(width: 800, height: 600)) { stage in
            let (outer, inner, kept) = (TraitRecorder(), TraitRecorder(), TraitRecorder())
            stage.window.addSubview(outer)
            outer.addSubview(inner)
            outer.addSubview(kept)
            kept.traitOverrides.preferredContentSizeCategory = .small
            #expect(kept.take() == ["light regular L > light regular S"])
            #expect(inner.take().isEmpty)
            outer.traitOverrides.preferredContentSizeCategory = .extraLarge
            #expect(outer.take() == ["light regular L > light regular XL"])
            #expect(inner.take() == ["light regular L > light regular XL"])
            #expect(kept.take().isEmpty)
            outer.traitOverrides.preferredContentSizeCategory = .extraLarge
            #expect(outer.take().isEmpty)
            outer.overrideUserInterfaceStyle = .dark
            #expect(inner.take() == ["light regular XL > dark regular XL"])
            #expect(kept.take() == ["light regular S > dark regular S"])
            stage.surface.resize(to: CGSize(width: 400, height: 600))
            #expect(kept.take() == ["dark regular S > dark compact S"])
            #expect(inner.take() == ["dark regular XL > dark compact XL"])
        }
    }

    @Test("A custom trait is inherited by all descendants and notifies its observers")
    func custom() {
        WindowStage.run { stage in
            let (controller, child) = (UIViewController(), UIViewController())
            stage.window.rootViewController = controller
            controller.addChild(child)
            controller.view.addSubview(child.view)
            var received: [Bool] = []
            child.registerForTraitChanges([Guest.self]) { (child: UIViewController, previous) in
                received.append(child.traitCollection.isGuest && !previous.isGuest)
            }
            #expect(!child.traitCollection.isGuest)
            controller.traitOverrides.isGuest = true
            #expect(received == [true])
            #expect(child.traitCollection.isGuest)
            #expect(child.view.traitCollection.isGuest)
            controller.traitOverrides.userInterfaceStyle = .dark
            #expect(received == [true])
            #expect(child.traitCollection.userInterfaceStyle == .dark)
            controller.traitOverrides.remove(Guest.self)
            #expect(received == [true, false])
            #expect(!child.traitCollection.isGuest)
        }
    }

    @Test("Trait overrides of a parent for a child yield to those of the child, and these to those of its view")
    func order() {
        WindowStage.run(CGSize(width: 800, height: 600)) { stage in
            let (parent, child) = (UIViewController(), UIViewController())
            stage.window.rootViewController = parent
            parent.addChild(child)
            parent.setOverrideTraitCollection(
                UITraitCollection(traitsFrom: [
                    UITraitCollection(horizontalSizeClass: .compact),
                    UITraitCollection(preferredContentSizeCategory: .small),
                    UITraitCollection(layoutDirection: .rightToLeft),
                ]), forChild: child)
            // The override also applies before the view is loaded.
            #expect(!child.isViewLoaded)
            #expect(child.traitCollection.horizontalSizeClass == .compact)
            child.traitOverrides.preferredContentSizeCategory = .medium
            parent.view.addSubview(child.view)
            child.view.traitOverrides.layoutDirection = .leftToRight
            let traits = child.view.traitCollection
            #expect(traits.horizontalSizeClass == .compact)
            #expect(traits.preferredContentSizeCategory == .medium)
            #expect(traits.layoutDirection == .leftToRight)
            #expect(child.systemMinimumLayoutMargins.leading == 16)
            parent.setOverrideTraitCollection(nil, forChild: child)
            #expect(child.traitCollection.horizontalSizeClass == .regular)
            #expect(child.traitCollection.preferredContentSizeCategory == .medium)
        }
    }

    @Test("Fonts follow the content size category that an ancestor overrides")
    func fonts() {
        WindowStage.run { stage in
            let (box, label) = (UIView(), UILabel())
            label.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = true
            stage.window.addSubview(box)
            box.addSubview(label)
            let before = label.font.pointSize
            box.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
            #expect(label.font.pointSize > before)
            box.traitOverrides.remove(UITraitPreferredContentSizeCategory.self)
            #expect(label.font.pointSize == before)
        }
    }

    @Test("Trait collections are created, combined and compared as in UIKit")
    func collections() {
        let dark = UITraitCollection { $0.userInterfaceStyle = .dark }
        #expect(dark == UITraitCollection(userInterfaceStyle: .dark))
        #expect(dark.displayScale == 0)
        let both = UITraitCollection(traitsFrom: [UITraitCollection(displayScale: 2), dark])
        #expect(both.containsTraits(in: dark))
        #expect(!dark.containsTraits(in: both))
        #expect(both.modifyingTraits { $0.displayScale = 3 }.displayScale == 3)
        #expect(both.displayScale == 2)
        let guest = both.replacing(Guest.self, value: true)
        #expect(guest.isGuest)
        #expect(guest != both)
        #expect(guest == both.replacing(Guest.self, value: true))
        #expect(both[UITraitUserInterfaceStyle.self] == .dark)
        #expect(UITraitCollection()[UITraitDisplayScale.self] == 0)
        #expect(Guest.name == "Guest")
        #expect(!Guest.affectsColorAppearance)
    }

    private enum Accent: UITraitDefinition {
        static let defaultValue = 0
        static var affectsColorAppearance: Bool { true }
    }

    @Test("The color appearance differs with a custom trait that affects it, and not with other custom traits")
    func colorAppearance() {
        let plain = UITraitCollection()
        let accented = plain.replacing(Accent.self, value: 1)
        #expect(accented.hasDifferentColorAppearance(comparedTo: plain))
        #expect(!accented.hasDifferentColorAppearance(comparedTo: plain.replacing(Accent.self, value: 1)))
        #expect(!plain.replacing(Guest.self, value: true).hasDifferentColorAppearance(comparedTo: plain))
    }
}
