import ComponentFlow
import ComponentFlowTools

@main struct NotesApp: ComponentApp {
    init() {
        InspectorAgent.start()
    }

    var body: some Scene { Window("Notes") { Note() }.defaultSize(width: 480, height: 320) }
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
