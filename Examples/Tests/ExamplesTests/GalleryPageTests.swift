import ComponentFlow
import ComponentFlowTesting
import Foundation
import Testing

@testable import Gallery

@Suite
@MainActor
struct GalleryPageTests {
    private static let pages = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Sources/Gallery/Pages")

    /// Lines without their indentation.
    private func lines(_ text: String) -> [String] {
        text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }

    @Test("The code that a page shows is what stands in its source file")
    func shownCode() throws {
        for page in Page.all {
            let source = try String(contentsOf: Self.pages.appendingPathComponent(page.file), encoding: .utf8)
            let expected = markedLines(source)
            #expect(!expected.isEmpty, "\(page.file)")
            #expect(lines(page.code) == expected, "\(page.file)")
        }
    }

    private func markedLines(_ source: String) -> [String] {
        var marked: [String] = []
        var isInside = false
        for line in lines(source) {
            switch line {
            case "// <code>": isInside = true
            case "// </code>": isInside = false
            case _ where isInside: marked.append(line)
            default: break
            }
        }
        return marked
    }

    @Test("The code of every page fits beside its example")
    func codeFits() {
        for page in Page.all {
            let longest = page.code.split(separator: "\n").max { $0.count < $1.count } ?? ""
            #expect(longest.count <= 70, "\(page.name): \(longest)")
        }
    }

    @Test("Every file of the pages is a page, and every page has a name and a file of its own")
    func complete() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.pages.path)
        #expect(Set(Page.all.map(\.file)) == Set(files))
        #expect(Set(Page.all.map(\.name)).count == Page.all.count)
        let topics = Page.all.map(\.topic)
        #expect(zip(topics, topics.dropFirst()).filter { $0 != $1 }.count == Set(topics).count - 1)
    }

    @Test("Every page comes up in light and dark, and moves, without a word of complaint")
    func noDiagnostics() {
        for (index, page) in Page.all.enumerated() {
            for isDark in [false, true] {
                let complaints = Diagnostics.record {
                    let stage = Stage(size: GalleryPictures.size, style: isDark ? .dark : .light)
                    stage.window.rootViewController = GalleryController(page: index, isDark: isDark)
                    stage.settle(limit: 0.5)
                    if let starter = stage.window.findTaggedView(tag: Page.starter) { stage.tap(on: starter) }
                    stage.settle(limit: 0.5)
                }
                #expect(complaints == [], "\(page.name)")
            }
        }
    }

    @Test("A narrow window has the code below the example")
    func narrow() throws {
        let stage = Stage(size: CGSize(width: 640, height: 720))
        stage.window.rootViewController = GalleryController()
        stage.settle()
        let scrollViews = stage.window.descendants(of: UIScrollView.self)
        let code = try #require(scrollViews.first { $0.frame.width > Sidebar.width })
        #expect(code.convert(code.bounds, to: nil).minX < Sidebar.width + 60)
        #expect(code.convert(code.bounds, to: nil).minY > 300)
    }
}

@Suite
@MainActor
struct GalleryThemingTests {
    private let stage = Stage(size: GalleryPictures.size)
    private let controller: GalleryController

    init() throws {
        let index = try #require(Page.all.firstIndex { $0.name == "theming" })
        controller = GalleryController(page: index)
        stage.window.rootViewController = controller
        stage.settle()
    }

    /// How often each of the readers was updated.
    private var updates: [String: Int] {
        let views = stage.window.descendants(of: CountingView.self)
        return Dictionary(uniqueKeysWithValues: views.map { ($0.name, $0.updates) })
    }

    private func updates(after setting: Setting) -> [String: Int] {
        let before = updates
        controller.apply(setting)
        stage.settle()
        return updates.merging(before, uniquingKeysWith: -)
    }

    @Test("Each reader was updated once when the page came up")
    func start() {
        #expect(updates == ["theme": 1, "strings": 1, "both": 1, "nothing": 1])
    }

    @Test("Another accent updates those that read the theme, and no others")
    func accent() {
        #expect(updates(after: .accent(.pink)) == ["theme": 1, "strings": 0, "both": 1, "nothing": 0])
        #expect(updates(after: .accent(.pink)) == ["theme": 0, "strings": 0, "both": 0, "nothing": 0])
    }

    @Test("Another language updates those that read the strings, and no others")
    func language() {
        #expect(updates(after: .language(.german)) == ["theme": 0, "strings": 1, "both": 1, "nothing": 0])
    }

    @Test("Dark after light updates those that read the theme, and their colours move")
    func style() throws {
        let before = updates
        controller.apply(.dark(true))
        #expect(stage.isMoving)
        stage.settle()
        #expect(updates.merging(before, uniquingKeysWith: -) == ["theme": 1, "strings": 0, "both": 1, "nothing": 0])
    }
}

extension UIView {
    /// All views below this one that are of a type.
    fileprivate func descendants<View: UIView>(of type: View.Type) -> [View] {
        subviews.flatMap { [$0 as? View].compactMap { $0 } + $0.descendants(of: type) }
    }
}
