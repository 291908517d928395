import ComponentFlow
import ComponentFlowTesting
import InspectorProtocol

@testable import InspectorWindow

/// Frames of 5 milliseconds, of which every fourth takes 20.
func sampleFrames(_ count: Int) -> [TimelineFrame] {
    (1...max(count, 1)).prefix(count).map { number in
        let duration = number.isMultiple(of: 4) ? 0.02 : 0.005
        return TimelineFrame(
            id: number, start: 10 + Double(number) * 0.02, duration: duration, interval: 1.0 / 60, isPrepared: true,
            phases: [.updates: duration / 2, .layout: duration / 2])
    }
}

/// A frame with an event, the update of a list with two rows, and layout.
let sampleSpans = [
    TimelineSpan(.phase(.events, event: "key pressed"), start: 0, duration: 0.001, depth: 0),
    TimelineSpan(.phase(.updates, event: nil), start: 0.001, duration: 0.009, depth: 0),
    TimelineSpan(
        .update(TimelineUpdate(number: 5, component: "c1", type: "Column", path: "Column")), start: 0.001,
        duration: 0.009, depth: 1),
    TimelineSpan(
        .update(
            TimelineUpdate(
                number: 6, component: "c2", type: "Text", path: "Column › Text", reasons: [["kind": "component"]])),
        start: 0.001, duration: 0.002, depth: 2),
    TimelineSpan(
        .update(TimelineUpdate(number: 7, component: "c4", type: "Text", path: "Column › Text")), start: 0.003,
        duration: 0.006, depth: 2),
    TimelineSpan(.phase(.layout, event: nil), start: 0.01, duration: 0.01, depth: 0),
]

/// A program that has recorded frames.
func timelineProgram(frames: Int = 12, isRecording: Bool = false) -> ScriptedProgram {
    let program = sampleProgram()
    program.answerTimeline(sampleFrames(frames), isRecording: isRecording)
    program.answer(.recordTimeline, ["recording": .bool(isRecording)])
    program.answer(
        .frame,
        [
            "frame": sampleFrames(4)[3].json, "spans": .array(sampleSpans.map(\.json)), "complete": true,
            "causes": [sampleSpans[4].updateJSON, sampleSpans[2].updateJSON],
        ])
    return program
}

extension ScriptedProgram {
    func answerTimeline(_ frames: [TimelineFrame], isRecording: Bool) {
        answer(.timeline, ["recording": .bool(isRecording), "frames": .array(frames.map(\.json))])
    }
}

/// A model that shows the timeline of a program.
@MainActor
func timelineModel(_ program: ScriptedProgram) async -> InspectorModel {
    let model = await makeModel(program)
    model.show(.timeline)
    await model.waitUntilIdle()
    return model
}
