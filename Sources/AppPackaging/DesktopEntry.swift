import Foundation

/// The file with which desktops find an application, in the format of the Desktop Entry Specification.
public enum DesktopEntry {
    /// Returns the contents of the file.
    ///
    /// - Parameter executable: The name of the program, without a path.
    public static func contents(_ app: AppDescription, executable: String) -> String {
        let opensFiles = !(app.mimeTypes ?? []).isEmpty
        var lines = [
            "[Desktop Entry]", "Type=Application", "Name=\(escaped(app.name))",
            "Comment=\(escaped(app.summary))", "Exec=\(executable)\(opensFiles ? " %U" : "")", "Icon=\(app.identifier)",
            "Terminal=false", "Categories=\(list(app.categories))",
        ]
        if let keywords = app.keywords, !keywords.isEmpty { lines.append("Keywords=\(list(keywords))") }
        if opensFiles { lines.append("MimeType=\(list(app.mimeTypes ?? []))") }
        lines += ["StartupNotify=true", "StartupWMClass=\(app.identifier)"]
        return lines.joined(separator: "\n") + "\n"
    }

    private static func list(_ values: [String]) -> String {
        values.map { escaped($0).replacingOccurrences(of: ";", with: "\\;") + ";" }.joined()
    }

    private static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "\\", with: "\\\\")
    }
}
