import ComponentFlow
import ComponentFlowTesting
import Foundation
import Fuzzing
import OpenUIKit

/// A megabyte in one paragraph or in the items of a list, opened and edited in a view of 400 by 600 points.
///
/// `TEXT_TIMES=1` prints the time of each kind. The targets of a release build are 100 ms for opening and 16 ms for a key.
/// The limits are 10 times as high, because other tests run at the same time: they find times that grow faster than the
/// text. A debug build uses less text and more time.
package let textMegabyteTarget = FuzzTarget(
    "text-megabyte",
    "a megabyte in one paragraph or in a list: it is opened at once, and a key is shown within a frame",
    shortRun: 2, secondsPerCase: 120, megabytes: 3000
) { choices in
    let unit = choices.element(of: HostileText.units + [Megabyte.listItem])
    let text = HostileText.repeated(unit.text, bytes: Megabyte.bytes)
    choices.note(unit.name)
    var times: [(name: String, seconds: Double, limit: Double)] = []
    let isList = unit == Megabyte.listItem
    Megabyte.view(text, isList: isList, &times)
    if !isList {
        Megabyte.field(text, &times)
        for lines in [1, 3, 0] { Megabyte.label(text, lines: lines, &times) }
    }
    if ProcessInfo.processInfo.environment["TEXT_TIMES"] != nil {
        let list = times.map { "\($0.name) \(String(format: "%.1f", $0.seconds * 1000))" }
        print("\(unit.name): \(list.joined(separator: ", ")) ms")
    }
    for time in times { try require(time.seconds <= time.limit, "\(time.name) takes \(time.seconds) s") }
}

@MainActor private enum Megabyte {
    #if DEBUG
    static let bytes = 100_000
    static let factor = 40.0
    #else
    static let bytes = 1_000_000
    static let factor = 10.0
    #endif
    private static let (open, key) = (0.1, 0.016)
    nonisolated static let listItem = (name: "list items", text: "list item\n")

    typealias Times = [(name: String, seconds: Double, limit: Double)]

    static func view(_ text: String, isList: Bool, _ times: inout Times) {
        let list = isList ? HostileText.list(text) : nil
        let stage = Stage(size: CGSize(width: 400, height: 600))
        let view = UITextView()
        view.font = .systemFont(ofSize: 17)
        stage.show(view)
        func frame(_ change: () -> Void) -> Double { measured { _ = stage.measureFrame(after: 1 / 60, change) } }
        times.append(
            ("view: open", frame { list.map { view.attributedText = $0 } ?? (view.text = text) }, open * factor))
        view.becomeFirstResponder()
        stage.advance(by: 0)
        let length = view.textStorage.length
        for (name, place) in [("start", 0), ("middle", length / 2), ("end", length)] {
            times.append(
                ("\(name): caret", frame { view.selectedRange = NSRange(location: place, length: 0) }, open * factor))
            stage.advance(by: 1)
            var keys: [(name: String, press: () -> Void)] = [
                ("insert", { view.insertText("x") }), ("delete", { view.deleteBackward() }),
                ("left", { stage.pressKey(symbol: 0xff51) }), ("right", { stage.pressKey(symbol: 0xff53) }),
                ("word forward", { find(.word, .forward, in: view) }),
                ("word backward", { find(.word, .backward, in: view) }),
                ("sentence", { find(.sentence, .forward, in: view) }),
                ("up", { stage.pressKey(symbol: 0xff52) }), ("down", { stage.pressKey(symbol: 0xff54) }),
                ("line end", { stage.pressKey(symbol: 0xff57) }),
                ("select", { view.selectedRange = NSRange(location: max(place - 1000, 0), length: 1000) }),
                ("undo", { view.undoManager?.undo() }),
            ]
            // Changes the numbers of all following items.
            if isList { keys.append(("return", { view.insertText("\n") })) }
            for key in keys { times.append(("\(name): \(key.name)", frame(key.press), Self.key * factor)) }
        }
    }

    private static func find(
        _ granularity: UITextGranularity, _ direction: UITextStorageDirection, in view: UITextView
    ) {
        guard let start = view.selectedTextRange?.start else { return }
        _ = view.tokenizer.position(from: start, toBoundary: granularity, inDirection: .storage(direction))
    }

    static func field(_ text: String, _ times: inout Times) {
        let stage = Stage(size: CGSize(width: 400, height: 40))
        let field = UITextField()
        stage.show(field)
        func frame(_ change: () -> Void) -> Double { measured { _ = stage.measureFrame(after: 1 / 60, change) } }
        times.append(("field: open", frame { field.text = text }, open * factor))
        field.becomeFirstResponder()
        stage.advance(by: 0)
        times.append(("field: insert", frame { field.insertText("x") }, key * factor))
        times.append(("field: left", frame { stage.pressKey(symbol: 0xff51) }, key * factor))
        times.append(("field: start", frame { stage.pressKey(symbol: 0xff50) }, key * factor))
    }

    static func label(_ text: String, lines: Int, _ times: inout Times) {
        let stage = Stage(size: CGSize(width: 400, height: 600))
        let label = UILabel()
        label.numberOfLines = lines
        label.frame = stage.window.bounds
        stage.show(label)
        let time = measured { _ = stage.measureFrame(after: 1 / 60) { label.text = text } }
        times.append(("label of \(lines): open", time, open * factor))
    }
}
