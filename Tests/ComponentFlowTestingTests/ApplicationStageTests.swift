import ComponentFlow
import ComponentFlowTesting
import Foundation
import Testing

private struct Entry: CompositeComponent {
    @Local var name = ""
    @Local var isMarked = false
    @Local var isFocused = true

    var content: some Component<Empty> {
        VStack {
            TextField("Name", text: $name).focused($isFocused)
            Text(isMarked ? "Marked" : "Not marked").contextMenu { Button("Mark") { isMarked = true } }
            Button("Print") {
                let controller = UIPrintInteractionController.shared
                controller.printFormatter = UISimpleTextPrintFormatter(text: "Text")
                controller.present(animated: true)
                controller.printFormatter = nil
            }
        }
    }
}

private struct EntryApp: ComponentApp {
    var body: some Scene {
        WindowGroup("Entry") { Entry() }
    }
}

@Suite("Input in a program on a stage", .serialized) @MainActor struct ApplicationStageTests {
    /// Launches a program with a window.
    private func run(_ body: (ApplicationStage, UIWindow) throws -> Void) throws {
        let stage = ApplicationStage(EntryApp())
        defer { stage.end() }
        stage.advance(by: 0.5)
        try body(stage, try #require(stage.windows.first))
    }

    @Test("A text is typed in the focused field")
    func typing() throws {
        try run { stage, window in
            stage.type("Ada\u{8} é")
            stage.advance(by: 0.1)
            let field = try stage.element("Name", in: window)
            #expect(field.value == "Ad é")
        }
    }

    @Test("The secondary button opens a context menu, whose entries can be tapped")
    func contextMenu() throws {
        try run { stage, window in
            let frame = try stage.element("Not marked", in: window).frame
            stage.click(at: CGPoint(x: frame.midX, y: frame.midY), button: 3, in: window)
            stage.advance(by: 0.5)
            try stage.tap("Mark", in: window)
            stage.advance(by: 0.5)
            #expect(stage.elements(in: window).contains { $0.label == "Marked" })
        }
    }

    @Test("What a program prints is returned as a document")
    func printing() throws {
        try run { stage, window in
            let documents = try stage.printedDocuments { try stage.tap("Print", in: window) }
            #expect(documents.count == 1)
        }
    }
}
