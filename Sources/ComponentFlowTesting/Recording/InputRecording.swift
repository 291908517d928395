public import Foundation
import OpenDisplay

/// A timed recording of a stage's input (touches, wheel, keys, pointer, composed text) that can be replayed on another
/// stage.
///
/// The textual form can be stored next to a test. It has one line per input, each starting with the time in seconds
/// since the start of the recording.
///
/// ```text
/// 0.0 touch began 1 100.0 190.0
/// 0.016666666666666666 touch moved 1 100.0 175.0
/// 0.03333333333333333 touch ended 1 100.0 160.0
/// 2.0 end
/// ```
public struct InputRecording: Hashable, Sendable {
    /// The error thrown for a line that cannot be parsed.
    public struct UnreadableLine: Error, Hashable {
        /// The line number, counted from 1.
        public let number: Int
        /// The text of the line.
        public let line: String
    }

    /// An input and the time at which it occurred.
    struct Step: Hashable, Sendable {
        /// The time since the start of the recording, in seconds.
        let time: TimeInterval
        let input: Input
    }

    enum Input: Hashable, Sendable {
        case touch(TouchEvent.Phase, finger: Int, x: CGFloat, y: CGFloat)
        case wheel(dx: CGFloat, dy: CGFloat, isPrecise: Bool, x: CGFloat, y: CGFloat)
        case key(isPressed: Bool, symbol: UInt32, characters: String)
        case button(isPressed: Bool, number: Int, x: CGFloat, y: CGFloat)
        case pointer(x: CGFloat, y: CGFloat)
        case compose(String, caret: Int, clause: NSRange?)
        case commit(String)
        case hold(modifiers: Int)
    }

    var steps: [Step] = []
    /// The duration of the recording, in seconds, including the time after the last input.
    public internal(set) var duration: TimeInterval = 0

    init() {}

    /// Parses a recording from its textual form.
    ///
    /// - Throws: ``UnreadableLine`` for the first line that is not valid.
    public init(text: String) throws {
        for (index, line) in text.split(separator: "\n").enumerated() {
            var words = Words(line)
            guard let time: TimeInterval = words.number(), time.isFinite, time >= 0 else {
                throw UnreadableLine(number: index + 1, line: String(line))
            }
            duration = max(duration, time)
            if words.rest == ["end"] { continue }
            guard let input = Input(&words) else { throw UnreadableLine(number: index + 1, line: String(line)) }
            steps.append(Step(time: time, input: input))
        }
    }

    /// The textual form of the recording; parsing it restores an equal recording.
    public var text: String {
        steps.map { "\($0.time) \($0.input.text)\n" }.joined() + "\(duration) end\n"
    }
}

/// A line split into words that are consumed one by one.
private struct Words {
    private(set) var rest: [Substring]

    init(_ line: Substring) {
        rest = line.split(separator: " ")
    }

    mutating func next() -> Substring? {
        rest.isEmpty ? nil : rest.removeFirst()
    }

    mutating func number<Number: LosslessStringConvertible>() -> Number? {
        next().flatMap { Number(String($0)) }
    }

    mutating func coordinate() -> CGFloat? {
        let number: Double? = number()
        return number.map { CGFloat($0) }
    }
}

extension InputRecording.Input {
    private static let phases: [(name: String, phase: TouchEvent.Phase)] = [
        ("began", .began), ("moved", .moved), ("ended", .ended), ("cancelled", .cancelled),
    ]

    fileprivate init?(_ words: inout Words) {
        switch words.next() {
        case "touch":
            guard let name = words.next(), let phase = Self.phases.first(where: { $0.name == name })?.phase,
                let finger: Int = words.number(),
                let x = words.coordinate(), let y = words.coordinate()
            else { return nil }
            self = .touch(phase, finger: finger, x: x, y: y)
        case let word? where word == "wheel" || word == "touchpad":
            guard let dx = words.coordinate(), let dy = words.coordinate(), let x = words.coordinate(),
                let y = words.coordinate()
            else { return nil }
            self = .wheel(dx: dx, dy: dy, isPrecise: word == "touchpad", x: x, y: y)
        case "button":
            guard let state = words.next(), state == "pressed" || state == "released",
                let number: Int = words.number(), let x = words.coordinate(), let y = words.coordinate()
            else { return nil }
            self = .button(isPressed: state == "pressed", number: number, x: x, y: y)
        case "pointer":
            guard let x = words.coordinate(), let y = words.coordinate() else { return nil }
            self = .pointer(x: x, y: y)
        case "compose":
            guard let caret: Int = words.number(), let location: Int = words.number(), let length: Int = words.number()
            else { return nil }
            let clause = length > 0 ? NSRange(location: location, length: length) : nil
            self = .compose(Self.text(of: words.next()), caret: caret, clause: clause)
        case "commit":
            self = .commit(Self.text(of: words.next()))
        case "hold":
            guard let modifiers: Int = words.number() else { return nil }
            self = .hold(modifiers: modifiers)
        case "key":
            guard let state = words.next(), state == "pressed" || state == "released",
                let symbol: UInt32 = words.number()
            else { return nil }
            self = .key(isPressed: state == "pressed", symbol: symbol, characters: Self.text(of: words.next()))
        default: return nil
        }
        guard words.rest.isEmpty else { return nil }
    }

    /// Decodes a text, which is stored as a list of Unicode scalar values so that spaces and control characters are
    /// preserved.
    private static func text(of word: Substring?) -> String {
        let scalars = word?.split(separator: ",").compactMap { UInt32($0).flatMap(Unicode.Scalar.init) }
        return String(String.UnicodeScalarView(scalars ?? []))
    }

    private static func word(_ text: String) -> String {
        text.unicodeScalars.map { String($0.value) }.joined(separator: ",")
    }

    var text: String {
        switch self {
        case .touch(let phase, let finger, let x, let y):
            "touch \(Self.phases.first { $0.phase == phase }?.name ?? "") \(finger) \(Double(x)) \(Double(y))"
        case .wheel(let dx, let dy, let isPrecise, let x, let y):
            "\(isPrecise ? "touchpad" : "wheel") \(Double(dx)) \(Double(dy)) \(Double(x)) \(Double(y))"
        case .key(let isPressed, let symbol, let characters):
            "key \(isPressed ? "pressed" : "released") \(symbol) " + Self.word(characters)
        case .button(let isPressed, let number, let x, let y):
            "button \(isPressed ? "pressed" : "released") \(number) \(Double(x)) \(Double(y))"
        case .pointer(let x, let y): "pointer \(Double(x)) \(Double(y))"
        case .compose(let text, let caret, let clause):
            "compose \(caret) \(clause?.location ?? 0) \(clause?.length ?? 0) " + Self.word(text)
        case .commit(let text): "commit " + Self.word(text)
        case .hold(let modifiers): "hold \(modifiers)"
        }
    }
}
