import Foundation

import AppPackaging

/// A folder with a program and its description, which is removed at the end of a test.
final class Sample {
    let folder: URL

    static let description = """
        {
            "identifier": "org.example.Sample",
            "name": "Sample & Co",
            "summary": "Show what a package contains",
            "description": ["The first paragraph, with <angle> brackets.", "The second one."],
            "version": "1.2",
            "releaseDate": "2026-11-23",
            "license": "MIT",
            "maintainer": "Ada Lovelace <ada@example.org>",
            "homepage": "https://example.org/sample",
            "icon": "Sample.svg",
            "categories": ["Utility"]
        }
        """

    /// - Parameter description: The description, in which a text can be replaced.
    init(description: String = Sample.description) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        let packaging = folder.appendingPathComponent("Packaging")
        try FileManager.default.createDirectory(at: packaging, withIntermediateDirectories: true)
        try description.write(
            to: packaging.appendingPathComponent("Sample.json"), atomically: true, encoding: .utf8)
        try "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"64\" height=\"64\"/>"
            .write(to: packaging.appendingPathComponent("Sample.svg"), atomically: true, encoding: .utf8)
        let products = folder.appendingPathComponent("build/Sample_Data.resources")
        try FileManager.default.createDirectory(at: products, withIntermediateDirectories: true)
        try "text".write(to: products.appendingPathComponent("text.txt"), atomically: true, encoding: .utf8)
        try FileManager.default.copyItem(at: URL(fileURLWithPath: "/usr/bin/env").resolvingSymlinksInPath(), to: binary)
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    /// A program with shared libraries.
    var binary: URL { folder.appendingPathComponent("build/Sample") }
    var output: URL { folder.appendingPathComponent("out") }
    var tree: URL { output.appendingPathComponent("org.example.Sample") }

    func app() throws -> AppDescription {
        try AppDescription(contentsOf: folder.appendingPathComponent("Packaging/Sample.json"))
    }

    func command(_ kind: String) throws -> PackagingCommand {
        try PackagingCommand([kind, "--package", folder.path, "--binary", binary.path, "--output", output.path])
    }
}

/// Programs that only record their calls, and answer with prepared outputs.
final class FakeTools: ToolRunner {
    var outputs: [String: (output: String, code: Int32)] = [:]
    private(set) var calls: [[String]] = []

    func isInstalled(_ tool: String) -> Bool { outputs[tool] != nil }

    func run(_ tool: String, _ arguments: [String], in folder: URL?) throws -> (output: String, code: Int32) {
        calls.append([tool] + arguments)
        return outputs[tool] ?? ("", 127)
    }
}
