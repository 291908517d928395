// The rows of a list have no id.
// The answer names: 'Book' conform to 'Identifiable'
import ComponentFlow

struct Book: Equatable {
    var title: String
}

struct BookList: CompositeComponent {
    let books: [Book]

    var content: some Component<Empty> {
        LazyList(books) { book in  // mistake
            Text(book.title)
        }
    }
}
