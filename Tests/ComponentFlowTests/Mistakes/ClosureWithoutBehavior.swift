// A component stores a closure, which cannot be compared.
// The answer names: stored property type '() -> Void' does not conform to protocol 'Equatable'
import ComponentFlow

struct Row: CompositeComponent {  // mistake
    let title: String
    let open: () -> Void

    var content: some Component<Empty> {
        Button(title) { open() }
    }
}
