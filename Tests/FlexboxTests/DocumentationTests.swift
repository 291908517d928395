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
}
