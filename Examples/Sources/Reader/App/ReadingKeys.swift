import ComponentFlow

extension Component where EnvironmentType == Empty {
    /// Returns the component with the keys for reading, which are available unless a text is being typed.
    @MainActor func reading(_ window: WindowModel) -> some Component<Empty> {
        let library = window.library
        return keyCommand("j") { window.select(offset: 1) }
            .keyCommand("k") { window.select(offset: -1) }
            .keyCommand("n") { window.selectNextUnread() }
            .keyCommand("s", title: library.text(.star)) { window.toggleStar() }
            .keyCommand("m", title: library.text(.markUnread)) { window.toggleRead() }
            .keyCommand("o", title: library.text(.openInBrowser)) { window.openInBrowser() }
            .keyCommand("e", title: library.text(.note)) { window.isEditingNote = window.article != nil }
            .keyCommand("r", title: library.text(.refresh)) { window.library.refreshAll() }
            .keyCommand("c", modifiers: [.command, .shift], title: library.text(.copyLink)) { window.copyLink() }
    }
}
