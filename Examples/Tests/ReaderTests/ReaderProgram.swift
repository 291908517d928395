import ComponentFlow
import ComponentFlowTesting
import Foundation
import ReaderCore
import ReaderTestSupport
import Testing

@testable import Reader

/// The whole program on an off-screen stage, which a test operates as users do: with touches, the pointer and keys.
@MainActor final class ReaderProgram {
    let files: TestLibrary
    let stage: ApplicationStage

    /// Launches the program, whose first window is shown.
    ///
    /// - Parameter download: Performs requests for feeds.
    init(_ files: TestLibrary, download: @escaping Refresher.Download = Refresher.download) throws {
        self.files = files
        stage = ApplicationStage(ReaderApp(try Library(path: files.path, language: "en", download: download)))
        advance()
    }

    func window(_ index: Int = 0) throws -> UIWindow {
        try #require(stage.windows.indices.contains(index) ? stage.windows[index] : nil)
    }

    // MARK: Time

    /// Draws the frames of the time that menus and sheets need to appear or disappear.
    func advance() {
        for _ in 0..<40 { stage.advance(by: 1.0 / 60) }
    }

    /// Draws frames until a condition holds, and returns whether it does within a minute and 200 attempts.
    ///
    /// Tests that run at the same time can take most of the minute.
    func wait(_ condition: () throws -> Bool) async rethrows -> Bool {
        let end = ContinuousClock.now + .seconds(60)
        var attempts = 0
        while try !condition(), ContinuousClock.now < end || attempts < 200 {
            attempts += 1
            await Task.yield()
            stage.advance(by: 0.1)
        }
        advance()
        return try condition()
    }

    // MARK: Elements

    /// The names of the rows of the lists, from the sidebar to the article.
    func rows(in index: Int = 0) throws -> [StageElement] {
        stage.elements(in: try window(index)).filter { $0.role == "listItem" }
    }

    func hasRow(_ text: String, in index: Int = 0) throws -> Bool {
        try rows(in: index).contains { $0.label.contains(text) }
    }

    /// The first row whose name contains a text.
    func row(_ text: String, in index: Int = 0) throws -> StageElement {
        try #require(try rows(in: index).first { $0.label.contains(text) }, "There is no row \"\(text)\"")
    }

    /// Whether an element has a text in its name or its value.
    func shows(_ text: String, in index: Int = 0) throws -> Bool {
        stage.elements(in: try window(index)).contains { $0.label.contains(text) || $0.value.contains(text) }
    }

    // MARK: Input

    /// Taps a button, an entry of a menu or a field by its name.
    func tap(_ label: String) throws {
        try stage.tap(label, in: try window())
        advance()
    }

    /// Taps the last of several elements with a name.
    func tapLast(_ label: String) throws {
        let window = try window()
        let element = try #require(stage.elements(in: window).last { $0.label == label && $0.isEnabled })
        stage.tap(at: element.frame.center, in: window)
        advance()
    }

    func tapRow(_ text: String, in index: Int = 0) throws {
        stage.tap(at: try row(text, in: index).frame.center, in: try window(index))
        advance()
    }

    /// Opens the context menu of a row.
    func openMenu(ofRow text: String) throws {
        stage.click(at: try row(text).frame.center, button: 3, in: try window())
        advance()
    }

    func press(_ key: Character, modifiers: UIKeyModifierFlags = [], in index: Int = 0) throws {
        stage.press(key, modifiers: modifiers, in: try window(index))
        advance()
    }

    func type(_ text: String) throws {
        stage.type(text, in: try window())
        advance()
    }
}

extension CGRect {
    fileprivate var center: CGPoint { CGPoint(x: midX, y: midY) }
}
