import Testing

@testable import OpenDisplay

@Suite("Content of other programs on the clipboard") @MainActor struct SystemClipboardTests {
    @Test("Text is not requested from a program that offers a picture")
    func otherTypes() {
        #expect(SystemClipboard.requestable(ClipboardContent.textTypes, offered: ["image/png"]).isEmpty)
    }

    @Test("The offered types are requested in the order of the receiver's preference")
    func offeredTypes() {
        let offered = ["text/html", "text/plain", "text/plain;charset=utf-8"]
        let desired = ["text/plain;charset=utf-8", "text/plain", "image/png"]
        #expect(SystemClipboard.requestable(desired, offered: offered) == ["text/plain;charset=utf-8", "text/plain"])
    }

    @Test("All types are requested while it is not known what a program offers")
    func unknownTypes() {
        #expect(SystemClipboard.requestable(["text/plain"], offered: []) == ["text/plain"])
    }
}
