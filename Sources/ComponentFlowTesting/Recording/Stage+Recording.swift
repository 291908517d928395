import ComponentFlow
public import Foundation
import OpenDisplay

extension Stage {
    /// Starts recording the stage's input, until ``stopRecording()`` is called.
    public func startRecording() {
        recording = InputRecording()
        recordingStart = clock.now
    }

    /// Stops recording and returns what was recorded, or an empty recording if none was started.
    public func stopRecording() -> InputRecording {
        var result = recording ?? InputRecording()
        result.duration = max(clock.now - recordingStart, result.duration)
        recording = nil
        return result
    }

    /// Replays a recording, starting now, with the frame rate of ``advance(by:)``.
    ///
    /// Replaying the same recording on identical stages gives bit-identical results.
    ///
    /// `frame` is a closure called after each frame with the time since the start, in seconds.
    public func play(_ recording: InputRecording, frame: (TimeInterval) -> Void = { _ in }) {
        let start = clock.now
        var frames = 0
        // Each frame time is computed from the start, so that rounding errors do not accumulate.
        func advance(to time: TimeInterval) {
            while Double(frames + 1) / framesPerSecond <= time {
                frames += 1
                let next = Double(frames) / framesPerSecond
                clock.advance(by: start + next - clock.now)
                self.advance(by: 0)
                frame(next)
            }
            clock.advance(by: start + time - clock.now)
        }
        self.advance(by: 0)
        for step in recording.steps {
            advance(to: step.time)
            send(step.input)
        }
        advance(to: recording.duration)
    }

    func record(_ input: InputRecording.Input) {
        recording?.steps.append(InputRecording.Step(time: clock.now - recordingStart, input: input))
    }

    /// Delivers an input at the current time, as a device does, and records it while recording.
    func send(_ input: InputRecording.Input) {
        clock.install()
        record(input)
        let time = clock.now
        switch input {
        case .touch(let phase, let finger, let x, let y):
            surface.send(
                .touch(
                    TouchEvent(
                        identifier: UInt(bitPattern: finger + 1), phase: phase, location: CGPoint(x: x, y: y),
                        modifiers: modifiers, timestamp: time)))
        case .wheel(let dx, let dy, let isPrecise, let x, let y):
            surface.send(
                .scroll(
                    ScrollEvent(
                        location: CGPoint(x: x, y: y), delta: CGVector(dx: dx, dy: dy), isPrecise: isPrecise,
                        modifiers: modifiers, timestamp: time)))
        case .key(let isPressed, let symbol, let characters):
            surface.send(
                .key(
                    KeyEvent(
                        phase: isPressed ? .pressed : .released, keySymbol: symbol, characters: characters,
                        modifiers: modifiers, timestamp: time)))
        case .button(let isPressed, let number, let x, let y):
            surface.send(
                .pointer(
                    PointerEvent(
                        phase: isPressed ? .pressed : .released, location: CGPoint(x: x, y: y), button: number,
                        modifiers: modifiers, timestamp: time)))
        case .pointer(let x, let y):
            surface.send(
                .pointer(
                    PointerEvent(
                        phase: .moved, location: CGPoint(x: x, y: y), modifiers: modifiers, timestamp: time)))
        case .compose(let text, let caret, let clause):
            let all = PreeditAttribute(range: NSRange(location: 0, length: text.utf16.count), style: .underline)
            let marked = clause.map { [all, PreeditAttribute(range: $0, style: .highlight)] } ?? [all]
            surface.compose(text, selectedRange: NSRange(location: caret, length: 0), attributes: marked)
        case .commit(let text): surface.commit(text)
        case .hold(let modifiers): self.modifiers = KeyModifiers(rawValue: modifiers)
        }
        advance(by: 0)
    }
}
