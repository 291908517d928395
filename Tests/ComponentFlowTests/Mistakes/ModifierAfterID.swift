// A modifier is applied after the id.
// The answer names: Apply id(_:) after all other modifiers
import ComponentFlow

struct TitleStack: CompositeComponent {
    let titles: [String]

    var content: some Component<Empty> {
        VStack {
            for title in titles {
                Text(title).id(title).padding(8)  // mistake
            }
        }
    }
}
