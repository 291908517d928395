import ComponentFlow

/// A message in the center of a pane without content, which scrolls if there is too little space for it.
struct PaneMessage: CompositeComponent {
    let title: String
    var icon: Icon?
    var description: String?

    var content: some Component<Empty> {
        ViewThatFits(horizontal: false) {
            message
            ScrollView { message }
        }
    }

    @MainActor private var message: ContentUnavailable<Empty> {
        ContentUnavailable(title, image: icon?.image, description: description)
    }
}
