import Accessibility
import OpenUIControllers
import OpenUIKitCore
import TestSupport
import Testing
import UIKitTestSupport

@Suite("Search controllers") @MainActor struct SearchControllerTests {
    private static let narrow = CGSize(width: 320, height: 480)
    private static let wide = CGSize(width: 900, height: 480)

    private func run(
        _ size: CGSize = narrow, hasResults: Bool = true, content: UIViewController? = nil,
        _ body: (SearchFixture) throws -> Void
    ) rethrows {
        try WindowStage.run(size) { stage in
            try body(SearchFixture(stage, hasResults: hasResults, content: content ?? SearchFixture.Page()))
        }
    }

    // MARK: Messages instead of content

    private final class Unavailable: UIViewController {
        private(set) var searchText: String?

        override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
            searchText = state.searchText
        }
    }

    @Test("A controller updates the message about its content when the text of its search changes")
    func unavailable() {
        let page = Unavailable()
        run(hasResults: false, content: page) { fixture in
            fixture.begin()
            fixture.type("ab")
            #expect(page.searchText == "ab")
            fixture.search.isActive = false
            fixture.stage.advance(by: 0.5)
            #expect(page.searchText?.isEmpty != false)
        }
    }

    // MARK: Defaults

    @Test("A search controller has UIKit's defaults")
    func defaults() {
        let search = UISearchController(searchResultsController: nil)
        #expect(!search.isActive)
        #expect(search.obscuresBackgroundDuringPresentation)
        #expect(search.hidesNavigationBarDuringPresentation)
        #expect(search.automaticallyShowsCancelButton)
        #expect(search.automaticallyShowsSearchResultsController)
        #expect(!search.showsSearchResultsController)
        #expect(search.scopeBarActivation == .automatic)
        #expect(search.searchSuggestions == nil)
        #expect(!search.ignoresSearchSuggestionsForSearchBarPlacementStacked)
        #expect(search.searchBar.placeholder == "Search")
    }

    @Test("A navigation item has UIKit's defaults for searches")
    func itemDefaults() {
        let item = UINavigationItem()
        #expect(item.searchController == nil)
        #expect(item.hidesSearchBarWhenScrolling)
        #expect(item.preferredSearchBarPlacement == .automatic)
    }

    // MARK: Keyboard

    @Test(
        "The Tab key reaches the field, which is above the content, first, and nothing that screen readers do not know")
    func focusOrder() {
        for hasResults in [true, false] {
            run(hasResults: hasResults) { fixture in
                defer { AccessibilityTreeBuilder.deactivate() }
                let builder = AccessibilityTreeBuilder.activate(for: fixture.stage.window)
                builder.updateTree()
                let stops = fixture.stage.window.focusRoot.focusStops
                #expect(stops.first === fixture.field)
                #expect(stops.filter { builder.id(of: $0) == nil } == [])
            }
        }
    }

    // MARK: Order of calls

    @Test("A click into the field begins the search, with UIKit's order of calls")
    func begins() {
        run { fixture in
            fixture.tap(fixture.field)
            #expect(
                fixture.recorder.take() == ["shouldBegin", "present", "willPresent", "didBegin", "update '' true"])
            #expect(fixture.search.isActive)
            fixture.stage.advance(by: 0.5)
            #expect(fixture.recorder.take() == ["didPresent"])
        }
    }

    @Test("Setting isActive begins the search and moves the keyboard focus into the field")
    func setActive() {
        run { fixture in
            fixture.search.isActive = true
            #expect(
                fixture.recorder.take() == ["present", "willPresent", "shouldBegin", "didBegin", "update '' true"])
            #expect(fixture.field.isFirstResponder)
            fixture.stage.advance(by: 0.5)
            #expect(fixture.recorder.take() == ["didPresent"])
        }
    }

    @Test("The cancel button ends the search, with UIKit's order of calls, and clears the text")
    func cancels() throws {
        try run { fixture in
            fixture.begin()
            fixture.type("a")
            #expect(fixture.recorder.take() == ["text 'a'", "update 'a' true"])
            let cancel = try #require(fixture.bar.button(titled: "Cancel"))
            fixture.tap(cancel)
            #expect(
                fixture.recorder.take() == ["cancel", "willDismiss", "shouldEnd", "didEnd", "update '' false"])
            #expect(!fixture.search.isActive)
            #expect(fixture.bar.text == "")
            fixture.stage.advance(by: 0.5)
            #expect(fixture.recorder.take() == ["didDismiss"])
            #expect(fixture.search.parent == nil)
        }
    }

    @Test("A delegate that refuses editing prevents that a click begins the search")
    func refused() {
        run { fixture in
            fixture.recorder.mayBegin = false
            fixture.tap(fixture.field)
            #expect(!fixture.search.isActive)
        }
    }

    @Test("A search that is ended while it begins completes both animations in order")
    func interrupted() {
        run { fixture in
            fixture.search.isActive = true
            fixture.stage.advance(by: 0.1)
            fixture.recorder.lines = []
            fixture.search.isActive = false
            fixture.stage.advance(by: 0.5)
            let calls = fixture.recorder.take().filter { $0.contains("ismiss") || $0.contains("resent") }
            #expect(calls == ["didPresent", "willDismiss", "didDismiss"])
        }
    }

    @Test("Return reports a press of the search button")
    func returnKey() {
        run { fixture in
            fixture.begin()
            fixture.stage.press(KeySymbol.enter, "\r")
            #expect(fixture.recorder.take() == ["search"])
            #expect(fixture.field.isFirstResponder)
        }
    }

    @Test("dismiss(animated:) ends the search")
    func dismisses() {
        run { fixture in
            fixture.begin()
            fixture.search.dismiss(animated: true)
            #expect(!fixture.search.isActive)
        }
    }

    @Test("A search whose bar is not displayed is not started, which a diagnostic reports")
    func withoutBar() {
        let search = UISearchController(searchResultsController: nil)
        let diagnostics = Diagnostics.record { search.isActive = true }
        #expect(!search.isActive)
        #expect(diagnostics.map(\.rule) == ["search.bar-not-shown"])
    }

    // MARK: Keyboard

    @Test("Escape ends the search")
    func escape() {
        run { fixture in
            fixture.begin()
            fixture.stage.press(KeySymbol.escape)
            #expect(!fixture.search.isActive)
        }
    }

    @Test("Escape ends the search while the focus is in the results")
    func escapeFromResults() {
        run { fixture in
            fixture.begin()
            fixture.type("a")
            fixture.stage.press(KeySymbol.down)
            #expect(fixture.results.button.isFocused)
            fixture.stage.press(KeySymbol.escape)
            #expect(!fixture.search.isActive)
        }
    }

    @Test("Escape ends the search while the focus is in the content")
    func escapeFromContent() {
        run(hasResults: false) { fixture in
            fixture.search.obscuresBackgroundDuringPresentation = false
            fixture.begin()
            fixture.stage.press(KeySymbol.down)
            fixture.stage.press(KeySymbol.escape)
            #expect(!fixture.search.isActive)
        }
    }

    @Test("Control-F shows a search bar that scrolling has hidden")
    func findHidden() {
        let list = SearchFixture.List()
        run(content: list) { fixture in
            list.scroll.contentOffset.y += 200
            fixture.stage.frame()
            fixture.stage.press(0x66, "f", .control)
            fixture.stage.advance(by: 0.5)
            #expect(fixture.field.isFirstResponder)
            #expect(fixture.frame(of: fixture.bar) == CGRect(x: 0, y: 0, width: 320, height: 56))
        }
    }

    @Test("Control-F begins the search from anywhere in the window")
    func find() {
        run { fixture in
            fixture.stage.press(0x66, "f", .control)
            #expect(fixture.search.isActive)
            #expect(fixture.field.isFirstResponder)
        }
    }

    @Test("The Down key moves the focus to the content if there is no controller for results")
    func downToContent() {
        run(hasResults: false) { fixture in
            fixture.search.obscuresBackgroundDuringPresentation = false
            fixture.begin()
            fixture.type("a")
            fixture.stage.press(KeySymbol.down)
            #expect((fixture.page as? SearchFixture.Page)?.button.isFocused == true)
        }
    }

    // MARK: Results

    @Test("The results are shown as soon as there is a text, and hidden when it is deleted")
    func showsResults() {
        run { fixture in
            fixture.begin()
            #expect(fixture.results.viewIfLoaded?.window == nil)
            fixture.type("a")
            #expect(fixture.results.viewIfLoaded?.window != nil)
            #expect(fixture.search.showsSearchResultsController)
            fixture.stage.press(0xff08)
            #expect(fixture.results.viewIfLoaded?.window == nil)
        }
    }

    @Test("showsSearchResultsController shows the results without a text")
    func showsResultsManually() {
        run { fixture in
            fixture.begin()
            fixture.search.showsSearchResultsController = true
            #expect(!fixture.search.automaticallyShowsSearchResultsController)
            #expect(fixture.results.viewIfLoaded?.window != nil)
        }
    }

    @Test("The results cover the content below the bar")
    func resultsFrame() throws {
        try run { fixture in
            fixture.begin()
            fixture.type("a")
            fixture.stage.frame()
            let view = try #require(fixture.results.view)
            #expect(fixture.frame(of: view) == CGRect(origin: .zero, size: Self.narrow))
            #expect(view.safeAreaInsets.top == fixture.navigation.navigationBar.frame.maxY)
        }
    }

    @Test("The appearance methods of the results controller are called once each")
    func appearance() {
        let log = RecordingController.Log()
        let results = RecordingController("r", log)
        WindowStage.run(Self.narrow) { stage in
            let search = UISearchController(searchResultsController: results)
            let page = UIViewController()
            page.navigationItem.searchController = search
            stage.window.rootViewController = UINavigationController(rootViewController: page)
            stage.frame()
            search.isActive = true
            stage.advance(by: 0.5)
            stage.press(0x61, "a")
            stage.frame()
            #expect(log.take().filter { $0.contains("ppear") } == ["r willAppear", "r isAppearing", "r didAppear"])
            search.isActive = false
            stage.advance(by: 0.5)
            #expect(log.take().filter { $0.contains("ppear") } == ["r willDisappear", "r didDisappear"])
        }
    }

    @Test("A search remains active under a pushed screen")
    func push() {
        run { fixture in
            fixture.begin()
            fixture.type("a")
            fixture.navigation.pushViewController(UIViewController(), animated: true)
            fixture.stage.advance(by: 1)
            #expect(fixture.search.isActive)
            #expect(fixture.results.viewIfLoaded?.window == nil)
            fixture.navigation.popViewController(animated: true)
            fixture.stage.advance(by: 1)
            #expect(fixture.bar.text == "a")
            #expect(fixture.results.viewIfLoaded?.window != nil)
        }
    }

    // MARK: Dimming

    @Test("A press on the dimmed content ends the search")
    func dimming() {
        run { fixture in
            fixture.begin()
            fixture.stage.tap(160, 400)
            #expect(fixture.recorder.take().first == "cancel")
            #expect(!fixture.search.isActive)
        }
    }

    @Test("The dimmed content cannot be pressed")
    func obscured() {
        run { fixture in
            var presses = 0
            let button = (fixture.page as? SearchFixture.Page)?.button
            button?.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
            fixture.begin()
            if let button { fixture.tap(button) }
            #expect(presses == 0)
        }
    }

    @Test("Content that is not obscured can be pressed during the search")
    func notObscured() {
        run(hasResults: false) { fixture in
            fixture.search.obscuresBackgroundDuringPresentation = false
            var presses = 0
            let button = (fixture.page as? SearchFixture.Page)?.button
            button?.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
            fixture.begin()
            if let button { fixture.tap(button) }
            #expect(presses == 1)
        }
    }

    // MARK: Navigation bar

    @Test("The search bar is below the title in a narrow window, and increases the height of the bar")
    func stacked() {
        run { fixture in
            #expect(fixture.search.searchBarPlacement == .stacked)
            #expect(fixture.navigation.navigationBar.frame.height == 100)
            #expect(fixture.frame(of: fixture.bar) == CGRect(x: 0, y: 44, width: 320, height: 56))
            #expect(fixture.page.view.safeAreaInsets.top == 100)
        }
    }

    @Test("The search bar is at the trailing edge of the title's row in a wide window")
    func inline() {
        run(Self.wide) { fixture in
            #expect(fixture.search.searchBarPlacement == .inline)
            #expect(fixture.navigation.navigationBar.frame.height == 44)
            #expect(fixture.frame(of: fixture.bar).maxX == 884)
        }
    }

    @Test("In right-to-left layouts, the inline search bar is at the left edge")
    func inlineReversed() {
        run(Self.wide) { fixture in
            fixture.navigation.view.semanticContentAttribute = .forceRightToLeft
            fixture.navigation.navigationBar.semanticContentAttribute = .forceRightToLeft
            fixture.navigation.navigationBar.setNeedsLayout()
            fixture.stage.frame()
            #expect(fixture.frame(of: fixture.bar).minX == 16)
        }
    }

    @Test("The delegate is notified when a resized window moves the search bar")
    func resized() {
        run(Self.wide) { fixture in
            fixture.stage.frame()
            fixture.recorder.lines = []
            fixture.stage.surface.resize(to: Self.narrow)
            fixture.stage.frame()
            #expect(fixture.recorder.take() == ["willChange stacked", "didChange inline"])
            #expect(fixture.search.searchBarPlacement == .stacked)
        }
    }

    @Test("preferredSearchBarPlacement overrides the automatic placement")
    func preferred() {
        run(Self.wide) { fixture in
            fixture.page.navigationItem.preferredSearchBarPlacement = .stacked
            fixture.stage.frame()
            #expect(fixture.search.searchBarPlacement == .stacked)
        }
    }

    @Test("The row of the title is hidden during a search below it")
    func hidesTitle() {
        run { fixture in
            fixture.begin()
            #expect(fixture.navigation.navigationBar.frame.height == 56)
            #expect(fixture.frame(of: fixture.bar).minY == 0)
            fixture.search.isActive = false
            fixture.stage.advance(by: 0.5)
            #expect(fixture.navigation.navigationBar.frame.height == 100)
        }
    }

    @Test("hidesNavigationBarDuringPresentation set to false keeps the row of the title")
    func keepsTitle() {
        run { fixture in
            fixture.search.hidesNavigationBarDuringPresentation = false
            fixture.begin()
            #expect(fixture.navigation.navigationBar.frame.height == 100)
        }
    }

    @Test("Scrolling the content hides the search bar before anything else")
    func scrolls() {
        let list = SearchFixture.List()
        run(content: list) { fixture in
            #expect(fixture.navigation.navigationBar.frame.height == 100)
            list.scroll.contentOffset.y += 20
            fixture.stage.frame()
            #expect(fixture.navigation.navigationBar.frame.height == 80)
            list.scroll.contentOffset.y += 200
            fixture.stage.frame()
            #expect(fixture.navigation.navigationBar.frame.height == 44)
        }
    }

    @Test("hidesSearchBarWhenScrolling set to false keeps the search bar")
    func keepsBar() {
        let list = SearchFixture.List()
        run(content: list) { fixture in
            list.navigationItem.hidesSearchBarWhenScrolling = false
            fixture.stage.frame()
            list.scroll.contentOffset.y += 200
            fixture.stage.frame()
            #expect(fixture.navigation.navigationBar.frame.height == 100)
        }
    }

    @Test("A large title collapses after the search bar")
    func largeTitle() {
        let list = SearchFixture.List()
        run(content: list) { fixture in
            fixture.navigation.navigationBar.prefersLargeTitles = true
            fixture.stage.frame()
            #expect(fixture.navigation.navigationBar.frame.height == 152)
            list.scroll.contentOffset.y += 56
            fixture.stage.frame()
            #expect(fixture.navigation.navigationBar.frame.height == 96)
            list.scroll.contentOffset.y += 52
            fixture.stage.frame()
            #expect(fixture.navigation.navigationBar.frame.height == 44)
        }
    }

    @Test("A changed title does not end editing")
    func titleChange() {
        run { fixture in
            fixture.begin()
            fixture.page.title = "Other"
            fixture.stage.frame()
            #expect(fixture.field.isFirstResponder)
        }
    }

    @Test("A search controller that is replaced is shown at once")
    func replaced() {
        run { fixture in
            let other = UISearchController(searchResultsController: nil)
            fixture.page.navigationItem.searchController = other
            fixture.stage.frame()
            #expect(fixture.bar.window == nil)
            #expect(other.searchBar.window != nil)
            fixture.page.navigationItem.searchController = nil
            fixture.stage.frame()
            #expect(fixture.navigation.navigationBar.frame.height == 44)
        }
    }

    @Test("A search bar that client code adds to its view shows the results below it")
    func ownBar() throws {
        try WindowStage.run(Self.narrow) { stage in
            let (page, results) = (UIViewController(), UIViewController())
            let search = UISearchController(searchResultsController: results)
            search.searchBar.frame = CGRect(x: 0, y: 20, width: 320, height: 56)
            page.view.addSubview(search.searchBar)
            stage.window.rootViewController = page
            stage.frame()
            search.isActive = true
            stage.advance(by: 0.5)
            stage.press(0x61, "a")
            stage.frame()
            let view = try #require(results.view)
            #expect(view.convert(view.bounds, to: nil) == CGRect(x: 0, y: 76, width: 320, height: 404))
        }
    }

    // MARK: Cancel button and scopes

    @Test("The cancel button is shown while the search is active")
    func cancelButton() {
        run { fixture in
            #expect(!fixture.bar.showsCancelButton)
            fixture.begin()
            #expect(fixture.bar.showsCancelButton)
            fixture.search.isActive = false
            fixture.stage.advance(by: 0.5)
            #expect(!fixture.bar.showsCancelButton)
        }
    }

    @Test("automaticallyShowsCancelButton set to false leaves the cancel button to client code")
    func manualCancelButton() {
        run { fixture in
            fixture.search.automaticallyShowsCancelButton = false
            fixture.begin()
            #expect(!fixture.bar.showsCancelButton)
        }
    }

    @Test(
        "The scope buttons are shown as scopeBarActivation specifies",
        arguments: [
            (UISearchController.ScopeBarActivation.automatic, true, true), (.manual, false, false),
            (.onTextEntry, false, true), (.onSearchActivation, true, true),
        ])
    func scopes(activation: UISearchController.ScopeBarActivation, onBegin: Bool, onText: Bool) {
        run { fixture in
            fixture.bar.scopeButtonTitles = ["All", "Titles"]
            fixture.search.scopeBarActivation = activation
            fixture.begin()
            #expect(fixture.bar.showsScopeBar == onBegin)
            fixture.type("a")
            #expect(fixture.bar.showsScopeBar == onText)
            fixture.search.isActive = false
            #expect(!fixture.bar.showsScopeBar)
        }
    }

    @Test("A selected scope is reported, and updates the results")
    func selectScope() throws {
        try run { fixture in
            fixture.bar.scopeButtonTitles = ["All", "Titles"]
            fixture.begin()
            let control = try #require(fixture.bar.subviews.lazy.compactMap { $0 as? UISegmentedControl }.first)
            let rect = fixture.frame(of: control)
            fixture.stage.tap(rect.maxX - 20, rect.midY)
            #expect(fixture.recorder.take() == ["scope 1", "update '' true"])
            #expect(fixture.bar.selectedScopeButtonIndex == 1)
        }
    }

    // MARK: Suggestions

    @Test("Suggestions are listed below the field, and the chosen one is reported")
    func suggestions() {
        run { fixture in
            fixture.search.searchSuggestions = ["Apple", "Pear"].map {
                UISearchSuggestionItem(localizedSuggestion: $0)
            }
            fixture.begin()
            fixture.stage.press(KeySymbol.down)
            fixture.stage.press(KeySymbol.down)
            fixture.stage.press(KeySymbol.enter, "\r")
            #expect(fixture.recorder.take() == ["selecting Pear"])
        }
    }

    @Test("Escape first closes the suggestions and then ends the search")
    func escapeSuggestions() {
        run { fixture in
            fixture.search.searchSuggestions = [UISearchSuggestionItem(localizedSuggestion: "Apple")]
            fixture.begin()
            fixture.stage.press(KeySymbol.escape)
            #expect(fixture.search.isActive)
            fixture.stage.press(KeySymbol.escape)
            #expect(!fixture.search.isActive)
        }
    }

    @Test("A click chooses a suggestion")
    func clickSuggestion() {
        run { fixture in
            fixture.search.searchSuggestions = ["Apple", "Pear"].map {
                UISearchSuggestionItem(localizedSuggestion: $0)
            }
            fixture.begin()
            let rect = fixture.frame(of: fixture.field)
            fixture.stage.tap(rect.minX + 30, rect.maxY + 4 + 5 + 10)
            #expect(fixture.recorder.take() == ["selecting Apple"])
        }
    }

    @Test("Suggestions are not shown for a stacked search bar if they are to be ignored there")
    func ignoredSuggestions() {
        run { fixture in
            fixture.search.ignoresSearchSuggestionsForSearchBarPlacementStacked = true
            fixture.search.searchSuggestions = [UISearchSuggestionItem(localizedSuggestion: "Apple")]
            fixture.begin()
            #expect(fixture.field.searchSuggestions == nil)
        }
    }

    // MARK: Accessibility

    @Test("Assistive technologies see the search field with its placeholder")
    func accessibility() throws {
        try run { fixture in
            let node = try #require(fixture.stage.node { $0.role == .searchField })
            #expect(node.name == "Search")
        }
    }

    @Test("Assistive technologies do not see the content behind the dimming view")
    func accessibleDimming() {
        run { fixture in
            #expect(fixture.stage.node { $0.name == "Item" } != nil)
            fixture.begin()
            #expect(fixture.stage.node { $0.name == "Item" } == nil)
            #expect(fixture.stage.node { $0.name == "Cancel search" } != nil)
        }
    }

    // MARK: Memory

    @Test("A controller with an active search is deallocated with its screen")
    func memory() {
        weak var search: UISearchController?
        WindowStage.run(Self.narrow) { stage in
            let page = UIViewController()
            let controller = UISearchController(searchResultsController: UIViewController())
            search = controller
            page.navigationItem.searchController = controller
            let navigation = UINavigationController(rootViewController: page)
            stage.window.rootViewController = navigation
            stage.frame()
            controller.isActive = true
            stage.advance(by: 0.5)
        }
        #expect(search == nil)
    }
}

extension UIView {
    /// The first visible button with a title in the subtree.
    func button(titled title: String) -> UIButton? {
        if let button = self as? UIButton, !button.isHidden, button.title(for: .normal) == title { return button }
        return subviews.lazy.compactMap { $0.button(titled: title) }.first
    }
}

extension WindowStage {
    /// The first node of the accessibility tree that satisfies a condition.
    func node(where condition: (AccessibilityNode) -> Bool) -> AccessibilityNode? {
        let builder = AccessibilityTreeBuilder(for: window)
        builder.updateTree()
        var waiting = [AccessibilityID.application]
        while let id = waiting.popLast() {
            guard let node = builder.tree[id] else { continue }
            if condition(node) { return node }
            waiting += node.children
        }
        return nil
    }
}
