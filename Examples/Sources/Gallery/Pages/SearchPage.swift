import ComponentFlow

extension Page {
    static let search = Page(
        "search", title: "Search", topic: .layout,
        about: Localized(
            "A search controller of UIKit with scopes and suggestions. Control-F begins the search, Escape ends it.",
            de: "Ein Such-Controller mit Bereichen und Vorschlägen. Strg-F beginnt die Suche, Escape beendet sie.",
            ja: "スコープと候補を備えた UIKit の検索コントローラ。Control+F で検索を始め、Esc で終わります。"),
        demo: ViewDemo(330, growsWithText: true) {
            FramedNavigationView(rootViewController: RiverController())
        })
}

// <code>
private final class RiverController: UIViewController,
    UISearchResultsUpdating
{
    private let label = UILabel()
    private let search = UISearchController(
        searchResultsController: nil)

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Rivers"
        view.backgroundColor = .systemBackground
        label.numberOfLines = 0
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        let area = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            label.topAnchor
                .constraint(equalTo: area.topAnchor, constant: 12),
            label.leadingAnchor
                .constraint(equalTo: area.leadingAnchor, constant: 9),
        ])
        search.obscuresBackgroundDuringPresentation = false
        search.searchResultsUpdater = self
        search.searchBar.scopeButtonTitles = ["All"] + continents
        navigationItem.searchController = search
        navigationItem.preferredSearchBarPlacement = .stacked
        updateSearchResults(for: search)
    }

    func updateSearchResults(for search: UISearchController) {
        let text = search.searchBar.text ?? ""
        let scope = search.searchBar.selectedScopeButtonIndex
        let found = rivers.filter { river in
            (scope == 0 || river.continent == continents[scope - 1])
                && (text.isEmpty || river.name.contains(text))
        }
        label.text = found.map(\.name).joined(separator: "\n")
        search.searchSuggestions =
            text.isEmpty
            ? nil
            : found.prefix(3).map {
                UISearchSuggestionItem(
                    localizedSuggestion: $0.name,
                    localizedDescription: $0.continent)
            }
    }

    func updateSearchResults(
        for search: UISearchController,
        selecting suggestion: any UISearchSuggestion
    ) {
        search.searchBar.text = suggestion.localizedSuggestion
        search.searchSuggestions = nil
        label.text = suggestion.localizedSuggestion
    }
}

private let continents = ["Africa", "Asia", "Europe"]
private let rivers: [(name: String, continent: String)] = [
    ("Amur", "Asia"), ("Congo", "Africa"),
    ("Danube", "Europe"), ("Ganges", "Asia"), ("Nile", "Africa"),
    ("Rhine", "Europe"),
]
// </code>
