import ComponentFlow

/// The content of the window: the list of pages beside the selected page.
struct GalleryScreen: CompositeComponent {
    let selection: Int
    let settings: ActionSlot<Setting>

    var content: some Component<Surroundings> {
        HStack {
            Sidebar(selection: selection, settings: settings)
            ShownPage(index: selection, settings: settings)
                .id(selection)
                .appear(.default(alpha: true))
                .disappear(.default(alpha: true))
                .flexible()
        }
        .background(theme.background)
    }
}
