/// A token of a ``TokenField``, of any type.
struct TokenFieldItem: Equatable {
    let token: AnyHashable
    let title: String
}

/// What the view of a ``TokenField`` shows and calls, for tokens of any type.
struct TokenFieldContent {
    /// The name of the field, which it shows while it is empty.
    var placeholder: String
    var items: [TokenFieldItem]
    var allowsDuplicates: Bool
    var isEnabled: Bool
    var hasSuggestions: Bool
    /// Returns the token for a typed text; `nil` if there is none.
    var makeItem: (String) -> TokenFieldItem?
    /// Returns whether a token may be added.
    var isValid: (TokenFieldItem) -> Bool
    /// Returns what is suggested for a typed text.
    var suggestions: (String) -> [TokenFieldItem]
    /// Called with the tokens after a change by the user.
    var itemsUpdated: ([TokenFieldItem]) -> Void

    /// Returns the tokens for texts that may be added, and the texts that may not.
    func newItems(for texts: [String]) -> (items: [TokenFieldItem], rejected: [String]) {
        var (new, rejected): ([TokenFieldItem], [String]) = ([], [])
        var present = Set(items.map(\.token))
        for text in texts {
            if let item = makeItem(text), isValid(item), allowsDuplicates || !present.contains(item.token) {
                present.insert(item.token)
                new.append(item)
            } else {
                rejected.append(text)
            }
        }
        return (new, rejected)
    }

    /// Returns the suggestions that may be added.
    func offers(for text: String) -> [TokenFieldItem] {
        let present = Set(items.map(\.token))
        return suggestions(text).filter { (allowsDuplicates || !present.contains($0.token)) && isValid($0) }
    }
}
