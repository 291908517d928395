// A modifier of a list is applied after a modifier of any component.
// The answer names: Apply it to the list before other modifiers
import ComponentFlow

struct TitleList: CompositeComponent {
    let titles: [String]

    var content: some Component<Empty> {
        LazyList(titles, id: \.self) { Text($0) }
            .padding(8)
            .emptyContent { Text("No titles") }  // mistake
    }
}
