import ComponentFlow
import ComponentFlowTesting
import Foundation
import Fuzzing
import HTTPClient
import InspectorProtocol
import OpenDisplay
import Testing

@testable import ComponentFlowTools

extension InspectorTests {
    @MainActor
    @Suite("Files of recordings")
    struct RecordingFileTests {
        private func sample() -> Recording {
            RecordedSession { stage in
                stage.tap(at: RecordedScene.field)
                stage.type("a\n")
                stage.compose("か", clause: NSRange(location: 0, length: 1))
                stage.commit("火")
                stage.wheel(at: RecordedScene.list, by: CGVector(dx: 0, dy: 1))
                stage.click(at: RecordedScene.counter)
                stage.resize(to: CGSize(width: 250, height: 300), scale: 2)
                stage.setStyle(.dark)
                stage.setTextScale(1.25)
                stage.setHasKeyboard(false)
                stage.advance(by: 0.1)
            }.recording
        }

        @Test("A recording that was written and read is equal")
        func roundTrip() throws {
            let recording = sample()
            #expect(try Recording(data: recording.data) == recording)
        }

        /// Steps of all kinds.
        nonisolated private static let steps: [RecordedStep.Action] = {
            let location = CGPoint(x: 0.1, y: -2.5)
            let url = URL(fileURLWithPath: "/a b")
            let events: [DisplayEvent] = [
                .pointer(PointerEvent(phase: .entered, location: location, timestamp: 0.1)),
                .pointer(
                    PointerEvent(phase: .cancelled, location: location, button: 3, modifiers: .shift, timestamp: 1e9)),
                .touch(TouchEvent(identifier: .max, phase: .moved, location: location, timestamp: 1.0 / 3)),
                .scroll(
                    ScrollEvent(
                        location: location, delta: CGVector(dx: 1.0 / 3, dy: 0), isPrecise: true,
                        modifiers: [.control, .alternate], timestamp: 0)),
                .touchpad(
                    TouchpadEvent(phase: .changed, location: location, scale: 1.1, angle: -0.2, timestamp: 5)),
                .key(
                    KeyEvent(
                        phase: .released, keyCode: .max, keySymbol: .max, characters: "\u{1b}é\u{1F469}\u{200D}",
                        unmodified: KeyEvent.Meaning(keySymbol: 1, characters: ""), timestamp: 2)),
                .resized(CGSize(width: 1, height: 2.5)), .scaleFactorChanged(1.25), .appearanceChanged(.dark),
                .textScaleChanged(0.8), .accessibilityPreferencesChanged, .accentColorChanged(nil),
                .accentColorChanged(CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)), .activeChanged(false),
                .windowSettingsChanged, .visibilityChanged(true), .closeRequested,
            ]
            let styles: [PreeditAttribute.Style] = [.underline, .thickUnderline, .errorUnderline, .highlight]
            let attributes = styles.map { PreeditAttribute(range: NSRange(location: 1, length: 2), style: $0) }
            let answers: [Downloader.Answer] = [
                .success(
                    HTTPResponse(
                        data: Data([0, 255]), status: 404, headers: ["a": "b"], url: url, isMovedPermanently: true)),
                .failure(.unreachable), .failure(.insecure), .failure(.tooManyRedirections), .failure(.tooLarge(7)),
                .failure(.tooSlow(1.5)), .failure(.cancelled),
            ]
            let others: [RecordedStep.Action] = [
                .opened(window: 1), .markedText("か", caret: 1, attributes: attributes, window: 0),
                .committedText("\0", window: 0), .deletion(offset: -1, count: 2, window: 0),
                .frame(at: 1.0 / 3, checksum: .max, window: 0), .frame(at: 2, checksum: nil, window: 0), .flush,
                .timers(nil), .timers(3), .model("name", Data([1, 2, 3])), .work("image a"),
            ]
            let requests: [(DesktopRequest, DesktopAnswer)] = [
                (DesktopRequest(.clipboard, mimeTypes: ["a/b", "c/d"]), .data(Data([0, 255]))),
                (DesktopRequest(.primary), .data(nil)), (DesktopRequest(.drop), .data(Data())),
                (DesktopRequest(.droppedText), .data(Data("a".utf8))),
                (DesktopRequest(.files, "title"), .files(.chosen([url]))),
                (DesktopRequest(.places), .files(.cancelled)),
                (DesktopRequest(.files), .files(.failed(.noBus))), (DesktopRequest(.files), .files(.failed(.ended))),
                (DesktopRequest(.files), .files(.failed(.timedOut))),
                (DesktopRequest(.files), .files(.failed(.denied("a")))),
                (DesktopRequest(.files), .files(.failed(.unavailable("b")))),
                (DesktopRequest(.files), .files(.failed(.failed("c")))), (DesktopRequest(.printing), .paper(.a4)),
                (DesktopRequest(.printing), .page(3)), (DesktopRequest(.printing), .printed(.printed)),
                (DesktopRequest(.printing), .printed(.cancelled)),
                (DesktopRequest(.printing), .printed(.failed(.noPages))),
                (DesktopRequest(.printing), .printed(.failed(.unavailable("d")))),
                (DesktopRequest(.printing), .printed(.failed(.failed("e")))), (DesktopRequest(.drag), .isCarried(true)),
            ]
            let files: [RecordedFile] = [
                RecordedFile(path: "/a", contents: .data(Data([7]))), RecordedFile(path: "/b", contents: .folder),
                RecordedFile(path: "/c", contents: .tooLarge(9)), RecordedFile(path: "/d", contents: .unreadable),
            ]
            let replies = requests.enumerated().map { index, pair in
                RecordedReply(
                    number: index, request: pair.0, answer: pair.1, isImmediate: index % 2 == 0,
                    files: index == 4 ? files : [], omittedSize: index == 1 ? 5 : nil)
            }
            let phases: [DragPhase] = [.moved(location), .left, .dropped(location)]
            let desktop: [RecordedStep.Action] =
                [
                    .dragEnded([.copy, .move]), .clipboard(isPrimary: true, types: ["a/b"]),
                    .clipboard(isPrimary: false, types: nil),
                ]
                + phases.map {
                    .drag(RecordedDrag(number: 3, mimeTypes: ["a/b"], actions: .copy, isOwn: true, $0), window: 1)
                }
            return desktop + replies.map { .reply($0) } + events.map { .event($0, window: 0) } + others
                + answers.map { .answer(RecordedAnswer(request: "key\na: b", answer: $0)) }
        }()

        @Test("Every kind of step can be written and read", arguments: steps.indices)
        func step(index: Int) throws {
            let step = RecordedStep(time: 1.0 / 3, action: Self.steps[index])
            let text = try JSONValue(parsing: step.json.data)
            #expect(RecordedStep(text) == step)
        }

        @Test("A file of another version is refused")
        func version() throws {
            var object = try #require(sample().json.object)
            object["version"] = 4
            let data = JSONValue.object(object).data
            #expect(throws: RecordingError.unknownVersion(4)) { _ = try Recording(data: data) }
        }

        @Test("A file of the second version, which has no results of background work, can be read")
        func secondVersion() throws {
            var object = try #require(sample().json.object)
            object["version"] = 2
            #expect(try Recording(data: JSONValue.object(object).data) == sample())
        }

        @Test("A file of the first version, which has no answers of the desktop, can be read")
        func firstVersion() throws {
            var object = try #require(sample().json.object)
            object["version"] = 1
            object["desktop"] = nil
            let recording = try Recording(data: JSONValue.object(object).data)
            #expect(recording.desktop == RecordedDesktop())
        }

        @Test("The clipboards and the printer at the beginning are part of the file")
        func desktop() throws {
            var recording = sample()
            recording.desktop = RecordedDesktop(clipboard: ["a/b"], primary: [], canPrint: true)
            #expect(try Recording(data: recording.data).desktop == recording.desktop)
        }

        @Test(
            "A file that is not a recording is refused",
            arguments: [
                "", "[]", "{}", "null", "{\"format\": \"componentflow-recording\", \"version\": 1}",
                "{\"format\": \"componentflow-recording\", \"version\": 1, \"start\": 2, \"end\": 1}",
                "{\"format\": \"componentflow-recording\", \"version\": 1, \"start\": 1, \"end\": 2, \"steps\": [{}]}",
            ])
        func otherFile(text: String) {
            #expect(throws: RecordingError.self) { _ = try Recording(data: Data(text.utf8)) }
        }

        @Test("Steps whose times decrease are refused")
        func order() {
            let recording = sample()
            let data = recording.replacing(recording.steps.reversed()).data
            #expect(throws: RecordingError.self) { _ = try Recording(data: data) }
        }

        @Test("A damaged file is refused or replayed, but does not end the program", arguments: 0..<12)
        func damage(seed: Int) async throws {
            var random = SeededRandom(seed: UInt64(seed))
            let recording = try? Recording(data: damaged(sample().json, &random, depth: 0).data)
            guard let recording else { return }
            let replay = try RecordedSession.replay(of: recording)
            defer { replay.end() }
            try await replay.advance(to: 1)
            #expect(replay.time <= 1)
        }

        /// Returns a value some parts of which are replaced, missing or repeated.
        private func damaged(_ value: JSONValue, _ random: inout SeededRandom, depth: Int) -> JSONValue {
            let others: [JSONValue] = [
                .null, true, -1, 0, 1e300, 0.5, "", "x", [], [:], [1, 2], "began", "frame", "ffffffffffffffff",
            ]
            if depth > 1, Int.random(in: 0..<60, using: &random) == 0 {
                return others[Int.random(in: others.indices, using: &random)]
            }
            switch value {
            case .array(let elements):
                return .array(elements.map { damaged($0, &random, depth: depth + 1) })
            case .object(let object):
                var result: [String: JSONValue] = [:]
                for (key, value) in object.sorted(by: { $0.key < $1.key }) {
                    result[key] = key == "time" ? value : damaged(value, &random, depth: depth + 1)
                }
                return .object(result)
            default: return value
            }
        }

        // MARK: - Saved tests

        @Test("A saved test contains its source, the recording and a snapshot of each open window")
        func savedTest() throws {
            let app = try #require(RecordedTest.App(qualifiedName: "Todo.TodoApp"))
            let test = RecordedTest(
                name: "moment", app: app, recording: sample(), pictures: [Data([1]), nil, Data([2])])
            #expect(
                test.files.map(\.path) == [
                    "moment.swift", "Recordings/moment.json", "Snapshots/moment_window1.png",
                    "Snapshots/moment_window3.png",
                ])
        }

        @Test("The source of a saved test creates the program of the recording")
        func savedSource() throws {
            let app = try #require(RecordedTest.App(qualifiedName: "Todo.TodoApp"))
            let test = RecordedTest(name: "moment", app: app, recording: sample(), pictures: [Data([1])])
            let source = String(decoding: test.files[0].data, as: UTF8.self)
            #expect(source.contains("@testable import Todo\n"))
            #expect(source.contains("try Replay(recording, app: { TodoApp() })"))
            #expect(source.contains(".verifySnapshot(named: \"moment\")"))
        }

        @Test(
            "Only identifiers are names of tests",
            arguments: [("moment", true), ("_a1", true), ("1a", false), ("", false), ("a b", false), ("a\"", false)])
        func identifier(name: String, isValid: Bool) {
            #expect(RecordedTest.isIdentifier(name) == isValid)
        }

        @Test("The source of a saved test creates the delegate of a program without components")
        func savedDelegate() throws {
            let app = try #require(RecordedTest.App(delegate: SavedDelegate()))
            #expect(app.module == "ComponentFlowToolsTests")
            #expect(app.creation == "delegate: { SavedDelegate() }")
        }

        @Test("A type that a test cannot name has no saved tests")
        func privateApp() {
            #expect(RecordedTest.App(qualifiedName: "Tests.(unknown context at $1234).App") == nil)
        }
    }
}

final class SavedDelegate: UIResponder, UIApplicationDelegate {}
