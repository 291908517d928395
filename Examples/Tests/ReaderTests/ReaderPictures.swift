import ComponentFlow
import ComponentFlowTesting
import Foundation
import ReaderTestSupport
import Testing

@testable import Reader

/// Renders screens of the program to files if the environment variable `READER_PICTURES` names a folder.
@MainActor
@Suite(.serialized, .enabled(if: ProcessInfo.processInfo.environment["READER_PICTURES"] != nil))
struct ReaderPictures {
    struct Picture: CustomTestStringConvertible, Sendable {
        let testDescription: String
        var size = CGSize(width: 1180, height: 760)
        var language: Language = "en"
        var isDark = false
        var shows: @MainActor @Sendable (ReaderStage) -> Void = { $0.window.open($0.window.ids[0]) }
    }

    nonisolated private static let narrow = CGSize(width: 400, height: 760)

    nonisolated static let pictures = [
        Picture(testDescription: "wide"), Picture(testDescription: "dark", isDark: true),
        Picture(testDescription: "german", language: "de") { $0.window.open(.all) },
        Picture(testDescription: "japanese", language: "ja"),
        Picture(testDescription: "arabic", language: "ar"),
        Picture(testDescription: "narrow_sidebar", size: narrow) { _ in },
        Picture(testDescription: "narrow_list", size: narrow) { $0.window.open(.all) },
        Picture(testDescription: "narrow_article", size: narrow),
        Picture(testDescription: "narrow_article_arabic", size: narrow, language: "ar"),
        Picture(testDescription: "medium", size: CGSize(width: 800, height: 700)),
        Picture(testDescription: "large") {
            $0.stage.setTextScale(3.1)
            $0.window.open($0.window.ids[0])
        },
        Picture(testDescription: "search") { $0.window.search = "log" },
        Picture(testDescription: "add") { $0.window.isAddingFeed = true },
        Picture(testDescription: "note") {
            $0.window.open($0.window.ids[0])
            $0.stage.advance(by: 0.3)
            $0.window.isEditingNote = true
        },
        Picture(testDescription: "scrolled") { stage in
            stage.window.open(stage.window.ids[0])
            stage.stage.advance(by: 0.3)
            stage.stage.wheel(at: CGPoint(x: 900, y: 400), by: CGVector(dx: 0, dy: 12))
        },
    ]

    @Test("A screen is rendered", arguments: pictures)
    func render(_ picture: Picture) async throws {
        let folder = URL(fileURLWithPath: ProcessInfo.processInfo.environment["READER_PICTURES"] ?? "")
        let reader = try ReaderStage(
            await DemoLibrary.make(now: Date()), size: picture.size, language: picture.language,
            style: picture.isDark ? .dark : .light, scale: 2)
        picture.shows(reader)
        await reader.settle()
        reader.stage.advance(by: 1)
        let data = try #require(reader.stage.image()?.pngData())
        try data.write(to: folder.appendingPathComponent("\(picture.testDescription).png"))
    }

    @Test("A screen without feeds is rendered")
    func empty() async throws {
        let folder = URL(fileURLWithPath: ProcessInfo.processInfo.environment["READER_PICTURES"] ?? "")
        let reader = try ReaderStage(TestLibrary(), scale: 2)
        let data = try #require(reader.stage.image()?.pngData())
        try data.write(to: folder.appendingPathComponent("empty.png"))
    }
}
