// The elements of a ForEach cannot be compared.
// The answer names: 'Book' conform to 'Equatable'
import ComponentFlow

struct Book: Identifiable {
    let id: Int
    var title: String
}

@Observable final class Library {
    var books: [Book] = []
}

struct BookStack: CompositeComponent {
    @Bindable var library: Library

    var content: some Component<Empty> {
        VStack {
            ForEach(library.books) { book in  // mistake
                Text(book.title)
            }
        }
    }
}
