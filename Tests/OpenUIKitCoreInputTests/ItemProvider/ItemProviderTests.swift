import Testing

import OpenUIKitCore

@MainActor @Suite struct ItemProviderTests {
    private struct Card: Codable, Equatable, NSItemProviderReading, NSItemProviderWriting {
        static let readableTypeIdentifiersForItemProvider = ["org.example.card"]
        static let writableTypeIdentifiersForItemProvider = ["org.example.card"]
        var name: String
    }

    private func image() -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 2, height: 3)).image { _ in }
    }

    @Test("An item of a text provides and loads it")
    func text() {
        var loaded: String?
        NSItemProvider(object: "Grüße").loadObject(ofClass: String.self) { text, _ in loaded = text }
        #expect(loaded == "Grüße")
    }

    @Test("An item of a Foundation text provides and loads it")
    func foundationText() {
        var loaded: NSString?
        NSItemProvider(object: NSString(string: "Grüße")).loadObject(ofClass: NSString.self) { text, _ in
            loaded = text as? NSString
        }
        #expect(loaded == NSString(string: "Grüße"))
    }

    @Test("An item of an image provides PNG and loads an image")
    func picture() {
        let provider = NSItemProvider(object: image())
        var size: CGSize?
        provider.loadObject(ofClass: UIImage.self) { image, _ in size = (image as? UIImage)?.size }
        #expect(provider.registeredTypeIdentifiers == ["public.png", "public.jpeg"])
        #expect(size == CGSize(width: 2, height: 3))
    }

    @Test("A type that is codable needs no further code")
    func codable() {
        let erased: any NSItemProviderReading.Type = Card.self
        var loaded: Card?
        NSItemProvider(object: Card(name: "x")).loadObject(ofClass: erased) { card, _ in loaded = card as? Card }
        #expect(loaded == Card(name: "x"))
    }

    @Test("Data that cannot be decoded is reported as an error")
    func invalid() {
        let provider = NSItemProvider(item: Data("{".utf8), typeIdentifier: "org.example.card")
        let erased: any NSItemProviderReading.Type = Card.self
        var hasError = false
        provider.loadObject(ofClass: erased) { _, error in hasError = error != nil }
        #expect(hasError)
    }

    @Test("A type that the item does not have is reported as unavailable")
    func missing() {
        var code: Int?
        NSItemProvider().loadDataRepresentation(forTypeIdentifier: "public.png") { _, error in
            code = (error as NSError?)?.code
        }
        #expect(code == NSItemProvider.ErrorCode.itemUnavailableError.rawValue)
    }

    @Test("A PNG is an image, and an image is not a text")
    func conformance() {
        let provider = NSItemProvider(object: image())
        #expect(provider.hasItemConformingToTypeIdentifier("public.image"))
        #expect(provider.hasItemConformingToTypeIdentifier("image/png"))
        #expect(!provider.hasItemConformingToTypeIdentifier("public.text"))
    }

    @Test("A load that is cancelled completes once, with an error")
    func cancelling() {
        let provider = NSItemProvider()
        var send: ((Data?, (any Error)?) -> Void)?
        provider.registerDataRepresentation(forTypeIdentifier: "org.example.late", visibility: .all) { completion in
            send = completion
            return nil
        }
        var results: [Bool] = []
        let progress = provider.loadDataRepresentation(forTypeIdentifier: "org.example.late") { data, _ in
            results.append(data != nil)
        }
        progress.cancel()
        send?(Data([1]), nil)
        #expect(results == [false])
    }

    @Test("The second completion of a handler has no effect")
    func twice() {
        let provider = NSItemProvider()
        provider.registerDataRepresentation(forTypeIdentifier: "org.example.eager", visibility: .all) { completion in
            completion(Data([1]), nil)
            completion(Data([2]), nil)
            return nil
        }
        var results: [Data?] = []
        provider.loadDataRepresentation(forTypeIdentifier: "org.example.eager") { data, _ in results.append(data) }
        #expect(results == [Data([1])])
    }

    @Test("A file is copied for its reader, with a name that stays in its folder")
    func file() async throws {
        let provider = NSItemProvider(item: Data([1, 2]), typeIdentifier: "public.png")
        provider.suggestedName = "../../evil"
        let (name, content) = await withCheckedContinuation { continuation in
            provider.loadFileRepresentation(forTypeIdentifier: "public.image") { url, _ in
                continuation.resume(
                    returning: (url?.lastPathComponent, url.flatMap { try? Data(contentsOf: $0) }))
            }
        }
        #expect(name == "..-..-evil.png")
        #expect(content == Data([1, 2]))
    }

    @Test("A file that does not exist is reported as an error")
    func missingFile() async {
        let provider = NSItemProvider()
        provider.registerFileRepresentation(forTypeIdentifier: "public.data", visibility: .all) { completion in
            completion(URL(fileURLWithPath: "/does/not/exist"), false, nil)
            return nil
        }
        let hasError = await withCheckedContinuation { continuation in
            provider.loadDataRepresentation(forTypeIdentifier: "public.data") { _, error in
                continuation.resume(returning: error != nil)
            }
        }
        #expect(hasError)
    }
}
