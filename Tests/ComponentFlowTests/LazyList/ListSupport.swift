import ComponentFlow
import ComponentFlowTesting

/// Numbers on a shelf, of which one or several are selected.
@Observable
final class ListedBooks: @unchecked Sendable {
    var books: [Int]
    var selected: Int?
    var several: Set<Int> = []
    var query = ""
    var prefix = ""

    init(_ books: some Sequence<Int>) {
        self.books = Array(books)
    }
}

/// A list of the shelf with rows of 20 points, of which one can be selected.
struct ShelfList: CompositeComponent {
    @Bindable var shelf: ListedBooks
    @Behavior var log: UpdateLog

    var content: some Component<Empty> {
        LazyList(shelf.books, id: \.self, selection: $shelf.selected) { _ in
            Rectangle(color: .clear, height: 20)
        }
        .onActivate { (book: Int) in log.note("activate \(book)") }
        .onDelete { (books: [Int]) in shelf.books.removeAll(where: books.contains) }
        .typeToSelect { (book: Int) in "book \(book)" }
    }
}

/// A list of the shelf with rows of 20 points, of which several can be selected.
struct SeveralShelfList: CompositeComponent {
    @Bindable var shelf: ListedBooks

    var content: some Component<Empty> {
        LazyList(shelf.books, id: \.self, selection: $shelf.several) { _ in
            Rectangle(color: .clear, height: 20)
        }
        .onDelete { (books: [Int]) in shelf.books.removeAll(where: books.contains) }
        .onMove { (books: [Int], target: Int?) in
            shelf.books.removeAll(where: books.contains)
            let index = target.flatMap { shelf.books.firstIndex(of: $0) } ?? shelf.books.count
            shelf.books.insert(contentsOf: books, at: index)
        }
    }
}

extension Stage {
    /// The first list on the stage.
    var list: UIScrollView? {
        window.firstScrollView
    }

    /// Clicks a row with a height of 20 points after the time of a double click, while modifier keys are held.
    func clickRow(_ index: Int, button: Int = 1, _ modifiers: UIKeyModifierFlags = []) {
        advance(by: 0.5)
        holdModifiers(modifiers)
        let offset = list?.contentOffset.y ?? 0
        click(at: CGPoint(x: 50, y: CGFloat(index) * 20 + 10 - offset), button: button)
        holdModifiers([])
    }

    /// Presses a key while modifier keys are held.
    func press(_ symbol: UInt32, _ modifiers: UIKeyModifierFlags = []) {
        holdModifiers(modifiers)
        pressKey(symbol: symbol)
        holdModifiers([])
    }
}

extension UIView {
    /// The first scroll view of the subtree.
    var firstScrollView: UIScrollView? {
        self as? UIScrollView ?? subviews.lazy.compactMap { $0.firstScrollView }.first
    }

    /// All views of the subtree that have a type.
    func views<View: UIView>(of type: View.Type) -> [View] {
        let own = (self as? View).map { [$0] } ?? []
        return own + subviews.flatMap { $0.views(of: type) }
    }
}
