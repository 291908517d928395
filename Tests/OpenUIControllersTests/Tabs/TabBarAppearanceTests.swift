import Testing

@testable import OpenUIControllers
import UIKitTestSupport

@Suite("Appearances of tab bar items") @MainActor struct TabBarAppearanceTests {
    private let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 400, height: 49))
    private let first = UITabBarItem(title: "Mail", image: UIImage(systemName: "envelope"), tag: 0)
    private let second = UITabBarItem(title: "Notes", image: UIImage(systemName: "doc"), tag: 1)

    init() {
        second.badgeValue = "3"
        bar.items = [first, second]
        bar.selectedItem = first
        bar.layoutIfNeeded()
    }

    private func label(_ index: Int) -> UILabel? {
        bar.buttons[index].subviews.lazy.compactMap { $0 as? UILabel }.first
    }

    private func image(_ index: Int) -> UIImageView? {
        bar.buttons[index].subviews.lazy.compactMap { $0 as? UIImageView }.first
    }

    /// The badge, which contains the label with its text.
    private func badge(_ index: Int) -> UIView? {
        bar.buttons[index].subviews.first { $0.subviews.first is UILabel }
    }

    private func badgeLabel(_ index: Int) -> UILabel? { badge(index)?.subviews.first as? UILabel }

    @Test("An appearance determines the colors of selected, other and disabled items")
    func colors() {
        let appearance = UITabBarAppearance()
        let items = appearance.stackedLayoutAppearance
        items.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
        items.normal.iconColor = .brown
        items.selected.titleTextAttributes = [.foregroundColor: UIColor.red]
        items.selected.iconColor = .orange
        items.disabled.iconColor = .gray
        bar.standardAppearance = appearance
        #expect(label(0)?.textColor == .red)
        #expect(image(0)?.tintColor == .orange)
        #expect(label(1)?.textColor == .green)
        #expect(image(1)?.tintColor == .brown)
        second.isEnabled = false
        #expect(label(1)?.textColor == .tertiaryLabel)
        #expect(image(1)?.tintColor == .gray)
    }

    @Test("The selected item keeps the tint color if only colors of other items are set, but has their font")
    func inheritance() {
        let normal = bar.standardAppearance.stackedLayoutAppearance.normal
        let color = image(0)?.tintColor
        normal.iconColor = .brown
        normal.titleTextAttributes = [.font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.green]
        #expect(image(0)?.tintColor == color)
        #expect(label(0)?.textColor != .green)
        #expect(label(0)?.font == .systemFont(ofSize: 12))
    }

    @Test("Attributes of an item take precedence over the appearance of its bar")
    func precedence() {
        let normal = bar.standardAppearance.stackedLayoutAppearance.normal
        normal.titleTextAttributes = [.foregroundColor: UIColor.green]
        normal.badgeBackgroundColor = .blue
        second.setTitleTextAttributes([.foregroundColor: UIColor.purple], for: .normal)
        #expect(label(1)?.textColor == .purple)
        #expect(badge(1)?.backgroundColor == .blue)
        second.badgeColor = .yellow
        #expect(badge(1)?.backgroundColor == .yellow)
    }

    @Test("An appearance determines the text of badges, and moves titles and badges")
    func positions() throws {
        let title = try #require(label(1)).frame
        let place = try #require(badge(1)).frame
        let normal = bar.standardAppearance.stackedLayoutAppearance.normal
        normal.badgeTextAttributes = [.foregroundColor: UIColor.black]
        normal.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: -2)
        normal.badgePositionAdjustment = UIOffset(horizontal: 4, vertical: 1)
        normal.badgeTitlePositionAdjustment = UIOffset(horizontal: 0, vertical: 1)
        bar.layoutIfNeeded()
        badge(1)?.layoutIfNeeded()
        #expect(label(1)?.frame == title.offsetBy(dx: 0, dy: -2))
        #expect(badge(1)?.frame == place.offsetBy(dx: 4, dy: 1))
        #expect(badgeLabel(1)?.textColor == .black)
        #expect(badgeLabel(1)?.frame.minY == 1)
    }

    @Test("Bars that are not at the bottom have the appearance of items in one line")
    func inline() {
        bar.standardAppearance.inlineLayoutAppearance.normal.iconColor = .brown
        #expect(image(1)?.tintColor != .brown)
        bar.placement = .top
        #expect(image(1)?.tintColor == .brown)
    }

    @Test("An appearance of items is copied when it is set, and with the appearance of a bar")
    func copy() {
        let items = UITabBarItemAppearance(style: .stacked)
        bar.standardAppearance.stackedLayoutAppearance = items
        items.normal.iconColor = .brown
        #expect(image(1)?.tintColor != .brown)
        let original = UITabBarAppearance()
        original.stackedLayoutAppearance.normal.iconColor = .orange
        bar.standardAppearance = UITabBarAppearance(barAppearance: original)
        #expect(image(1)?.tintColor == .orange)
        bar.standardAppearance.stackedLayoutAppearance.configureWithDefault(for: .stacked)
        #expect(image(1)?.tintColor != .orange)
    }
}
