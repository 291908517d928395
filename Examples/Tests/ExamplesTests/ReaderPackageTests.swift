import AppPackaging
import ComponentFlow
import Foundation
import Testing

@testable import Reader

/// Packages the built feed reader with its description in `Examples/Packaging`.
@Suite("The Debian package of the feed reader", .serialized, .enabled(if: PackagingTools.areInstalled))
struct ReaderPackageTests {
    private static let description = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Packaging/Reader.json")

    /// A package, and the files in it.
    private struct Package {
        let control: [Substring: Substring]
        let paths: [Substring]
        let desktopEntry: Set<Substring>
        let messages: [String]
    }

    /// The package, which is built once for all tests.
    private static let package = Result { try makePackage() }

    private static func makePackage() throws -> Package {
        let files = FileManager.default
        let folder = files.temporaryDirectory.appendingPathComponent("reader-package-\(UUID())")
        defer { try? files.removeItem(at: folder) }
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
        // The folder with the products has resources of other programs.
        let program = folder.appendingPathComponent("Reader")
        let products = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        try files.copyItem(at: products.appendingPathComponent("Reader"), to: program)
        let output = folder.appendingPathComponent("out")
        let command = try PackagingCommand([
            "deb", "--binary", program.path, "--description", description.path, "--output", output.path,
        ])
        let messages = try command.run(tools: PackagingTools())
        return try read(output, messages)
    }

    private static func read(_ output: URL, _ messages: [String]) throws -> Package {
        let name = try FileManager.default.contentsOfDirectory(atPath: output.path).first { $0.hasSuffix(".deb") }
        let file = output.appendingPathComponent(try #require(name)).path
        let tools = SystemTools()
        let control = try tools.run("dpkg-deb", ["-f", file], in: nil).output.split(separator: "\n")
        let fields = control.filter { !$0.hasPrefix(" ") }.map { $0.split(separator: ":", maxSplits: 1) }
        let contents = try tools.run("dpkg-deb", ["-c", file], in: nil).output.split(separator: "\n")
        let entry = output.appendingPathComponent(
            "org.componentflow.Reader/usr/share/applications/org.componentflow.Reader.desktop")
        return Package(
            control: Dictionary(uniqueKeysWithValues: fields.map { ($0[0], $0[1].dropFirst()) }),
            paths: contents.compactMap { line in line.range(of: "./").map { line[$0.upperBound...] } },
            desktopEntry: Set(try Substring(String(contentsOf: entry, encoding: .utf8)).split(separator: "\n")),
            messages: messages)
    }

    @Test(
        "The control fields of the package are those of the description",
        arguments: [("Package", "reader"), ("Version", "1.0"), ("Description", "Read feeds, offline and with search")])
    func control(field: Substring, value: Substring) throws {
        #expect(try Self.package.get().control[field] == value)
    }

    @Test(
        "The package depends on the packages of the libraries that the program uses",
        arguments: ["libgtk-4-1", "libsqlite3-0", "libxml2", "libcurl"])
    func dependencies(name: String) throws {
        let dependencies = try Self.package.get().control["Depends"] ?? ""
        let names = dependencies.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        #expect(names.contains { $0.hasPrefix(name) })
    }

    @Test(
        "The package contains the program, its desktop entry, its metadata and its icon",
        arguments: [
            "usr/bin/Reader -> ../lib/Reader/Reader", "usr/lib/Reader/Reader",
            "usr/share/applications/org.componentflow.Reader.desktop",
            "usr/share/metainfo/org.componentflow.Reader.metainfo.xml",
            "usr/share/icons/hicolor/scalable/apps/org.componentflow.Reader.svg",
        ])
    func contents(path: Substring) throws {
        #expect(try Self.package.get().paths.contains(path))
    }

    @Test(
        "The desktop entry starts the program with the files that it opens",
        arguments: [
            "Name=Reader", "Exec=Reader %U", "Icon=org.componentflow.Reader", "StartupWMClass=org.componentflow.Reader",
            "Categories=Network;News;",
        ])
    func desktopEntry(line: Substring) throws {
        #expect(try Self.package.get().desktopEntry.contains(line))
    }

    @Test("The desktop entry declares the types of files of the description")
    func fileTypes() throws {
        let types = try #require(try AppDescription(contentsOf: Self.description).mimeTypes)
        let line = "MimeType=" + types.map { $0 + ";" }.joined()
        #expect(try Self.package.get().desktopEntry.contains(Substring(line)))
    }

    @Test("The program checks of the desktop report no problems", arguments: ["desktop-file-validate", "appstreamcli"])
    func checks(tool: String) throws {
        let message = try #require(try Self.package.get().messages.first { $0.hasPrefix("\(tool): ") })
        #expect(!message.contains("error"))
    }

    @Test("The program has the identifier of its description, by which desktops find its icon")
    @MainActor func identifier() throws {
        let previous = UIApplication.identifier
        defer { UIApplication.identifier = previous }
        _ = ReaderApp(nil)
        #expect(try UIApplication.identifier == AppDescription(contentsOf: Self.description).identifier)
    }
}
