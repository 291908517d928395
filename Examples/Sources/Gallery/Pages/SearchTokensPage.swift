import ComponentFlow

extension Page {
    static let searchTokens = Page(
        "searchTokens", title: "Search tokens", topic: .collections,
        about: Localized(
            "Tokens, scopes and suggestions. Type the beginning of a river or of a continent.",
            de: "Token, Bereiche und Vorschläge. Man gibt den Anfang eines Flusses oder Kontinents ein.",
            ja: "トークン、スコープ、候補を備えた検索です。川や大陸の名前の最初の文字を入力します。"),
        demo: SearchTokensDemo())
}

// <code>
private struct SearchTokensDemo: CompositeComponent {
    @Local var query = ""
    @Local var continents: [Continent] = []
    @Local var scope = Scope.names

    var content: some Component<Surroundings> {
        LazyList(matches, id: \.name) { river in
            LabeledContent(river.name) {
                Text(river.continent.rawValue)
            }
            .padding(12)
        }
        .separators(inset: 12)
        .emptyContent { Text("No rivers") }
        .searchable(
            text: $query, tokens: $continents, prompt: "Search rivers"
        ) { continent in
            Label(continent.rawValue, systemImage: "globe")
        }
        .searchScopes($scope) {
            Text("Names").tag(Scope.names)
            Text("Beginnings").tag(Scope.beginnings)
        }
        .searchSuggestions {
            for continent in suggestedContinents {
                Label(continent.rawValue, systemImage: "globe")
                    .searchCompletion(continent)
            }
            if !query.isEmpty {
                for river in matches.prefix(3) {
                    Text(river.name).searchCompletion(river.name)
                }
            }
        }
    }

    private var suggestedContinents: [Continent] {
        Continent.allCases.filter { continent in
            !query.isEmpty && !continents.contains(continent)
                && continent.rawValue.lowercased()
                    .hasPrefix(query.lowercased())
        }
    }

    private var matches: [River] {
        let query = query.lowercased()
        return rivers.filter { river in
            let name = river.name.lowercased()
            let isFound =
                scope == .names
                ? name.contains(query) : name.hasPrefix(query)
            return (query.isEmpty || isFound)
                && (continents.isEmpty
                    || continents.contains(river.continent))
        }
    }
}

private enum Scope {
    case names, beginnings
}

private enum Continent: String, CaseIterable, Identifiable {
    case africa = "Africa"
    case asia = "Asia"
    case europe = "Europe"

    var id: Continent { self }
}

private struct River {
    let name: String
    let continent: Continent
}

private let rivers = [
    River(name: "Amur", continent: .asia),
    River(name: "Congo", continent: .africa),
    River(name: "Danube", continent: .europe),
    River(name: "Ganges", continent: .asia),
    River(name: "Nile", continent: .africa),
    River(name: "Rhine", continent: .europe),
]
// </code>
