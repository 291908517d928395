import ComponentFlow
import ComponentFlowTesting
import Foundation
import Fuzzing
import OpenUIKit

/// The time for a text and for a text four times as long.
///
/// Linear work takes four times as long, quadratic work sixteen times; the limit is nine times plus a constant.
package let textTimeTarget = FuzzTarget(
    "text-time", "large hostile texts: the processor time must not grow faster than the text",
    shortRun: 12, secondsPerCase: 60
) { choices in
    let parts = (0..<choices.int(in: 1...2)).map { _ in choices.element(of: HostileText.units) }
    let unit = parts.map { String(repeating: $0.text, count: choices.int(in: 1...2)) }.joined()
    let work = choices.element(of: TextWork.all)
    choices.note("\(work.name), \(parts.map(\.name).joined(separator: " and "))")
    @MainActor func time(_ bytes: Int) -> Double {
        // Differs each time, so that the layout of the same text is not known from an earlier measurement.
        measurementCount += 1
        let text = HostileText.repeated(unit, bytes: bytes) + String(measurementCount)
        return measured { work.run(text) }
    }
    // Loads the fonts.
    work.run(HostileText.repeated(unit, bytes: 64))
    let bytes = 8192
    var (short, long) = (time(bytes), time(4 * bytes))
    func isTooLong() -> Bool { long > 9 * short + 0.15 }
    // Repeats the measurement, because other activity of the system may have affected it.
    for _ in 0..<2 where isTooLong() { (short, long) = (max(short, time(bytes)), min(long, time(4 * bytes))) }
    try require(!isTooLong(), "\(bytes) bytes take \(short) s, four times as many \(long) s")
}

/// The number of texts that were measured.
@MainActor private var measurementCount = 0

/// An operation on large texts.
@MainActor struct TextWork: Sendable {
    let name: String
    let run: @MainActor (String) -> Void

    static let all: [TextWork] = [
        TextWork(name: "open in a view") { text in
            let (stage, _) = shown(text)
            stage.advance(by: 0)
        },
        TextWork(name: "keys in a view") { text in
            let (stage, view) = shown(text)
            pressKeys(in: view, on: stage)
        },
        TextWork(name: "fit a view") { text in
            let (_, view) = shown(text)
            _ = view.sizeThatFits(CGSize(width: 200, height: CGFloat.infinity))
        },
        TextWork(name: "select all in a view") { text in
            let (stage, view) = shown(text)
            view.becomeFirstResponder()
            view.selectAll(nil)
            stage.advance(by: 0)
            if let range = view.selectedTextRange { _ = view.selectionRects(for: range) }
        },
        TextWork(name: "edit a field") { text in
            let stage = Stage(size: CGSize(width: 240, height: 40))
            let field = UITextField()
            stage.show(field)
            field.text = text
            field.becomeFirstResponder()
            for key in [0xff51, 0xff53, 0xff50, 0xff57] as [UInt32] { stage.pressKey(symbol: key) }
            field.insertText("x")
            field.deleteBackward()
            stage.advance(by: 0)
            _ = field.intrinsicContentSize
        },
        label("label of one line", 1, .byTruncatingTail),
        label("label without its middle", 1, .byTruncatingMiddle),
        label("label without its start", 3, .byTruncatingHead),
        label("clipped label", 1, .byClipping),
        label("label of any number of lines", 0, .byWordWrapping),
        TextWork(name: "boundingRect") { text in
            let style = NSMutableParagraphStyle()
            style.alignment = .justified
            style.hyphenationFactor = 1
            let text = NSAttributedString(
                string: text, attributes: [.paragraphStyle: style, .underlineStyle: 0x8001, .kern: 0.5])
            _ = text.boundingRect(
                with: CGSize(width: 200, height: 0), options: .usesLineFragmentOrigin, context: nil)
        },
        TextWork(name: "size") { text in
            _ = NSAttributedString(string: text, attributes: [.underlineStyle: 0x8001]).size()
        },
        TextWork(name: "keys in a list") { text in
            let (stage, view) = shown("")
            view.attributedText = HostileText.list(text)
            stage.advance(by: 0)
            pressKeys(in: view, on: stage)
        },
        TextWork(name: "list in a label") { text in
            let label = UILabel()
            label.numberOfLines = 0
            label.attributedText = HostileText.list(text)
            _ = label.sizeThatFits(CGSize(width: 200, height: 0))
        },
    ]

    private static func pressKeys(in view: UITextView, on stage: Stage) {
        view.becomeFirstResponder()
        for place in [0, view.textStorage.length / 2, view.textStorage.length] {
            view.selectedRange = NSRange(location: place, length: 0)
            for key in [0xff51, 0xff53, 0xff52, 0xff54, 0xff57, 0xff50] as [UInt32] { stage.pressKey(symbol: key) }
            view.insertText("x")
            view.deleteBackward()
            stage.advance(by: 0)
        }
    }

    private static func shown(_ text: String) -> (stage: Stage, view: UITextView) {
        let stage = Stage(size: CGSize(width: 240, height: 160))
        let view = UITextView()
        stage.show(view)
        view.text = text
        stage.advance(by: 0)
        return (stage, view)
    }

    private static func label(_ name: String, _ lines: Int, _ mode: NSLineBreakMode) -> TextWork {
        TextWork(name: name) { text in
            let stage = Stage(size: CGSize(width: 240, height: 160))
            let label = UILabel()
            label.numberOfLines = lines
            label.lineBreakMode = mode
            label.text = text
            stage.show(label)
            _ = label.sizeThatFits(CGSize(width: 200, height: 0))
            stage.advance(by: 0)
        }
    }
}
