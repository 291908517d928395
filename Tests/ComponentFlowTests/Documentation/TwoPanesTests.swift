import ComponentFlow
import ComponentFlowTesting
import Foundation
import Testing

/// The code of the article "An application with two panes", verbatim.
enum TwoPanes {
    enum WindowOnly {
        struct RecipesApp: ComponentApp {
            var body: some Scene {
                Window("Recipes") { Text("No recipes") }
                    .defaultSize(width: 640, height: 400)
            }
        }
    }

    @Observable final class Recipe: Identifiable {
        let id = UUID()
        var title: String
        var text = ""

        init(title: String) {
            self.title = title
        }
    }

    @Observable final class RecipeBook {
        var recipes: [Recipe] = []
        var query = ""
        var selectedID: Recipe.ID?

        var matches: [Recipe] {
            recipes.filter { query.isEmpty || $0.title.localizedCaseInsensitiveContains(query) }
        }

        var selected: Recipe? {
            recipes.first { $0.id == selectedID }
        }

        func add() {
            let recipe = Recipe(title: "New recipe")
            recipes.append(recipe)
            selectedID = recipe.id
        }
    }

    struct RecipeList: CompositeComponent {
        @Bindable var book: RecipeBook

        var content: some Component<Empty> {
            VStack {
                LazyList(book.matches, selection: $book.selectedID) { recipe in
                    Text(recipe.title).lineLimit(1).padding(8)
                }
                .emptyContent { Text("No recipes").foregroundColor(.secondaryLabel) }
                .onDelete { (ids: [Recipe.ID]) in book.recipes.removeAll { ids.contains($0.id) } }
                .searchable(text: $book.query)
                Button("Add") { withTransition(.easeInOut(duration: 0.2)) { book.add() } }
            }
        }
    }

    struct RecipeForm: CompositeComponent {
        @Bindable var recipe: Recipe

        var content: some Component<Empty> {
            Form {
                TextField("Title", text: $recipe.title, font: .headline)
                TextArea("Steps", text: $recipe.text, minimumNumberOfLines: 8)
            }
        }
    }

    struct RecipesScreen: CompositeComponent {
        @Bindable var book: RecipeBook

        var content: some Component<Empty> {
            HStack {
                RecipeList(book: book).frame(width: 220)
                Divider(.vertical)
                if let recipe = book.selected {
                    RecipeForm(recipe: recipe).id(recipe.id)
                } else {
                    Text("Select a recipe").foregroundColor(.secondaryLabel).frame(maxWidth: .infinity)
                }
            }
        }
    }

    struct RecipesApp: ComponentApp {
        let book = RecipeBook()

        var body: some Scene {
            Window("Recipes") { RecipesScreen(book: book) }
                .defaultSize(width: 640, height: 400)
                .commands {
                    CommandGroup(replacing: .newItem) {
                        Button("New Recipe") { book.add() }
                            .keyboardShortcut("n", modifiers: [.control])
                    }
                }
        }
    }
}

@Suite(.serialized) @MainActor
struct TwoPanesTests {
    private typealias RecipesApp = TwoPanes.RecipesApp

    @MainActor
    @Test("Control and N add a recipe and select it")
    func newRecipe() {
        let app = RecipesApp()
        let stage = ApplicationStage(app)
        defer { stage.end() }
        stage.press("n", modifiers: .control)
        #expect(app.book.selected?.title == "New recipe")
    }

    @Test("The first version of the program shows a text in a window")
    func windowOnly() {
        let stage = ApplicationStage(TwoPanes.WindowOnly.RecipesApp())
        defer { stage.end() }
        #expect(stage.windows.map(\.shownTexts) == [["No recipes"]])
    }

    private let book = TwoPanes.RecipeBook()

    @Test("The title of an added recipe is edited in the form, and shown by the list")
    func editedTitle() throws {
        let screen = PresentationStage()
        screen.show(TwoPanes.RecipesScreen(book: book))
        try screen.tap("Add")
        let title: UITextField = try #require(screen.view { $0.text == "New recipe" })
        screen.stage.tap(on: title)
        screen.stage.type("!")
        screen.stage.advance(by: 0.1)
        #expect(book.selected?.title.contains("!") == true)
        #expect(screen.label(book.selected?.title ?? "") != nil)
    }

    @Test("Delete removes the selected recipe and its form")
    func deletedRecipe() throws {
        let screen = PresentationStage()
        screen.show(TwoPanes.RecipesScreen(book: book))
        book.recipes = [TwoPanes.Recipe(title: "Bread"), TwoPanes.Recipe(title: "Soup")]
        screen.stage.advance(by: 0.1)
        let row = try #require(screen.label("Soup"))
        screen.stage.click(at: row.convert(CGPoint(x: 5, y: 5), to: screen.stage.window))
        screen.stage.advance(by: 0.1)
        #expect(screen.label("Select a recipe") == nil)
        screen.stage.press(KeySymbol.delete)
        screen.stage.advance(by: 0.1)
        #expect(book.recipes.map(\.title) == ["Bread"])
        #expect(screen.label("Select a recipe") != nil)
    }
}
