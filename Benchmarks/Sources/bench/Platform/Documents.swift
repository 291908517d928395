import ComponentFlow
import ComponentFlowTesting

/// A megabyte of text in 20,000 paragraphs.
private let document: String = {
    let words = ["the", "quick", "brown", "fox", "jumps", "over", "a", "lazy", "dog", "and", "then", "sleeps", "well"]
    var seed: UInt64 = 7
    func next() -> Int {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(seed >> 33)
    }
    return (0..<20_000).map { _ in
        (0..<7 + next() % 9).map { _ in words[next() % words.count] }.joined(separator: " ")
    }.joined(separator: "\n")
}()

/// Measures one megabyte in a text view: opening it, scrolling by a frame, and a key press in the middle.
@MainActor
func measureDocuments(_ harness: Harness) {
    let names = (open: "text.1MB.open", scroll: "text.1MB.scroll", key: "text.1MB.keystroke")
    guard harness.wants(names.open, names.scroll, names.key) else { return }
    let stage = Stage(size: CGSize(width: 900, height: 640))
    func makeView() -> UITextView {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 900, height: 640))
        view.font = .systemFont(ofSize: 15)
        return view
    }
    func record(_ name: String, _ meaning: String, _ samples: [Double]) {
        harness.record(Measurement(name: name, meaning: meaning, samples: samples, unit: .milliseconds))
    }
    // Created on first use, which must not be measured.
    let text = document
    var costs = (0..<40).map { _ in
        let view = makeView()
        stage.show(view)
        let frame = stage.measureFrame(after: 0) { view.text = text }
        view.removeFromSuperview()
        return (frame.preparation + frame.nodes) * 1_000
    }
    record(names.open, "opening 1 MB of text, 20,000 paragraphs: until its first frame is ready for painting", costs)
    let view = makeView()
    stage.show(view)
    view.text = document
    view.contentOffset.y = 100_000
    _ = stage.measureFrame(after: 0)
    costs = (0..<300).map { _ in
        let frame = stage.measureFrame(after: 1.0 / 60) { view.contentOffset.y += 60 }
        return (frame.preparation + frame.nodes) * 1_000
    }
    record(names.scroll, "scrolling it by 60 points: the whole frame before painting", costs)
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: document.utf16.count / 2, length: 0)
    view.scrollRangeToVisible(view.selectedRange)
    _ = stage.measureFrame(after: 0)
    costs = (0..<300).map { index in
        let frame = stage.measureFrame(after: 1.0 / 60) { view.insertText(index % 8 == 7 ? " " : "x") }
        return (frame.preparation + frame.nodes) * 1_000
    }
    record(names.key, "a key press in its middle: the edit and the whole frame before painting", costs)
    measureLongParagraph(harness, stage)
}

/// Measures a paragraph of 100,000 characters, all lines of which are broken again at every key press.
@MainActor
private func measureLongParagraph(_ harness: Harness, _ stage: Stage) {
    let name = "text.paragraph.100k.keystroke"
    guard harness.wants(name) else { return }
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 900, height: 640))
    view.font = .systemFont(ofSize: 15)
    stage.show(view)
    view.text = String(document.replacingOccurrences(of: "\n", with: " ").prefix(100_000))
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 50_000, length: 0)
    view.scrollRangeToVisible(view.selectedRange)
    _ = stage.measureFrame(after: 0)
    let costs = (0..<30).map { _ in
        let frame = stage.measureFrame(after: 1.0 / 60) { view.insertText("x") }
        return (frame.preparation + frame.nodes) * 1_000
    }
    harness.record(
        Measurement(
            name: name, meaning: "a key press in the middle of one paragraph of 100,000 characters", samples: costs,
            unit: .milliseconds))
}
