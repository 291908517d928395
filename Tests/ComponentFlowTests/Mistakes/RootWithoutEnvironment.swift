// The root of a content that states an environment expects none.
// The answer names: 'Empty' and 'Theme'
import ComponentFlow

struct Theme: Equatable {
    var accent = UIColor.systemBlue
}

struct Title: CompositeComponent {
    var content: some Component<Theme> {
        Text("Emma").foregroundColor(environment[Theme.self].accent)  // mistake
    }
}
