import ComponentFlow

/// One page of the gallery: a component at work, and the code that shows it.
struct Page {
    /// The name of its picture when the gallery is rendered to files.
    let name: String
    let title: String
    let about: String
    let code: String
    let demo: AnyComponent<Theme>

    @MainActor static let all: [Page] = [
        .text, .rectangle, .verticalStack, .horizontalStack, .layeredStack, .button, .counter, .transitions, .reorder,
        .gestures,
    ]
}
