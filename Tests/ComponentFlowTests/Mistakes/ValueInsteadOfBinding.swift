// A text field receives a value instead of a binding.
// The answer names: expected type 'Binding<String>'
import ComponentFlow

struct NameField: CompositeComponent {
    @Local var name = ""

    var content: some Component<Empty> {
        TextField("Name", text: name)  // mistake
    }
}
