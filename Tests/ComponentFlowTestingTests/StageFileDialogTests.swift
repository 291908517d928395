import ComponentFlow
import ComponentFlowTesting
import Foundation
import Testing

private struct Files: CompositeComponent {
    @Local var isImporting = false
    @Local var isExporting = false
    @Local var report = "Nothing"

    var content: some Component<Empty> {
        VStack {
            Button("Import") { isImporting = true }
            Button("Export") { isExporting = true }
            Text(report)
        }
        .fileImporter(isPresented: $isImporting, allowedContentTypes: [.json], allowsMultipleSelection: true) {
            report = ((try? $0.get()) ?? []).map(\.lastPathComponent).joined(separator: " ")
        } onCancellation: {
            report = "Cancelled"
        }
        .fileExporter(isPresented: $isExporting, contentType: .json, defaultFilename: "Notes") {
            Data("[]".utf8)
        } onCompletion: { _ in
        }
    }
}

private struct FilesApp: ComponentApp {
    var body: some Scene {
        WindowGroup("Files") { Files() }
    }
}

@Suite("File dialogs on a stage", .serialized) @MainActor struct StageFileDialogTests {
    private let stage = Stage(size: CGSize(width: 300, height: 200))

    init() {
        stage.show(ComponentViewController(Files()))
        stage.advance(by: 0.1)
    }

    @Test("A program receives the files that a test chooses")
    func chosen() throws {
        let files = ["/a.json", "/b.json"].map { URL(fileURLWithPath: $0) }
        let dialogs = try stage.fileDialogs(choosing: files) { try stage.tap("Import") }
        stage.advance(by: 0.5)
        #expect(stage.contains("a.json b.json"))
        #expect(dialogs.map(\.allowsMultipleSelection) == [true])
        #expect(dialogs.map(\.suggestedName) == [nil])
    }

    @Test("A dialog in which no file is chosen is cancelled")
    func cancelled() throws {
        try stage.fileDialogs(choosing: []) { try stage.tap("Import") }
        stage.advance(by: 0.5)
        #expect(stage.contains("Cancelled"))
    }

    @Test("A dialog for a new file suggests a name")
    func exported() throws {
        let dialogs = try stage.fileDialogs(choosing: []) { try stage.tap("Export") }
        #expect(dialogs.map(\.suggestedName) == ["Notes.json"])
    }

    @Test("A closure that opens no dialog returns none")
    func none() {
        let dialogs = stage.fileDialogs(choosing: []) {}
        #expect(dialogs == [])
    }

    @Test("The file dialogs of a program are answered")
    func program() throws {
        let program = ApplicationStage(FilesApp())
        defer { program.end() }
        let window = try #require(program.windows.first)
        try program.fileDialogs(choosing: [URL(fileURLWithPath: "/a.json")]) { try program.tap("Import", in: window) }
        program.advance(by: 0.5)
        #expect(program.elements(in: window).contains { $0.label == "a.json" })
    }
}
