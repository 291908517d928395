import ComponentFlowTesting
import Testing

import ComponentFlow

private struct Item: Identifiable, Equatable {
    let id: Int
}

/// A list whose rows read a model that the body does not read.
private struct PrefixedList: CompositeComponent {
    @Bindable var shelf: ListedBooks
    @Behavior var log: UpdateLog

    var content: some Component<Empty> {
        log.note("body")
        return LazyList(shelf.books, id: \.self) { book in
            Text(shelf.prefix + "\(book)")
            Text("below")
        }
    }
}

@Suite("Lists of data") @MainActor
struct ListDataTests {
    private let stage = Stage(size: CGSize(width: 100, height: 200))

    @Test("The components of a row are shown one below the other")
    func severalComponents() {
        stage.show(
            LazyList([1, 2], id: \.self) {
                Text("\($0)"); Text("below")
            })
        #expect(Set(stage.window.shownTexts) == ["1", "2", "below"])
        #expect(stage.window.shownTexts.count == 4)
    }

    @Test("Identifiable elements need no key path")
    func identifiable() {
        stage.show(LazyList([Item(id: 1), Item(id: 2)]) { Text("\($0.id)") })
        #expect(Set(stage.window.shownTexts) == ["1", "2"])
    }

    @Test("What rows read from a model updates them without the body of the list's owner")
    func observation() {
        let (shelf, log) = (ListedBooks(0..<2), UpdateLog())
        stage.show(PrefixedList(shelf: shelf, log: log))
        _ = log.take()
        shelf.prefix = "number "
        stage.advance(by: 0)
        #expect(Set(stage.window.shownTexts) == ["number 0", "number 1", "below"])
        #expect(log.take() == [])
    }

    @Test("A list that is not lazy has a row for each element, and the proposed width")
    func plainList() {
        let size = stage.show(
            List([1, 2, 3], id: \.self) { _ in Rectangle(color: .red, width: 10, height: 10) })
        #expect(size == CGSize(width: 100, height: 30))
    }

    // MARK: - Separators

    private func separators(_ direction: UITraitEnvironmentLayoutDirection) -> [CGRect] {
        stage.window.traitOverrides.layoutDirection = direction
        let list = LazyList([1, 2, 3], id: \.self) { _ in Rectangle(color: .red, height: 20) }
        stage.show(list.separators(inset: 16))
        return stage.window.views(of: Divider.View.self).map { $0.convert($0.bounds, to: nil) }
            .sorted { $0.minY < $1.minY }
    }

    @Test("Separators are between the rows, from the leading inset to the trailing edge")
    func leftToRight() {
        #expect(
            separators(.leftToRight) == [
                CGRect(x: 16, y: 20, width: 84, height: 1), CGRect(x: 16, y: 41, width: 84, height: 1),
            ])
    }

    @Test("Separators are mirrored in a layout from right to left")
    func rightToLeft() {
        #expect(
            separators(.rightToLeft) == [
                CGRect(x: 0, y: 20, width: 84, height: 1), CGRect(x: 0, y: 41, width: 84, height: 1),
            ])
    }

    @Test("A row that is narrower than a list from right to left is at its right edge")
    func narrowRow() {
        stage.window.traitOverrides.layoutDirection = .rightToLeft
        stage.show(LazyList([1], id: \.self) { _ in Rectangle(color: .red, width: 30, height: 20) })
        let row = stage.window.views(of: UIView.self).first { $0.backgroundColor == .red }
        #expect(row.map { $0.convert($0.bounds, to: nil).maxX } == 100)
    }

    // MARK: - Empty lists

    @Test("The content of an empty list is shown at its center until there are rows")
    func empty() {
        func list(_ numbers: [Int]) -> LazyList<Empty> {
            LazyList(numbers, id: \.self) { Text("\($0)") }
                .emptyContent { Rectangle(color: .red, width: 20, height: 20) }
        }
        stage.show(list([]))
        let empty = stage.window.views(of: UIView.self).filter { $0.backgroundColor == .red }
        #expect(empty.map { $0.convert($0.bounds, to: nil) } == [CGRect(x: 40, y: 90, width: 20, height: 20)])
        stage.show(list([1]))
        #expect(stage.window.shownTexts == ["1"])
        #expect(empty.allSatisfy { $0.window == nil })
    }
}
