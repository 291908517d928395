import ComponentFlow
import ComponentFlowTesting

extension Benchmark {
    /// Benchmarks of a megabyte of text in one paragraph: showing it, and showing a key press.
    static var megabyteTexts: [Benchmark] {
        [
            ("unbroken", "a word of a megabyte", "abcdefghij"),
            ("words", "a paragraph of a megabyte", "a word of text "),
            ("emoji", "a megabyte of emoji", "👩‍👧"),
        ].flatMap { name, meaning, unit in
            let text = String(repeating: unit, count: 1_000_000 / unit.utf8.count)
            return [opening(name, meaning, text), typing(name, meaning, text)]
        }
    }

    private static func opening(_ name: String, _ meaning: String, _ text: String) -> Benchmark {
        Benchmark(
            "text.megabyte.open.\(name)", "a text view receives \(meaning) and is displayed", unit: .milliseconds,
            turns: 2
        ) {
            let (stage, view) = textView()
            return Scene { _ in
                view.text = ""
                stage.advance(by: 1 / 60)
            } operation: { turn in
                view.text = "\(turn)" + text
                stage.advance(by: 1 / 60)
            }
        }
    }

    private static func typing(_ name: String, _ meaning: String, _ text: String) -> Benchmark {
        Benchmark(
            "text.megabyte.key.\(name)", "a character is inserted in the middle of \(meaning) and displayed",
            unit: .milliseconds, turns: 10
        ) {
            let (stage, view) = textView()
            view.text = text
            view.becomeFirstResponder()
            view.selectedRange = NSRange(location: view.textStorage.length / 2, length: 0)
            stage.advance(by: 1 / 60)
            return Scene { _ in
                view.insertText("x")
                stage.advance(by: 1 / 60)
            }
        }
    }

    private static func textView() -> (Stage, UITextView) {
        let stage = Stage(size: CGSize(width: 400, height: 600))
        let view = UITextView()
        view.font = .systemFont(ofSize: 17)
        stage.show(view)
        return (stage, view)
    }
}
