package import OpenDisplay
@_spi(Subclassing) import OpenUIKitCore

/// A file dialog, in which the user chooses files or folders to open, or the place to which files are exported.
///
/// ```swift
/// let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.image])
/// picker.delegate = self
/// present(picker, animated: true)
/// ```
///
/// The desktop shows its dialog over the window of the presenting view controller, which takes no input meanwhile; the view
/// of the picker itself is transparent. The picker is dismissed when the dialog is closed, before the delegate is called.
@preconcurrency @MainActor open class UIDocumentPickerViewController: UIViewController {
    private enum Purpose {
        case opening([UTType], asCopy: Bool)
        case exporting([URL], asCopy: Bool)
    }

    /// The object that is notified of the user's choice.
    open weak var delegate: (any UIDocumentPickerDelegate)?
    /// Whether the user can choose several files.
    open var allowsMultipleSelection = false
    /// The folder that the dialog shows first.
    open var directoryURL: URL?

    private final let purpose: Purpose
    private final var dialog: (any FileDialog)?
    private final var hasOpened = false

    /// The service that shows the dialogs; tests replace it.
    package static var chooser: (any FileChooser)?

    /// Creates a picker of existing files, or of folders if ``UTType/folder`` is the only type.
    ///
    /// - Parameters:
    ///   - contentTypes: The types of the files that the user can choose; ``UTType/item`` allows all.
    ///   - asCopy: Whether the delegate receives copies in the folder for temporary files.
    public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
        purpose = .opening(contentTypes, asCopy: asCopy)
        super.init(nibName: nil, bundle: nil)
        prepare()
    }

    /// Creates a picker of existing files, which are opened in place.
    public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
        self.init(forOpeningContentTypes: contentTypes, asCopy: false)
    }

    /// Creates a picker of the place to which files are exported.
    ///
    /// For one file the user chooses its new name and folder. For several the user chooses a folder, in which existing files
    /// are kept. A file that the user wants to replace stays as it is if the export fails.
    ///
    /// - Parameters:
    ///   - urls: The files to export.
    ///   - asCopy: Whether the files are copied instead of moved.
    public init(forExporting urls: [URL], asCopy: Bool) {
        purpose = .exporting(urls, asCopy: asCopy)
        super.init(nibName: nil, bundle: nil)
        prepare()
    }

    /// Creates a picker that moves files.
    public convenience init(forExporting urls: [URL]) {
        self.init(forExporting: urls, asCopy: false)
    }

    /// Not available, because there are no archives to decode.
    public required init?(coder: NSCoder) {
        nil
    }

    private func prepare() {
        modalPresentationStyle = .overFullScreen
        modalTransitionStyle = .crossDissolve
    }

    // MARK: Dialog

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard !hasOpened else { return }
        hasOpened = true
        let chooser = Self.chooser ?? DesktopFileChooser()
        let surface = (viewIfLoaded?.window ?? presentingViewController?.viewIfLoaded?.window)?.surface
        let request = request
        DesktopRequest(readsChoice ? .files : .places, request.summary).perform { receive in
            let titled = request.titled(in: traitCollection.language)
            dialog = chooser.choose(titled, over: surface) { receive(.files($0)) }
        } completion: { [self] answer in
            didFinish(answer.files)
        }
    }

    /// Whether the program reads the chosen files, rather than copies of them.
    private var readsChoice: Bool {
        if case .opening(_, asCopy: false) = purpose { true } else { false }
    }

    /// Closes the dialog if the picker is dismissed by other means.
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard isBeingDismissed || presentingViewController == nil else { return }
        dialog?.close()
        dialog = nil
    }

    private var request: FileChooserRequest {
        var request: FileChooserRequest
        switch purpose {
        case .opening(let types, _):
            request = FileChooserRequest(types == [.folder] ? .openFolders : .openFiles)
            request.filters = types == [.folder] ? [] : FileChooserRequest.filters(types, in: traitCollection.language)
            request.allowsMultipleSelection = allowsMultipleSelection
        case .exporting(let urls, _):
            let name = urls.count == 1 ? urls.first?.lastPathComponent : nil
            request = FileChooserRequest(name.map { .save(suggestedName: $0) } ?? .openFolders)
        }
        request.title = title ?? ""
        request.folder = directoryURL
        return request
    }

    private func didFinish(_ result: FileChooserResult) {
        dialog = nil
        switch (result, purpose) {
        case (.cancelled, _): end { $0.documentPickerWasCancelled($1) }
        case (.failed(let error), _): fail(UIDocumentPickerError(error))
        case (.chosen(let urls), .opening(_, asCopy: false)):
            end { $0.documentPicker($1, didPickDocumentsAt: urls) }
        case (.chosen(let urls), .opening(_, asCopy: true)):
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            perform(FileExport(urls, to: folder, isFolder: true, asCopy: true))
        case (.chosen(let targets), .exporting(let urls, let asCopy)):
            guard let target = targets.first else { return end { $0.documentPickerWasCancelled($1) } }
            let export = FileExport(urls, to: target, isFolder: urls.count != 1, asCopy: asCopy)
            perform(export)
        }
    }

    /// Copies or moves the files on another thread.
    private func perform(_ export: FileExport) {
        DesktopRequest(.files, "copies").perform { receive in
            Task { receive(.files(await Self.result(of: export))) }
        } completion: { [self] answer in
            switch answer.files {
            case .chosen(let urls): end { $0.documentPicker($1, didPickDocumentsAt: urls) }
            case .failed(.failed(let reason)): fail(.exportFailed(reason))
            case .failed(let error): fail(UIDocumentPickerError(error))
            case .cancelled: end { $0.documentPickerWasCancelled($1) }
            }
        }
    }

    private static func result(of export: FileExport) async -> FileChooserResult {
        do {
            return .chosen(try await Task.detached { try export.run() }.value)
        } catch {
            return .failed(.failed(error.localizedDescription))
        }
    }

    private func fail(_ error: UIDocumentPickerError) {
        end { $0.documentPicker($1, didFailWithError: error) }
    }

    /// Dismisses the picker, then calls the delegate.
    private func end(
        _ report: @escaping (any UIDocumentPickerDelegate, UIDocumentPickerViewController) -> Void
    ) {
        let call = { [self] in if let delegate { report(delegate, self) } }
        guard let presenter = presentingViewController, !isBeingDismissed else { return call() }
        presenter.dismiss(animated: false, completion: call)
    }
}

extension UIDocumentPickerError {
    init(_ error: BusError) {
        switch error {
        case .denied: self = .denied(error.message)
        case .noBus, .unavailable, .timedOut, .ended, .failed: self = .unavailable(error.message)
        }
    }
}

extension FileChooserRequest {
    /// What the dialog is for, which distinguishes it from others in a recording.
    fileprivate var summary: String {
        switch kind {
        case .openFiles: title
        case .openFolders: "folders \(title)"
        case .save(let name): "save \(name)"
        }
    }

    /// Returns the request with a title that describes the dialog, unless the program specifies one.
    ///
    /// Without a title, GTK's dialog shows the identifier of the program, and those of portals show nothing.
    fileprivate func titled(in language: Language) -> FileChooserRequest {
        guard title.isEmpty else { return self }
        let text: LocalizedString =
            switch kind {
            case .openFiles: .BuiltIn.filesOpen
            case .openFolders: .BuiltIn.filesChooseFolder
            case .save: .BuiltIn.save
            }
        var result = self
        result.title = text.text(in: language)
        return result
    }

    /// Returns the filters of a dialog for types: one for all of them, then one for each; none if all files are allowed.
    static func filters(_ types: [UTType], in language: Language = .preferred) -> [Filter] {
        guard !types.isEmpty, !types.contains(where: { UTType.data.conforms(to: $0) || $0 == .content }) else {
            return []
        }
        let each = types.map {
            filter(of: [$0], named: $0.localizedDescription(in: language) ?? $0.preferredFilenameExtension)
        }
        guard each.count > 1 else { return each }
        return [filter(of: types, named: each.map(\.name).joined(separator: ", "))] + each
    }

    private static func filter(of types: [UTType], named name: String?) -> Filter {
        let all = types.flatMap(\.withSubtypes)
        func distinct(_ names: [String]) -> [String] {
            var known: Set<String> = []
            return names.filter { known.insert($0).inserted }
        }
        return Filter(
            name: name ?? types.map(\.identifier).joined(separator: ", "),
            extensions: distinct(all.flatMap(\.filenameExtensions)), mimeTypes: distinct(all.flatMap(\.mimeTypes)))
    }
}
