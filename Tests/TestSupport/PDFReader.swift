import Foundation

/// A PDF document, read with the programs of Poppler.
package struct PDFReader {
    /// A program of Poppler could not read the document.
    package struct Failure: Error, CustomStringConvertible {
        package let description: String
    }

    /// Whether tests read documents: if the programs are installed, as `make test` does, and always in CI, where tests must
    /// not be skipped.
    package static var isExpected: Bool { TestTool.pdfToText.isExpected }

    private let data: Data

    package init(_ data: Data) {
        self.data = data
    }

    /// Returns the text of a page, counted from 1, or of all pages, without spaces and line breaks at its ends.
    package func text(ofPage page: Int? = nil) throws -> String {
        let pages = page.map { ["-f", "\($0)", "-l", "\($0)"] } ?? []
        return String(decoding: try run("pdftotext", pages), as: UTF8.self)
            .trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Returns what `pdfinfo` reports: the metadata by name, such as `Title`, and the sizes of pages, such as
    /// `Page    1 size`.
    package func info() throws -> [String: String] {
        let lines = String(decoding: try run("pdfinfo", ["-f", "1", "-l", "-1"]), as: UTF8.self).split(separator: "\n")
        let pairs = lines.compactMap { line -> (String, String)? in
            guard let colon = line.firstIndex(of: ":") else { return nil }
            let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
            return (String(line[..<colon]), value)
        }
        return Dictionary(pairs) { first, _ in first }
    }

    /// Returns the lines in which `pdfinfo` lists the URLs of links.
    package func links() throws -> [String] {
        try lines(of: "-url")
    }

    /// Returns the lines in which `pdfinfo` lists the named destinations.
    package func destinations() throws -> [String] {
        try lines(of: "-dests")
    }

    private func lines(of option: String) throws -> [String] {
        String(decoding: try run("pdfinfo", [option]), as: UTF8.self).split(separator: "\n").dropFirst().map(
            String.init)
    }

    /// Returns the number of images in the document.
    package func imageCount() throws -> Int {
        let lines = String(decoding: try run("pdfimages", ["-list"]), as: UTF8.self).split(separator: "\n")
        return max(lines.count - 2, 0)
    }

    /// Returns a page, counted from 1, as a PNG file.
    package func picture(ofPage page: Int = 1, pixelsPerInch: Int) throws -> Data {
        try run("pdftoppm", ["-png", "-r", "\(pixelsPerInch)", "-f", "\(page)", "-l", "\(page)"])
    }

    /// Runs a program with the document, and returns its output.
    private func run(_ program: String, _ arguments: [String]) throws -> Data {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).pdf")
        try data.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/\(program)")
        let writesText = program == "pdftotext"
        process.arguments = arguments + [file.path] + (writesText ? ["-"] : [])
        let (output, errors) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        let result = output.fileHandleForReading.readDataToEndOfFile()
        let message = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Failure(description: "\(program): \(message)") }
        return result
    }
}
