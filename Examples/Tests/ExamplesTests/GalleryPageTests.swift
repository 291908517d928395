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

    /// The nonempty lines of a text without indentation.
    private func lines(_ text: String) -> [String] {
        text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }

    @Test("A gallery page displays the marked code of its source file")
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

    @Test("The code of every gallery page fits beside its example")
    func codeFits() {
        for page in Page.all {
            let longest = page.code.split(separator: "\n").max { $0.count < $1.count } ?? ""
            #expect(longest.count <= 70, "\(page.name): \(longest)")
        }
    }

    @Test("Every file in the pages folder is a gallery page, and names, files and topics are consistent")
    func complete() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.pages.path)
        #expect(Set(Page.all.map(\.file)) == Set(files))
        #expect(Set(Page.all.map(\.name)).count == Page.all.count)
        let topics = Page.all.map(\.topic)
        #expect(zip(topics, topics.dropFirst()).filter { $0 != $1 }.count == Set(topics).count - 1)
    }

    @Test("Every gallery page can be displayed and animated in light and dark mode without diagnostics")
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

    @Test(
        "Every gallery page can be displayed without diagnostics in the languages that double lengths and that mirror",
        arguments: [Strings.Language.doubled, .mirrored])
    func pseudoLanguages(language: Strings.Language) {
        for (index, page) in Page.all.enumerated() {
            let complaints = Diagnostics.record {
                let stage = Stage(size: GalleryPictures.size)
                stage.window.rootViewController = GalleryController(page: index, language: language)
                stage.settle(limit: 0.5)
            }
            #expect(complaints == [], "\(page.name)")
        }
    }

    @Test("An animation that keys or assistive technologies have paused ends with its page", arguments: [false, true])
    func pausedAnimation(isStartedAgain: Bool) throws {
        let page = try #require(Page.all.firstIndex { $0.name == "animator" })
        let complaints = Diagnostics.record {
            let stage = Stage(size: GalleryPictures.size)
            stage.window.rootViewController = GalleryController(page: page)
            stage.settle(limit: 0.5)
            for slider in stage.window.descendants(of: UISlider.self) { slider.accessibilityIncrement() }
            if isStartedAgain, let starter = stage.window.findTaggedView(tag: Page.starter) { stage.tap(on: starter) }
            stage.settle(limit: 0.5)
            stage.window.rootViewController = GalleryController(page: 0)
            stage.settle(limit: 0.5)
        }
        #expect(complaints == [])
    }

    @Test("A narrow gallery window displays the code below the example")
    func narrow() throws {
        let stage = Stage(size: CGSize(width: 640, height: 720))
        stage.window.rootViewController = GalleryController()
        stage.settle()
        let scrollViews = stage.window.descendants(of: UIScrollView.self)
        let code = try #require(scrollViews.last { $0.frame.width > Sidebar.width })
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

    /// The number of updates of each reader.
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

    @Test("Each reader of the environment is updated once when the page is first displayed")
    func start() {
        #expect(updates == ["theme": 1, "strings": 1, "both": 1, "nothing": 1])
    }

    @Test("A change of the accent color updates only the readers of the theme")
    func accent() {
        #expect(updates(after: .accent(.pink)) == ["theme": 1, "strings": 0, "both": 1, "nothing": 0])
        #expect(updates(after: .accent(.pink)) == ["theme": 0, "strings": 0, "both": 0, "nothing": 0])
    }

    @Test("A change of the language updates only the readers of the strings")
    func language() {
        #expect(updates(after: .language(.german)) == ["theme": 0, "strings": 1, "both": 1, "nothing": 0])
    }

    @Test("A change from light to dark updates the readers of the theme and animates their colors")
    func style() throws {
        let before = updates
        controller.apply(.dark(true))
        #expect(stage.isMoving)
        stage.settle()
        #expect(updates.merging(before, uniquingKeysWith: -) == ["theme": 1, "strings": 0, "both": 1, "nothing": 0])
    }
}

extension UIView {
    /// All descendants of this view that are of a type.
    fileprivate func descendants<View: UIView>(of type: View.Type) -> [View] {
        subviews.flatMap { [$0 as? View].compactMap { $0 } + $0.descendants(of: type) }
    }
}
