import Foundation
import Testing

/// Drag-and-drop of text in a real window and between programs, with a synthetic pointer.
@Suite(.serialized, .enabled(if: OtherClipboard.isInstalled, "needs xclip: `make test` installs it"))
struct NotesDragTests {
    private let server: XServer
    private let notes: WindowProgram
    private let clipboard: OtherClipboard
    private let title = (x: 60, y: 38)
    /// A point in the first word of the text.
    private let word = (x: 36, y: 135)
    private let afterText = (x: 400, y: 135)

    init() throws {
        server = try XServer()
        notes = try WindowProgram("Notes", on: server, environment: ["GTK_IM_MODULE": "gtk-im-context-simple"])
        clipboard = OtherClipboard(on: server)
        try notes.waitUntilStill()
        try server.focus("Notes")
    }

    private func copiedText() throws -> String {
        try server.press("ctrl+a", "ctrl+c")
        try notes.waitUntilStill()
        return try clipboard.text()
    }

    private func write(_ text: String, at place: (x: Int, y: Int)) throws {
        try server.click(x: place.x, y: place.y)
        try notes.waitUntilStill()
        try server.type(text)
        try notes.waitUntilStill()
    }

    @Test("A dragged word moves within its text, and is copied when it is dropped on a field")
    func withinWindow() throws {
        try write("alpha beta", at: (x: 100, y: 200))
        try server.click(x: word.x, y: word.y, times: 2)
        try notes.waitUntilStill(for: 0.6)
        try server.dragPointer(from: word, over: [afterText])
        try notes.waitUntilStill()
        #expect(try copiedText() == " betaalpha")
        try server.press("ctrl+z")
        #expect(try copiedText() == "alpha beta")
        try server.click(x: word.x, y: word.y, times: 2)
        try notes.waitUntilStill(for: 0.6)
        try server.dragPointer(from: word, over: [title]) { try save("notes-drag") }
        try notes.waitUntilStill()
        #expect(try copiedText() == "alpha", "the field has the keyboard now")
        try server.click(x: afterText.x, y: 250)
        #expect(try copiedText() == "alpha beta")
    }

    @Test("Dragging a word with Control copies it, and a click inside the selection only moves the caret")
    func copying() throws {
        try write("alpha beta", at: (x: 100, y: 200))
        try server.click(x: word.x, y: word.y, times: 2)
        try notes.waitUntilStill(for: 0.6)
        try server.dragPointer(from: word, over: [afterText], holding: "Control_L")
        try notes.waitUntilStill()
        #expect(try copiedText() == "alpha betaalpha")
        try server.click(x: 400, y: 250)
        try server.press("Home")
        try server.type("x")
        #expect(try copiedText() == "xalpha betaalpha")
    }

    @Test(
        "Text can be dragged to GTK's own text view and back",
        .enabled(if: CProgram.canBeCompiled, "needs a C compiler"))
    func otherProgram() throws {
        let other = try GTKTextView("Grüße ☃", on: server)
        try server.move(GTKTextView.title, x: 0, y: 400)
        try server.focus("Notes")
        try write("alpha beta", at: (x: 100, y: 200))
        try server.click(x: word.x, y: word.y, times: 2)
        try notes.waitUntilStill(for: 0.6)
        let into = (x: 300, y: 480)
        try server.dragPointer(from: word, over: [(x: 200, y: 300), (x: 300, y: 450), into]) { try save("gtk-drop") }
        #expect(try other.shows("Grüße ☃alpha"))
        #expect(try copiedText() == "alpha beta", "it was a copy")
        let word = (x: 30, y: 420)
        try server.click(x: word.x, y: word.y, times: 2)
        try notes.waitUntilStill(for: 0.6)
        try server.dragPointer(from: word, over: [(x: 200, y: 300), (x: 300, y: 300), afterText]) {
            try save("gtk-drag")
        }
        try notes.waitUntilStill()
        try server.focus("Notes")
        #expect(try copiedText() == "alpha betaGrüße")
        try server.press("ctrl+z")
        #expect(try copiedText() == "alpha beta")
    }

    @Test("The text of a password field cannot be dragged")
    func secrecy() throws {
        try write("sesame", at: (x: 100, y: 88))
        try server.press("ctrl+a")
        try notes.waitUntilStill(for: 0.6)
        try server.dragPointer(from: (x: 40, y: 88), over: [title])
        try notes.waitUntilStill()
        try server.click(x: title.x, y: title.y)
        try server.type("-")
        #expect(try copiedText() == "-")
    }

    /// Saves a screenshot of a drag for visual inspection if `COMPONENTFLOW_SCREENSHOTS` is set to a folder.
    private func save(_ name: String) throws {
        guard let folder = ProcessInfo.processInfo.environment["COMPONENTFLOW_SCREENSHOTS"] else { return }
        let data = try server.run("xwd", "-root", "-silent")
        try data.write(to: URL(fileURLWithPath: folder).appendingPathComponent("\(name).xwd"))
    }
}
