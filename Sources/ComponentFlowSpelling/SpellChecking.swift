import OpenUIKit

/// Spelling with the dictionaries of the desktop.
///
/// A program activates it once, before its first window is shown:
///
/// ```swift
/// @main struct NotesApp: ComponentApp {
///     init() { SpellChecking.activate() }
///     var body: some Scene { Window("Notes") { NoteList() } }
/// }
/// ```
///
/// Then text views and text fields mark misspelled words while the user edits them, and `UITextChecker` knows the languages whose
/// dictionaries are installed. The call is necessary because linking a library does not run its code.
public enum SpellChecking {
    /// Lets the program check spelling with the dictionaries that Enchant finds; further calls have no effect.
    ///
    /// Nothing is loaded before the first text is edited or checked.
    @MainActor public static func activate() {
        guard !(Spelling.service is EnchantService) else { return }
        Spelling.service = EnchantService()
    }
}
