import ComponentFlowTesting
import Testing

import ComponentFlow

private struct Person: Identifiable, Equatable {
    let id: Int
    let name: String

    static let ada = Person(id: 1, name: "Ada")
    static let ben = Person(id: 2, name: "Ben")
    static let eva = Person(id: 3, name: "Eva")
}

private enum Scope: Hashable {
    case album, library
}

@Observable
private final class Album {
    var query = ""
    var people: [Person] = []
    var scope = Scope.album
    var isConstant = false
}

/// A search for photos of people.
private struct AlbumSearch: CompositeComponent {
    @Bindable var album: Album
    var activation = SearchScopeActivation.automatic
    var suggests = false

    private var tokens: Binding<[Person]> { album.isConstant ? .constant(album.people) : $album.people }

    private var suggestions: [SearchSuggestion] {
        let found = [Person.ada, .ben, .eva].filter { !album.query.isEmpty && $0.name.hasPrefix(album.query) }
        return found.map { Text($0.name).searchCompletion($0) }
            + ["A tree", "A house"].filter { $0.hasPrefix(album.query) && !album.query.isEmpty }
            .map { Label($0, systemImage: "photo").searchCompletion($0) }
    }

    var content: some Component<Empty> {
        VStack {
            Rectangle(color: .gray, height: 40)
            Button("Elsewhere") {}
        }
        .searchable(text: $album.query, tokens: tokens) { person in
            Label(person.name, systemImage: "person")
        }
        .searchScopes($album.scope, activation: activation) {
            Text("Album").tag(Scope.album)
            Text("Library").tag(Scope.library)
        }
        .searchSuggestions {
            if suggests { suggestions }
        }
    }
}

@Suite("Tokens, scopes and suggestions of searches") @MainActor
struct SearchTokenTests {
    private let stage = Stage(size: CGSize(width: 300, height: 400))
    private let album = Album()

    private var field: UISearchTextField? { stage.window.views(of: UISearchTextField.self).first }
    private var scopes: UISegmentedControl? { stage.window.views(of: UISegmentedControl.self).first }
    /// The names of the tokens for assistive technologies.
    private var tokens: [String] {
        field?.subviews.filter { $0.accessibilityTraits.contains(.button) }.compactMap(\.accessibilityLabel)
            .filter { ["Ada", "Ben", "Eva"].contains($0) } ?? []
    }

    private func show(activation: SearchScopeActivation = .automatic, suggests: Bool = false) {
        stage.show(AlbumSearch(album: album, activation: activation, suggests: suggests))
    }

    private func focus() {
        stage.holdModifiers(.control)
        stage.pressKey(symbol: 0x66, characters: "f")
        stage.holdModifiers([])
        stage.advance(by: 0)
    }

    private func type(_ text: String) {
        stage.type(text)
        stage.advance(by: 0)
    }

    private func press(_ symbols: UInt32...) {
        for symbol in symbols {
            stage.press(symbol)
            stage.advance(by: 0)
        }
    }

    /// The texts of the open list of suggestions.
    private var listed: [String] {
        field?.searchSuggestions?.compactMap(\.localizedSuggestion) ?? []
    }

    // MARK: Tokens

    @Test("The specified tokens are shown with the text and the image of their label")
    func shown() {
        album.people = [.ada, .ben]
        show()
        #expect(tokens == ["Ada", "Ben"])
        let token = field?.subviews.first { $0.accessibilityLabel == "Ada" }
        #expect(token?.views(of: UIImageView.self).first?.image != nil)
    }

    @Test("Tokens that the program adds and removes are shown")
    func changed() {
        album.people = [.ada]
        show()
        album.people = [.ben, .ada]
        stage.advance(by: 0)
        #expect(tokens == ["Ben", "Ada"])
        album.people = []
        stage.advance(by: 0)
        #expect(tokens == [])
    }

    @Test("The Backspace key selects the last token, and a second press deletes it and keeps the text")
    func deletion() {
        album.people = [.ada, .ben]
        album.query = "x"
        show()
        focus()
        press(KeySymbol.home, KeySymbol.backspace)
        #expect(album.people == [.ada, .ben])
        press(KeySymbol.backspace)
        #expect(album.people == [.ada])
        #expect(album.query == "x")
        #expect(tokens == ["Ada"])
    }

    @Test("A token whose deletion is not accepted is shown again")
    func constant() {
        album.people = [.ada]
        album.isConstant = true
        show()
        focus()
        press(KeySymbol.backspace, KeySymbol.backspace)
        #expect(album.people == [.ada])
        #expect(tokens == ["Ada"])
    }

    @Test("Escape removes the text and the tokens")
    func escape() {
        album.people = [.ada]
        album.query = "x"
        show()
        focus()
        press(KeySymbol.escape)
        #expect(album.query == "")
        #expect(album.people == [])
        #expect(tokens == [])
    }

    // MARK: Suggestions

    @Test("Suggestions follow the typed text, with their images")
    func suggestions() {
        show(suggests: true)
        focus()
        #expect(listed == [])
        type("A")
        #expect(listed == ["Ada", "A tree", "A house"])
        #expect(field?.searchSuggestions?[1].iconImage != nil)
        type("d")
        #expect(listed == ["Ada"])
    }

    @Test("A chosen suggestion replaces the text with its completion, and is not suggested any more")
    func completion() {
        show(suggests: true)
        focus()
        type("A")
        press(KeySymbol.down, KeySymbol.down, KeySymbol.enter)
        #expect(album.query == "A tree")
        #expect(field?.text == "A tree")
        #expect(listed == [])
    }

    @Test("A chosen suggestion of a token replaces the text with the token")
    func tokenCompletion() {
        album.people = [.eva]
        show(suggests: true)
        focus()
        type("Ad")
        press(KeySymbol.down, KeySymbol.enter)
        #expect(album.query == "")
        #expect(album.people == [.eva, .ada])
        #expect(tokens == ["Eva", "Ada"])
        #expect(field?.text == "")
    }

    @Test("A token that is already there is not added again")
    func duplicate() {
        album.people = [.ada]
        show(suggests: true)
        focus()
        press(KeySymbol.end)
        type("Ad")
        press(KeySymbol.down, KeySymbol.enter)
        #expect(album.people == [.ada])
    }

    // MARK: Scopes

    @Test("Scopes are shown while the field has the focus, below it and above the content")
    func scopesWithFocus() throws {
        show()
        #expect(scopes == nil)
        focus()
        let (field, scopes) = (try #require(field), try #require(scopes))
        #expect(scopes.convert(scopes.bounds, to: nil).minY >= field.convert(field.bounds, to: nil).maxY)
    }

    @Test("Escape in an empty field ends the search")
    func escapeHidesScopes() {
        show()
        focus()
        press(KeySymbol.escape)
        stage.settle()
        #expect(scopes == nil)
        #expect(field?.isFirstResponder == false)
    }

    @Test("Escape in a field with a text clears it, and the scopes stay")
    func escapeWithText() {
        show()
        focus()
        type("x")
        press(KeySymbol.escape)
        stage.settle()
        #expect(scopes != nil)
        #expect(field?.isFirstResponder == true)
    }

    @Test("Scopes stay while they have the focus themselves, and arrow keys select one")
    func scopesByKeyboard() {
        show()
        focus()
        press(KeySymbol.tab)
        #expect(scopes?.isFocused == true)
        press(KeySymbol.right)
        #expect(album.scope == .library)
        press(KeySymbol.tab)
        stage.settle()
        #expect(scopes == nil)
    }

    @Test("A click selects a scope")
    func scopesByPointer() throws {
        show()
        focus()
        let scopes = try #require(scopes)
        stage.click(at: scopes.convert(CGPoint(x: scopes.bounds.width * 0.75, y: scopes.bounds.midY), to: nil))
        #expect(album.scope == .library)
    }

    @Test("Scopes stay while there is a text")
    func scopesWithText() {
        album.query = "x"
        show()
        #expect(scopes != nil)
    }

    @Test("Scopes that are activated by text entry are not shown in an empty field")
    func scopesOnTextEntry() {
        show(activation: .onTextEntry)
        focus()
        #expect(scopes == nil)
        type("x")
        #expect(scopes?.numberOfSegments == 2)
    }

    @Test("The scopes have a name for assistive technologies")
    func accessibility() {
        album.query = "x"
        show()
        #expect(scopes?.accessibilityLabel == "Scope")
    }
}
