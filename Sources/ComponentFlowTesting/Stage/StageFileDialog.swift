import OpenDisplay

/// A file dialog that a program opened on a stage, and that the test has answered.
public struct StageFileDialog: Equatable, Sendable {
    /// The title that describes the dialog to users.
    public let title: String
    /// The name of a new file that the program suggests; `nil` in a dialog for existing files or folders.
    public let suggestedName: String?
    /// Whether users can choose several files.
    public let allowsMultipleSelection: Bool

    init(_ request: FileChooserRequest) {
        title = request.title
        if case .save(let name) = request.kind { suggestedName = name } else { suggestedName = nil }
        allowsMultipleSelection = request.allowsMultipleSelection
    }
}
