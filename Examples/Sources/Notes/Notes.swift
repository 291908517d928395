import ComponentFlow
import Foundation

@main struct NotesApp: ComponentApp {
    init() {
        checkArguments()
    }

    var body: some Scene { Window("Notes") { Note() }.defaultSize(width: 480, height: 320) }
}

/// Reports arguments, of which the program has none, and ends the program if there are any.
private func checkArguments() {
    // A test that shows the program has arguments of its own.
    guard ProcessInfo.processInfo.processName == "Notes",
        let argument = CommandLine.arguments.dropFirst().first
    else { return }
    try? FileHandle.standardError.write(contentsOf: Data("Notes: There is no option \(argument).\n".utf8))
    exit(2)
}

/// A title, a password and a text in a window: the program that the window tests type into.
struct Note: CompositeComponent {
    @Local var title = ""
    @Local var secret = ""
    @Local var text = ""

    var content: some Component<Empty> {
        VStack(spacing: 14) {
            TextField("Title", text: $title).frame(height: scaledMetric(36))
            TextField("Secret", text: $secret, isSecure: true).frame(height: scaledMetric(36))
            // More lines than a screen has, so that the text always takes the remaining height.
            TextArea(text: $text, minimumNumberOfLines: 1000, hasBorder: false)
                .accessibilityLabel("Note")
                .background(.secondarySystemBackground)
                .flexible()
        }
        .padding(20)
        // Control-R replaces the text with the clipboard's content.
        .keyCommand("r", modifiers: .control, title: "Replace") { text = UIPasteboard.general.string ?? "" }
    }
}
