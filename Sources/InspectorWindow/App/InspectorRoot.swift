import ComponentFlow

/// The content of the window: the inspected program, or the programs that can be inspected.
struct InspectorRoot: CompositeComponent {
    @Bindable var chooser: ProgramChooser

    var content: some Component<Empty> {
        VStack {
            if let model = chooser.model {
                let shown = model.copy ?? model
                InspectorScreen(model: shown) { chooser.leave() }.id(ObjectIdentifier(shown))
            } else {
                ProgramList(chooser: chooser).task { await chooser.start() }
            }
        }
    }
}
