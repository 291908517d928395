// The content of a sheet reads a theme that the component that presents it does not receive.
// The answer names: environment values that are not available here
import ComponentFlow

struct Theme: Equatable {
    var accent = UIColor.systemBlue
}

struct Detail: CompositeComponent {
    var content: some Component<Theme> {
        HStack { Text(text: "Emma", font: .body, color: environment[Theme.self].accent) }
    }
}

struct Screen: CompositeComponent {
    @Local var isShown = false

    var content: some Component<Empty> {
        Button("Show") { isShown = true }
            .sheet(isPresented: $isShown) { Detail() }  // mistake
    }
}
