import ComponentFlow

/// The window for a program: trees, picture and properties side by side, and updates below.
package struct InspectorScreen: CompositeComponent {
    @Bindable var model: InspectorModel
    @Behavior var leave: () -> Void
    @SceneStorage("tree-width") var treeWidth: CGFloat = 360
    @SceneStorage("property-width") var propertyWidth: CGFloat = 350
    @SceneStorage("list-height") var listHeight: CGFloat = 340

    /// Creates the window's content.
    ///
    /// - Parameter leave: A closure that is called when the user wants to inspect another program.
    package init(model: InspectorModel, leave: @escaping () -> Void) {
        self.model = model
        _leave = Behavior(wrappedValue: leave)
    }

    package var content: some Component<Empty> {
        VStack {
            Pane("Program", InspectorBar(model: model) { leave() })
            Divider()
            StatusBanner(model: model) { leave() }
            if let replay = model.replay { ReplayBar(model: model, replay: replay) }
            HStack {
                Pane("Tree", TreePane(model: model)).frame(width: treeWidth)
                PaneDivider(name: "Width of the tree", length: $treeWidth, range: 240...560)
                Pane("Picture", PicturePane(model: model)).flexible()
                PaneDivider(
                    name: "Width of the properties", length: $propertyWidth, range: 260...560, isReversed: true)
                Pane("Properties", PropertyPane(model: model)).frame(width: propertyWidth)
            }
            .flexible()
            PaneDivider(
                .horizontal, name: "Height of the list", length: $listHeight, range: 120...640, isReversed: true)
            Pane("List", UpdatePane(model: model)).frame(height: listHeight)
        }
        .background(.systemBackground)
        .task { await model.run() }
        .onDisappear { model.close() }
        .windowTitle(model.name, subtitle: "Inspector")
    }
}
