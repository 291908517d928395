import ComponentFlow
import ComponentFlowTesting
import Foundation
import Fuzzing
import InspectorProtocol
import OpenDisplay
import OpenUIControllers
import OpenUIKitCore
import Testing

@testable import ComponentFlowTools

/// A stage with a screen that uses the desktop, and the desktop that answers.
@MainActor
struct DesktopStage {
    let stage: Stage
    let chooser = ScriptedChooser()
    let printer = ScriptedPrinter()
    let folder: URL

    init(_ stage: Stage) {
        self.stage = stage
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("desktop-\(UUID().uuidString)")
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        UIDocumentPickerViewController.chooser = chooser
        UIPrintInteractionController.service = printer
    }

    func close() {
        try? FileManager.default.removeItem(at: folder)
    }

    var surface: OffscreenSurface? { stage.window.surface as? OffscreenSurface }

    func tap(_ command: DesktopScene.Command) {
        stage.tap(at: DesktopScene.location(of: command))
        stage.advance(by: 0.1)
    }

    /// Puts texts of another program on the clipboard.
    func copyElsewhere(_ text: String) {
        SystemClipboard.general.setForeign(
            ForeignContent([("text/plain;charset=utf-8", Data(text.utf8)), ("text/html", Data("<b>\(text)</b>".utf8))]))
        stage.advance(by: 0.05)
    }

    /// Presses Control and V.
    func pressPaste() {
        for phase in [KeyEvent.Phase.pressed, .released] {
            surface?.send(
                .key(
                    KeyEvent(
                        phase: phase, keySymbol: 0x76, characters: "v", modifiers: .control,
                        timestamp: stage.clock.now)))
        }
        stage.advance(by: 0.05)
    }

    func file(_ name: String, _ contents: String) -> URL {
        let url = folder.appendingPathComponent(name)
        try? Data(contents.utf8).write(to: url)
        return url
    }

    /// Opens a dialog, and closes it with a choice.
    func choose(_ command: DesktopScene.Command, _ result: FileChooserResult) {
        tap(command)
        stage.advance(by: 0.4)
        chooser.finish(result)
        stage.advance(by: 0.4)
    }

    /// Drags content of another program over the window, and drops it.
    func drop(_ contents: [(mimeType: String, data: Data)], at location: CGPoint, leaves: Bool = false) {
        guard let surface else { return }
        let drop = SyntheticDrop(contents)
        for step in 0..<4 {
            drop.move(over: surface, to: CGPoint(x: location.x + CGFloat(step), y: location.y))
            stage.advance(by: 0.02)
        }
        if leaves { drop.leave() } else { drop.drop(at: location) }
        stage.advance(by: 0.05)
        drop.deliver()
        stage.advance(by: 0.05)
    }

    func drop(_ files: [URL], at location: CGPoint) {
        let list = files.map { $0.absoluteString + "\r\n" }.joined()
        drop([("text/uri-list", Data(list.utf8))], at: location)
    }

    /// Drags an item of the program that the display carries, and drops it on the target or outside of the window.
    func carry(isDropped: Bool) {
        surface?.carriesDrags = true
        stage.pressPointer(at: DesktopScene.source)
        stage.movePointer(to: CGPoint(x: DesktopScene.source.x - 12, y: DesktopScene.source.y))
        stage.advance(by: 0.02)
        guard let surface, let outgoing = surface.carriedDrag else { return }
        let drop = SyntheticDrop(outgoing)
        drop.move(over: surface, to: DesktopScene.target)
        stage.advance(by: 0.05)
        if isDropped { drop.drop(at: DesktopScene.target) } else { drop.leave() }
        drop.deliver()
        surface.endCarriedDrag(isDropped ? drop.finished ?? [] : [])
        stage.advance(by: 0.1)
        surface.carriesDrags = false
    }
}

extension InspectorTests {
    @MainActor
    @Suite("Recordings of dialogs, drags and the clipboard")
    final class DesktopRecordingTests {
        private let chooser = UIDocumentPickerViewController.chooser
        private let printer = UIPrintInteractionController.service

        isolated deinit {
            UIDocumentPickerViewController.chooser = chooser
            UIPrintInteractionController.service = printer
            SystemClipboard.general.setForeign(nil)
        }

        private static let root: @MainActor () -> UIViewController = { DesktopScene() }

        private func session(_ script: @MainActor (DesktopStage) -> Void) -> RecordedSession {
            SystemClipboard.general.setForeign(nil)
            // The object that represents the clipboard is created on first use.
            _ = UIPasteboard.general
            var desktop: DesktopStage?
            let session = RecordedSession(root: Self.root) { stage in
                let made = DesktopStage(stage)
                desktop = made
                stage.advance(by: 0.05)
                script(made)
                stage.advance(by: 0.2)
            }
            desktop?.close()
            return session
        }

        /// Replays a session from a file, with a desktop that answers nothing.
        private func replay(_ session: RecordedSession) async throws -> RecordedSession.Result {
            let unused = ScriptedChooser()
            UIDocumentPickerViewController.chooser = unused
            let result = try await session.replay(try Recording(data: session.recording.data), root: Self.root)
            #expect(unused.requestCount == 0)
            return result
        }

        private func expectSame(_ session: RecordedSession) async throws {
            let result = try await replay(session)
            #expect(result.problems == [])
            #expect(result.difference == nil)
            #expect(session.differingPixels(result.picture) == 0)
        }

        /// What a user and the desktop do.
        enum Script: String, CaseIterable, Sendable {
            case ownClipboard, foreignClipboard, clipboardAtStart, pasteIntoText, openFiles, openCopies, cancel,
                failure,
                immediateAnswer, export, print, delayedPrint, cancelledPrint, textDrop, fileDropIntoText, dropOnView,
                filesOnView, leavingDrag, localDrag, carriedDrag, carriedDragOutside

            @MainActor func perform(on desktop: DesktopStage) {
                let stage = desktop.stage
                switch self {
                case .ownClipboard:
                    desktop.tap(.copy)
                    desktop.tap(.paste)
                case .foreignClipboard:
                    desktop.copyElsewhere("foreign")
                    desktop.tap(.paste)
                    desktop.tap(.copy)
                    desktop.tap(.paste)
                    desktop.copyElsewhere("another")
                    desktop.tap(.paste)
                case .clipboardAtStart: desktop.tap(.paste)
                case .pasteIntoText:
                    desktop.copyElsewhere("foreign text")
                    stage.tap(at: DesktopScene.field)
                    desktop.pressPaste()
                case .openFiles:
                    desktop.choose(.open, .chosen([desktop.file("a.txt", "first"), desktop.file("b.txt", "second")]))
                case .openCopies: desktop.choose(.copies, .chosen([desktop.file("a.txt", "first")]))
                case .cancel: desktop.choose(.open, .cancelled)
                case .failure: desktop.choose(.open, .failed(.denied("no")))
                case .immediateAnswer:
                    desktop.chooser.immediate = .chosen([desktop.file("a.txt", "first")])
                    desktop.tap(.open)
                case .export: desktop.choose(.export, .chosen([desktop.folder.appendingPathComponent("target.txt")]))
                case .print: desktop.tap(.print)
                case .delayedPrint:
                    desktop.printer.isDelayed = true
                    desktop.tap(.print)
                    desktop.printer.finish()
                case .cancelledPrint:
                    desktop.printer.result = .cancelled
                    desktop.tap(.print)
                case .textDrop: desktop.drop([("text/plain", Data("dropped".utf8))], at: DesktopScene.field)
                case .fileDropIntoText: desktop.drop([desktop.file("a.txt", "first")], at: DesktopScene.field)
                case .dropOnView: desktop.drop([("text/plain", Data("dropped".utf8))], at: DesktopScene.target)
                case .filesOnView:
                    desktop.drop([desktop.file("a.txt", "1"), desktop.file("b.txt", "2")], at: DesktopScene.target)
                case .leavingDrag:
                    desktop.drop([("text/plain", Data("dropped".utf8))], at: DesktopScene.target, leaves: true)
                case .localDrag: stage.dragPointer(from: DesktopScene.source, to: DesktopScene.target)
                case .carriedDrag: desktop.carry(isDropped: true)
                case .carriedDragOutside: desktop.carry(isDropped: false)
                }
            }
        }

        @Test("A replay shows what the desktop has answered, pixel for pixel", arguments: Script.allCases)
        func scripts(script: Script) async throws {
            try await expectSame(session { script.perform(on: $0) })
        }

        @Test("Random use of dialogs, drags and the clipboard gives the same frames in a replay", arguments: 0..<16)
        func random(seed: Int) async throws {
            let session = session { desktop in
                var random = SeededRandom(seed: UInt64(seed))
                for _ in 0..<12 { Self.randomStep(desktop, &random) }
            }
            try await expectSame(session)
        }

        private static func randomStep(_ desktop: DesktopStage, _ random: inout SeededRandom) {
            func number(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }
            let text = String(repeating: "abc ", count: number(8))
            let place = [DesktopScene.field, DesktopScene.target, DesktopScene.source][number(3)]
            desktop.chooser.immediate = number(4) == 0 ? .cancelled : nil
            desktop.printer.isDelayed = number(2) == 0
            switch number(11) {
            case 0: desktop.copyElsewhere(text)
            case 1: desktop.drop([("text/plain", Data(text.utf8))], at: place, leaves: number(3) == 0)
            case 2: desktop.drop([desktop.file("\(number(3)).txt", text)], at: place)
            case 3: desktop.carry(isDropped: number(2) == 0)
            case 4: desktop.stage.dragPointer(from: DesktopScene.source, to: place)
            case 5: desktop.chooser.finish(.chosen([desktop.file("\(number(3)).txt", text)]))
            case 6: desktop.printer.finish()
            case 7: desktop.pressPaste()
            default:
                // Copies are made on other threads, whose times are not those of the test.
                let commands: [DesktopScene.Command] = [.paste, .copy, .open, .print]
                desktop.tap(commands[number(commands.count)])
            }
            desktop.stage.advance(by: Double(number(300)) / 1000)
        }

        // MARK: - Files

        @Test("A chosen file has its recorded contents, although it was removed")
        func removedFile() async throws {
            let session = session { $0.choose(.open, .chosen([$0.file("a.txt", "contents")])) }
            let reply = try #require(session.recording.steps.compactMap(\.reply).first)
            let path = try #require(reply.files.first?.path)
            #expect(reply.files.map(\.contents) == [.data(Data("contents".utf8))])
            #expect(!FileManager.default.fileExists(atPath: path))
            try await expectSame(session)
        }

        @Test("A replay does not change the place to which a file was exported")
        func export() async throws {
            let target = FileManager.default.temporaryDirectory.appendingPathComponent(
                "target-\(UUID().uuidString).txt")
            defer { try? FileManager.default.removeItem(at: target) }
            let session = session { $0.choose(.export, .chosen([target])) }
            try Data("newer".utf8).write(to: target)
            _ = try await replay(session)
            #expect(try Data(contentsOf: target) == Data("newer".utf8))
        }

        @Test("Nothing remains of the files of a replay")
        func temporaryFiles() async throws {
            let parent = FileManager.default.temporaryDirectory.appendingPathComponent("parent-\(UUID().uuidString)")
            defer { try? FileManager.default.removeItem(at: parent) }
            let files = ReplayedFiles(in: parent)
            let reply = RecordedReply(
                number: 0, request: DesktopRequest(.files), answer: .files(.chosen([URL(fileURLWithPath: "/x/../a")])),
                files: [RecordedFile(path: "/x/..", contents: .data(Data([1])))])
            let urls = if case .files(.chosen(let urls)) = files.place(reply) { urls } else { [URL]() }
            #expect(urls.count == 1)
            #expect(urls.allSatisfy { $0.path.hasPrefix(parent.path) })
            files.remove()
            #expect(try FileManager.default.contentsOfDirectory(atPath: parent.path) == [])
        }

        @Test("Files of a list are replaced, and other lines are kept")
        func list() {
            let list = Data("# comment\r\nfile:///a/b%20c\r\nhttps://example.org/x\r\n".utf8)
            #expect(RecordedFile.urls(in: list) == [URL(fileURLWithPath: "/a/b c")])
            let replaced = RecordedFile.replacing(in: list) { _ in URL(fileURLWithPath: "/z") }
            #expect(String(decoding: replaced, as: UTF8.self) == "# comment\r\nfile:///z\r\nhttps://example.org/x\r\n")
        }

        // MARK: - Limits

        @Test("Data that is too large is omitted, and the recording and its replay name it")
        func largeData() async throws {
            let large = String(repeating: "x", count: RecordedReply.maximumSize + 1)
            let session = session { desktop in
                desktop.copyElsewhere(large)
                desktop.tap(.paste)
            }
            let sentence =
                "The data of the clipboard is not recorded, because it is larger than 4 MB: \(large.utf8.count) bytes."
            #expect(session.recording.omissions == [sentence])
            #expect(session.recording.data.count < 1 << 20)
            let result = try await replay(session)
            #expect(result.problems == [sentence])
        }

        @Test("A file that is too large, and a folder, are named as missing")
        func largeFile() throws {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("large-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            let file = folder.appendingPathComponent("large")
            try Data(count: RecordedReply.maximumSize + 1).write(to: file)
            #expect(RecordedFile(reading: file).contents == .tooLarge(RecordedReply.maximumSize + 1))
            #expect(RecordedFile(reading: folder).contents == .folder)
            #expect(
                RecordedFile(reading: folder).omission == "The files in the folder \(folder.path) are not recorded.")
            #expect(RecordedFile(reading: folder.appendingPathComponent("none")).contents == .unreadable)
        }

        @Test("A device is not read as a file")
        func device() {
            #expect(RecordedFile(reading: URL(fileURLWithPath: "/dev/zero")).contents == .unreadable)
        }

        @Test("The number and length of the types that another program offers are limited")
        func types() {
            let types = (0..<500).map { "type/\($0)" } + [String(repeating: "x", count: 300)]
            #expect(RecordedDesktop.recorded(types).count == 100)
            #expect(RecordedDesktop.recorded(types.reversed()).first == "type/499")
        }

        // MARK: - Differences

        @Test("A program that requests something else has a problem instead of the recorded answer")
        func otherRequest() async throws {
            let session = session { $0.choose(.open, .cancelled) }
            let steps = session.recording.steps.map { step in
                guard let reply = step.reply else { return step }
                let changed = RecordedReply(
                    number: reply.number, request: DesktopRequest(.printing), answer: .printed(.printed))
                return RecordedStep(time: step.time, action: .reply(changed))
            }
            let result = try await session.replay(session.recording.replacing(steps), root: Self.root)
            #expect(
                result.problems == [
                    "The program requests a file dialog where the recording answers for a print dialog."
                ])
        }

        @Test("Data that the recording lacks is missing in a replay, and is reported")
        func missingAnswer() async throws {
            let session = session { desktop in
                desktop.copyElsewhere("foreign")
                desktop.tap(.paste)
            }
            let steps = session.recording.steps.filter { $0.reply == nil }
            let result = try await session.replay(session.recording.replacing(steps), root: Self.root)
            #expect(result.problems == ["The recording has no answer for the clipboard."])
        }

        @Test("A recording that begins later has the clipboard of another program, and answers only later requests")
        func laterStart() async throws {
            let stage = Stage(size: CGSize(width: 240, height: 320))
            let desktop = DesktopStage(stage)
            defer { desktop.close() }
            stage.show(DesktopScene())
            desktop.copyElsewhere("foreign")
            desktop.tap(.paste)
            stage.settle()
            let recorder = SessionRecorder { [stage.window] }
            recorder.start()
            stage.advance(by: 0.1)
            desktop.tap(.paste)
            recorder.stop()
            let recording = try #require(recorder.recording)
            #expect(recording.desktop.clipboard == ["text/plain;charset=utf-8", "text/html"])
            #expect(recording.steps.compactMap(\.reply).map(\.number) == [])
        }

        @Test("What the program itself has copied before is named as unknown")
        func ownClipboard() throws {
            let stage = Stage(size: CGSize(width: 100, height: 100))
            UIPasteboard.general.string = "own"
            let recorder = SessionRecorder { [stage.window] }
            recorder.start()
            recorder.stop()
            #expect(try #require(recorder.recording).unsavedState.contains("What the program has copied is not kept."))
        }

        @Test("A state is not stored while a dialog is open")
        func openDialog() throws {
            let stage = Stage(size: CGSize(width: 240, height: 320))
            let desktop = DesktopStage(stage)
            defer { desktop.close() }
            let recorder = SessionRecorder { [stage.window] }
            recorder.start(atLaunch: true)
            stage.show(DesktopScene())
            desktop.tap(.open)
            for _ in 0..<30 {
                stage.clock.advance(by: 5)
                stage.advance(by: 0.05)
            }
            desktop.chooser.finish(.cancelled)
            recorder.stop()
            let recording = try #require(recorder.recording)
            #expect(recording.beginsWithLaunch)
            #expect(recording.steps.contains { $0.reply?.answer == .files(.cancelled) })
        }

        @Test("After a replay the clipboard is empty, and requests are sent again")
        func end() async throws {
            let session = session { desktop in
                desktop.copyElsewhere("foreign")
                desktop.tap(.paste)
            }
            _ = try await replay(session)
            #expect(DesktopRequest.interceptor == nil)
            #expect(SystemClipboard.general.isOwn)
            #expect(SystemClipboard.general.mimeTypes == [])
        }

        @Test("A saved test contains the answers of the desktop")
        func savedTest() throws {
            let session = session { $0.choose(.open, .chosen([$0.file("a.txt", "contents")])) }
            let app = try #require(RecordedTest.App(qualifiedName: "Todo.TodoApp"))
            let test = RecordedTest(name: "moment", app: app, recording: session.recording, pictures: [])
            let saved = try Recording(data: try #require(test.files.first { $0.path == "Recordings/moment.json" }).data)
            #expect(saved.steps.compactMap(\.reply) == session.recording.steps.compactMap(\.reply))
            #expect(saved.steps.compactMap(\.reply).count == 1)
        }
    }
}
