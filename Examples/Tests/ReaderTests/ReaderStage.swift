import ComponentFlow
import ComponentFlowTesting
import Foundation
import ReaderCore
import ReaderTestSupport

@testable import Reader

/// A window of the feed reader on the test stage, with a library in a temporary file.
@MainActor final class ReaderStage {
    let files: TestLibrary
    let library: Library
    let stage: Stage
    private(set) var window: WindowModel

    init(
        _ files: TestLibrary, size: CGSize = CGSize(width: 1180, height: 760), language: Language = "en",
        style: UIUserInterfaceStyle = .light, scale: CGFloat = 1
    ) throws {
        self.files = files
        // The feeds of the tests are not on the network.
        library = try Library(path: files.path, language: language) { _ in .failure(.unreachable) }
        stage = Stage(size: size, scale: scale, style: style)
        window = WindowModel(library)
        stage.window.rootViewController = ComponentViewController(ReaderScreen(window: window).language(language))
        stage.advance(by: 0.3)
    }

    func views<View: UIView>(_ type: View.Type, in view: UIView? = nil) -> [View] {
        let view = view ?? stage.window
        return ((view as? View).map { [$0] } ?? []) + view.subviews.flatMap { views(type, in: $0) }
    }

    /// The labels with a text, from top to bottom.
    func labels(_ text: String) -> [UILabel] {
        views(UILabel.self).filter { $0.text == text && !$0.isHidden }
            .sorted { $0.convert($0.bounds, to: nil).minY < $1.convert($1.bounds, to: nil).minY }
    }

    func shows(_ text: String) -> Bool { !labels(text).isEmpty }

    /// The texts of the displayed article.
    var pageTexts: [String] { views(UITextView.self).filter { !$0.isEditable }.map(\.text) }

    func tap(_ text: String) {
        guard let label = labels(text).last else { return }
        stage.tap(at: label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: nil))
        stage.advance(by: 0.6)
    }

    func press(_ key: Character) {
        stage.pressKey(symbol: key.unicodeScalars.first?.value ?? 0, characters: String(key))
        stage.advance(by: 0.2)
    }

    /// Draws frames until a text is displayed, at most for five minutes.
    func wait(for text: String) async {
        let end = ContinuousClock.now + .seconds(300)
        while !shows(text), ContinuousClock.now < end {
            await Task.yield()
            stage.advance(by: 0.1)
        }
    }

    /// Waits until changes are stored and displayed.
    func settle() async {
        await library.waitForChanges()
        // The list is read again in the next frame.
        stage.advance(by: 0.1)
        await window.waitForArticles()
        stage.advance(by: 0.3)
    }
}
