import Foundation
import Testing

/// Text editing in a real window with synthetic keys and pointer, together with other programs on the same display.
///
/// GTK's built-in compose support represents input methods, because the installed ones depend on the machine.
@Suite(.serialized, .enabled(if: OtherClipboard.isInstalled, "needs xclip: `make test` installs it"))
struct NotesWindowTests {
    private let server: XServer
    private let notes: WindowProgram
    private let clipboard: OtherClipboard
    private let title = (x: 100, y: 38)
    private let secret = (x: 100, y: 88)
    private let text = (x: 100, y: 200)

    init() throws {
        server = try XServer()
        notes = try WindowProgram("Notes", on: server, environment: ["GTK_IM_MODULE": "gtk-im-context-simple"])
        clipboard = OtherClipboard(on: server)
        try notes.waitUntilStill()
        try server.focus("Notes")
    }

    private func begin(at place: (x: Int, y: Int)) throws {
        try server.click(x: place.x, y: place.y)
        try notes.waitUntilStill()
    }

    /// Reads the text of the focused field through the clipboard.
    private func copiedText() throws -> String {
        try server.press("ctrl+a", "ctrl+c")
        try notes.waitUntilStill()
        return try clipboard.text()
    }

    @Test("Typed text is selected by keys and by pointer, copied to another program, and restored by undo")
    func typing() throws {
        try begin(at: title)
        try server.type("Hello brave wörld")
        #expect(try copiedText() == "Hello brave wörld")
        #expect(try clipboard.types().contains("UTF8_STRING"))
        try server.press("End", "ctrl+shift+Left", "ctrl+x")
        try notes.waitUntilStill()
        #expect(try clipboard.text() == "wörld")
        try server.click(x: 35, y: title.y, times: 2)
        try server.press("ctrl+c")
        try notes.waitUntilStill()
        #expect(try clipboard.text() == "Hello")
        try server.press("ctrl+z")
        #expect(try copiedText() == "Hello brave wörld")
    }

    @Test("A letter that was released after Shift, while no text had the focus, can still be typed")
    func releasedShift() throws {
        try server.run("xdotool", "keydown", "shift", "keydown", "h", "keyup", "shift", "keyup", "h")
        try begin(at: title)
        try server.type("Hello")
        #expect(try copiedText() == "Hello")
    }

    @Test("Text from another program can be pasted, including a million characters")
    func pasting() throws {
        try begin(at: title)
        try clipboard.set("from xclip ☃")
        try server.press("ctrl+v")
        try notes.waitUntilStill()
        #expect(try copiedText() == "from xclip ☃")
        let large = String(repeating: "0123456789", count: 100_000)
        try clipboard.set(large)
        try server.press("ctrl+a", "ctrl+v")
        try notes.waitUntilStill(for: 2)
        #expect(try copiedText() == large)
    }

    @Test("Reading the clipboard returns the content of another program synchronously")
    func waiting() throws {
        try begin(at: title)
        try clipboard.set("copied elsewhere ☃")
        try server.press("ctrl+r")
        try server.type("x")
        #expect(try copiedText() == "x", "keys that come meanwhile are not lost")
        try clipboard.set("and once more")
        try server.press("ctrl+r")
        try begin(at: text)
        #expect(try copiedText() == "and once more")
    }

    @Test("Dead keys, the Compose key and Ctrl+Shift+U compose characters")
    func composing() throws {
        try begin(at: title)
        try server.press("a", "dead_acute", "e", "Multi_key", "o", "c")
        try server.press("ctrl+shift+u", "2", "6", "0", "3", "space", "z")
        try notes.waitUntilStill()
        #expect(try copiedText() == "aé©☃z")
        try server.press("ctrl+a", "dead_grave")
        try notes.waitUntilStill()
        try server.press("Escape", "b")
        #expect(try copiedText() == "b")
    }

    @Test("Text of several lines can be typed, composed, selected, copied, pasted and undone")
    func textView() throws {
        try begin(at: text)
        try server.type("one two")
        try server.press("Return", "dead_acute", "e", "Return")
        try server.type("three")
        #expect(try copiedText() == "one two\né\nthree")
        try clipboard.set("four\nfive ☃")
        try server.press("ctrl+End", "shift+Home", "ctrl+v")
        try notes.waitUntilStill()
        #expect(try copiedText() == "one two\né\nfour\nfive ☃")
        #expect(try clipboard.text("primary") == "one two\né\nfour\nfive ☃")
        try server.press("ctrl+z")
        #expect(try copiedText() == "one two\né\nthree")
        try clipboard.set("XY", "primary")
        try server.press("ctrl+End")
        try server.click(x: 26, y: 135, button: 2)
        try notes.waitUntilStill()
        #expect(try copiedText() == "XYone two\né\nthree")
        try server.press("ctrl+Home", "ctrl+shift+Right", "ctrl+shift+u", "2", "6", "0", "3", "Return")
        #expect(try copiedText() == "☃ two\né\nthree")
    }

    @Test("The middle button pastes another program's selection, and the own selection is available to other programs")
    func primarySelection() throws {
        try begin(at: title)
        try server.type("ab")
        try clipboard.set("XY", "primary")
        try server.click(x: 22, y: title.y, button: 2)
        try notes.waitUntilStill()
        #expect(try copiedText() == "XYab")
        #expect(try clipboard.text("primary") == "XYab")
        try server.drag(from: (x: 24, y: title.y), to: (x: 460, y: title.y))
        try notes.waitUntilStill()
        #expect(try clipboard.text("primary") == "XYab")
    }

    @Test("The text of a password field cannot be copied to the clipboard or the primary selection")
    func secrecy() throws {
        try clipboard.set("before")
        try clipboard.set("before", "primary")
        try begin(at: secret)
        try server.type("sesame")
        #expect(try copiedText() == "before")
        #expect(try clipboard.text("primary") == "before")
    }

    @Test(
        "Text can be exchanged with the entry of another toolkit in both directions",
        .enabled(if: TkEntry.isInstalled, "needs tk: `make test` installs it"))
    func otherToolkit() throws {
        let entry = try TkEntry(on: server)
        try server.focus("Notes")
        try begin(at: title)
        try server.type("Grüße")
        #expect(try copiedText() == "Grüße")
        try server.focus(TkEntry.title)
        try server.press("ctrl+v")
        #expect(try entry.shows("Grüße"))
        try server.type("!")
        #expect(try entry.shows("Grüße!"))
        try server.press("ctrl+slash", "ctrl+c")
        try server.focus("Notes")
        try server.press("ctrl+a", "ctrl+v")
        try notes.waitUntilStill()
        #expect(try copiedText() == "Grüße!")
        // Tk's entry publishes its selection, and also pastes with the middle button.
        try server.press("Home", "shift+End")
        try notes.waitUntilStill()
        try server.click(x: 400, y: 425, button: 2)
        #expect(try entry.shows("Grüße!Grüße!"))
    }

    @Test("The caret blinks while the window has keyboard focus")
    func caret() throws {
        try begin(at: title)
        #expect(try notes.nextFrame(within: 3))
    }

    @Test(
        "The caret does not blink while another window has keyboard focus, and its field stays first responder",
        .enabled(if: TkEntry.isInstalled, "needs tk: `make test` installs it"))
    func caretWithoutFocus() throws {
        try begin(at: title)
        let entry = try TkEntry(on: server)
        try server.focus(TkEntry.title)
        try notes.waitUntilStill(for: 1)
        #expect(try !notes.nextFrame(within: 2))
        try server.focus("Notes")
        try server.type("x")
        #expect(try copiedText() == "x")
        withExtendedLifetime(entry) {}
    }
}
