// A component that reads the theme is used where no theme is available.
// The answer names: environment values that are not available here
import ComponentFlow

struct Theme: Equatable {
    var accent = UIColor.systemBlue
}

struct Year: CompositeComponent {
    let text: String

    var content: some Component<Theme> {
        HStack { Text(text: text, font: .caption, color: environment[Theme.self].accent) }
    }
}

struct Book: CompositeComponent {
    var content: some Component<Empty> {
        VStack {
            Text("Emma")
            Year(text: "1815")  // mistake
        }
    }
}
