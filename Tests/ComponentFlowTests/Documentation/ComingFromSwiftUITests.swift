import ComponentFlow
import ComponentFlowTesting
import Testing

/// The code of the article "Coming from SwiftUI", verbatim.
enum ComingFromSwiftUI {
    struct Recipe: Identifiable, Equatable {
        let id: Int
        var title: String
        var minutes: Int
    }

    @Observable final class Cookbook {
        var recipes = [Recipe(id: 1, title: "Dal", minutes: 40), Recipe(id: 2, title: "Pesto", minutes: 15)]
        var selected: Recipe?
    }

    struct RecipeList: CompositeComponent {
        @Bindable var cookbook: Cookbook

        var content: some Component<Empty> {
            LazyList(cookbook.recipes) { recipe in
                HStack {
                    Button(recipe.title) { cookbook.selected = recipe }
                    Spacer()
                    Text("\(recipe.minutes) min").foregroundStyle(.secondary)
                }
                .padding(.horizontal, 16)
            }
            .sheet(item: $cookbook.selected) { RecipeDetail(recipe: $0) }
        }
    }

    struct RecipeDetail: CompositeComponent {
        let recipe: Recipe
        @Local var portions = 2
        @Dismiss var dismiss

        var content: some Component<Empty> {
            VStack(spacing: 12) {
                Text(recipe.title).font(.headline)
                Stepper("\(portions) portions", value: $portions, in: 1...12)
                Button("Done") { dismiss() }
            }
            .padding(24)
        }
    }
}

@Suite("The article Coming from SwiftUI") @MainActor
struct ComingFromSwiftUITests {
    private let screen = PresentationStage()
    private let cookbook = ComingFromSwiftUI.Cookbook()

    @Test("The sheet of the article's screen counts portions until its button is pressed")
    func sheet() throws {
        screen.show(ComingFromSwiftUI.RecipeList(cookbook: cookbook))
        #expect(screen.texts.contains("40 min"))
        try screen.tap("Dal")
        #expect(screen.texts.contains("2 portions"))
        try screen.tap("Done")
        #expect(cookbook.selected == nil)
        #expect(!screen.texts.contains("2 portions"))
    }
}
