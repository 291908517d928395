import ComponentFlow

/// The commands in the menu of the inspector.
struct InspectorCommands {
    let chooser: ProgramChooser

    @MainActor private var lists: [(list: UpdatePane.List, title: String, key: KeyEquivalent)] {
        [(.timeline, "Timeline", "5"), (.session, "Session", "6"), (.previews, "Previews", "7")]
    }

    @CommandsBuilder @MainActor var commands: CommandList {
        CommandGroup(replacing: .newItem) {
            Button("Inspect Another Program") { chooser.leave() }
                .keyboardShortcut("o", modifiers: [.control])
                .disabled(chooser.model == nil)
        }
        CommandMenu("Inspect") {
            Button("Refresh") { (chooser.model?.copy ?? chooser.model)?.refresh() }
                .keyboardShortcut("r", modifiers: [.control])
                .disabled(chooser.model == nil)
            Divider()
            for kind in TreeKind.allCases {
                Button(kind.title) { (chooser.model?.copy ?? chooser.model)?.show(kind.rawValue) }
                    .keyboardShortcut(kind.key, modifiers: [.control])
                    .disabled(chooser.model == nil)
            }
            Divider()
            for entry in lists {
                Button(entry.title) { (chooser.model?.copy ?? chooser.model)?.show(entry.list) }
                    .keyboardShortcut(entry.key, modifiers: [.control])
                    .disabled(chooser.model == nil)
            }
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
