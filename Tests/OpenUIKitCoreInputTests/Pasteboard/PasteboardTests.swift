import OpenDisplay
import Testing

@testable import OpenUIKitCore

@Suite("Pasteboards") @MainActor struct PasteboardTests {
    private func image(_ color: UIColor) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3)).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 3))
        }
    }

    @Test("A pasteboard returns strings, URLs, images and colors as they were set")
    func values() {
        let board = UIPasteboard.withUniqueName()
        #expect(board.string == nil)
        #expect(board.strings == nil)
        #expect(board.numberOfItems == 0)
        #expect(!board.hasStrings)
        board.strings = ["one", "two"]
        #expect(board.string == "one")
        #expect(board.strings == ["one", "two"])
        #expect(board.numberOfItems == 2)
        #expect(board.hasStrings)
        #expect(!board.hasURLs)
        #expect(!board.hasImages)
        #expect(!board.hasColors)
        board.url = URL(string: "https://example.org/a%20b")
        #expect(board.url?.absoluteString == "https://example.org/a%20b")
        #expect(board.hasURLs)
        #expect(board.string == nil)
        let red = image(.red)
        board.image = red
        #expect(board.image === red)
        #expect(board.hasImages)
        #expect(board.types == ["public.png"])
        board.color = .green
        #expect(board.color == .green)
        #expect(board.hasColors)
        #expect(!board.hasImages)
        board.string = nil
        #expect(board.items.isEmpty)
        #expect(board.types.isEmpty)
    }

    @Test("A pasteboard item has values for several types, named by UTI or MIME type")
    func types() {
        let board = UIPasteboard.withUniqueName()
        board.items = [
            ["public.utf8-plain-text": "text", "org.example.thing": Data([1, 2])], ["image/png": Data([3])],
        ]
        #expect(board.types == ["public.utf8-plain-text", "org.example.thing"])
        #expect(board.data(forPasteboardType: "text/plain") == Data("text".utf8))
        #expect(board.value(forPasteboardType: "public.text") as? String == "text")
        #expect(board.data(forPasteboardType: "org.example.thing") == Data([1, 2]))
        #expect(board.data(forPasteboardType: "public.png") == nil, "the first item has none")
        #expect(board.data(forPasteboardType: "public.png", inItemSet: nil) == [Data([3])])
        #expect(board.itemSet(withPasteboardTypes: ["public.png"]) == IndexSet(integer: 1))
        #expect(board.contains(pasteboardTypes: ["public.plain-text"]))
        #expect(!board.contains(pasteboardTypes: ["public.plain-text"], inItemSet: nil))
        #expect(board.types(forItemSet: IndexSet([1, 7])) == [["image/png"]])
        board.addItems([["public.url": "https://example.org"]])
        #expect(board.numberOfItems == 3)
        board.setValue("new", forPasteboardType: "public.utf8-plain-text")
        #expect(board.numberOfItems == 1)
        #expect(board.string == "new")
        board.setData(Data("bytes".utf8), forPasteboardType: "text/plain;charset=utf-8")
        #expect(board.string == "bytes")
    }

    @Test("Pasteboards with the same name share their content, and a removed pasteboard is empty")
    func names() {
        let name = UIPasteboard.Name("names-\(UUID())")
        #expect(UIPasteboard(name: name, create: false) == nil)
        let made = UIPasteboard(name: name, create: true)
        made?.string = "shared"
        let same = UIPasteboard(name: name, create: false)
        #expect(same?.string == "shared")
        #expect(same?.changeCount == 1)
        #expect(same?.name == name)
        #expect(UIPasteboard.withUniqueName().string == nil)
        UIPasteboard.remove(withName: name)
        #expect(made?.string == nil)
        #expect(UIPasteboard(name: name, create: false) == nil)
        #expect(UIPasteboard(name: .general, create: false) != nil)
    }

    @Test("A change increments changeCount and posts the added and removed types, and items expire at their date")
    func changes() {
        let board = UIPasteboard.withUniqueName()
        var received: [[String]] = []
        let observer = NotificationCenter.default.addObserver(
            forName: UIPasteboard.changedNotification, object: board, queue: nil
        ) { note in
            let keys = [UIPasteboard.changedTypesAddedUserInfoKey, UIPasteboard.changedTypesRemovedUserInfoKey]
            let lists = keys.map { (note.userInfo?[$0] as? [String] ?? []).joined() }
            MainActor.assumeIsolated { received.append(lists) }
        }
        defer { NotificationCenter.default.removeObserver(observer) }
        board.string = "a"
        board.color = .red
        #expect(board.changeCount == 2)
        #expect(received == [["public.utf8-plain-text", ""], ["com.apple.uikit.color", "public.utf8-plain-text"]])
        board.setItems([["public.text": "old"]], options: [.expirationDate: Date(timeIntervalSinceNow: -1)])
        #expect(board.string == nil)
        #expect(board.numberOfItems == 0)
    }

    @Test("Other applications receive all strings and URLs, the first image as PNG and colors in GTK's format")
    func offer() throws {
        let offer = PasteboardContent.offer([
            ["public.utf8-plain-text": "one"], ["public.url": URL(string: "https://example.org/") as Any],
            ["public.png": image(.red)], ["com.apple.uikit.color": UIColor(red: 1, green: 0, blue: 0.5, alpha: 1)],
            ["org.example.thing": Data([7])],
        ])
        #expect(offer.data(as: "text/plain;charset=utf-8") == Data("one\nhttps://example.org/".utf8))
        #expect(offer.data(as: "text/uri-list") == Data("https://example.org/\r\n".utf8))
        #expect(offer.data(as: "image/png")?.prefix(4) == Data([0x89, 0x50, 0x4e, 0x47]))
        #expect(offer.data(as: "application/x-uti-org.example.thing") == Data([7]))
        let color = try #require(offer.data(as: "application/x-color"))
        #expect([UInt8](color) == [255, 255, 0, 0, 0, 128, 255, 255])
        #expect(PasteboardCoding.value(of: color, as: "com.apple.uikit.color") as? UIColor != nil)
        #expect(offer.data(as: "text/html") == nil)
    }

    @Test("A URI list is parsed without its comments, and text without its terminating zero")
    func foreign() {
        let list = Data("# remark\r\nfile:///tmp/a%20b\r\nhttps://example.org\r\n".utf8)
        #expect(PasteboardCoding.urls(of: list).map(\.absoluteString) == ["file:///tmp/a%20b", "https://example.org"])
        #expect(PasteboardCoding.text(of: Data("abc\0".utf8)) == "abc")
        #expect(PasteboardType.type(ofMIME: "application/x-uti-org.example.thing") == "org.example.thing")
        #expect(PasteboardType.type(ofMIME: "text/plain") == "public.utf8-plain-text")
        #expect(PasteboardType.type(ofMIME: "text/html") == "public.html")
    }

    @Test("Without a desktop the general pasteboard is local to the process, and its text loads immediately")
    func general() {
        UIPasteboard.general.string = "general"
        var text: String?
        UIPasteboard.general.loadString { text = $0 }
        #expect(text == "general")
        #expect(UIPasteboard(name: .general, create: false)?.string == "general")
    }

    @Test("The removal of a pasteboard is posted by the object that an observer knows")
    func removal() {
        let board = UIPasteboard.withUniqueName()
        var count = 0
        let observer = NotificationCenter.default.addObserver(
            forName: UIPasteboard.removedNotification, object: board, queue: nil
        ) { _ in MainActor.assumeIsolated { count += 1 } }
        defer { NotificationCenter.default.removeObserver(observer) }
        UIPasteboard.remove(withName: board.name)
        #expect(count == 1)
    }
}
