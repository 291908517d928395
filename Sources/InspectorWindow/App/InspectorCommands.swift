import ComponentFlow

/// The commands in the menu of the inspector.
struct InspectorCommands {
    let chooser: ProgramChooser

    @MainActor private var lists: [(list: UpdatePane.List, title: String, key: KeyEquivalent)] {
        [(.timeline, "Timeline", "5"), (.session, "Session", "6"), (.previews, "Previews", "7")]
    }

    /// The model that the window shows.
    @MainActor private var shown: InspectorModel? { chooser.model?.copy ?? chooser.model }

    @CommandsBuilder @MainActor var commands: CommandList {
        CommandGroup(replacing: .newItem) {
            Button("Inspect Another Program") { chooser.leave() }
                .keyboardShortcut("o", modifiers: [.control])
                .disabled(chooser.model == nil)
        }
        CommandMenu("Inspect") {
            Button("Refresh") { shown?.refresh() }
                .keyboardShortcut("r", modifiers: [.control])
                .disabled(chooser.model == nil)
            Button("Find Next") { shown?.selectNextMatch() }
                .keyboardShortcut("g", modifiers: [.control])
                .disabled(chooser.model == nil)
            Button("Select in Program") { shown?.pick(true) }
                .keyboardShortcut("c", modifiers: [.control, .shift])
                .disabled(chooser.model == nil)
            Button("Layers Apart") { shown.map { $0.isExploded.wrappedValue.toggle() } }
                .keyboardShortcut("e", modifiers: [.control])
                .disabled(chooser.model == nil)
            Divider()
            for kind in TreeKind.allCases {
                Button(kind.title) { shown?.show(kind.rawValue) }
                    .keyboardShortcut(kind.key, modifiers: [.control])
                    .disabled(chooser.model == nil)
            }
            Divider()
            for entry in lists {
                Button(entry.title) { shown?.show(entry.list) }
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
        // The keys in between select panes.
        case .renderNodes: "8"
        }
    }
}
