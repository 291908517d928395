import ComponentFlow
import ComponentFlowTesting
import Foundation
import Testing

@Suite(.serialized)
struct GalleryTests {
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("gallery-\(ProcessInfo.processInfo.processIdentifier)-\(UInt32.random(in: 0...(.max)))")

    /// Runs the gallery without a display and returns the paths it prints.
    private func render(_ arguments: String..., display: String? = nil) throws -> [String] {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appendingPathComponent("Gallery")
        process.arguments = arguments
        process.currentDirectoryURL = FileManager.default.temporaryDirectory
        process.environment = ["PATH": "/usr/bin:/bin", "HOME": NSHomeDirectory()]
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        return text.split(separator: "\n").map(String.init)
    }

    @Test("Without a display it writes a picture of each page, light and dark, and prints the paths")
    @MainActor
    func pictures() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let paths = try render("--png", folder.path)
        #expect(paths.count >= 20 && paths.count.isMultiple(of: 2))
        #expect(Set(paths).count == paths.count)
        for path in paths {
            let image = try #require(UIImage(contentsOfFile: path), "\(path) is a picture")
            #expect(image.size == CGSize(width: 1600, height: 1120))
        }
    }

    @Test("The pictures are the same on every run")
    func sameEveryRun() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let first = try render("--png", folder.path + "/a")
        let second = try render("--png", folder.path + "/b")
        for (a, b) in zip(first, second) {
            #expect(try Data(contentsOf: URL(fileURLWithPath: a)) == Data(contentsOf: URL(fileURLWithPath: b)), "\(a)")
        }
    }

    /// Both are painted by the same painter.
    ///
    /// With GSK's Cairo renderer they are equal to the bit; its GL renderers smooth edges in their own way, so there
    /// the tolerance would be a channel difference of 48 on 3 % of the pixels.
    @Test("The window shows the pixels of the picture")
    @MainActor
    func windowEqualsPicture() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = try #require(try render("--png", folder.path, "--scale", "1").first)
        let picture = try #require(UIImage(contentsOfFile: path))
        let server = try XServer()
        let gallery = try WindowProgram("Gallery", on: server, environment: ["GSK_RENDERER": "cairo"])
        try gallery.waitUntilStill()
        let window = try #require(try server.screenshot().image(width: 800, height: 560))
        let comparison = ImageComparison(window, picture, tolerance: 0)
        #expect(comparison.differingPixels == 0)
    }

    @Test("A click on a name shows that page, moving, and then nothing moves any more")
    func selectsPage() throws {
        let server = try XServer()
        let gallery = try WindowProgram("Gallery", on: server)
        try gallery.waitUntilStill()
        let before = try server.screenshot()
        try server.click(x: 90, y: 64)
        #expect(try gallery.waitUntilStill() > 3)
        let after = try server.screenshot()
        #expect(after.differences(from: before, in: CGRect(x: 200, y: 20, width: 560, height: 200)) > 1000)
    }
}
