import Flexbox
import Testing

/// The code of the module's documentation, verbatim.
@Suite("Flexbox documentation")
struct DocumentationTests {
    @Test("The row in the overview of Flexbox has the documented frames")
    func flexibleBoxes() {
        let row = FlexNode()
        row.style.columnGap = 8
        for _ in 0..<3 {
            let cell = FlexNode()
            cell.style.flexGrow = 1
            row.append(cell)
        }
        row.layout(width: 300, height: 40)
        #expect(row.children[1].frame == FlexRect(x: 103, y: 0, width: 94, height: 40))
    }

    @Test("The grid in the overview of Flexbox has the documented frames")
    func grids() {
        let grid = FlexNode()
        grid.style.display = .grid
        grid.style.grid = GridStyle()
        grid.style.grid?.templateColumns = [.points(80), .fraction(1)]
        grid.style.columnGap = 10
        for _ in 0..<4 {
            let cell = FlexNode()
            cell.style.height = 20
            grid.append(cell)
        }
        grid.layout(width: 300)
        #expect(grid.children[3].frame == FlexRect(x: 90, y: 20, width: 210, height: 20))
    }

    @Test("The form in the overview of Flexbox has the documented frames")
    func subgrids() {
        let form = FlexNode()
        form.style.display = .grid
        form.style.grid.templateColumns = [.auto, .fraction(1)]
        form.style.columnGap = 8
        for label in [20.0, 60] {
            let row = FlexNode()
            row.style.display = .grid
            row.style.grid.templateColumns = [.subgrid]
            row.style.grid.columnEnd = .span(2)
            row.append(FlexNode())
            row.append(FlexNode())
            row.children[0].style.width = .points(label)
            form.append(row)
        }
        form.layout(width: 200)
        #expect(form.children[0].children[1].frame.x == 68)
    }

    @Test("The article in the overview of Flexbox has the documented frames")
    func blocks() {
        let article = FlexNode()
        article.style.display = .block
        for _ in 0..<2 {
            let paragraph = FlexNode()
            paragraph.style.height = 20
            paragraph.style.margin = FlexEdges(top: 10, bottom: 15)
            article.append(paragraph)
        }
        article.layout(width: 300)
        #expect(article.children[1].frame == FlexRect(x: 0, y: 45, width: 300, height: 20))
    }
}
