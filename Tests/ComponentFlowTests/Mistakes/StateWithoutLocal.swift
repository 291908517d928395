// A component changes a property that is not declared with `@Local`.
// The answer names: 'self' is immutable
import ComponentFlow

struct Counter: CompositeComponent {
    var count = 0

    var content: some Component<Empty> {
        Button("\(count)") { count += 1 }  // mistake
    }
}
