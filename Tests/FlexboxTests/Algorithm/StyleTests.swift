import Flexbox
import Testing

@Suite("Styles")
struct StyleTests {
    @Test("Properties of a grid can be set without creating its style first")
    func setsGridProperty() {
        var style = FlexStyle()
        style.grid.templateColumns = [1]
        #expect(style.grid.templateColumns == [1])
    }

    @Test("Optional chaining sets properties of a grid as well")
    func setsGridPropertyWithOptionalChaining() {
        var style = FlexStyle()
        style.grid?.columnStart = 2
        #expect(style.grid.columnStart == 2)
    }

    @Test("A style whose grid properties were reset equals a new one")
    func resetsGrid() {
        var style = FlexStyle()
        style.grid.templateColumns = [1]
        style.grid = nil
        #expect(style == FlexStyle())
    }

    @Test("A style whose grid properties have their initial values equals a new one")
    func initialGrid() {
        var style = FlexStyle()
        style.grid = GridStyle()
        #expect(style == FlexStyle())
    }

    @Test("justifyItems and justifySelf align the items of a grid in the inline axis")
    func alignsInline() {
        let items = [box(10, 5), box(10, 5) { $0.justifySelf = .center }]
        let grid = container(items) {
            $0.display = .grid
            $0.justifyItems = .end
        }
        grid.layout(width: 50)
        #expect(grid.childX == [40, 20])
    }

    @Test("The statistics of a layout can be compared with created ones")
    func comparesStatistics() {
        let node = box(10, 10)
        #expect(node.layout() == FlexLayoutStatistics(placedNodes: 1))
        #expect(node.layout() == FlexLayoutStatistics())
    }
}
