// The modifiers that present file dialogs.

extension Component {
    /// Returns the component, which presents a dialog for opening files while a value is `true`.
    ///
    /// ```swift
    /// .fileImporter(isPresented: $isOpening, allowedContentTypes: [.image], allowsMultipleSelection: true) { result in
    ///     album.add(result)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - isPresented: A binding that becomes `false` when the dialog is closed.
    ///   - allowedContentTypes: The types of the files that the user can choose; only `UTType.folder` for folders.
    ///   - allowsMultipleSelection: Whether the user can choose several files.
    ///   - onCompletion: A closure called with the files, or with the reason why no dialog is shown.
    ///   - onCancellation: A closure called after the user has cancelled the dialog.
    public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> Presenting<EnvironmentType> {
        presenting(isPresented, onDismiss: nil) {
            .files(
                FileDialogDescription(
                    kind: .importing(allowedContentTypes, allowsMultipleSelection: allowsMultipleSelection),
                    actions: FileDialogDescription.Actions(
                        onCompletion: onCompletion, onCancellation: onCancellation)))
        }
    }

    /// Returns the component, which presents a dialog for opening one file while a value is `true`.
    ///
    /// See ``Component/fileImporter(isPresented:allowedContentTypes:allowsMultipleSelection:onCompletion:onCancellation:)``.
    public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType],
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> Presenting<EnvironmentType> {
        fileImporter(
            isPresented: isPresented, allowedContentTypes: allowedContentTypes, allowsMultipleSelection: false,
            onCompletion: { result in
                if let first = result.first { onCompletion(first) }
            })
    }

    /// Returns the component, which presents a dialog for saving a file while a value is `true`.
    ///
    /// ```swift
    /// .fileExporter(isPresented: $isSaving, contentType: .json, defaultFilename: "Notes") {
    ///     try JSONEncoder().encode(notes)
    /// } onCompletion: { result in
    ///     status = result
    /// }
    /// ```
    ///
    /// An existing file is replaced when the new one is complete.
    ///
    /// - Parameters:
    ///   - isPresented: A binding that becomes `false` when the dialog is closed.
    ///   - contentType: The type of the file, whose extension is added to a name without one.
    ///   - defaultFilename: The name that the dialog suggests.
    ///   - contents: A closure that returns the contents, called before the dialog is shown.
    ///   - onCompletion: A closure called with the file, or with the reason why it was not written.
    ///   - onCancellation: A closure called after the user has cancelled the dialog.
    public func fileExporter(
        isPresented: Binding<Bool>, contentType: UTType, defaultFilename: String? = nil,
        contents: @escaping () throws -> Data, onCompletion: @escaping (Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> Presenting<EnvironmentType> {
        presenting(isPresented, onDismiss: nil) {
            .files(
                FileDialogDescription(
                    kind: .exporting(contentType, name: defaultFilename),
                    actions: FileDialogDescription.Actions(
                        contents: contents,
                        onCompletion: { result in
                            if let first = result.first { onCompletion(first) }
                        }, onCancellation: onCancellation)))
        }
    }
}

extension Result where Success == [URL] {
    /// The result with the first file, or `nil` if there is none.
    fileprivate var first: Result<URL, Failure>? {
        switch self {
        case .success(let urls): urls.first.map { .success($0) }
        case .failure(let error): .failure(error)
        }
    }
}
