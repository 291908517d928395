import Foundation

/// A Debian package of an application.
public struct DebianPackage {
    /// Packages with fonts and image formats that programs find at run time.
    static let recommended = ["fonts-inter", "fonts-noto-color-emoji", "librsvg2-common", "webp-pixbuf-loader"]

    private let tree: AppTree
    private let tools: any ToolRunner
    private var app: AppDescription { tree.app }

    /// Creates a package of files that have been written.
    public init(_ tree: AppTree, tools: any ToolRunner) {
        (self.tree, self.tools) = (tree, tools)
    }

    /// The name of the package: lower-case letters, digits, plus and minus signs, and periods.
    public var name: String {
        let usable = tree.executable.lowercased().map { character in
            character.isASCII && (character.isLetter || character.isNumber || "+.".contains(character))
                ? character : "-"
        }
        let name = String(usable.drop { !($0.isLetter || $0.isNumber) })
        return name.count < 2 ? "app-\(name)" : name
    }

    /// Completes the files with those of a Debian package, and builds the package in a folder.
    ///
    /// - Returns: The package.
    public func build(in folder: URL) throws -> URL {
        let architecture = try tools.require("dpkg", ["--print-architecture"], from: "dpkg")
            .trimmingCharacters(in: .whitespacesAndNewlines)
        try writeDocumentation()
        let dependencies = try SharedLibraries(tools: tools).dependencies(of: tree.program)
        let size = try installedSize()
        try tree.write(try checksums(), to: "DEBIAN/md5sums")
        try tree.write(
            control(architecture: architecture, dependencies: dependencies, size: size), to: "DEBIAN/control")
        let file = folder.appendingPathComponent("\(name)_\(app.version)_\(architecture).deb")
        _ = try tools.require(
            "dpkg-deb", ["--root-owner-group", "--build", tree.root.path, file.path], from: "dpkg")
        return file
    }

    /// Returns the description of the package, deb-control(5).
    func control(architecture: String, dependencies: [String], size: Int) -> String {
        let paragraphs = app.description.map { paragraph in
            Self.wrapped(paragraph, width: 78).map { " \($0)" }.joined(separator: "\n")
        }
        return """
            Package: \(name)
            Version: \(app.version)
            Section: misc
            Priority: optional
            Architecture: \(architecture)
            Maintainer: \(app.maintainer)
            Installed-Size: \(size)
            Depends: \(dependencies.joined(separator: ", "))
            Recommends: \(Self.recommended.joined(separator: ", "))
            Homepage: \(app.homepage)
            Description: \(app.summary)
            \(paragraphs.joined(separator: "\n .\n"))

            """
    }

    /// Returns the words of a text in lines.
    static func wrapped(_ text: String, width: Int) -> [String] {
        var lines: [String] = []
        for word in text.split(whereSeparator: \.isWhitespace) {
            if let line = lines.last, line.count + word.count < width {
                lines[lines.count - 1] = "\(line) \(word)"
            } else {
                lines.append(String(word))
            }
        }
        return lines
    }

    // MARK: Documentation

    private func writeDocumentation() throws {
        let folder = "usr/share/doc/\(name)"
        try tree.write(copyright, to: "\(folder)/copyright")
        try writeCompressed(changelog, to: "\(folder)/changelog")
        try writeCompressed(manualPage, to: "usr/share/man/man1/\(tree.executable).1")
    }

    /// The license, in the format of Debian.
    var copyright: String {
        """
        Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
        Upstream-Name: \(app.name)
        Source: \(app.homepage)

        Files: *
        Copyright: \(app.releaseDate.prefix(4)) \(app.maintainer)
        License: \(app.license)
         See \(app.homepage) for the text of the license.

        """
    }

    /// The entry of this version in the format of Debian, deb-changelog(5).
    var changelog: String {
        """
        \(name) (\(app.version)) unstable; urgency=medium

          * Version \(app.version).

         -- \(app.maintainer)  \(Self.mailDate(app.releaseDate))

        """
    }

    /// Returns a date as in electronic mail, RFC 5322 section 3.3.
    static func mailDate(_ date: String) -> String {
        let (reader, writer) = (DateFormatter(), DateFormatter())
        for formatter in [reader, writer] {
            formatter.locale = Locale(identifier: "en_US_POSIX")
            formatter.timeZone = TimeZone(identifier: "UTC")
        }
        reader.dateFormat = "yyyy-MM-dd"
        writer.dateFormat = "EEE, dd MMM yyyy HH:mm:ss Z"
        return writer.string(from: reader.date(from: date) ?? Date(timeIntervalSince1970: 0))
    }

    /// A manual page, man(7).
    var manualPage: String {
        let title = tree.executable.uppercased()
        let paragraphs = app.description.map(Self.roff).joined(separator: "\n.PP\n")
        return """
            .TH "\(Self.roff(title))" 1 "\(app.releaseDate)" "\(Self.roff(app.name)) \(app.version)"
            .SH NAME
            \(Self.roff(tree.executable)) \\- \(Self.roff(app.summary))
            .SH SYNOPSIS
            .B \(Self.roff(tree.executable))
            .SH DESCRIPTION
            \(paragraphs)

            """
    }

    /// Returns text without characters that have a meaning in manual pages.
    private static func roff(_ text: String) -> String {
        let escaped = text.replacingOccurrences(of: "\\", with: "\\e").replacingOccurrences(of: "-", with: "\\-")
        return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&\(escaped)" : escaped
    }

    private func writeCompressed(_ text: String, to path: String) throws {
        try tree.write(text, to: path)
        // Without the name and the time of the file, the same input gives the same package.
        _ = try tools.require(
            "gzip", ["-9nf", tree.root.appendingPathComponent(path).path], from: "gzip")
    }

    // MARK: Files

    /// The paths of all files below the root, without those of the package manager.
    private func paths() throws -> [String] {
        let all = try FileManager.default.subpathsOfDirectory(atPath: tree.root.path)
        return all.filter { path in
            var isFolder: ObjCBool = false
            let exists = FileManager.default.fileExists(
                atPath: tree.root.appendingPathComponent(path).path, isDirectory: &isFolder)
            return exists && !isFolder.boolValue && !path.hasPrefix("DEBIAN/")
        }.sorted()
    }

    private func checksums() throws -> String {
        let files = try paths().filter { path in
            let link = try? FileManager.default.destinationOfSymbolicLink(
                atPath: tree.root.appendingPathComponent(path).path)
            return link == nil
        }
        return try tools.require("md5sum", files, from: "coreutils", in: tree.root)
    }

    /// The size of all files, in units of 1024 bytes.
    private func installedSize() throws -> Int {
        try paths().reduce(0) { size, path in
            let file = tree.root.appendingPathComponent(path).path
            let bytes = try FileManager.default.attributesOfItem(atPath: file)[.size] as? Int ?? 0
            return size + (bytes + 1023) / 1024
        }
    }

    /// Checks a package with `lintian`, if that is installed, and returns its message.
    ///
    /// - Throws: ``PackagingError/failedTool(_:output:)`` if it reports an error.
    public func validate(_ package: URL) throws -> String {
        guard tools.isInstalled("lintian") else { return "lintian: not installed, skipped" }
        // The program contains the Swift runtime and its libraries.
        let (output, code) = try tools.run(
            "lintian", ["--suppress-tags", "embedded-library", package.path], in: nil)
        guard code == 0 else { throw PackagingError.failedTool("lintian", output: output) }
        return "lintian: \(output.isEmpty ? "no problems" : output.trimmingCharacters(in: .whitespacesAndNewlines))"
    }
}
