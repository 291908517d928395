import OpenDisplay

/// A service whose file dialogs the test answers.
@MainActor package final class FakeFileChooser: FileChooser {
    /// A dialog that records whether it was closed.
    package final class Dialog: FileDialog {
        package private(set) var isClosed = false

        package func close() { isClosed = true }
    }

    package private(set) var requests: [FileChooserRequest] = []
    package private(set) var dialogs: [Dialog] = []
    private var completion: (@MainActor (FileChooserResult) -> Void)?

    package init() {}

    package func choose(
        _ request: FileChooserRequest, over parent: (any DisplaySurface)?,
        completion: @escaping @MainActor (FileChooserResult) -> Void
    ) -> any FileDialog {
        let dialog = Dialog()
        requests.append(request)
        dialogs.append(dialog)
        self.completion = completion
        return dialog
    }

    /// Reports the result of the latest dialog.
    package func finish(_ result: FileChooserResult) { completion?(result) }
}
