import OpenDisplay
import Testing

@testable import OpenUIKitCore
import UIKitTestSupport

/// Tests drops of other programs, which may send anything, late or never.
@MainActor @Suite final class ForeignDropTests {
    private lazy var stage = WindowStage(CGSize(width: 200, height: 200))
    private lazy var view = stage.add(UIView(), CGRect(x: 0, y: 0, width: 100, height: 100))
    private let recorder = DropRecorder()
    private let place = CGPoint(x: 50, y: 50)

    private func drop(_ contents: [(mimeType: String, data: Data)]) -> SyntheticDrop {
        view.addInteraction(UIDropInteraction(delegate: recorder))
        stage.frame()
        let drop = SyntheticDrop(contents)
        drop.move(over: stage.surface, to: place)
        drop.drop(at: place)
        return drop
    }

    isolated deinit {}

    @Test("Text of another program is loaded after the drop, and then the drop is finished")
    func text() {
        let drop = drop([("text/plain;charset=utf-8", Data("hello".utf8))])
        #expect(recorder.log.suffix(3) == ["perform", "conclude", "end"])
        #expect(drop.finished == nil)
        drop.deliver()
        #expect(recorder.texts == ["hello"])
        #expect(drop.finished == .copy)
        stage.close()
    }

    @Test("Nothing is requested before the drop")
    func hovering() {
        view.addInteraction(UIDropInteraction(delegate: recorder))
        stage.frame()
        let drop = SyntheticDrop([("text/plain", Data("hello".utf8))])
        drop.move(over: stage.surface, to: place)
        drop.move(over: stage.surface, to: CGPoint(x: 60, y: 60))
        drop.leave()
        #expect(drop.requests.isEmpty)
        #expect(recorder.log == ["enter", "update", "update", "exit", "end"])
        stage.close()
    }

    @Test("Data that is requested while a drag is still over the view is not available")
    func early() {
        view.addInteraction(UIDropInteraction(delegate: recorder))
        stage.frame()
        var result: (data: Data?, hasError: Bool)?
        let drop = SyntheticDrop([("text/plain", Data("hello".utf8))])
        let session = ActiveDropSession(drop)
        session.items[0].itemProvider.loadDataRepresentation(forTypeIdentifier: "text/plain") { data, error in
            result = (data, error != nil)
        }
        #expect(result?.data == nil)
        #expect(result?.hasError == true)
        stage.close()
    }

    @Test("A source that vanishes before it has sent its data fails the loads and ends the drop")
    func vanished() {
        var hasError = false
        recorder.onPerform = { session in
            session.items[0].itemProvider.loadDataRepresentation(forTypeIdentifier: "public.png") { _, error in
                hasError = error != nil
            }
        }
        let drop = drop([("image/png", Data([1]))])
        drop.vanish()
        #expect(hasError)
        #expect(drop.finished == .copy)
        stage.close()
    }

    @Test("Each file of a list is an item, and other lines are ignored")
    func files() {
        let list = "# comment\r\nfile:///tmp/a%20b.txt\r\n\r\nfile:///tmp/c.png\r\n"
        let drop = drop([("text/uri-list", Data(list.utf8)), ("text/plain", Data("/tmp/a b.txt".utf8))])
        var names: [String?] = []
        recorder.onPerform = { session in names = session.items.map(\.itemProvider.suggestedName) }
        drop.deliver()
        #expect(names == ["a b", "c"])
        #expect(recorder.itemCount == 2)
        stage.close()
    }

    @Test(
        "A list of URLs that is garbage leaves the other types usable",
        arguments: [
            Data(), Data([0]), Data([0xff, 0xfe, 0x00]), Data("\u{0}\u{1}\n\n\n".utf8),
            Data(repeating: 0x0a, count: 1000),
            Data("# only a comment".utf8),
        ])
    func garbage(list: Data) {
        let drop = drop([("text/uri-list", list), ("text/plain;charset=utf-8", Data("fallback".utf8))])
        drop.deliver()
        #expect(recorder.texts == ["fallback"])
        #expect(drop.finished == .copy)
        stage.close()
    }

    @Test("A source that vanishes before it has sent its list of files leaves the view without a drop")
    func listNeverArrives() {
        let drop = drop([("text/uri-list", Data("file:///tmp/a".utf8))])
        drop.vanish()
        #expect(recorder.log == ["enter", "update", "update", "exit", "end"])
        #expect(drop.finished == [])
        stage.close()
    }

    @Test("A view that is removed while the list of files is pending receives no drop")
    func removedView() {
        let drop = drop([("text/uri-list", Data("file:///tmp/a".utf8))])
        view.removeFromSuperview()
        drop.deliver()
        #expect(!recorder.log.contains("perform"))
        #expect(drop.finished == [])
        stage.close()
    }

    @Test("A hundred megabytes arrive unchanged")
    func large() {
        let data = Data(repeating: 7, count: 100 << 20)
        var received: Data?
        recorder.onPerform = { session in
            session.items[0].itemProvider.loadDataRepresentation(forTypeIdentifier: "org.example.big") { data, _ in
                received = data
            }
        }
        let drop = drop([("application/x-uti-org.example.big", data)])
        drop.deliver()
        #expect(received == data)
        stage.close()
    }

    @Test("Items can be loaded while the code that loads them reports a progress of its own")
    func currentProgress() {
        var texts: [String] = []
        recorder.onPerform = { session in
            let own = Progress(totalUnitCount: 1)
            own.becomeCurrent(withPendingUnitCount: 1)
            session.loadObjects(ofClass: String.self) { texts = $0.compactMap { $0 as? String } }
            own.resignCurrent()
        }
        drop([("text/plain", Data("hello".utf8))]).deliver()
        #expect(texts == ["hello"])
        stage.close()
    }

    @Test("Content of another program is never moved")
    func moving() {
        recorder.operation = .move
        let drop = drop([("text/plain", Data("hello".utf8))])
        #expect(drop.finished == nil)
        #expect(!recorder.log.contains("perform"))
        stage.close()
    }

    @Test("A drop without an answer of the source releases the session when the source has vanished")
    func release() {
        weak var session: AnyObject?
        recorder.onPerform = { session = $0 }
        let drop = drop([("text/plain", Data("hello".utf8))])
        #expect(session != nil)
        drop.vanish()
        recorder.onPerform = { _ in }
        #expect(session == nil)
        stage.close()
    }
}
