import OpenUIKitCore
import Testing

@Suite("Types of files") struct UTTypeTests {
    @Test("A type conforms to its ancestors and to itself")
    func conformance() {
        #expect(UTType.swiftSource.conforms(to: .text))
        #expect(UTType.png.conforms(to: .png))
        #expect(!UTType.image.conforms(to: .png))
        #expect(!UTType.folder.conforms(to: .data))
    }

    @Test("Extensions and MIME types find declared types in any case")
    func declared() {
        #expect(UTType(filenameExtension: "JPG") == .jpeg)
        #expect(UTType(mimeType: "image/PNG") == .png)
        #expect(UTType("public.json") == .json)
        #expect(UTType("public.nothing") == nil)
    }

    @Test("Other extensions create a type with the ancestor that is specified")
    func created() {
        let type = UTType(filenameExtension: "note", conformingTo: .json)
        #expect(type?.preferredFilenameExtension == "note")
        #expect(type?.conforms(to: .text) == true)
    }

    @Test("A text that is no extension creates no type", arguments: ["", "a.b", "a/b"])
    func invalid(name: String) {
        #expect(UTType(filenameExtension: name) == nil)
    }
}
