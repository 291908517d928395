import OpenDisplay
import Testing

@testable import OpenUIKitCore

@Suite @MainActor struct PasteboardItemProviderTests {
    @Test("The data of an item provider is created when another program requests it, not when it is copied")
    func lazily() {
        var count = 0
        let provider = NSItemProvider()
        provider.registerDataRepresentation(forTypeIdentifier: "public.rtf", visibility: .all) { completion in
            count += 1
            completion(Data("{\\rtf1}".utf8), nil)
            return nil
        }
        let content = PasteboardContent.offer([PromisedData.item(provider)])
        #expect(count == 0)
        #expect(content.mimeTypes == ["text/rtf", "application/rtf", "text/richtext"])
        #expect(content.data(as: "application/rtf") == Data("{\\rtf1}".utf8))
        #expect(count == 1)
    }

    @Test("Data that is created later reaches the program that has requested it")
    func later() {
        var send: ((Data?, (any Error)?) -> Void)?
        let provider = NSItemProvider()
        provider.registerDataRepresentation(forTypeIdentifier: "public.png", visibility: .all) { completion in
            send = completion
            return nil
        }
        var received: Data?
        PasteboardContent.offer([PromisedData.item(provider)]).load("image/png") { received = $0 }
        #expect(received == nil)
        send?(Data([1]), nil)
        #expect(received == Data([1]))
    }

    @Test("Representations for this program are not offered to others")
    func visibility() {
        let provider = NSItemProvider(object: "text")
        provider.registerDataRepresentation(forTypeIdentifier: "org.example.own", visibility: .ownProcess) {
            completion in
            completion(Data(), nil)
            return nil
        }
        let content = PasteboardContent.offer([PromisedData.item(provider)])
        #expect(content.mimeTypes == ClipboardContent.textTypes)
    }

    @Test("Item providers on a pasteboard provide their values")
    func values() {
        let board = UIPasteboard.withUniqueName()
        board.setObjects(["one", "two"])
        #expect(board.strings == ["one", "two"])
        var texts: [String] = []
        for provider in board.itemProviders {
            provider.loadObject(ofClass: String.self) { text, _ in texts += text.map { [$0] } ?? [] }
        }
        #expect(texts == ["one", "two"])
    }

    @Test("HTML is offered as HTML, and read as text")
    func html() {
        let board = UIPasteboard.withUniqueName()
        board.setValue("<b>x</b>", forPasteboardType: "public.html")
        #expect(board.data(forPasteboardType: "text/html") == Data("<b>x</b>".utf8))
        #expect(PasteboardCoding.value(of: Data("<b>x</b>".utf8), as: "text/html") as? String == "<b>x</b>")
        #expect(board.string == nil, "markup is no plain text")
    }

    @Test("Text in UTF-16 with a byte order mark is decoded")
    func utf16() {
        #expect(PasteboardCoding.text(of: Data([0xff, 0xfe, 0x61, 0, 0x62, 0])) == "ab")
    }

    @Test("Copied files are offered as a list of URLs, and in the type of file managers")
    func files() {
        let url = URL(fileURLWithPath: "/tmp/a b.txt")
        let content = PasteboardContent.offer([["public.file-url": url]])
        #expect(content.data(as: "text/uri-list") == Data("file:///tmp/a%20b.txt\r\n".utf8))
        #expect(content.data(as: "x-special/gnome-copied-files") == Data("copy\nfile:///tmp/a%20b.txt".utf8))
    }
}
