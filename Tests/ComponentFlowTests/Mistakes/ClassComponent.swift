// A component is a class without `==`.
// The answer names: automatic synthesis of 'Equatable' is not supported for class declarations
import ComponentFlow

final class Counter: CompositeComponent {  // mistake
    @Local var count = 0

    var content: some Component<Empty> {
        Button("\(count)") { self.count += 1 }
    }
}
