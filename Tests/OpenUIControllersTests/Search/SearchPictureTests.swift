import OpenDisplay
import OpenUIControllers
import OpenUIKitCore
import Testing
import UIKitTestSupport

/// Renders searches; `COMPONENTFLOW_SCREENSHOTS=<folder>` saves the images.
@Suite("Pictures of searches") @MainActor struct SearchPictureTests {
    private func show(
        _ name: String, _ size: CGSize, isDark: Bool, isReversed: Bool = false, _ body: (SearchFixture) -> Void
    ) throws -> CGImage {
        let stage = WindowStage(size, scale: 2)
        defer { stage.close() }
        stage.surface.setAppearance(isDark ? .dark : .light)
        let list = SearchFixture.List()
        let fixture = SearchFixture(stage, content: list)
        for row in 0..<12 {
            let label = UILabel(frame: CGRect(x: 16, y: CGFloat(row) * 40, width: 200, height: 40))
            label.text = "Row \(row)"
            list.scroll.addSubview(label)
        }
        if isReversed { fixture.navigation.traitOverrides.layoutDirection = .rightToLeft }
        body(fixture)
        stage.advance(by: 1)
        return try stage.screenshot("search_\(name)_\(isDark ? "dark" : "light")")
    }

    @Test("A search field differs from the bar around it in both appearances", arguments: [false, true])
    func idle(isDark: Bool) throws {
        let image = try show("idle", CGSize(width: 320, height: 300), isDark: isDark) { _ in }
        #expect(image.pixel(x: 200, y: 144) != image.pixel(x: 8, y: 144))
    }

    @Test("The content is darker while it is obscured", arguments: [false, true])
    func active(isDark: Bool) throws {
        let size = CGSize(width: 320, height: 300)
        let idle = try show("before", size, isDark: isDark) { _ in }
        let image = try show("active", size, isDark: isDark) { fixture in
            fixture.bar.scopeButtonTitles = ["All", "Titles", "Authors"]
            fixture.search.isActive = true
        }
        if !isDark { #expect(image.pixel(x: 500, y: 500) != idle.pixel(x: 500, y: 500)) }
        #expect(image.pixel(x: 100, y: 56) != idle.pixel(x: 100, y: 56))
    }

    @Test("Tokens and suggestions are drawn in both directions", arguments: [false, true])
    func tokens(isReversed: Bool) throws {
        for isDark in [false, true] {
            let name = isReversed ? "tokens_rtl" : "tokens"
            let image = try show(name, CGSize(width: 360, height: 320), isDark: isDark, isReversed: isReversed) {
                fixture in
                fixture.field.tokens = [
                    UISearchToken(icon: nil, text: "Photos"), UISearchToken(icon: nil, text: "2024"),
                ]
                fixture.bar.text = "sea"
                fixture.search.searchSuggestions = [
                    UISearchSuggestionItem(localizedSuggestion: "Seaside", localizedDescription: "12 photos"),
                    UISearchSuggestionItem(localizedSuggestion: "Season", localizedDescription: "3 photos"),
                ]
                fixture.search.isActive = true
                fixture.stage.advance(by: 0.5)
                fixture.stage.press(KeySymbol.down)
            }
            #expect(image.width == 720)
        }
    }

    @Test("A wide bar shows the search field beside the title", arguments: [false, true])
    func inline(isDark: Bool) throws {
        let image = try show("inline", CGSize(width: 800, height: 300), isDark: isDark) { fixture in
            fixture.page.navigationItem.rightBarButtonItem = UIBarButtonItem(
                systemItem: .add, primaryAction: UIAction { _ in })
            fixture.search.isActive = true
            fixture.bar.text = "query"
        }
        #expect(image.pixel(x: 1200, y: 44) != image.pixel(x: 600, y: 44))
    }
}
