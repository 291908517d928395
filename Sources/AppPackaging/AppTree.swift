import Foundation

/// The files of an installed application below a folder, which has the structure of the root of a file system.
public struct AppTree {
    let app: AppDescription
    /// The name of the program.
    let executable: String
    public let root: URL
    private let tools: any ToolRunner

    public init(_ app: AppDescription, executable: String, root: URL, tools: any ToolRunner) {
        (self.app, self.executable, self.root, self.tools) = (app, executable, root, tools)
    }

    /// Replaces the folder by the files of the application.
    ///
    /// The program is installed with the resources of its modules in a folder of its own, to which a link in `/usr/bin`
    /// leads, because `Bundle.module` searches beside the program.
    ///
    /// - Parameters:
    ///   - binary: The program, linked with the static Swift runtime.
    ///   - icon: The icon.
    public func write(binary: URL, icon: AppIcon) throws {
        let files = FileManager.default
        guard files.isReadableFile(atPath: binary.path) else { throw PackagingError.unreadableFile(binary.path) }
        if files.fileExists(atPath: root.path) { try files.removeItem(at: root) }
        let folder = root.appendingPathComponent("usr/lib/\(executable)")
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
        let program = folder.appendingPathComponent(executable)
        try files.copyItem(at: binary, to: program)
        _ = try tools.require("strip", ["--strip-unneeded", program.path], from: "binutils")
        try setPermissions(0o755, of: program)
        try copyResources(from: binary.deletingLastPathComponent(), to: folder)
        try write(BundleInformation.contents(app), to: "usr/lib/\(executable)/Info.plist")
        let links = root.appendingPathComponent("usr/bin")
        try files.createDirectory(at: links, withIntermediateDirectories: true)
        try files.createSymbolicLink(
            atPath: links.appendingPathComponent(executable).path,
            withDestinationPath: "../lib/\(executable)/\(executable)")
        try writeMetadata(icon)
    }

    /// Copies the folders that the Swift package manager creates for resources.
    private func copyResources(from products: URL, to folder: URL) throws {
        let files = FileManager.default
        for name in try files.contentsOfDirectory(atPath: products.path).sorted() where name.hasSuffix(".resources") {
            try files.copyItem(at: products.appendingPathComponent(name), to: folder.appendingPathComponent(name))
        }
    }

    private func writeMetadata(_ icon: AppIcon) throws {
        let share = "usr/share"
        let entry = DesktopEntry.contents(app, executable: executable)
        try write(entry, to: "\(share)/applications/\(app.identifier).desktop")
        let metainfo = Metainfo.contents(app, executable: executable)
        try write(metainfo, to: "\(share)/metainfo/\(app.identifier).metainfo.xml")
        guard let image = try? Data(contentsOf: icon.source) else {
            throw PackagingError.unreadableFile(icon.source.path)
        }
        try write(image, to: "\(share)/\(icon.path(for: app))")
    }

    // MARK: Files

    /// Writes a file at a path relative to the root.
    func write(_ text: String, to path: String) throws {
        try write(Data(text.utf8), to: path)
    }

    func write(_ data: Data, to path: String) throws {
        let file = root.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
        try setPermissions(0o644, of: file)
    }

    private func setPermissions(_ permissions: Int, of file: URL) throws {
        try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: file.path)
    }

    /// The stripped program.
    var program: URL {
        root.appendingPathComponent("usr/lib/\(executable)/\(executable)")
    }

    /// Checks the metadata with the programs that are installed, and returns their messages.
    ///
    /// - Throws: ``PackagingError/failedTool(_:output:)`` if one reports an error.
    public func validate() throws -> [String] {
        let share = root.appendingPathComponent("usr/share")
        let checks = [
            ("desktop-file-validate", [share.appendingPathComponent("applications/\(app.identifier).desktop").path]),
            (
                "appstreamcli",
                [
                    "validate", "--no-net",
                    share.appendingPathComponent("metainfo/\(app.identifier).metainfo.xml").path,
                ]
            ),
        ]
        return try checks.map { tool, arguments in
            guard tools.isInstalled(tool) else { return "\(tool): not installed, skipped" }
            let (output, code) = try tools.run(tool, arguments, in: nil)
            guard code == 0 else { throw PackagingError.failedTool(tool, output: output) }
            return "\(tool): \(output.isEmpty ? "no problems" : output.trimmingCharacters(in: .whitespacesAndNewlines))"
        }
    }
}
