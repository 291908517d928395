import ComponentFlow

/// The commands in the menu of the inspector.
struct InspectorCommands {
    let chooser: ProgramChooser

    @CommandsBuilder @MainActor var commands: CommandList {
        CommandGroup(replacing: .newItem) {
            Button("Inspect Another Program") { chooser.leave() }
                .keyboardShortcut("o", modifiers: [.control])
                .disabled(chooser.model == nil)
        }
        CommandMenu("Inspect") {
            Button("Refresh") { chooser.model?.refresh() }
                .keyboardShortcut("r", modifiers: [.control])
                .disabled(chooser.model == nil)
            Divider()
            for kind in TreeKind.allCases {
                Button(kind.title) { chooser.model?.show(kind.rawValue) }
                    .keyboardShortcut(kind.key, modifiers: [.control])
                    .disabled(chooser.model == nil)
            }
            Divider()
            Button("Timeline") { chooser.model?.show(.timeline) }
                .keyboardShortcut("5", modifiers: [.control])
                .disabled(chooser.model == nil)
        }
    }
}

extension TreeKind {
    fileprivate var key: KeyEquivalent {
        switch self {
        case .components: "1"
        case .views: "2"
        case .layers: "3"
        case .accessibility: "4"
        }
    }
}
