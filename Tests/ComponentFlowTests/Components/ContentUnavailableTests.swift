import ComponentFlow
import ComponentFlowTesting
import TestSupport
import Testing

@Suite("Messages about content that is unavailable") @MainActor
struct ContentUnavailableTests {
    private let stage = Stage(size: CGSize(width: 400, height: 300))

    private func frame(_ text: String) throws -> CGRect {
        let label = try #require(stage.window.views(of: UILabel.self).first { $0.text == text })
        return label.convert(label.bounds, to: nil)
    }

    @Test("A message is centered, with its description and actions below the title")
    func layout() throws {
        stage.show(ContentUnavailable("Nothing", description: "Come back later.") { Button("Retry") {} })
        try expectNear(frame("Nothing").midX, 200, within: 1)
        #expect(try frame("Nothing").maxY <= frame("Come back later.").minY)
        #expect(try frame("Come back later.").maxY < frame("Retry").minY)
    }

    @Test("The title is a heading, and an action a button")
    func accessibility() {
        stage.show(ContentUnavailable("Nothing") { Button("Retry") {} })
        #expect(stage.accessibilityOutline == [#"heading "Nothing" level 1"#, #"button "Retry""#])
    }

    @Test("A message without actions is centered in both dimensions")
    func withoutActions() throws {
        stage.show(ContentUnavailable("Nothing"))
        try expectNear(frame("Nothing").midX, 200, within: 1)
        try expectNear(frame("Nothing").midY, 150, within: 1)
    }

    @Test("A message that does not fit scrolls")
    func scrolling() {
        let stage = Stage(size: CGSize(width: 200, height: 80))
        stage.show(ContentUnavailable("Nothing", description: "Come back later.") { Button("Retry") {} })
        let scrollView = stage.window.views(of: UIScrollView.self).first
        #expect(scrollView?.contentSize.height ?? 0 > 80)
    }

    @Test("A message shows the symbol that it names above its title")
    func symbol() throws {
        stage.show(ContentUnavailable("Nothing", systemImage: "star"))
        let image = try #require(stage.window.views(of: UIImageView.self).first)
        #expect(image.image?.isSymbolImage == true)
        #expect(try image.convert(image.bounds, to: nil).maxY <= frame("Nothing").minY)
    }

    @Test("The image of a message grows with the text size")
    func imageTextSize() {
        stage.show(ContentUnavailable("Nothing", image: UIImage(systemName: "star")))
        stage.setTextScale(3.1)
        let image = stage.window.views(of: UIImageView.self).first
        #expect(image?.bounds.width ?? 0 > 70)
    }
}
