import ComponentFlow
import ComponentFlowTesting
import InspectorProtocol
import Testing

@testable import InspectorWindow

private let (leftKey, upKey, rightKey, downKey): (UInt32, UInt32, UInt32, UInt32) = (0xff51, 0xff52, 0xff53, 0xff54)

@MainActor
@Suite("The timeline pane", .serialized)
struct TimelinePaneTests {
    private func shown(_ program: ScriptedProgram = timelineProgram()) async -> (Stage, InspectorModel) {
        let model = await timelineModel(program)
        let stage = Stage(size: CGSize(width: 1320, height: 880))
        stage.window.rootViewController = ComponentViewController(InspectorScreen(model: model) {})
        stage.advance(by: 0.3)
        return (stage, model)
    }

    private func selected(_ number: Int, _ program: ScriptedProgram = timelineProgram()) async -> (
        Stage, InspectorModel
    ) {
        let (stage, model) = await shown(program)
        model.selectFrame(number)
        await model.waitUntilIdle()
        stage.advance(by: 0.3)
        return (stage, model)
    }

    private func views<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
        ((view as? View).map { [$0] } ?? []) + view.subviews.flatMap { views(type, in: $0) }
    }

    private func texts(_ stage: Stage) -> [String] {
        views(UILabel.self, in: stage.window).compactMap(\.text)
    }

    private func tap(_ view: UIView?, at point: CGPoint, _ stage: Stage) throws {
        stage.tap(at: try #require(view).convert(point, to: nil))
        stage.advance(by: 0.3)
    }

    private func tapFrame(_ index: Int, _ stage: Stage) throws {
        let layout = FrameStripLayout(sampleFrames(12), height: 88)
        let strip = views(FrameStrip.View.self, in: stage.window).first
        try tap(strip, at: CGPoint(x: layout.x(of: index) + 2, y: 60), stage)
    }

    private func press(_ symbol: UInt32, _ stage: Stage) {
        stage.pressKey(symbol: symbol)
        stage.advance(by: 0.3)
    }

    // MARK: - Frames

    @Test("A click on a bar selects the frame")
    func click() async throws {
        let (stage, model) = await shown()
        try tapFrame(4, stage)
        #expect(model.timeline.selection == 5)
    }

    @Test("The right and left keys select the next and the previous frame", arguments: [(rightKey, 6), (leftKey, 4)])
    func keys(key: UInt32, expected: Int) async throws {
        let (stage, model) = await shown()
        try tapFrame(4, stage)
        press(key, stage)
        #expect(model.timeline.selection == expected)
    }

    @Test("With Control, the keys select long frames", arguments: [(rightKey, 8), (leftKey, 4)])
    func longFrames(key: UInt32, expected: Int) async throws {
        let (stage, model) = await shown()
        try tapFrame(4, stage)
        stage.holdModifiers(.control)
        press(key, stage)
        stage.holdModifiers([])
        #expect(model.timeline.selection == expected)
    }

    @Test("The summary counts the frames, and those that are too long")
    func summary() async {
        let (stage, _) = await shown()
        #expect(texts(stage).contains("12 frames, 3 too long"))
    }

    @Test("A selected long frame is described with its budget")
    func header() async {
        let (stage, _) = await selected(4)
        #expect(texts(stage).contains("Frame 4: 20.00 ms exceeds 16.67 ms"))
    }

    @Test("Bars of long frames differ from others by a mark, also without colors")
    func mark() throws {
        let (short, long) = (sampleFrames(3), sampleFrames(4))
        let layout = FrameStripLayout(long, height: 88)
        #expect(layout.y(of: long[3].duration) < layout.y(of: layout.budget))
        #expect(layout.y(of: short[0].duration) > layout.y(of: layout.budget))
    }

    @Test("A point of the strip belongs to the frame whose bar is there", arguments: [0, 5, 11])
    func index(index: Int) {
        let layout = FrameStripLayout(sampleFrames(12), height: 88)
        #expect(layout.index(at: layout.x(of: index) + 1) == index)
    }

    @Test("A point beside the bars belongs to no frame", arguments: [-5.0, 0, 5_000])
    func beside(x: Double) {
        #expect(FrameStripLayout(sampleFrames(12), height: 88).index(at: x) == nil)
    }

    @Test("Of many frames only the visible ones are drawn")
    func visible() {
        let layout = FrameStripLayout(sampleFrames(8_000), height: 88)
        #expect(layout.indices(in: 9_000...10_000).count < 120)
    }

    @Test("The last frames are visible initially")
    func end() async throws {
        let (stage, _) = await shown(timelineProgram(frames: 1_000))
        let strip = try #require(views(FrameStrip.View.self, in: stage.window).first)
        #expect(strip.contentOffset.x + strip.bounds.width == strip.contentSize.width)
    }

    // MARK: - The selected frame

    @Test("A click in the flame chart selects the update at that point")
    func clickInChart() async throws {
        let (stage, model) = await selected(4)
        let chart = try #require(views(FlameChart.View.self, in: stage.window).first)
        let frame = FlameLayout(sampleSpans, width: chart.bounds.width).frames[4]
        try tap(chart, at: CGPoint(x: frame.midX, y: frame.midY), stage)
        #expect(model.timeline.span == 4)
    }

    @Test(
        "The arrow keys move the selection in the flame chart",
        arguments: [(leftKey, 3), (upKey, 2), (downKey, 4), (rightKey, 4)])
    func keysInChart(key: UInt32, expected: Int) async throws {
        let (stage, model) = await selected(4)
        let chart = try #require(views(FlameChart.View.self, in: stage.window).first)
        let frame = FlameLayout(sampleSpans, width: chart.bounds.width).frames[4]
        try tap(chart, at: CGPoint(x: frame.midX, y: frame.midY), stage)
        press(key, stage)
        #expect(model.timeline.span == expected)
    }

    @Test("A selected update is described with its component, its duration and its path")
    func detail() async {
        let (stage, model) = await selected(4)
        model.timeline.select(span: 3)
        stage.advance(by: 0.3)
        #expect(texts(stage).contains("Text c2, 2.00 ms, Column › Text"))
    }

    @Test("The parts of the flame chart have names and values")
    func elements() async throws {
        let (stage, _) = await selected(4)
        let chart = try #require(views(FlameChart.View.self, in: stage.window).first)
        let elements = (chart.accessibilityElements ?? []).compactMap { $0 as? UIAccessibilityElement }
        #expect(elements.map { $0.accessibilityLabel ?? "" } == sampleSpans.map(\.title))
        #expect(elements.last?.accessibilityValue == "10.00 ms")
    }

    @Test("In the flame chart, a span is drawn within the one that contains it")
    func flameLayout() {
        let frames = FlameLayout(sampleSpans, width: 500).frames
        #expect(frames[3].minX >= frames[2].minX)
        #expect(frames[3].maxX <= frames[2].maxX)
        #expect(frames.allSatisfy { $0.minX >= 0 && $0.maxX <= 500 })
    }

    @Test("A flame chart of very many levels has a limited height")
    func deepChart() {
        let spans = (0..<5_000).map { TimelineSpan(.phase(.layout, event: nil), start: 0, duration: 1, depth: $0) }
        #expect(FlameLayout(spans, width: 500).height == 100 * FlameLayout.rowHeight)
    }

    @Test("The texts and the levels of the flame chart follow the user's text size")
    func textSizeOfChart() async throws {
        let (stage, _) = await selected(4)
        let chart = try #require(views(FlameChart.View.self, in: stage.window).first)
        let height = chart.bounds.height
        stage.setTextScale(3.1)
        #expect(chart.font.pointSize == 40)
        #expect(chart.bounds.height > 3 * height)
    }

    @Test("The budget above the frames follows the user's text size")
    func textSizeOfStrip() async throws {
        let (stage, _) = await shown()
        let strip = try #require(views(FrameStrip.View.self, in: stage.window).first)
        stage.setTextScale(3.1)
        #expect(strip.font.pointSize == 40)
    }

    @Test("A pause between an event and its frame takes little space in the flame chart")
    func pause() {
        let spans = [
            TimelineSpan(.phase(.events, event: nil), start: 0, duration: 0.001, depth: 0),
            TimelineSpan(.phase(.layout, event: nil), start: 0.09, duration: 0.001, depth: 0),
        ]
        let layout = FlameLayout(spans, width: 500)
        #expect(layout.frames[1].minX - layout.frames[0].maxX == FlameLayout.pauseLength)
        #expect(layout.pauses.count == 1)
    }

    @Test("The ranking shows the types with their numbers of updates")
    func ranking() async {
        let (stage, _) = await selected(4)
        #expect(texts(stage).contains("2 updates, the longest 6.00 ms"))
    }

    // MARK: - Messages

    @Test("Without frames the pane explains what to do")
    func empty() async {
        let (stage, _) = await shown(timelineProgram(frames: 0))
        #expect(texts(stage).contains("No Frames"))
    }

    @Test("While nothing has changed in the program, the pane waits for frames")
    func waiting() async {
        let (stage, _) = await shown(timelineProgram(frames: 0, isRecording: true))
        #expect(texts(stage).contains("Waiting for Frames"))
    }

    @Test("A frame without all of its phases has a message")
    func incomplete() async {
        let program = timelineProgram()
        program.answer(.frame, ["frame": sampleFrames(4)[3].json, "spans": [], "complete": false])
        let (stage, _) = await selected(4, program)
        #expect(texts(stage).contains("Older phases and updates are no longer stored."))
    }

    @Test("The accessibility audit has no findings", arguments: AccessibilityAudit.Rule.allCases)
    func audit(rule: AccessibilityAudit.Rule) async {
        let (stage, model) = await selected(4)
        model.select("c2")
        await model.waitUntilIdle()
        stage.advance(by: 0.3)
        #expect(stage.auditAccessibility([rule]).map(\.description) == [])
    }
}
