import ComponentFlow
import ComponentFlowTesting
import Foundation
import Testing

/// Records a scroll view's delegate calls and its offset after each frame, as bit patterns.
@MainActor private final class FrameLog: UIScrollViewDelegate {
    var lines: [String] = []
    private(set) var offsets: [Double] = []

    func frame(_ time: TimeInterval, _ view: UIScrollView) {
        lines.append("\(time.bitPattern) \(view.contentOffset.x.bitPattern) \(view.contentOffset.y.bitPattern)")
        offsets.append(Double(view.contentOffset.y))
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { lines.append("didScroll") }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { lines.append("willBeginDragging") }
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        lines.append("willEndDragging \(velocity.y.bitPattern) \(targetContentOffset.pointee.y.bitPattern)")
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        lines.append("didEndDragging \(decelerate)")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { lines.append("willBeginDecelerating") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { lines.append("didEndDecelerating") }
}

@Suite @MainActor struct RecordingTests {
    enum Scene: String, CaseIterable {
        case fling, interruptedFling = "interrupted-fling", bounce
    }

    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "Fixtures")
    private static let isRecording = ProcessInfo.processInfo.environment["RECORDINGS"] == "record"

    private func makeStage() -> (Stage, UIScrollView, FrameLog) {
        let stage = Stage(size: CGSize(width: 200, height: 200), scale: 2)
        let view = UIScrollView()
        view.contentSize = CGSize(width: 200, height: 3000)
        let log = FrameLog()
        view.delegate = log
        stage.show(view)
        return (stage, view, log)
    }

    /// Performs the touches of a committed recording's scene.
    private func act(_ scene: Scene) -> InputRecording {
        let (stage, view, log) = makeStage()
        defer { withExtendedLifetime((view, log)) {} }
        stage.startRecording()
        switch scene {
        case .fling: fling(stage, by: -17)
        case .interruptedFling:
            fling(stage, by: -23)
            stage.advance(by: 0.37)
            stage.touchDown(at: CGPoint(x: 90, y: 60))
            stage.advance(by: 0.05)
            fling(stage, by: 12, finger: 1)
            stage.touchUp()
        case .bounce:
            fling(stage, by: -11)
            stage.advance(by: 0.2)
            fling(stage, by: 29)
        }
        stage.advance(by: 6)
        return stage.stopRecording()
    }

    /// An accelerating finger, at irregular times and positions.
    private func fling(_ stage: Stage, by step: CGFloat, finger: Int = 0) {
        var y: CGFloat = step < 0 ? 187.3 : 11.9
        stage.touchDown(at: CGPoint(x: 101.7, y: y), finger: finger)
        for index in 1...6 {
            stage.advance(by: 0.0113 + 0.0007 * Double(index))
            y += step * CGFloat(index) / 5
            stage.touchMove(to: CGPoint(x: 101.7, y: y), finger: finger)
        }
        stage.touchUp(finger: finger)
    }

    private func play(_ recording: InputRecording) -> FrameLog {
        let (stage, view, log) = makeStage()
        stage.play(recording) { log.frame($0, view) }
        return log
    }

    private func fixture(_ name: String, _ make: () -> String) throws -> String {
        let url = Self.folder.appending(path: name)
        if Self.isRecording {
            try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
            try make().write(to: url, atomically: true, encoding: .utf8)
        }
        return try String(contentsOf: url, encoding: .utf8)
    }

    @Test("A recorded fling replays bit-identically and matches the committed offsets", arguments: Scene.allCases)
    func replays(scene: Scene) throws {
        let recording = try InputRecording(text: fixture("\(scene.rawValue).txt") { act(scene).text })
        let (first, second) = (play(recording), play(recording))
        #expect(first.lines == second.lines)
        #expect(first.offsets.count > 180)
        let committed = try fixture("\(scene.rawValue).offsets.txt") {
            first.offsets.map { "\($0)\n" }.joined()
        }
        let expected = committed.split(separator: "\n").compactMap { Double($0) }
        #expect(expected.count == first.offsets.count)
        // The maths library of another processor can round differently.
        #expect(zip(expected, first.offsets).allSatisfy { abs($0 - $1) < 1e-9 })
    }

    @Test("Each recorded scene contains the interaction of its name")
    func scenes() throws {
        func lines(_ scene: Scene) -> [String] { play(act(scene)).lines.filter { !$0.contains(" ") } }
        #expect(lines(.fling).filter { $0 == "willBeginDragging" }.count == 1)
        #expect(lines(.fling).contains("didEndDecelerating"))
        #expect(lines(.interruptedFling).filter { $0 == "willBeginDragging" }.count == 2)
        #expect(play(act(.bounce)).offsets.contains { $0 < -5 })
        #expect(play(act(.bounce)).offsets.last == 0)
    }

    @Test("A recording of every kind of event survives a round trip through text")
    func text() throws {
        let (stage, _, _) = makeStage()
        stage.startRecording()
        stage.tap(at: CGPoint(x: 1.0 / 3, y: 7))
        stage.advance(by: 1.0 / 7)
        stage.wheel(at: .zero, by: CGVector(dx: 0, dy: -2))
        stage.touchpad(at: CGPoint(x: 5, y: 6), by: CGVector(dx: 0.1, dy: 3))
        stage.pressKey(symbol: 0x20, characters: " ")
        stage.click(at: CGPoint(x: 3, y: 0.25), button: 3)
        stage.compose("に ほ\n", caret: 1, clause: NSRange(location: 0, length: 2))
        stage.compose("")
        stage.commit("日本\t語 👍")
        stage.touchDown(at: .zero, finger: 2)
        stage.cancelTouch(finger: 2)
        let recording = stage.stopRecording()
        #expect(try InputRecording(text: recording.text) == recording)
        #expect(recording.text.split(separator: "\n").count == 14)
    }

    @Test("A recording of clicks, keys and compositions reproduces the same text")
    func writing() throws {
        func makeField() -> (Stage, UITextField) {
            let stage = Stage(size: CGSize(width: 200, height: 100))
            let field = UITextField(frame: CGRect(x: 10, y: 10, width: 180, height: 30))
            field.text = "one two"
            stage.window.addSubview(field)
            return (stage, field)
        }
        let (stage, field) = makeField()
        stage.startRecording()
        stage.click(at: CGPoint(x: 100, y: 25))
        stage.type(" x")
        stage.compose("´")
        stage.compose("")
        stage.commit("é")
        stage.compose("に")
        let text = stage.stopRecording().text
        #expect(field.text == "one two xéに")
        let (second, other) = makeField()
        second.play(try InputRecording(text: text))
        #expect(other.text == field.text)
        #expect(other.markedTextRange != nil)
    }

    @Test(
        "An invalid line of a recording is reported",
        arguments: [
            "x touch", "0 touch began 1 2", "0 jump", "-1 end", "nan end", "0 wheel 1 2 3 4 5",
            "0 button down 1 2 3", "0 button pressed 1 2", "0 compose 1 2", "0 commit 65 66",
        ])
    func unreadable(line: String) {
        #expect {
            try InputRecording(text: "0 touch began 1 2 3\n" + line)
        } throws: { error in
            let error = error as? InputRecording.UnreadableLine
            return error?.number == 2 && error?.line == line
        }
    }
}
