import ComponentFlow
import ComponentFlowTesting
import DesktopTestSupport
import Foundation
import OpenDisplay
import Testing

private struct Importer: CompositeComponent {
    @Bindable var model: PresentationModel

    var content: some Component<Empty> {
        Text("base").fileImporter(
            isPresented: $model.isFirst, allowedContentTypes: [.folder], allowsMultipleSelection: true
        ) { result in
            switch result {
            case .success(let urls): model.log.append("chosen \(urls.count)")
            case .failure: model.log.append("failed")
            }
        } onCancellation: {
            model.log.append("cancelled")
        }
    }
}

private struct Exporter: CompositeComponent {
    @Bindable var model: PresentationModel
    let isPossible: Bool

    var content: some Component<Empty> {
        Text("base").fileExporter(
            isPresented: $model.isFirst, contentType: .json, defaultFilename: "Notes",
            contents: {
                guard isPossible else { throw CocoaError(.fileWriteUnknown) }
                return Data("[]".utf8)
            }
        ) { result in
            if case .failure = result { model.log.append("failed") }
        }
    }
}

@Suite("File dialogs of components", .serialized) @MainActor
struct FileDialogTests {
    private let presentation = PresentationStage()
    private let model = PresentationModel()
    private let chooser = FakeFileChooser()

    private func run(_ content: some Component<Empty>, _ body: () -> Void) {
        UIDocumentPickerViewController.chooser = chooser
        defer { UIDocumentPickerViewController.chooser = nil }
        presentation.show(content)
        model.isFirst = true
        presentation.settle()
        model.log = []
        body()
        presentation.settle()
    }

    @Test("The chosen files are passed to the closure, and the binding becomes false")
    func chosen() {
        run(Importer(model: model)) {
            chooser.finish(.chosen([URL(fileURLWithPath: "/a"), URL(fileURLWithPath: "/b")]))
        }
        #expect(model.log == ["first false", "chosen 2"])
        #expect(presentation.presented == nil)
        #expect(chooser.requests.map(\.kind) == [.openFolders])
    }

    @Test("A cancelled dialog and one that has failed are distinguished")
    func outcomes() {
        run(Importer(model: model)) { chooser.finish(.cancelled) }
        #expect(model.log == ["first false", "cancelled"])
        run(Importer(model: model)) { chooser.finish(.failed(.unavailable("no portal"))) }
        #expect(model.log == ["first false", "failed"])
    }

    @Test("A binding that becomes false closes the dialog without a result")
    func closing() {
        run(Importer(model: model)) { model.isFirst = false }
        #expect(model.log == ["first false"])
        #expect(chooser.dialogs.last?.isClosed == true)
    }

    @Test("An exporter suggests the name with the extension of the type")
    func exporting() {
        run(Exporter(model: model, isPossible: true)) { chooser.finish(.cancelled) }
        #expect(chooser.requests.map(\.kind) == [.save(suggestedName: "Notes.json")])
    }

    @Test("Contents that cannot be created fail without a dialog, and the binding becomes false")
    func noContents() {
        run(Exporter(model: model, isPossible: false)) {}
        #expect(chooser.requests.isEmpty)
        #expect(!model.isFirst)
    }
}
