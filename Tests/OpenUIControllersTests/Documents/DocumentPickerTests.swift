import DesktopTestSupport
import Foundation
import OpenDisplay
import Testing
import UIKitTestSupport

@testable import OpenUIControllers

private final class Recorder: UIDocumentPickerDelegate {
    private(set) var log: [String] = []

    private func note(_ text: String, _ controller: UIDocumentPickerViewController) {
        log.append(controller.presentingViewController == nil ? text : "\(text) before the dismissal")
    }

    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        note("picked \(urls.map(\.lastPathComponent).joined(separator: " "))", controller)
    }

    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { note("cancelled", controller) }

    func documentPicker(_ controller: UIDocumentPickerViewController, didFailWithError error: any Error) {
        note("failed", controller)
    }
}

@Suite("The document picker", .serialized) @MainActor struct DocumentPickerTests {
    private let chooser = FakeFileChooser()
    private let recorder = Recorder()

    private func presenting(
        _ picker: UIDocumentPickerViewController, _ body: (WindowStage, UIViewController) throws -> Void
    ) rethrows {
        UIDocumentPickerViewController.chooser = chooser
        defer { UIDocumentPickerViewController.chooser = nil }
        picker.delegate = recorder
        try WindowStage.run(CGSize(width: 400, height: 600)) { stage in
            let root = UIViewController()
            stage.window.rootViewController = root
            stage.frame()
            root.present(picker, animated: true)
            stage.frame()
            try body(stage, root)
        }
    }

    @Test("The chosen files are reported after the dismissal")
    func picked() {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.item])
        presenting(picker) { stage, root in
            chooser.finish(.chosen([URL(fileURLWithPath: "/a"), URL(fileURLWithPath: "/b")]))
            stage.frame()
            #expect(recorder.log == ["picked a b"])
            #expect(root.presentedViewController == nil)
        }
    }

    @Test("A cancelled picker and one that has failed are distinguished")
    func outcomes() {
        presenting(UIDocumentPickerViewController(forOpeningContentTypes: [.item])) { stage, _ in
            chooser.finish(.cancelled)
            stage.frame()
        }
        presenting(UIDocumentPickerViewController(forOpeningContentTypes: [.item])) { stage, _ in
            chooser.finish(.failed(.denied("no permission")))
            stage.frame()
        }
        #expect(recorder.log == ["cancelled", "failed"])
    }

    @Test("A delegate that does not handle errors is cancelled, and the error is reported")
    func defaultErrorHandling() {
        final class Plain: UIDocumentPickerDelegate {
            var isCancelled = false

            func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { isCancelled = true }
        }
        let plain = Plain()
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.item])
        let reports = Diagnostics.record {
            plain.documentPicker(picker, didFailWithError: UIDocumentPickerError.unavailable("no portal"))
        }
        #expect(reports.map(\.rule) == ["document-picker.failed"])
        #expect(plain.isCancelled)
    }

    @Test("Dismissing the picker closes the dialog without a call of the delegate")
    func dismissal() {
        presenting(UIDocumentPickerViewController(forOpeningContentTypes: [.item])) { stage, root in
            root.dismiss(animated: false)
            stage.frame()
            #expect(chooser.dialogs.last?.isClosed == true)
            #expect(recorder.log.isEmpty)
        }
    }

    @Test("Types become filters: one for all of them, then one for each")
    func filters() {
        let filters = FileChooserRequest.filters([.png, .image])
        #expect(filters.map(\.name) == ["PNG image, Image", "PNG image", "Image"])
        #expect(filters[1].extensions == ["png"])
        #expect(filters[2].mimeTypes.contains("image/jpeg"))
    }

    @Test("A type that includes all files has no filter", arguments: [UTType.item, .data, .content])
    func allFiles(type: UTType) {
        #expect(FileChooserRequest.filters([.png, type]).isEmpty)
    }

    @Test("A picker of folders shows folders, and one that exports a file suggests its name")
    func kinds() {
        presenting(UIDocumentPickerViewController(forOpeningContentTypes: [.folder])) { _, _ in }
        let url = URL(fileURLWithPath: "/tmp/a.txt")
        presenting(UIDocumentPickerViewController(forExporting: [url], asCopy: true)) { _, _ in }
        #expect(chooser.requests.map(\.kind) == [.openFolders, .save(suggestedName: "a.txt")])
    }

    @Test("A dialog has a title that describes it, in the language of the picker")
    func defaultTitles() {
        let url = URL(fileURLWithPath: "/tmp/a.txt")
        let pickers = [
            UIDocumentPickerViewController(forOpeningContentTypes: [.item]),
            UIDocumentPickerViewController(forOpeningContentTypes: [.folder]),
            UIDocumentPickerViewController(forExporting: [url], asCopy: true),
        ]
        for picker in pickers {
            picker.traitOverrides.language = "de"
            presenting(picker) { _, _ in }
        }
        #expect(chooser.requests.map(\.title) == ["Öffnen", "Ordner auswählen", "Speichern"])
    }

    @Test("A dialog has the title of its picker")
    func ownTitle() {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.item])
        picker.title = "Import Feeds"
        presenting(picker) { _, _ in }
        #expect(chooser.requests.map(\.title) == ["Import Feeds"])
    }
}

@Suite("Exporting files") struct FileExportTests {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    private func file(_ name: String, _ text: String) throws -> URL {
        let url = folder.appendingPathComponent(name)
        try Data(text.utf8).write(to: url)
        return url
    }

    private func text(_ url: URL) -> String? {
        (try? Data(contentsOf: url)).map { String(decoding: $0, as: UTF8.self) }
    }

    @Test("A copy replaces the file that the user has chosen, and leaves no other file")
    func replacement() throws {
        let (source, target) = (try file("a", "new"), try file("b", "old"))
        #expect(try FileExport([source], to: target, isFolder: false, asCopy: true).run() == [target])
        #expect(text(target) == "new")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["a", "b"])
    }

    @Test("A moved file is no longer at its former place")
    func moving() throws {
        let source = try file("a", "new")
        let target = folder.appendingPathComponent("b")
        _ = try FileExport([source], to: target, isFolder: false, asCopy: false).run()
        #expect(text(target) == "new")
        #expect(text(source) == nil)
    }

    @Test("A file that is exported to itself stays as it is")
    func sameFile() throws {
        let source = try file("a", "text")
        _ = try FileExport([source], to: source, isFolder: false, asCopy: false).run()
        #expect(text(source) == "text")
    }

    @Test("If the export fails, the file that should be replaced stays as it is")
    func failure() throws {
        let target = try file("b", "old")
        let missing = folder.appendingPathComponent("missing")
        #expect(throws: (any Error).self) {
            try FileExport([missing], to: target, isFolder: false, asCopy: true).run()
        }
        #expect(text(target) == "old")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["b"])
    }

    @Test("Existing files in a folder are kept; the new ones have a number")
    func folderExport() throws {
        let source = try file("a.txt", "new")
        let target = folder.appendingPathComponent("target")
        for _ in 0..<2 { _ = try FileExport([source], to: target, isFolder: true, asCopy: true).run() }
        #expect(try FileManager.default.contentsOfDirectory(atPath: target.path).sorted() == ["a 2.txt", "a.txt"])
    }
}
