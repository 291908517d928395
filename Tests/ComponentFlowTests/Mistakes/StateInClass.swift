// The state is in a class that is not observable.
// The answer names: 'Library' conform to 'Observable'
import ComponentFlow

final class Library {
    var query = ""
}

struct SearchField: CompositeComponent {
    @Bindable var library: Library  // mistake

    var content: some Component<Empty> {
        TextField("Search", text: $library.query)
    }
}
