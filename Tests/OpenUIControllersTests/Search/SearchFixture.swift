import OpenUIControllers
import OpenUIKitCore
import UIKitTestSupport

/// A navigation controller whose screen has a search, and a log of the calls of the search's delegates.
@MainActor final class SearchFixture {
    /// A controller with a button that can be focused.
    final class Page: UIViewController {
        let button = UIButton(type: .system)

        override func viewDidLoad() {
            view.backgroundColor = .systemBackground
            button.setTitle("Item", for: .normal)
            button.frame = CGRect(x: 20, y: 160, width: 200, height: 40)
            button.addAction(UIAction { _ in }, for: .touchUpInside)
            view.addSubview(button)
        }
    }

    /// A controller with a list that scrolls.
    final class List: UIViewController {
        let scroll = UIScrollView()

        override func viewDidLoad() {
            view.backgroundColor = .systemBackground
            scroll.frame = view.bounds
            scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            scroll.contentSize = CGSize(width: 100, height: 3000)
            view.addSubview(scroll)
        }
    }

    final class Recorder: UISearchControllerDelegate, UISearchResultsUpdating, UISearchBarDelegate {
        var lines: [String] = []
        var mayBegin = true

        func take() -> [String] {
            defer { lines = [] }
            return lines
        }

        func presentSearchController(_ searchController: UISearchController) { lines.append("present") }
        func willPresentSearchController(_ searchController: UISearchController) { lines.append("willPresent") }
        func didPresentSearchController(_ searchController: UISearchController) { lines.append("didPresent") }
        func willDismissSearchController(_ searchController: UISearchController) { lines.append("willDismiss") }
        func didDismissSearchController(_ searchController: UISearchController) { lines.append("didDismiss") }
        func searchController(
            _ searchController: UISearchController, willChangeTo newPlacement: UINavigationItem.SearchBarPlacement
        ) { lines.append("willChange \(newPlacement)") }
        func searchController(
            _ searchController: UISearchController,
            didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement
        ) { lines.append("didChange \(previousPlacement)") }
        func updateSearchResults(for searchController: UISearchController) {
            lines.append("update '\(searchController.searchBar.text ?? "")' \(searchController.isActive)")
        }
        func updateSearchResults(
            for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
        ) { lines.append("selecting \(searchSuggestion.localizedSuggestion ?? "")") }
        func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
            lines.append("shouldBegin")
            return mayBegin
        }
        func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { lines.append("didBegin") }
        func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
            lines.append("shouldEnd")
            return true
        }
        func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { lines.append("didEnd") }
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
            lines.append("text '\(searchText)'")
        }
        func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { lines.append("search") }
        func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { lines.append("cancel") }
        func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { lines.append("bookmark") }
        func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { lines.append("results") }
        func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
            lines.append("scope \(selectedScope)")
        }
    }

    let stage: WindowStage
    let recorder = Recorder()
    let results = Page()
    let page: UIViewController
    let search: UISearchController
    let navigation: UINavigationController

    init(_ stage: WindowStage, hasResults: Bool = true, content: UIViewController = Page()) {
        self.stage = stage
        page = content
        page.title = "Books"
        results.title = "Results"
        search = UISearchController(searchResultsController: hasResults ? results : nil)
        search.delegate = recorder
        search.searchResultsUpdater = recorder
        search.searchBar.delegate = recorder
        page.navigationItem.searchController = search
        navigation = UINavigationController(rootViewController: page)
        stage.window.rootViewController = navigation
        stage.frame()
    }

    var bar: UISearchBar { search.searchBar }
    var field: UISearchTextField { search.searchBar.searchTextField }

    /// The frame of a view in the window.
    func frame(of view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

    func tap(_ view: UIView) {
        let rect = frame(of: view)
        stage.tap(rect.midX, rect.midY)
    }

    func type(_ text: String) {
        for character in text {
            stage.press(character.unicodeScalars.first?.value ?? 0, String(character))
        }
        stage.frame()
    }

    /// Begins the search and waits for the end of the animation.
    func begin() {
        search.isActive = true
        stage.advance(by: 0.5)
        recorder.lines = []
    }
}
