import Foundation
import OpenDisplay
import Testing

@testable import ComponentFlowSpelling
@testable import OpenUIControls
import UIKitTestSupport

@Suite("Text views with the dictionaries of the desktop", .serialized) @MainActor struct SpellCheckingTests {
    private final class GermanView: UITextView {
        final class German: UITextInputMode {
            override var primaryLanguage: String? { "de-DE" }
        }
        override var textInputMode: UITextInputMode? { German() }
    }

    private final class EnglishView: UITextView {
        final class English: UITextInputMode {
            override var primaryLanguage: String? { "en-US" }
        }
        override var textInputMode: UITextInputMode? { English() }
    }

    private final class EnglishField: UITextField {
        override var textInputMode: UITextInputMode? { EnglishView.English() }
    }

    private func run(
        _ size: CGSize = CGSize(width: 320, height: 200), scale: CGFloat = 1, _ body: (WindowStage) throws -> Void
    ) throws {
        let service = UserWords.service()
        _ = service.dictionary(for: "en_US")
        _ = service.dictionary(for: "de_DE")
        Spelling.service = service
        defer { Spelling.service = nil }
        try WindowStage.run(size, scale: scale, body)
    }

    private func check(_ view: any SpellCheckedView, _ stage: WindowStage) -> [String] {
        for _ in 0..<20_000 where view.spellChecker?.isPending == true {
            stage.clock.set(stage.clock.now + 1.0 / 60)
            stage.frame()
        }
        stage.frame()
        let whole = NSRange(location: 0, length: view.editor.storage.length)
        return (view.spellChecker?.visibleMarks(in: whole) ?? []).map { view.editor.text(in: .of($0)) }
    }

    private func edit(_ view: UITextView, _ text: String, _ stage: WindowStage) -> [String] {
        stage.add(view, stage.window.bounds)
        view.font = .systemFont(ofSize: 17)
        view.text = text
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 0, length: 0)
        return check(view, stage)
    }

    @Test("Activating twice keeps the service")
    func activation() {
        defer { Spelling.service = nil }
        SpellChecking.activate()
        let first = Spelling.service
        SpellChecking.activate()
        #expect(first === Spelling.service)
    }

    @Test("English words with apostrophes and soft hyphens are correct")
    func english() throws {
        try run { stage in
            let text = "I don\u{2019}t recieve co\u{AD}operation 👍🏽 from wrold's https://exmple.com at 10km."
            #expect(edit(EnglishView(), text, stage) == ["recieve", "wrold's"])
        }
    }

    @Test("German compounds and umlauts are correct in both normal forms")
    func german() throws {
        try run { stage in
            let text = "Die Haustür, die A\u{308}rger macht, ist gross und hat Donaudampfschifffahrt. Fehlr!"
            #expect(edit(GermanView(), text, stage) == ["gross", "Fehlr"])
        }
    }

    @Test("Marks are visible in light and dark mode, at both scales", arguments: [1, 2] as [CGFloat])
    func picture(scale: CGFloat) throws {
        try run(CGSize(width: 360, height: 220), scale: scale) { stage in
            for style in [UIUserInterfaceStyle.light, .dark] {
                stage.window.overrideUserInterfaceStyle = style
                stage.window.backgroundColor = .systemBackground
                let view = EnglishView()
                stage.add(view, CGRect(x: 0, y: 0, width: 360, height: 170))
                view.font = .systemFont(ofSize: 17)
                view.text =
                    "The quick brwn fox jumpps over the lazy dog, and this sentance is long enough to wrap "
                    + "incorrecttly.\nAnother paragraf without mistakes? Noo."
                view.becomeFirstResponder()
                view.selectedRange = NSRange(location: 4, length: 0)
                #expect(check(view, stage).count == 6)
                _ = try stage.screenshot("spelling_\(style.rawValue)_\(Int(scale))")
                let field = stage.add(EnglishField(), CGRect(x: 8, y: 178, width: 300, height: 32))
                field.borderStyle = .roundedRect
                field.text = "A feild with a mistke"
                field.becomeFirstResponder()
                field.editor.select(NSRange(location: 0, length: 0))
                #expect(check(field, stage) == ["feild", "mistke"])
                _ = try stage.screenshot("spelling_field_\(style.rawValue)_\(Int(scale))")
                field.resignFirstResponder()
                field.removeFromSuperview()
                view.removeFromSuperview()
            }
        }
    }
}
