import ComponentFlow
import ComponentFlowTesting
import Testing

@Suite @MainActor
struct TextTests {
    private let stage = Stage(size: CGSize(width: 120, height: 200))

    @Test("It wraps at the width it is offered, and is as high as its lines")
    func wraps() {
        let line = stage.show(Text(text: "word")).height
        let size = stage.show(Text(text: "word word word word word word word word"))
        #expect(size.width <= 120)
        #expect(size.height >= line * 2.5)
    }

    @Test("It shows at most so many lines")
    func lines() {
        let line = stage.show(Text(text: "word")).height
        let text = "word word word word word word word word"
        #expect(stage.show(Text(text: text, maximumNumberOfLines: 1)).height == line)
    }

    @Test("An empty text takes no width")
    func empty() {
        #expect(stage.show(Text(text: "")).width == 0)
    }

    @Test("Another colour changes the pixels but not the size")
    func color() throws {
        let black = stage.show(Text(text: "Ink", color: .black))
        let first = Pixels(try #require(stage.image()))
        let red = stage.show(Text(text: "Ink", color: .red))
        let second = Pixels(try #require(stage.image()))
        #expect(black == red)
        #expect(first.count { $0.red > 150 && $0.green < 80 } == 0)
        #expect(second.count { $0.red > 150 && $0.green < 80 } > 10)
        stage.show(Text(text: "Ink", color: .red, tintColor: .blue))
        #expect(Pixels(try #require(stage.image())).count { $0.blue > 150 && $0.red < 80 } > 10)
    }

    @Test("It looks as it was looked at")
    func snapshot() throws {
        let stage = Stage(size: CGSize(width: 220, height: 120), scale: 2)
        stage.show(
            VStack(alignment: .left, spacing: 4) {
                Text(text: "Hamburgefonstiv", font: .systemFont(ofSize: 22, weight: .semibold), color: .black)
                Text(text: "Two lines of text that wrap at the edge of the stage.", color: .darkGray)
                Text(text: "שלום · مرحبا", color: .systemBlue)
            })
        try stage.verifySnapshot(named: "text_scripts")
    }
}
