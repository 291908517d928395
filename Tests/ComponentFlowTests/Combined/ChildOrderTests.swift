import ComponentFlow
import ComponentFlowTesting
import Testing

@Suite @MainActor
struct ChildOrderTests {
    private let stage = Stage(size: CGSize(width: 40, height: 40))

    private func widths(after ids: [Int]) -> [CGFloat] {
        let items = ids.map { id in Rectangle(color: .red, width: CGFloat(id), height: 4).id(id) }
        stage.show(ZStack<Empty>(items))
        return stage.componentView?.subviews.map(\.bounds.width) ?? []
    }

    @Test("A child inserted at the back while others are reordered is the lowest subview")
    func insertionAtTheBack() {
        #expect(widths(after: [1, 2]) == [1, 2])
        #expect(widths(after: [3, 2, 1]) == [3, 2, 1])
    }

    @Test("A child that replaces the lowest child at the back is the lowest subview")
    func replacementAtTheBack() {
        #expect(widths(after: [1, 2, 3]) == [1, 2, 3])
        #expect(widths(after: [4, 3, 2]) == [4, 3, 2])
    }
}
