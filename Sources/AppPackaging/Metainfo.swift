import Foundation

/// The AppStream metadata of an application, which software centers show.
public enum Metainfo {
    /// Returns the contents of the XML file.
    ///
    /// - Parameter executable: The name of the program, without a path.
    public static func contents(_ app: AppDescription, executable: String) -> String {
        let paragraphs = app.description.map { "    <p>\(escaped($0))</p>" }.joined(separator: "\n")
        let categories = app.categories.map { "    <category>\(escaped($0))</category>" }.joined(separator: "\n")
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <component type="desktop-application">
              <id>\(escaped(app.identifier))</id>
              <metadata_license>CC0-1.0</metadata_license>
              <project_license>\(escaped(app.license))</project_license>
              <name>\(escaped(app.name))</name>
              <summary>\(escaped(app.summary))</summary>
              <description>
            \(paragraphs)
              </description>
              <launchable type="desktop-id">\(escaped(app.identifier)).desktop</launchable>
              <url type="homepage">\(escaped(app.homepage))</url>
              <developer_name>\(escaped(app.developer))</developer_name>
              <categories>
            \(categories)
              </categories>
              <provides>
                <binary>\(escaped(executable))</binary>
              </provides>
              <content_rating type="oars-1.1"/>
              <releases>
                <release version="\(escaped(app.version))" date="\(app.releaseDate)"/>
              </releases>
            </component>

            """
    }

    private static func escaped(_ text: String) -> String {
        let entities = ["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;"]
        return text.map { entities[String($0)] ?? String($0) }.joined()
    }
}
