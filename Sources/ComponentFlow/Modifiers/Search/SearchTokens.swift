/// The tokens of the search field of a ``Searchable``.
struct SearchTokens {
    /// The tokens as the field displays them.
    let shown: [SearchFieldToken]
    /// Adds a token that was chosen as a suggestion, unless it is there or of another type.
    let add: (Any) -> Void
    /// Removes all tokens but those with the specified identifiers.
    let keep: (Set<AnyHashable>) -> Void

    init<Token: Identifiable>(_ tokens: Binding<[Token]>, label: (Token) -> any Component) {
        shown = tokens.wrappedValue.map { SearchFieldToken($0.id, label: label($0)) }
        add = { value in
            let present = tokens.wrappedValue
            guard let token = value as? Token, !present.contains(where: { $0.id == token.id }) else { return }
            tokens.setFromControl(present + [token])
        }
        keep = { identifiers in
            tokens.setFromControl(tokens.wrappedValue.filter { identifiers.contains(AnyHashable($0.id)) })
        }
    }
}

/// A token as a search field displays it.
struct SearchFieldToken: Equatable {
    let id: AnyHashable
    let text: String
    let image: UIImage?

    init(_ id: some Hashable, label: any Component) {
        self.id = AnyHashable(id)
        text = label.labelText?.textInComponent ?? ""
        image = label.labelImage
    }
}
