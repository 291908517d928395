import Localization
import Testing

@Suite("Pseudo-languages")
struct PseudoLanguageTests {
    @Test("Accented texts have brackets, and their arguments are not changed")
    func accented() {
        #expect(LocalizedString.cancel.text(in: .accented) == "[Çåñçéļ]")
        #expect(LocalizedString.filesIn(3, "Files").text(in: .accented) == "[3 ƒîļéš îñ Files]")
    }

    @Test("Doubled texts contain each word twice")
    func doubled() {
        #expect(LocalizedString.filesIn(3, "A").text(in: .doubled) == "3 files files in in A")
    }

    @Test("Mirrored texts are displayed from right to left, as is the layout")
    func mirrored() {
        #expect(LocalizedString.cancel.text(in: .mirrored) == "\u{200F}\u{202E}Cancel\u{202C}\u{200F}")
        #expect(Language.mirrored.isRightToLeft)
        #expect(!Language.accented.isRightToLeft)
    }

    @Test("Plural forms are those of the source language")
    func plurals() {
        #expect(LocalizedString.stars(1).text(in: .doubled) == "1 star star")
        #expect(LocalizedString.tasksInLists(1, 2).text(in: .doubled) == "1 task task in in 2 lists lists")
    }

    @Test("A pseudo-language is chosen by its identifier")
    func identifiers() {
        let language = Language.preferred { $0 == "COMPONENTFLOW_LANGUAGE" ? "ar-XB" : "de_DE.UTF-8" }
        #expect(language.isPseudoLanguage)
        #expect(Language.pseudoLanguages.map(\.identifier) == ["en-XA", "en-XD", "ar-XB"])
    }

    @Test("Texts that are in no catalog can be shown in a pseudo-language")
    func otherTexts() {
        #expect(Language.doubled.pseudoText("Add task…") == "Add Add task… task…")
        #expect(Language.accented.pseudoText("") == "")
        #expect(Language("de").pseudoText("Add") == "Add")
    }
}
