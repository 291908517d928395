import Testing

@testable import OpenUIControllers
import UIKitTestSupport

/// The properties with which bars were configured before there were appearances.
@Suite("Properties of bars that preceded appearances") @MainActor struct LegacyBarTests {
    private final class Positioning: UIToolbarDelegate, UINavigationBarDelegate {
        var position = UIBarPosition.top
        func position(for bar: any UIBarPositioning) -> UIBarPosition { position }
    }

    private final class ChromeBar: UINavigationBar {}
    private final class ChromeToolbar: UIToolbar {}

    private let image = UIImage.filled(.red)
    private let other = UIImage.filled(.blue)

    @Test("The position adjustment moves the title, but not a view in its place")
    func titlePosition() {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
        let item = UINavigationItem(title: "Inbox")
        bar.items = [item]
        let place = bar.titleFrame
        bar.setTitleVerticalPositionAdjustment(4, for: .default)
        bar.setTitleVerticalPositionAdjustment(9, for: .compact)
        bar.layoutIfNeeded()
        #expect(bar.titleFrame == place?.offsetBy(dx: 0, dy: 4))
        #expect(bar.titleVerticalPositionAdjustment(for: .default) == 4)
        #expect(bar.titleVerticalPositionAdjustment(for: .compact) == 0)
        bar.standardAppearance.titlePositionAdjustment = UIOffset(horizontal: -3, vertical: 0)
        bar.layoutIfNeeded()
        #expect(bar.titleFrame == place?.offsetBy(dx: -3, dy: 0))
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        item.titleView = view
        bar.layoutIfNeeded()
        #expect(view.frame.midX == 200)
    }

    @Test("A copy of an appearance has the position adjustment of the title")
    func copiedAppearance() {
        let appearance = UINavigationBarAppearance()
        appearance.titlePositionAdjustment = UIOffset(horizontal: 1, vertical: 2)
        let copy = UINavigationBarAppearance(barAppearance: appearance)
        #expect(copy.titlePositionAdjustment == UIOffset(horizontal: 1, vertical: 2))
    }

    @Test("A navigation bar displays the background image of its position, or that of all positions")
    func navigationBarImages() {
        let (bar, delegate) = (UINavigationBar(), Positioning())
        #expect(bar.barPosition == .top)
        bar.setBackgroundImage(image, for: .any, barMetrics: .default)
        bar.setBackgroundImage(other, for: .topAttached, barMetrics: .default)
        #expect(bar.standardAppearance.backgroundImage === image)
        #expect(bar.standardAppearance.backgroundEffect == nil)
        delegate.position = .topAttached
        bar.delegate = delegate
        #expect(bar.barPosition == .topAttached)
        #expect(bar.standardAppearance.backgroundImage === other)
        #expect(bar.backgroundImage(for: .any, barMetrics: .default) === image)
        #expect(bar.backgroundImage(for: .bottom, barMetrics: .default) == nil)
        bar.setBackgroundImage(nil, for: .topAttached, barMetrics: .default)
        bar.setBackgroundImage(nil, for: .any, barMetrics: .default)
        #expect(bar.standardAppearance.backgroundEffect != nil)
    }

    @Test("A bar keeps its color when it becomes opaque, and is opaque in the system's color without one")
    func opaqueColor() {
        let bars = (UINavigationBar(), UIToolbar(), UITabBar())
        (bars.0.barTintColor, bars.1.barTintColor, bars.2.barTintColor) = (.red, .red, .red)
        (bars.0.isTranslucent, bars.1.isTranslucent, bars.2.isTranslucent) = (false, false, false)
        let appearances: [UIBarAppearance] = [
            bars.0.standardAppearance, bars.1.standardAppearance, bars.2.standardAppearance,
        ]
        for appearance in appearances {
            #expect(appearance.backgroundColor == .red)
            #expect(appearance.backgroundEffect == nil)
        }
        bars.1.barTintColor = nil
        #expect(bars.1.standardAppearance.backgroundColor == .systemBackground)
        bars.1.isTranslucent = true
        #expect(bars.1.standardAppearance.backgroundColor == nil)
    }

    @Test("The content mode places the background image")
    func contentMode() {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        bar.setBackgroundImage(image, for: .default)
        bar.standardAppearance.backgroundImageContentMode = .scaleAspectFill
        let background = bar.subviews.lazy.compactMap { $0 as? BarBackground }.first
        let picture = background?.subviews.lazy.compactMap { $0 as? UIImageView }.first
        #expect(picture?.contentMode == .scaleAspectFill)
        let copy = UIBarAppearance(barAppearance: bar.standardAppearance)
        #expect(copy.backgroundImageContentMode == .scaleAspectFill)
    }

    @Test("A toolbar at the top has its line at the lower edge, and the images of its position")
    func toolbarPosition() {
        WindowStage.run { stage in
            let (toolbar, delegate) = (UIToolbar(), Positioning())
            stage.add(toolbar, CGRect(x: 0, y: 100, width: 200, height: 44))
            toolbar.setBackgroundImage(image, forToolbarPosition: .any, barMetrics: .default)
            toolbar.setBackgroundImage(other, forToolbarPosition: .top, barMetrics: .default)
            toolbar.setShadowImage(other, forToolbarPosition: .bottom)
            stage.frame()
            #expect(toolbar.barPosition == .bottom)
            #expect(toolbar.background?.lineEdge == .top)
            #expect(toolbar.standardAppearance.backgroundImage === image)
            #expect(toolbar.standardAppearance.shadowImage === other)
            toolbar.delegate = delegate
            stage.frame()
            #expect(toolbar.background?.lineEdge == .bottom)
            #expect(toolbar.standardAppearance.backgroundImage === other)
            #expect(toolbar.standardAppearance.shadowImage == nil)
            #expect(toolbar.shadowImage(forToolbarPosition: .bottom) === other)
            #expect(toolbar.backgroundImage(forToolbarPosition: .any, barMetrics: .default) === image)
        }
    }

    @Test("The content of a controller does not extend behind an opaque toolbar")
    func opaqueToolbar() {
        WindowStage.run { stage in
            let content = UIViewController()
            let navigation = UINavigationController(rootViewController: content)
            stage.window.rootViewController = navigation
            navigation.isToolbarHidden = false
            stage.frame()
            #expect(content.view.frame.maxY == 200)
            navigation.toolbar.isTranslucent = false
            stage.frame()
            #expect(content.view.frame.maxY == 156)
        }
    }

    @Test("A navigation controller creates bars of the given classes")
    func barClasses() {
        let navigation = UINavigationController(navigationBarClass: ChromeBar.self, toolbarClass: ChromeToolbar.self)
        #expect(navigation.navigationBar is ChromeBar)
        #expect(navigation.toolbar is ChromeToolbar)
        let content = UIViewController()
        navigation.viewControllers = [content]
        navigation.loadViewIfNeeded()
        #expect(content.parent === navigation)
        #expect(navigation.navigationBar.barPosition == .topAttached)
        #expect(
            type(of: UINavigationController(navigationBarClass: nil, toolbarClass: nil).navigationBar)
                == UINavigationBar.self)
    }

    @Test("A class that is not a bar is reported, and a bar of the framework is used")
    func wrongBarClass() {
        let reports = Diagnostics.record {
            let navigation = UINavigationController(navigationBarClass: UIView.self, toolbarClass: nil)
            #expect(type(of: navigation.navigationBar) == UINavigationBar.self)
        }
        #expect(reports.map(\.rule) == ["navigation.invalid-bar-class"])
    }
}

extension UIImage {
    /// Returns an image of one color.
    fileprivate static func filled(_ color: UIColor) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
    }
}

extension UINavigationBar {
    fileprivate var titleFrame: CGRect? {
        content?.subviews.lazy.compactMap { $0 as? UILabel }.first { $0.text == topItem?.title }?.frame
    }
}

extension UIToolbar {
    fileprivate var background: BarBackground? { subviews.lazy.compactMap { $0 as? BarBackground }.first }
}
