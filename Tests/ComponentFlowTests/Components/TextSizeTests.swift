import ComponentFlow
import ComponentFlowTesting
import Testing

@Suite("The user's text size") @MainActor
struct TextSizeTests {
    private let stage = Stage(size: CGSize(width: 400, height: 400))

    private func label(in view: UIView?) -> UILabel? {
        guard let view else { return nil }
        return view as? UILabel ?? view.subviews.lazy.compactMap { label(in: $0) }.first
    }

    private var shownFont: UIFont? { label(in: stage.componentView)?.font }

    @Test("A text in a text style follows a change of the text size, and its parent grows with it")
    func follows() {
        let size = stage.show(VStack { Text("Settings") })
        stage.setTextScale(3.1)
        #expect(shownFont?.pointSize == 53)
        #expect(stage.componentView?.bounds.height ?? 0 > 2 * size.height)
        stage.setTextScale(1)
        #expect(shownFont?.pointSize == 17)
    }

    @Test("The title of a button follows a change of the text size")
    func button() {
        stage.show(Button("Save") {})
        stage.setTextScale(3.1)
        #expect(shownFont?.pointSize == 53)
    }

    @Test("A text with a fixed font, and one for another text size, keep their sizes")
    func fixed() {
        let traits = UITraitCollection(preferredContentSizeCategory: .extraLarge)
        let chosen = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits)
        for font in [UIFont.systemFont(ofSize: 15), chosen] {
            stage.show(Text(text: "Settings", font: font))
            stage.setTextScale(3.1)
            #expect(shownFont?.pointSize == font.pointSize)
            stage.setTextScale(1)
        }
    }
}
