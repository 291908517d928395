import Foundation

/// A text entry of the Tk toolkit in a window of its own, which reports its text after each change.
final class TkEntry {
    static let isInstalled = FileManager.default.isExecutableFile(atPath: "/usr/bin/wish")
    static let title = "Tk entry"

    private let program: ReportingProgram

    private static let script = """
        wm title . "Tk entry"
        wm geometry . 480x80+0+400
        set ::text ""
        entry .e -width 40 -font {Helvetica 16} -textvariable ::text
        pack .e -padx 10 -pady 10
        trace add variable ::text write {apply {{args} {
            puts [binary encode hex [encoding convertto utf-8 $::text]]
            flush stdout
        }}}
        bind . <FocusIn> {focus .e}
        wm protocol . WM_DELETE_WINDOW exit
        update
        puts ""
        flush stdout
        """

    init(on server: XServer) throws {
        let script = FileManager.default.temporaryDirectory.appendingPathComponent("entry-\(UUID()).tcl")
        try Self.script.write(to: script, atomically: true, encoding: .utf8)
        program = try ReportingProgram(URL(fileURLWithPath: "/usr/bin/wish"), [script.path], on: server)
        try? FileManager.default.removeItem(at: script)
    }

    /// Waits until the entry shows a text; returns `false` if that does not happen in time.
    func shows(_ expected: String) throws -> Bool {
        try program.shows(expected)
    }
}
