import ComponentFlow

extension Component where EnvironmentType == Empty {
    /// Returns the component with the keys for reading, which are available unless a text is being typed.
    @MainActor func reading(_ window: WindowModel) -> some Component<Empty> {
        let strings = window.library.strings
        return keyCommand("j") { window.select(offset: 1) }
            .keyCommand("k") { window.select(offset: -1) }
            .keyCommand("n") { window.selectNextUnread() }
            .keyCommand("s", title: strings[.star]) { window.toggleStar() }
            .keyCommand("m", title: strings[.markUnread]) { window.toggleRead() }
            .keyCommand("o", title: strings[.openInBrowser]) { window.openInBrowser() }
            .keyCommand("e", title: strings[.note]) { window.isEditingNote = window.article != nil }
            .keyCommand("r", title: strings[.refresh]) { window.library.refreshAll() }
            .keyCommand("c", modifiers: [.command, .shift], title: strings[.copyLink]) { window.copyLink() }
    }
}
