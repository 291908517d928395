// The elements of a ForEach have no id.
// The answer names: 'Book' conform to 'Identifiable'
import ComponentFlow

struct Book: Equatable {
    var title: String
}

struct BookStack: CompositeComponent {
    let books: [Book]

    var content: some Component<Empty> {
        VStack {
            ForEach(books) { book in  // mistake
                Text(book.title)
            }
        }
    }
}
