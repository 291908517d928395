import Foundation

/// What the user chooses in a file dialog.
package struct FileChooserRequest: Equatable, Sendable {
    package enum Kind: Equatable, Sendable {
        /// Existing files.
        case openFiles
        /// Existing folders.
        case openFolders
        /// The place of a new file; the dialog asks before an existing one is replaced.
        case save(suggestedName: String)
    }

    /// A kind of files that the dialog shows.
    package struct Filter: Equatable, Sendable {
        package let name: String
        /// The extensions of file names, without the period.
        package let extensions: [String]
        package let mimeTypes: [String]

        package init(name: String, extensions: [String], mimeTypes: [String]) {
            self.name = name
            self.extensions = extensions
            self.mimeTypes = mimeTypes
        }

        /// Patterns of names with the extensions in any case.
        var patterns: [String] {
            extensions.map { name in
                "*." + name.map { $0.isLetter ? "[\($0.lowercased())\($0.uppercased())]" : String($0) }.joined()
            }
        }
    }

    package var kind: Kind
    package var title = ""
    package var allowsMultipleSelection = false
    /// The kinds of files, of which the first is selected; empty for all files.
    package var filters: [Filter] = []
    /// The folder that the dialog shows first, or `nil` for the desktop's choice.
    package var folder: URL?

    package init(_ kind: Kind) {
        self.kind = kind
    }
}

/// The outcome of a file dialog.
package enum FileChooserResult: Equatable, Sendable {
    case chosen([URL])
    case cancelled
    case failed(BusError)
}

/// A file dialog that is shown.
@MainActor
package protocol FileDialog: AnyObject {
    /// Closes the dialog without a result.
    func close()
}

/// A service that lets the user choose files.
@MainActor
package protocol FileChooser: AnyObject {
    /// Shows a dialog.
    ///
    /// - Parameters:
    ///   - parent: The window over which the dialog is shown.
    ///   - completion: Called later, exactly once unless the dialog is closed.
    func choose(
        _ request: FileChooserRequest, over parent: (any DisplaySurface)?,
        completion: @escaping @MainActor (FileChooserResult) -> Void
    ) -> any FileDialog
}
