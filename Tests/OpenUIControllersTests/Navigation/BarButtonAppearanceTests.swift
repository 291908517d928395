import Testing

@testable import OpenUIControllers
import UIKitTestSupport

@Suite("Appearances of bar buttons") @MainActor struct BarButtonAppearanceTests {
    private let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
    private let item = UINavigationItem(title: "Letter")
    private let plain = UIBarButtonItem(title: "Edit", primaryAction: nil)
    private let done = UIBarButtonItem(title: "Save", primaryAction: nil)

    init() {
        done.style = .done
        item.rightBarButtonItems = [done, plain]
        bar.items = [UINavigationItem(title: "Inbox"), item]
    }

    private func button(of item: UIBarButtonItem) -> UIButton? {
        item.displayedView as? UIButton
    }

    private var backButton: UIButton? {
        bar.content?.subviews.lazy.compactMap { $0 as? UIButton }.first { $0.accessibilityIdentifier == "BackButton" }
    }

    @Test("The appearance of a bar determines the colors of plain buttons in each state")
    func colors() {
        let appearance = UINavigationBarAppearance()
        appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
        appearance.buttonAppearance.disabled.titleTextAttributes = [.foregroundColor: UIColor.gray]
        bar.standardAppearance = appearance
        #expect(button(of: plain)?.currentTitleColor == .red)
        #expect(button(of: done)?.currentTitleColor != .red)
        plain.isEnabled = false
        #expect(button(of: plain)?.currentTitleColor == .gray)
    }

    @Test("Changing the appearance that a bar displays updates its buttons")
    func change() {
        bar.standardAppearance.doneButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
        #expect(button(of: done)?.currentTitleColor == .green)
        #expect(button(of: plain)?.currentTitleColor != .green)
    }

    @Test("An appearance of buttons is copied when it is set")
    func copy() {
        let appearance = UIBarButtonItemAppearance(style: .plain)
        bar.standardAppearance.buttonAppearance = appearance
        appearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
        #expect(button(of: plain)?.currentTitleColor != .red)
        bar.standardAppearance.buttonAppearance = appearance
        #expect(button(of: plain)?.currentTitleColor == .red)
    }

    @Test("The style of an appearance determines the weight of titles without a font")
    func weight() {
        #expect(button(of: plain)?.titleLabel?.font == .systemFont(ofSize: 17))
        #expect(button(of: done)?.titleLabel?.font == .systemFont(ofSize: 17, weight: .semibold))
        bar.standardAppearance.buttonAppearance = UIBarButtonItemAppearance(style: .done)
        #expect(button(of: plain)?.titleLabel?.font == .systemFont(ofSize: 17, weight: .semibold))
        bar.standardAppearance.buttonAppearance.configureWithDefault(for: .plain)
        #expect(button(of: plain)?.titleLabel?.font == .systemFont(ofSize: 17))
    }

    @Test("Attributes of an item take precedence over the appearance of its bar")
    func precedence() {
        bar.standardAppearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
        plain.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .normal)
        #expect(button(of: plain)?.currentTitleColor == .blue)
    }

    @Test("A back button has its own appearance, and otherwise that of plain buttons")
    func back() {
        bar.standardAppearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
        #expect(backButton?.currentTitleColor == .red)
        bar.standardAppearance.backButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.blue]
        #expect(backButton?.currentTitleColor == .blue)
    }

    @Test("The position adjustment of an appearance moves the titles of buttons")
    func position() throws {
        bar.layoutIfNeeded()
        let label = try #require(backButton?.titleLabel)
        backButton?.layoutIfNeeded()
        let old = label.frame
        bar.standardAppearance.backButtonAppearance.normal.titlePositionAdjustment =
            UIOffset(horizontal: -200, vertical: 3)
        bar.layoutIfNeeded()
        backButton?.layoutIfNeeded()
        #expect(label.center.isNear(CGPoint(x: old.midX - 200, y: old.midY + 3)))
    }

    @Test("The background image of an appearance is displayed behind the buttons of a toolbar")
    func background() {
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
        let item = UIBarButtonItem(title: "Send", primaryAction: nil)
        toolbar.items = [item]
        let image = UIImage()
        toolbar.standardAppearance.buttonAppearance.normal.backgroundImage = image
        #expect(button(of: item)?.currentBackgroundImage === image)
    }

    @Test("Image insets move the image of a bar button")
    func insets() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
        plain.image = image
        bar.layoutIfNeeded()
        let picture = try #require(button(of: plain)?.imageView)
        button(of: plain)?.layoutIfNeeded()
        let old = picture.frame
        plain.imageInsets = UIEdgeInsets(top: 4, left: 0, bottom: -4, right: 0)
        bar.layoutIfNeeded()
        button(of: plain)?.layoutIfNeeded()
        #expect(picture.center.isNear(CGPoint(x: old.midX, y: old.midY + 4)))
    }

    @Test("Image insets move the image of a tab")
    func tab() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
        let item = UITabBarItem(title: "Home", image: image, tag: 0)
        let tabs = UITabBar(frame: CGRect(x: 0, y: 0, width: 400, height: 49))
        tabs.items = [item]
        tabs.layoutIfNeeded()
        let button = try #require(tabs.buttons.first)
        let picture = try #require(button.subviews.lazy.compactMap { $0 as? UIImageView }.first)
        button.layoutIfNeeded()
        let old = picture.frame
        item.imageInsets = UIEdgeInsets(top: 4, left: 0, bottom: -4, right: 0)
        button.layoutIfNeeded()
        #expect(picture.center.isNear(CGPoint(x: old.midX, y: old.midY + 4)))
    }

    private func image(_ width: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: width, height: 20)).image { _ in }
    }

    @Test("A back button shows the image of the bar's appearance in the tint color, if there is a mask for titles")
    func backIndicator() {
        let appearance = UINavigationBarAppearance()
        let image = image(17)
        appearance.setBackIndicatorImage(image, transitionMaskImage: nil)
        bar.standardAppearance = appearance
        let displayed = bar.standardAppearance
        #expect(backButton?.currentImage?.size.width == 12)
        #expect(displayed.backIndicatorImage.size.width == 12)
        displayed.setBackIndicatorImage(image, transitionMaskImage: image)
        #expect(backButton?.currentImage?.size.width == 17)
        #expect(backButton?.currentImage?.renderingMode == .alwaysTemplate)
        #expect(displayed.backIndicatorTransitionMaskImage === image)
        displayed.setBackIndicatorImage(image.withRenderingMode(.alwaysOriginal), transitionMaskImage: image)
        #expect(backButton?.currentImage?.renderingMode == .alwaysOriginal)
        displayed.setBackIndicatorImage(nil, transitionMaskImage: image)
        #expect(backButton?.currentImage?.size.width == 12)
    }

    @Test("The properties of a bar set the image of its back button")
    func backIndicatorOfBar() {
        bar.backIndicatorImage = image(17)
        #expect(backButton?.currentImage?.size.width == 12)
        bar.backIndicatorTransitionMaskImage = image(17)
        #expect(backButton?.currentImage?.size.width == 17)
        #expect(UINavigationBarAppearance(barAppearance: bar.standardAppearance).backIndicatorImage.size.width == 17)
        bar.backIndicatorImage = nil
        #expect(backButton?.currentImage?.size.width == 12)
        #expect(bar.backIndicatorImage == nil)
    }
}
