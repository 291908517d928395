// A component reads a value that its environment does not contain.
// The answer names: The environment has no value of this type
import ComponentFlow

struct Theme: Equatable {
    var accent = UIColor.systemBlue
}

struct Strings: Equatable {
    var title = "Books"
}

struct Title: CompositeComponent {
    var content: some Component<Theme> {
        HStack { Text(environment[Strings.self].title) }  // mistake
    }
}
