import Foundation

/// The commands `app` and `deb`, which the plug-ins run.
public struct PackagingCommand: Equatable {
    public enum Kind: String, Sendable {
        /// Writes the files of the application and a Flatpak manifest.
        case app
        /// Writes a Debian package, too.
        case deb
    }

    public static let usage = """
        usage: swift package make-app|make-deb --product NAME [--description FILE] [--output FOLDER] [--binary FILE]

          --product      the executable product
          --description  the JSON file that describes the application; the default is Packaging/NAME.json
          --output       the folder of the results; the default is .app
          --binary       a program that is already built: a release build with --static-swift-stdlib
        """

    public let kind: Kind
    public let binary: URL
    public let description: URL
    public let output: URL
    public let package: URL

    /// Reads arguments: the kind, and options with values, among them the folder of the Swift package, `--package`.
    ///
    /// - Throws: ``PackagingError/usage(_:)`` if an argument is missing or unknown.
    public init(_ arguments: [String]) throws {
        guard let first = arguments.first, let kind = Kind(rawValue: first) else {
            throw PackagingError.usage(Self.usage)
        }
        self.kind = kind
        var values: [String: String] = [:]
        var rest = arguments.dropFirst()
        while let option = rest.popFirst() {
            guard ["--binary", "--description", "--output", "--package"].contains(option), let value = rest.popFirst()
            else { throw PackagingError.usage("The argument \(option) is unknown or has no value.\n\(Self.usage)") }
            values[option] = value
        }
        func file(_ option: String) -> URL? {
            values[option].map { URL(fileURLWithPath: $0).standardizedFileURL }
        }
        guard let binary = file("--binary") else {
            throw PackagingError.usage("The argument --binary is missing.\n\(Self.usage)")
        }
        self.binary = binary
        package = file("--package") ?? URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
        description =
            file("--description")
            ?? package.appendingPathComponent("Packaging/\(binary.lastPathComponent).json")
        output = file("--output") ?? package.appendingPathComponent(".app")
    }

    /// Writes the files, and returns lines that describe them.
    public func run(tools: any ToolRunner = SystemTools()) throws -> [String] {
        let app = try AppDescription(contentsOf: description)
        let icon = try AppIcon(description.deletingLastPathComponent().appendingPathComponent(app.icon))
        let tree = AppTree(
            app, executable: binary.lastPathComponent, root: output.appendingPathComponent(app.identifier),
            tools: tools)
        try tree.write(binary: binary, icon: icon)
        var messages = ["files: \(tree.root.path)"] + (try tree.validate())
        let manifest = try writeManifest(app, tree)
        messages.append("flatpak manifest: \(manifest.path)")
        guard kind == .deb else { return messages }
        let package = DebianPackage(tree, tools: tools)
        let file = try package.build(in: output)
        return messages + ["package: \(file.path)", try package.validate(file)]
    }

    private func writeManifest(_ app: AppDescription, _ tree: AppTree) throws -> URL {
        let file = output.appendingPathComponent("\(app.identifier).json")
        let manifest = FlatpakManifest(
            app, executable: binary.lastPathComponent, tree: path(of: tree.root, from: package),
            package: path(of: package, from: output))
        try manifest.contents().write(to: file, atomically: true, encoding: .utf8)
        return file
    }

    /// Returns the path of a folder relative to another one.
    private func path(of folder: URL, from other: URL) -> String {
        let (target, start) = (folder.pathComponents, other.pathComponents)
        let common = zip(target, start).prefix { $0 == $1 }.count
        let path = Array(repeating: "..", count: start.count - common) + target.dropFirst(common)
        return path.isEmpty ? "." : path.joined(separator: "/")
    }
}
