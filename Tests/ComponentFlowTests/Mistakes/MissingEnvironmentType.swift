// The content does not specify the environment that it expects.
// The answer names: State in '<…>' what each content expects
import ComponentFlow

struct Title: CompositeComponent {
    var content: some Component {
        Text("Books")
    }
}

struct Screen: CompositeComponent {
    var content: some Component<Empty> {
        VStack { Title() }  // mistake
    }
}
