import OpenDisplay
import Testing

@testable import OpenUIControllers
import OpenUIKitCore
import UIKitTestSupport

@Suite("Texts of the framework in bars and searches") @MainActor struct BuiltInTextTests {
    private static let size = CGSize(width: 320, height: 480)

    private func buttons(in view: UIView) -> [UIButton] {
        ((view as? UIButton).map { [$0] } ?? []) + view.subviews.flatMap { buttons(in: $0) }
    }

    /// The texts of the visible labels.
    private func labels(in view: UIView) -> [String] {
        guard !view.isHidden else { return [] }
        return ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap { labels(in: $0) }
    }

    @Test("The search controller of an Arabic program has an Arabic field and button")
    func searchController() {
        WindowStage.run(Self.size) { stage in
            stage.window.traitOverrides.language = "ar"
            let fixture = SearchFixture(stage, hasResults: false, content: SearchFixture.Page())
            stage.frame()
            #expect(fixture.search.searchBar.placeholder == "بحث")
            fixture.search.isActive = true
            stage.advance(by: 1)
            #expect(labels(in: fixture.search.searchBar).contains("إلغاء"))
        }
    }

    @Test("A search bar adopts another language, and keeps a placeholder that was set")
    func searchBar() {
        WindowStage.run(Self.size) { stage in
            let bars = [UISearchBar(frame: .zero), UISearchBar(frame: .zero)]
            for bar in bars { stage.add(bar, CGRect(x: 0, y: 0, width: 320, height: 56)) }
            bars[1].placeholder = "Books"
            for language in ["de", "pl"] as [Language] {
                stage.window.traitOverrides.language = language
                stage.frame()
            }
            #expect(bars.map(\.placeholder) == ["Szukaj", "Books"])
        }
    }

    @Test("The back button and system items are in the language of their bar, also after it changes")
    func navigationBar() {
        WindowStage.run(Self.size) { stage in
            let navigation = UINavigationController(rootViewController: UIViewController())
            let screen = UIViewController()
            screen.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done)
            stage.window.rootViewController = navigation
            navigation.pushViewController(screen, animated: false)
            stage.frame()
            #expect(buttons(in: navigation.navigationBar).compactMap(\.currentTitle) == ["Back", "Done"])
            stage.window.traitOverrides.language = "de"
            stage.frame()
            #expect(buttons(in: navigation.navigationBar).compactMap(\.currentTitle) == ["Zurück", "Fertig"])
            #expect(buttons(in: navigation.navigationBar).compactMap(\.accessibilityLabel) == ["Zurück", "Fertig"])
        }
    }

    @Test("A system item shows a title that replaces its own in all languages")
    func ownTitle() {
        let item = UIBarButtonItem(systemItem: .done)
        #expect(item.title == "Done")
        #expect(item.displayedTitle(in: "nl") == "Gereed")
        item.title = "Ready"
        #expect(item.displayedTitle(in: "nl") == "Ready")
    }

    @Test("System items with images have names in the language of their bar")
    func names() {
        WindowStage.run(Self.size) { stage in
            let screen = UIViewController()
            screen.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .trash)
            let navigation = UINavigationController(rootViewController: screen)
            stage.window.rootViewController = navigation
            stage.window.traitOverrides.language = "it"
            stage.frame()
            #expect(buttons(in: navigation.navigationBar).compactMap(\.accessibilityLabel) == ["Elimina"])
        }
    }

    @Test("System items of a tab bar are in its language")
    func tabs() {
        WindowStage.run(Self.size) { stage in
            let tabs = UITabBarController()
            let system: [UITabBarItem.SystemItem] = [.favorites, .history]
            tabs.viewControllers = system.map {
                let controller = UIViewController()
                controller.tabBarItem = UITabBarItem(tabBarSystemItem: $0, tag: 0)
                return controller
            }
            stage.window.rootViewController = tabs
            stage.frame()
            #expect(labels(in: tabs.tabBar) == ["Favorites", "History"])
            stage.window.traitOverrides.language = "ja"
            stage.frame()
            #expect(labels(in: tabs.tabBar) == ["よく使う項目", "履歴"])
        }
    }

    @Test("The filters of a file dialog are described in a language")
    func filters() {
        let filters = FileChooserRequest.filters([.png, .pdf], in: "de")
        #expect(filters.map(\.name) == ["PNG-Bild, PDF-Dokument", "PNG-Bild", "PDF-Dokument"])
    }
}
