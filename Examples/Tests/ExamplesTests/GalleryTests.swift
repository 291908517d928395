import ComponentFlow
import ComponentFlowTesting
import Foundation
import Testing

@testable import Gallery

@Suite(.serialized)
struct GalleryTests {
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("gallery-\(ProcessInfo.processInfo.processIdentifier)-\(UInt32.random(in: 0...(.max)))")

    /// Runs the gallery without a display and returns the paths it prints; it must not write to standard error.
    ///
    /// Plug-ins of GStreamer for sound do so on a machine without a sound card.
    private func render(_ arguments: String...) throws -> [String] {
        let process = Process()
        let output = Pipe()
        let errors = Pipe()
        process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appendingPathComponent("Gallery")
        process.arguments = arguments
        process.currentDirectoryURL = FileManager.default.temporaryDirectory
        process.environment = ["PATH": "/usr/bin:/bin", "HOME": NSHomeDirectory()]
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        let complaints = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        let own = complaints.split(separator: "\n").filter { !$0.hasPrefix("ALSA lib ") && !$0.hasPrefix("AL lib: ") }
        #expect(own == [])
        return text.split(separator: "\n").map(String.init)
    }

    @Test("Without a display the gallery writes a light and a dark picture of each page and prints their paths")
    @MainActor
    func pictures() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let paths = try render("--render", folder.path, "--scale", "1")
        #expect(paths.count == Page.all.count * 2)
        #expect(Set(paths).count == paths.count)
        for path in paths {
            let image = try #require(UIImage(contentsOfFile: path), "\(path) is a picture")
            #expect(image.size == GalleryPictures.size)
        }
    }

    @Test("Rendering one gallery page is reproducible and uses two pixels per point by default")
    @MainActor
    func onePage() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let options = ["--page", "counter", "--style", "dark", "--language", "ja"]
        let first = try render("--render", folder.path + "/a", options[0], options[1], options[2], options[3])
        let second = try render("--render", folder.path + "/b", options[0], options[1], options[2], options[3])
        #expect(first == [folder.path + "/a/counter_dark.png"])
        #expect(
            try Data(contentsOf: URL(fileURLWithPath: #require(first.first)))
                == Data(contentsOf: URL(fileURLWithPath: #require(second.first))))
        let image = try #require(first.first.flatMap { UIImage(contentsOfFile: $0) })
        #expect(image.size == CGSize(width: GalleryPictures.size.width * 2, height: GalleryPictures.size.height * 2))
    }

    @Test(
        "The gallery reports options and values that do not exist",
        arguments: [
            ("--colour blue", "There is no option --colour."), ("--page", "The option --page has no value."),
            ("--style blue", "The option --style has no value blue; there are: light, dark."),
            ("--scale 0", "The value 0 of --scale is not a number greater than 0."),
            ("--language xx", "The option --language has no value xx; there are: en, de, ja, en-XA, en-XD, ar-XB."),
        ])
    @MainActor
    func mistakes(arguments: String, message: String) {
        let words = arguments.split(separator: " ").map(String.init)
        let mistake = #expect(throws: OptionError.self) { try Options(words) }
        #expect(mistake?.description == message)
    }

    @Test("The gallery reports a page that does not exist, with the names of those that do")
    @MainActor
    func unknownPage() {
        let mistake = #expect(throws: OptionError.self) { try Options(["--page", "nowhere"]) }
        #expect(mistake?.description.hasPrefix("The option --page has no value nowhere; there are: text, ") == true)
    }

    @Test("An animated gallery page is written frame by frame, and consecutive frames differ")
    func frames() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let paths = try render(
            "--render", folder.path, "--page", "transitions", "--style", "light", "--scale", "1", "--frames", "4")
        let pictures = try paths.map { try Data(contentsOf: URL(fileURLWithPath: $0)) }
        #expect(pictures.count == 4)
        #expect(Set(pictures).count == 4)
    }

    /// Both images are painted by the same painter.
    ///
    /// With GSK's Cairo renderer they are identical; its GL renderers antialias edges differently and would require a
    /// tolerance of 48 per channel for 3 % of the pixels.
    @Test("The gallery window shows the same pixels as the picture rendered to a file")
    @MainActor
    func windowEqualsPicture() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = try #require(
            try render("--render", folder.path, "--scale", "1", "--page", "text", "--style", "light").first)
        let picture = try #require(UIImage(contentsOfFile: path))
        let server = try XServer(width: 1280, height: 800)
        let gallery = try WindowProgram("Gallery", on: server, environment: ["GSK_RENDERER": "cairo"])
        try gallery.waitUntilStill()
        let window = try #require(try server.screenshot().image(width: 1240, height: 760))
        let comparison = ImageComparison(window, picture, tolerance: 0)
        #expect(comparison.differingPixels == 0)
    }

    @Test("A click on a page name and an arrow key select another page with an animation that ends")
    func selectsPage() throws {
        let server = try XServer(width: 1280, height: 800)
        let gallery = try WindowProgram("Gallery", on: server)
        try gallery.waitUntilStill()
        let card = CGRect(x: 260, y: 120, width: 380, height: 560)
        let first = try server.screenshot()
        try server.click(x: 90, y: 103)
        #expect(try gallery.waits { try server.screenshot().differences(from: first, in: card) > 1000 })
        try gallery.waitUntilStill()
        let second = try server.screenshot()
        try server.run("xdotool", "key", "Down")
        #expect(try gallery.waits { try server.screenshot().differences(from: second, in: card) > 1000 })
        try gallery.waitUntilStill()
    }
}
