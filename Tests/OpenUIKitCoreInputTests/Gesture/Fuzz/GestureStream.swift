import Fuzzing
import OpenDisplay

import OpenUIKitCore

/// A stream of input and adversarial operations as data, which a failing test minimizes and prints.
struct GestureStream: CustomStringConvertible {
    /// Input from the user.
    enum Input {
        case touch(TouchEvent.Phase, finger: UInt, x: Int, y: Int)
        case pointer(PointerEvent.Phase, button: Int, x: Int, y: Int)
        case wheel(dx: Int, dy: Int, isPrecise: Bool, x: Int, y: Int)
    }

    /// An operation of client code at any time or inside any callback.
    enum Disruption {
        case removeView(Int)
        case addView(Int, to: Int)
        case setHidden(Int, Bool)
        case setInteraction(Int, Bool)
        case setControlEnabled(Int, Bool)
        case scroll(Int, x: Int, y: Int, animated: Bool)
        case setScrollEnabled(Int, Bool)
        case setContentSize(Int, Int)
        case removeRecognizer(Int)
        case addRecognizer(Int, to: Int)
        case setEnabled(Int, Bool)
        case toggle(Int)
        case requireFailure(Int, of: Int)
        case setState(Int, UIGestureRecognizer.State)
        case ignoreTouches(Int)
        case hideWindow(Int)
        case showWindow(Int)
        /// Input that arrives while other input is being processed, as from a nested main loop.
        case input(Input, window: Int)
    }

    enum Step {
        case recognizer(id: Int, kind: Int, options: UInt64, view: Int)
        case input(Input, window: Int)
        case act(Disruption)
        /// Performs the operation inside a callback, after a number of other callbacks.
        case inCallback(Disruption, after: Int)
        case wait(milliseconds: Int)
    }

    var seed: UInt64
    var steps: [Step]

    var description: String {
        "seed \(seed)\n" + steps.enumerated().map { "  \($0). \($1)" }.joined(separator: "\n")
    }

    /// Returns the shortest failing stream found by omitting successively smaller parts.
    @MainActor func shrunk(whileFailing fails: (GestureStream) -> Bool) -> GestureStream {
        var best = self
        var part = max(steps.count / 2, 1)
        while true {
            var start = 0
            while start < best.steps.count {
                var candidate = best
                candidate.steps.removeSubrange(start..<min(start + part, best.steps.count))
                if fails(candidate) { best = candidate } else { start += part }
            }
            if part == 1 { return best }
            part /= 2
        }
    }
}

// MARK: - Random streams

extension GestureStream {
    static let viewCount = 14
    static let recognizerCount = 8
    static let windowCount = 2

    init(seed: UInt64, length: Int = 60) {
        self.seed = seed
        var random = SeededRandom(seed: seed &+ 11)
        steps = []
        for id in 0..<Int.random(in: 2...Self.recognizerCount, using: &random) {
            steps.append(
                .recognizer(
                    id: id, kind: Int.random(in: 0..<12, using: &random), options: random.next(),
                    view: Int.random(in: 0..<(Self.viewCount + Self.windowCount), using: &random)))
        }
        for _ in 0..<3 where Int.random(in: 0..<2, using: &random) == 0 {
            steps.append(
                .act(.requireFailure(Self.recognizer(using: &random), of: Self.recognizer(using: &random))))
        }
        // Some streams contain no adversarial operations, others a few or many.
        let disruptionPercentage = [0, 8, 30].randomElement(using: &random) ?? 0
        var fingers = Fingers()
        for _ in 0..<length {
            if Int.random(in: 0..<100, using: &random) < disruptionPercentage {
                let disruption = Self.disruption(using: &random)
                let isInside = Int.random(in: 0..<3, using: &random) > 0
                steps.append(
                    isInside ? .inCallback(disruption, after: Int.random(in: 0...3, using: &random)) : .act(disruption))
            } else if Int.random(in: 0..<5, using: &random) == 0 {
                steps.append(.wait(milliseconds: [0, 16, 16, 100, 200, 400, 800].randomElement(using: &random) ?? 16))
            } else {
                let window = Int.random(in: 0..<6, using: &random) == 0 ? 1 : 0
                steps.append(.input(fingers.input(using: &random), window: window))
            }
        }
    }

    /// Generates touches that mostly move as real fingers do, and occasionally in impossible ways.
    private struct Fingers {
        private var places: [UInt: (x: Int, y: Int)] = [:]

        mutating func input(using random: inout SeededRandom) -> Input {
            let finger = UInt.random(in: 1...3, using: &random)
            let anywhere = (x: Int.random(in: -20..<220, using: &random), y: Int.random(in: -20..<220, using: &random))
            let step = [2, 12, 40].randomElement(using: &random) ?? 2
            let old = places[finger] ?? anywhere
            let near = (
                x: old.x + Int.random(in: -step...step, using: &random),
                y: old.y + Int.random(in: -step...step, using: &random)
            )
            switch Int.random(in: 0..<20, using: &random) {
            case 0...5:
                places[finger] = anywhere
                return .touch(.began, finger: finger, x: anywhere.x, y: anywhere.y)
            case 6...11:
                places[finger] = near
                return .touch(.moved, finger: finger, x: near.x, y: near.y)
            case 12...15: return .touch(.ended, finger: finger, x: old.x, y: old.y)
            case 16: return .touch(.cancelled, finger: finger, x: old.x, y: old.y)
            case 17:
                return .wheel(
                    dx: Int.random(in: -3...3, using: &random), dy: Int.random(in: -3...3, using: &random),
                    isPrecise: Bool.random(using: &random), x: anywhere.x, y: anywhere.y)
            default:
                let phases: [PointerEvent.Phase] = [
                    .entered, .moved, .moved, .pressed, .pressed, .released, .released, .exited, .cancelled,
                ]
                return .pointer(
                    phases.randomElement(using: &random) ?? .moved,
                    button: [1, 1, 1, 2, 3].randomElement(using: &random) ?? 1, x: anywhere.x, y: anywhere.y)
            }
        }
    }

    private static func recognizer(using random: inout SeededRandom) -> Int {
        Int.random(in: 0..<recognizerCount, using: &random)
    }

    private static func disruption(using random: inout SeededRandom) -> Disruption {
        let view = Int.random(in: 0..<viewCount, using: &random)
        let parent = Int.random(in: 0..<(viewCount + windowCount), using: &random)
        let (one, other) = (recognizer(using: &random), recognizer(using: &random))
        let flag = Bool.random(using: &random)
        let number = Int.random(in: -50...400, using: &random)
        switch Int.random(in: 0..<26, using: &random) {
        case 0...2: return .removeView(view)
        case 3...5: return .addView(view, to: parent)
        case 6: return .setHidden(view, flag)
        case 7: return .setInteraction(view, flag)
        case 8, 9: return .setControlEnabled(view, flag)
        case 10: return .scroll(view, x: number / 4, y: number, animated: flag)
        case 11: return .setScrollEnabled(view, flag)
        case 12: return .setContentSize(view, number * 2)
        case 13, 14: return .removeRecognizer(one)
        case 15, 16: return .addRecognizer(one, to: parent)
        case 17: return .setEnabled(one, flag)
        case 18, 19: return .toggle(one)
        case 20: return .requireFailure(one, of: other)
        case 21: return .setState(one, [.failed, .cancelled, .changed].randomElement(using: &random) ?? .failed)
        case 22: return .ignoreTouches(one)
        case 23: return .hideWindow(number & 1)
        case 24: return .showWindow(number & 1)
        default:
            var fingers = Fingers()
            return .input(fingers.input(using: &random), window: number & 1)
        }
    }
}
