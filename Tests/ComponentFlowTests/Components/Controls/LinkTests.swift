import ComponentFlow
import ComponentFlowTesting
import Foundation
import Testing

@Suite("Links") @MainActor
struct LinkTests {
    private let stage = Stage(size: CGSize(width: 300, height: 200))
    private let page = URL(fileURLWithPath: "/page")
    private let log = UpdateLog()

    private var link: Link {
        Link("Terms", destination: page).onOpenLink { url in
            log.note(url.lastPathComponent)
            return true
        }
    }

    @Test("A tap on a link opens its URL")
    func tap() {
        stage.show(link)
        stage.tap(at: CGPoint(x: 10, y: 20))
        #expect(log.take() == ["page"])
    }

    @Test("A link is reached with Tab and opened with Return")
    func keyboard() {
        stage.show(link)
        stage.pressKey(symbol: KeySymbol.tab)
        stage.pressKey(symbol: KeySymbol.enter, characters: "\r")
        #expect(log.take() == ["page"])
    }

    @Test("A title is at least 44 points wide and high, and has the tint color")
    func title() {
        let size = stage.show(VStack { Link("A", destination: page) }.tint(.systemGreen))
        #expect(size == CGSize(width: 44, height: 44))
        let label = stage.window.views(of: UILabel.self).first
        #expect(label?.textColor != .label)
    }

    @Test("A label has the size of its components")
    func label() {
        let link = Link(destination: page) { Rectangle(color: .red, width: 20, height: 10) }
        #expect(stage.show(link) == CGSize(width: 20, height: 10))
    }

    @Test("Assistive technologies present a link, and open it")
    func accessibility() {
        stage.show(link)
        #expect(stage.accessibilityOutline.count == 1)
        #expect(stage.accessibilityOutline.first?.hasPrefix(#"link "Terms""#) == true)
        #expect(AssistiveTechnology(on: stage).perform(.activate, on: "Terms"))
        #expect(log.take() == ["page"])
    }

    @Test("A disabled link opens nothing")
    func disabled() {
        stage.show(link.disabled())
        stage.tap(at: CGPoint(x: 10, y: 20))
        #expect(log.take() == [])
    }

    @Test("A link grows with the user's text size")
    func textSize() {
        let height = stage.show(Link("Terms", destination: page)).height
        stage.setTextScale(3)
        stage.advance(by: 0.1)
        #expect(stage.show(Link("Terms", destination: page)).height > height)
    }
}
