import ComponentFlow

/// The language in which the program is displayed, which the user can change.
@Observable final class TodoSettings {
    var language = StringTable.localizable.preferredLanguage

    /// The languages in the menu with their own names.
    static let languages: [(name: String, language: Language)] = [
        ("English", "en"), ("Deutsch", "de"), ("日本語", "ja"), ("العربية", "ar"), ("Polski", "pl"),
        ("Åççéñţš", .accented), ("Doubled Doubled", .doubled), ("Mirrored", .mirrored),
    ]
}

/// The content of the window: the screen in the language of the settings.
struct TodoWindow: CompositeComponent {
    @Bindable var list: TodoList
    @Bindable var settings: TodoSettings

    var content: some Component<Empty> {
        TodoScreen(list: list)
            .windowTitle(String(localized: .toDo, language: settings.language))
            .language(settings.language)
    }
}
