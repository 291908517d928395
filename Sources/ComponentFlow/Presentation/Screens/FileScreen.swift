/// What a component lets the user choose in a file dialog.
struct FileDialogDescription: Equatable {
    enum Kind: Equatable {
        case importing([UTType], allowsMultipleSelection: Bool)
        case exporting(UTType, name: String?)
    }

    /// What the component does with the result.
    struct Actions {
        /// Returns the contents of a file to export.
        var contents: () throws -> Data = { Data() }
        var onCompletion: (Result<[URL], any Error>) -> Void
        var onCancellation: () -> Void
    }

    let kind: Kind
    @Behavior var actions: Actions
}

/// A file dialog that a component presents.
final class FileScreen: UIDocumentPickerViewController {
    var lifetime: PresentationLifetime?
    /// The current description; the closures of the last one are called.
    var fileDialog: FileDialogDescription
    private weak var origin: UIView?
    /// The folder that contains the file to export until it is moved, removed with this object.
    private var temporaryFolder: URL?

    private init(importing types: [UTType], _ description: FileDialogDescription) {
        fileDialog = description
        super.init(forOpeningContentTypes: types, asCopy: false)
    }

    private init(exporting url: URL, _ description: FileDialogDescription) {
        fileDialog = description
        super.init(forExporting: [url], asCopy: false)
        temporaryFolder = url.deletingLastPathComponent()
    }

    required init?(coder: NSCoder) {
        nil
    }

    isolated deinit {
        if let temporaryFolder { try? FileManager.default.removeItem(at: temporaryFolder) }
    }

    /// Creates a dialog over a view; returns `nil` and reports the error if the contents of a file cannot be created.
    static func make(_ description: FileDialogDescription, over origin: UIView) -> FileScreen? {
        let screen: FileScreen
        switch description.kind {
        case .importing(let types, let allowsMultipleSelection):
            screen = FileScreen(importing: types, description)
            screen.allowsMultipleSelection = allowsMultipleSelection
        case .exporting(let type, let name):
            do {
                screen = FileScreen(exporting: try writeFile(of: type, named: name, description), description)
            } catch {
                description.actions.onCompletion(.failure(error))
                return nil
            }
        }
        screen.origin = origin
        screen.delegate = screen
        return screen
    }

    /// Writes the contents to a file in a temporary folder of its own.
    private static func writeFile(
        of type: UTType, named name: String?, _ description: FileDialogDescription
    ) throws -> URL {
        var name = (name ?? LocalizedString.BuiltIn.untitled.text()).replacingOccurrences(of: "/", with: "-")
        if let suffix = type.preferredFilenameExtension, URL(fileURLWithPath: name).pathExtension.isEmpty {
            name += ".\(suffix)"
        }
        let contents = try description.actions.contents()
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let url = folder.appendingPathComponent(name)
        try contents.write(to: url)
        return url
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        lifetime?.controllerWillDisappear(self)
    }

    /// Calls a closure of the current component, after the dialog was dismissed.
    private func finish(_ report: (FileDialogDescription.Actions) -> Void) {
        origin?.prepareComponentsForEvent()
        report(fileDialog.actions)
    }
}

extension FileScreen: PresentedController {}

extension FileScreen: UIDocumentPickerDelegate {
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        finish { $0.onCompletion(.success(urls)) }
    }

    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
        finish { $0.onCancellation() }
    }

    func documentPicker(_ controller: UIDocumentPickerViewController, didFailWithError error: any Error) {
        finish { $0.onCompletion(.failure(error)) }
    }
}
