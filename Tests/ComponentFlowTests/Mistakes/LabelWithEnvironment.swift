// The label of a button reads the environment.
// The answer names: LabelButton
import ComponentFlow

struct Theme: Equatable {
    var accent = UIColor.systemBlue
}

struct ThemedLabel: CompositeComponent {
    var content: some Component<Theme> {
        HStack { Text(text: "Save", font: .body, color: environment[Theme.self].accent) }
    }
}

struct SaveButton: CompositeComponent {
    var content: some Component<Theme> {
        VStack {
            Button {
            } label: {
                ThemedLabel()  // mistake
            }
        }
    }
}
