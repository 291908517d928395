import ComponentFlow
import ComponentFlowTesting
import Testing

@Suite("Symbols in components") @MainActor
struct SymbolComponentTests {
    private let stage = Stage(size: CGSize(width: 300, height: 100))

    private func views<View: UIView>(_ type: View.Type) -> [View] {
        func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
        return all(stage.window).compactMap { $0 as? View }
    }

    @Test("A symbol has the size of the default font, not the proposed size")
    func size() {
        #expect(stage.show(Image(systemName: "star")) == CGSize(width: 24, height: 24))
    }

    @Test("A symbol has the size of the font around it")
    func font() {
        #expect(stage.show(Image(systemName: "star").font(.systemFont(ofSize: 50))) == CGSize(width: 69, height: 69))
    }

    @Test("A resizable symbol takes the proposed size")
    func resizable() {
        let symbol = Image(systemName: "star").resizable()
        #expect(stage.show(symbol.frame(width: 80, height: 60)) == CGSize(width: 80, height: 60))
        #expect(views(Image.View.self).first?.bounds.size == CGSize(width: 80, height: 60))
        #expect(symbol != Image(systemName: "star"))
    }

    @Test("An image fits into its size or fills it")
    func contentMode() {
        #expect(Image(image: nil).scaledToFit().contentMode == .scaleAspectFit)
        #expect(Image(image: nil).resizable().scaledToFill().contentMode == .scaleAspectFill)
    }

    @Test("A symbol in a text style grows with the text size")
    func textStyle() {
        stage.show(Image(systemName: "star").font(.body))
        stage.setTextScale(3.1)
        #expect(views(Image.View.self).first?.bounds.width ?? 0 > 48)
    }

    @Test("The symbol of a label grows with the text size")
    func labelTextSize() {
        stage.show(Label("Favorites", systemImage: "star"))
        stage.setTextScale(3.1)
        #expect(views(Image.View.self).first?.bounds.width ?? 0 > 48)
    }

    @Test("The symbol of a button's title grows with the text size")
    func buttonTextSize() {
        stage.show(Button("Add", systemImage: "plus") {})
        stage.setTextScale(3.1)
        #expect(views(Image.View.self).first?.bounds.width ?? 0 > 48)
    }

    @Test("A symbol with a size is drawn for it")
    func specifiedSize() throws {
        let size = CGSize(width: 90, height: 90)
        #expect(stage.show(Image(systemName: "star", size: size)) == size)
        #expect(try #require(views(Image.View.self).first).intrinsicContentSize == size)
    }

    @Test("A symbol has the foreground color around it")
    func color() throws {
        stage.show(Image(systemName: "star").foregroundColor(.red))
        #expect(try #require(views(Image.View.self).first).tintColor == .red)
    }

    @Test("A symbol that changes is replaced in its view")
    func change() throws {
        stage.show(Image(systemName: "star"))
        let view = try #require(views(Image.View.self).first)
        let old = view.image
        stage.show(Image(systemName: "star.fill"))
        #expect(views(Image.View.self) == [view])
        #expect(view.image !== old)
    }

    @Test("An equal symbol is not drawn again")
    func equal() throws {
        stage.show(Image(systemName: "star"))
        let image = try #require(views(Image.View.self).first).image
        stage.show(Image(systemName: "star", tintColor: .red))
        #expect(try #require(views(Image.View.self).first).image === image)
    }

    @Test("An unknown symbol takes no space")
    func unknown() {
        let reports = Diagnostics.record { #expect(stage.show(Image(systemName: "no.such.symbol")) == .zero) }
        #expect(reports.map(\.rule) == ["image.unknown-symbol"])
    }

    @Test("A label has its title beside its symbol")
    func label() throws {
        stage.show(Label("Favorites", systemImage: "star"))
        let symbol = try #require(views(Image.View.self).first)
        let title = try #require(views(UILabel.self).first)
        #expect(title.text == "Favorites")
        #expect(symbol.convert(symbol.bounds, to: nil).maxX < title.convert(title.bounds, to: nil).minX)
    }

    @Test("A label is presented with its title only")
    func accessibility() {
        stage.show(Label("Favorites", systemImage: "star"))
        let lines = stage.accessibilityOutline.map { $0.trimmingCharacters(in: .whitespaces) }
        #expect(lines.filter { $0.contains("Favorites") }.count == 1)
        #expect(!lines.contains { $0.contains("image") })
    }

    @Test("A button with a symbol is presented with its title")
    func button() throws {
        var taps = 0
        stage.show(Button("Delete", systemImage: "trash", role: .destructive) { taps += 1 })
        stage.tap(on: try #require(views(Button.View.self).first))
        #expect(taps == 1)
    }
}
