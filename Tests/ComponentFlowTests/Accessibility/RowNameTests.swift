import Accessibility
import ComponentFlowTesting
import Observation
import Testing

@testable import ComponentFlow

/// An article whose row changes without an update of the list.
@Observable private final class Article {
    var isStarred = false
    var title = "Tides"
}

private struct ArticleRow: CompositeComponent {
    @Bindable var article: Article
    let combines: Bool

    var content: some Component<Empty> {
        let row = HStack {
            if article.isStarred { Text("Starred") }
            Text(article.title)
        }
        return VStack { if combines { row.accessibilityElement(children: .combine) } else { row } }
    }
}

@Suite("Names of rows whose content changes") @MainActor
struct RowNameTests {
    private let stage = Stage(size: CGSize(width: 300, height: 200))
    private let article = Article()

    /// Shows a list with the article, changes it, and returns the updated name of the row and that in a new tree.
    private func names(combines: Bool, _ change: () -> Void) -> [String] {
        stage.presentsAccessibility = true
        defer { stage.presentsAccessibility = false }
        stage.show(
            LazyList([1], id: \.self, selection: .constant(Int?.none)) { _ in
                ArticleRow(article: article, combines: combines)
            })
        stage.advance(by: 0.1)
        stage.updateAccessibilityTree()
        change()
        stage.advance(by: 0.1)
        stage.updateAccessibilityTree()
        let updated = rowName()
        stage.presentsAccessibility = false
        return [updated, rowName()]
    }

    private func rowName() -> String {
        stage.accessibilityOutline.first { $0.contains("listItem") } ?? ""
    }

    @Test("The name of a row contains a text that was added to it", arguments: [false, true])
    func added(combines: Bool) {
        let names = names(combines: combines) { article.isStarred = true }
        #expect(names.first?.contains("Starred, Tides") == true)
        #expect(names.first == names.last)
    }

    @Test("The name of a row contains a text that was changed in it", arguments: [false, true])
    func changed(combines: Bool) {
        let names = names(combines: combines) { article.title = "Boats" }
        #expect(names.first?.contains("\"Boats\"") == true)
        #expect(names.first == names.last)
    }
}
