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
        _ body: (SearchWorld) throws -> Void
    ) rethrows {
        try WindowStage.run(size) { stage in
            try body(SearchWorld(stage, hasResults: hasResults, content: content ?? SearchWorld.Page()))
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
        run(hasResults: false, content: page) { world in
            world.begin()
            world.type("ab")
            #expect(page.searchText == "ab")
            world.search.isActive = false
            world.stage.advance(by: 0.5)
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
            run(hasResults: hasResults) { world in
                defer { AccessibilityTreeBuilder.deactivate() }
                let builder = AccessibilityTreeBuilder.activate(for: world.stage.window)
                builder.updateTree()
                let stops = world.stage.window.focusRoot.focusStops
                #expect(stops.first === world.field)
                #expect(stops.filter { builder.id(of: $0) == nil } == [])
            }
        }
    }

    // MARK: Order of calls

    @Test("A click into the field begins the search, with UIKit's order of calls")
    func begins() {
        run { world in
            world.tap(world.field)
            #expect(
                world.recorder.take() == ["shouldBegin", "present", "willPresent", "didBegin", "update '' true"])
            #expect(world.search.isActive)
            world.stage.advance(by: 0.5)
            #expect(world.recorder.take() == ["didPresent"])
        }
    }

    @Test("Setting isActive begins the search and moves the keyboard focus into the field")
    func setActive() {
        run { world in
            world.search.isActive = true
            #expect(
                world.recorder.take() == ["present", "willPresent", "shouldBegin", "didBegin", "update '' true"])
            #expect(world.field.isFirstResponder)
            world.stage.advance(by: 0.5)
            #expect(world.recorder.take() == ["didPresent"])
        }
    }

    @Test("The cancel button ends the search, with UIKit's order of calls, and clears the text")
    func cancels() throws {
        try run { world in
            world.begin()
            world.type("a")
            #expect(world.recorder.take() == ["text 'a'", "update 'a' true"])
            let cancel = try #require(world.bar.button(titled: "Cancel"))
            world.tap(cancel)
            #expect(
                world.recorder.take() == ["cancel", "willDismiss", "shouldEnd", "didEnd", "update '' false"])
            #expect(!world.search.isActive)
            #expect(world.bar.text == "")
            world.stage.advance(by: 0.5)
            #expect(world.recorder.take() == ["didDismiss"])
            #expect(world.search.parent == nil)
        }
    }

    @Test("A delegate that refuses editing prevents that a click begins the search")
    func refused() {
        run { world in
            world.recorder.mayBegin = false
            world.tap(world.field)
            #expect(!world.search.isActive)
        }
    }

    @Test("A search that is ended while it begins completes both animations in order")
    func interrupted() {
        run { world in
            world.search.isActive = true
            world.stage.advance(by: 0.1)
            world.recorder.lines = []
            world.search.isActive = false
            world.stage.advance(by: 0.5)
            let calls = world.recorder.take().filter { $0.contains("ismiss") || $0.contains("resent") }
            #expect(calls == ["didPresent", "willDismiss", "didDismiss"])
        }
    }

    @Test("Return reports a press of the search button")
    func returnKey() {
        run { world in
            world.begin()
            world.stage.press(KeySymbol.enter, "\r")
            #expect(world.recorder.take() == ["search"])
            #expect(world.field.isFirstResponder)
        }
    }

    @Test("dismiss(animated:) ends the search")
    func dismisses() {
        run { world in
            world.begin()
            world.search.dismiss(animated: true)
            #expect(!world.search.isActive)
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
        run { world in
            world.begin()
            world.stage.press(KeySymbol.escape)
            #expect(!world.search.isActive)
        }
    }

    @Test("Escape ends the search while the focus is in the results")
    func escapeFromResults() {
        run { world in
            world.begin()
            world.type("a")
            world.stage.press(KeySymbol.down)
            #expect(world.results.button.isFocused)
            world.stage.press(KeySymbol.escape)
            #expect(!world.search.isActive)
        }
    }

    @Test("Escape ends the search while the focus is in the content")
    func escapeFromContent() {
        run(hasResults: false) { world in
            world.search.obscuresBackgroundDuringPresentation = false
            world.begin()
            world.stage.press(KeySymbol.down)
            world.stage.press(KeySymbol.escape)
            #expect(!world.search.isActive)
        }
    }

    @Test("Control-F shows a search bar that scrolling has hidden")
    func findHidden() {
        let list = SearchWorld.List()
        run(content: list) { world in
            list.scroll.contentOffset.y += 200
            world.stage.frame()
            world.stage.press(0x66, "f", .control)
            world.stage.advance(by: 0.5)
            #expect(world.field.isFirstResponder)
            #expect(world.frame(of: world.bar) == CGRect(x: 0, y: 0, width: 320, height: 56))
        }
    }

    @Test("Control-F begins the search from anywhere in the window")
    func find() {
        run { world in
            world.stage.press(0x66, "f", .control)
            #expect(world.search.isActive)
            #expect(world.field.isFirstResponder)
        }
    }

    @Test("The Down key moves the focus to the content if there is no controller for results")
    func downToContent() {
        run(hasResults: false) { world in
            world.search.obscuresBackgroundDuringPresentation = false
            world.begin()
            world.type("a")
            world.stage.press(KeySymbol.down)
            #expect((world.page as? SearchWorld.Page)?.button.isFocused == true)
        }
    }

    // MARK: Results

    @Test("The results are shown as soon as there is a text, and hidden when it is deleted")
    func showsResults() {
        run { world in
            world.begin()
            #expect(world.results.viewIfLoaded?.window == nil)
            world.type("a")
            #expect(world.results.viewIfLoaded?.window != nil)
            #expect(world.search.showsSearchResultsController)
            world.stage.press(0xff08)
            #expect(world.results.viewIfLoaded?.window == nil)
        }
    }

    @Test("showsSearchResultsController shows the results without a text")
    func showsResultsManually() {
        run { world in
            world.begin()
            world.search.showsSearchResultsController = true
            #expect(!world.search.automaticallyShowsSearchResultsController)
            #expect(world.results.viewIfLoaded?.window != nil)
        }
    }

    @Test("The results cover the content below the bar")
    func resultsFrame() throws {
        try run { world in
            world.begin()
            world.type("a")
            world.stage.frame()
            let view = try #require(world.results.view)
            #expect(world.frame(of: view) == CGRect(origin: .zero, size: Self.narrow))
            #expect(view.safeAreaInsets.top == world.navigation.navigationBar.frame.maxY)
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
        run { world in
            world.begin()
            world.type("a")
            world.navigation.pushViewController(UIViewController(), animated: true)
            world.stage.advance(by: 1)
            #expect(world.search.isActive)
            #expect(world.results.viewIfLoaded?.window == nil)
            world.navigation.popViewController(animated: true)
            world.stage.advance(by: 1)
            #expect(world.bar.text == "a")
            #expect(world.results.viewIfLoaded?.window != nil)
        }
    }

    // MARK: Dimming

    @Test("A press on the dimmed content ends the search")
    func dimming() {
        run { world in
            world.begin()
            world.stage.tap(160, 400)
            #expect(world.recorder.take().first == "cancel")
            #expect(!world.search.isActive)
        }
    }

    @Test("The dimmed content cannot be pressed")
    func obscured() {
        run { world in
            var presses = 0
            let button = (world.page as? SearchWorld.Page)?.button
            button?.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
            world.begin()
            if let button { world.tap(button) }
            #expect(presses == 0)
        }
    }

    @Test("Content that is not obscured can be pressed during the search")
    func notObscured() {
        run(hasResults: false) { world in
            world.search.obscuresBackgroundDuringPresentation = false
            var presses = 0
            let button = (world.page as? SearchWorld.Page)?.button
            button?.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
            world.begin()
            if let button { world.tap(button) }
            #expect(presses == 1)
        }
    }

    // MARK: Navigation bar

    @Test("The search bar is below the title in a narrow window, and increases the height of the bar")
    func stacked() {
        run { world in
            #expect(world.search.searchBarPlacement == .stacked)
            #expect(world.navigation.navigationBar.frame.height == 100)
            #expect(world.frame(of: world.bar) == CGRect(x: 0, y: 44, width: 320, height: 56))
            #expect(world.page.view.safeAreaInsets.top == 100)
        }
    }

    @Test("The search bar is at the trailing edge of the title's row in a wide window")
    func inline() {
        run(Self.wide) { world in
            #expect(world.search.searchBarPlacement == .inline)
            #expect(world.navigation.navigationBar.frame.height == 44)
            #expect(world.frame(of: world.bar).maxX == 884)
        }
    }

    @Test("In right-to-left layouts, the inline search bar is at the left edge")
    func inlineReversed() {
        run(Self.wide) { world in
            world.navigation.view.semanticContentAttribute = .forceRightToLeft
            world.navigation.navigationBar.semanticContentAttribute = .forceRightToLeft
            world.navigation.navigationBar.setNeedsLayout()
            world.stage.frame()
            #expect(world.frame(of: world.bar).minX == 16)
        }
    }

    @Test("The delegate is notified when a resized window moves the search bar")
    func resized() {
        run(Self.wide) { world in
            world.stage.frame()
            world.recorder.lines = []
            world.stage.surface.resize(to: Self.narrow)
            world.stage.frame()
            #expect(world.recorder.take() == ["willChange stacked", "didChange inline"])
            #expect(world.search.searchBarPlacement == .stacked)
        }
    }

    @Test("preferredSearchBarPlacement overrides the automatic placement")
    func preferred() {
        run(Self.wide) { world in
            world.page.navigationItem.preferredSearchBarPlacement = .stacked
            world.stage.frame()
            #expect(world.search.searchBarPlacement == .stacked)
        }
    }

    @Test("The row of the title is hidden during a search below it")
    func hidesTitle() {
        run { world in
            world.begin()
            #expect(world.navigation.navigationBar.frame.height == 56)
            #expect(world.frame(of: world.bar).minY == 0)
            world.search.isActive = false
            world.stage.advance(by: 0.5)
            #expect(world.navigation.navigationBar.frame.height == 100)
        }
    }

    @Test("hidesNavigationBarDuringPresentation set to false keeps the row of the title")
    func keepsTitle() {
        run { world in
            world.search.hidesNavigationBarDuringPresentation = false
            world.begin()
            #expect(world.navigation.navigationBar.frame.height == 100)
        }
    }

    @Test("Scrolling the content hides the search bar before anything else")
    func scrolls() {
        let list = SearchWorld.List()
        run(content: list) { world in
            #expect(world.navigation.navigationBar.frame.height == 100)
            list.scroll.contentOffset.y += 20
            world.stage.frame()
            #expect(world.navigation.navigationBar.frame.height == 80)
            list.scroll.contentOffset.y += 200
            world.stage.frame()
            #expect(world.navigation.navigationBar.frame.height == 44)
        }
    }

    @Test("hidesSearchBarWhenScrolling set to false keeps the search bar")
    func keepsBar() {
        let list = SearchWorld.List()
        run(content: list) { world in
            list.navigationItem.hidesSearchBarWhenScrolling = false
            world.stage.frame()
            list.scroll.contentOffset.y += 200
            world.stage.frame()
            #expect(world.navigation.navigationBar.frame.height == 100)
        }
    }

    @Test("A large title collapses after the search bar")
    func largeTitle() {
        let list = SearchWorld.List()
        run(content: list) { world in
            world.navigation.navigationBar.prefersLargeTitles = true
            world.stage.frame()
            #expect(world.navigation.navigationBar.frame.height == 152)
            list.scroll.contentOffset.y += 56
            world.stage.frame()
            #expect(world.navigation.navigationBar.frame.height == 96)
            list.scroll.contentOffset.y += 52
            world.stage.frame()
            #expect(world.navigation.navigationBar.frame.height == 44)
        }
    }

    @Test("A changed title does not end editing")
    func titleChange() {
        run { world in
            world.begin()
            world.page.title = "Other"
            world.stage.frame()
            #expect(world.field.isFirstResponder)
        }
    }

    @Test("A search controller that is replaced is shown at once")
    func replaced() {
        run { world in
            let other = UISearchController(searchResultsController: nil)
            world.page.navigationItem.searchController = other
            world.stage.frame()
            #expect(world.bar.window == nil)
            #expect(other.searchBar.window != nil)
            world.page.navigationItem.searchController = nil
            world.stage.frame()
            #expect(world.navigation.navigationBar.frame.height == 44)
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
        run { world in
            #expect(!world.bar.showsCancelButton)
            world.begin()
            #expect(world.bar.showsCancelButton)
            world.search.isActive = false
            world.stage.advance(by: 0.5)
            #expect(!world.bar.showsCancelButton)
        }
    }

    @Test("automaticallyShowsCancelButton set to false leaves the cancel button to client code")
    func manualCancelButton() {
        run { world in
            world.search.automaticallyShowsCancelButton = false
            world.begin()
            #expect(!world.bar.showsCancelButton)
        }
    }

    @Test(
        "The scope buttons are shown as scopeBarActivation specifies",
        arguments: [
            (UISearchController.ScopeBarActivation.automatic, true, true), (.manual, false, false),
            (.onTextEntry, false, true), (.onSearchActivation, true, true),
        ])
    func scopes(activation: UISearchController.ScopeBarActivation, onBegin: Bool, onText: Bool) {
        run { world in
            world.bar.scopeButtonTitles = ["All", "Titles"]
            world.search.scopeBarActivation = activation
            world.begin()
            #expect(world.bar.showsScopeBar == onBegin)
            world.type("a")
            #expect(world.bar.showsScopeBar == onText)
            world.search.isActive = false
            #expect(!world.bar.showsScopeBar)
        }
    }

    @Test("A selected scope is reported, and updates the results")
    func selectScope() throws {
        try run { world in
            world.bar.scopeButtonTitles = ["All", "Titles"]
            world.begin()
            let control = try #require(world.bar.subviews.lazy.compactMap { $0 as? UISegmentedControl }.first)
            let rect = world.frame(of: control)
            world.stage.tap(rect.maxX - 20, rect.midY)
            #expect(world.recorder.take() == ["scope 1", "update '' true"])
            #expect(world.bar.selectedScopeButtonIndex == 1)
        }
    }

    // MARK: Suggestions

    @Test("Suggestions are listed below the field, and the chosen one is reported")
    func suggestions() {
        run { world in
            world.search.searchSuggestions = ["Apple", "Pear"].map {
                UISearchSuggestionItem(localizedSuggestion: $0)
            }
            world.begin()
            world.stage.press(KeySymbol.down)
            world.stage.press(KeySymbol.down)
            world.stage.press(KeySymbol.enter, "\r")
            #expect(world.recorder.take() == ["selecting Pear"])
        }
    }

    @Test("Escape first closes the suggestions and then ends the search")
    func escapeSuggestions() {
        run { world in
            world.search.searchSuggestions = [UISearchSuggestionItem(localizedSuggestion: "Apple")]
            world.begin()
            world.stage.press(KeySymbol.escape)
            #expect(world.search.isActive)
            world.stage.press(KeySymbol.escape)
            #expect(!world.search.isActive)
        }
    }

    @Test("A click chooses a suggestion")
    func clickSuggestion() {
        run { world in
            world.search.searchSuggestions = ["Apple", "Pear"].map {
                UISearchSuggestionItem(localizedSuggestion: $0)
            }
            world.begin()
            let rect = world.frame(of: world.field)
            world.stage.tap(rect.minX + 30, rect.maxY + 4 + 5 + 10)
            #expect(world.recorder.take() == ["selecting Apple"])
        }
    }

    @Test("Suggestions are not shown for a stacked search bar if they are to be ignored there")
    func ignoredSuggestions() {
        run { world in
            world.search.ignoresSearchSuggestionsForSearchBarPlacementStacked = true
            world.search.searchSuggestions = [UISearchSuggestionItem(localizedSuggestion: "Apple")]
            world.begin()
            #expect(world.field.searchSuggestions == nil)
        }
    }

    // MARK: Accessibility

    @Test("Assistive technologies see the search field with its placeholder")
    func accessibility() throws {
        try run { world in
            let node = try #require(world.stage.node { $0.role == .searchField })
            #expect(node.name == "Search")
        }
    }

    @Test("Assistive technologies do not see the content behind the dimming view")
    func accessibleDimming() {
        run { world in
            #expect(world.stage.node { $0.name == "Item" } != nil)
            world.begin()
            #expect(world.stage.node { $0.name == "Item" } == nil)
            #expect(world.stage.node { $0.name == "Cancel search" } != nil)
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
