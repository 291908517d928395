import Testing
import UIKitTestSupport

@testable import OpenUIKitCore

@Suite("Lines of titles in menus") @MainActor struct MenuTitleLineTests {
    private static let title = String(repeating: "A title that does not fit on one line. ", count: 6)

    private func preferences(_ lines: Int) -> UIMenuDisplayPreferences {
        let preferences = UIMenuDisplayPreferences()
        preferences.maximumNumberOfTitleLines = lines
        return preferences
    }

    /// Returns the heights of the rows of a menu with a long title and a short one.
    private func heights(_ preferences: UIMenuDisplayPreferences?, isInline: Bool = false) -> [CGFloat] {
        let actions = [Self.title, "Short"].map { UIAction(title: $0) { _ in } }
        let menu = UIMenu(children: isInline ? [UIMenu(options: .displayInline, children: actions)] : actions)
        menu.displayPreferences = preferences
        var heights: [CGFloat] = []
        OpenedMenu.run(menu) { _, rows in heights = rows.map(\.frame.height) }
        return heights
    }

    @Test("A title has one line by default")
    func standard() {
        #expect(heights(nil) == [28, 28])
    }

    @Test("A title has at most the specified number of lines")
    func limited() {
        let (two, all) = (heights(preferences(2)), heights(preferences(0)))
        #expect(two[0] > 28)
        #expect(all[0] > two[0])
    }

    @Test("A title that fits on one line has the height of one")
    func short() {
        #expect(heights(preferences(0))[1] == 28)
    }

    @Test("An inline menu has the preferences of its parent")
    func inline() {
        #expect(heights(preferences(2), isInline: true) == heights(preferences(2)))
    }

    @Test("A copy with other elements keeps the preferences")
    func replacing() {
        let menu = UIMenu()
        menu.displayPreferences = preferences(2)
        #expect(menu.replacingChildren([]).displayPreferences === menu.displayPreferences)
    }
}
