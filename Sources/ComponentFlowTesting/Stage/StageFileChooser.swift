import ComponentFlow
import Foundation
import OpenDisplay

/// The service that shows the dialogs of a stage, which have no appearance.
@MainActor
final class StageFileChooser: FileChooser {
    private final class Dialog: FileDialog {
        private(set) var isClosed = false
        let complete: @MainActor (FileChooserResult) -> Void

        init(_ complete: @escaping @MainActor (FileChooserResult) -> Void) {
            self.complete = complete
        }

        func close() { isClosed = true }
    }

    /// The number of frames after which a dialog is open.
    private static let openingFrames = 30

    private var requests: [FileChooserRequest] = []
    private var dialogs: [Dialog] = []

    func choose(
        _ request: FileChooserRequest, over parent: (any DisplaySurface)?,
        completion: @escaping @MainActor (FileChooserResult) -> Void
    ) -> any FileDialog {
        let dialog = Dialog(completion)
        requests.append(request)
        dialogs.append(dialog)
        return dialog
    }

    /// Calls a closure, and answers the dialogs that it opens.
    static func answer(
        choosing files: [URL], _ body: () throws -> Void, advance: () -> Void
    ) rethrows -> [StageFileDialog] {
        let chooser = StageFileChooser()
        let usual = UIDocumentPickerViewController.chooser
        UIDocumentPickerViewController.chooser = chooser
        defer { UIDocumentPickerViewController.chooser = usual }
        try body()
        for _ in 0..<openingFrames { advance() }
        for dialog in chooser.dialogs where !dialog.isClosed {
            dialog.complete(files.isEmpty ? .cancelled : .chosen(files))
        }
        advance()
        return chooser.requests.map(StageFileDialog.init)
    }
}
