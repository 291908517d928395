import Flexbox
import Foundation
import Testing

@Suite("Deeply nested containers")
struct NestingDepthTests {
    /// Kinds of containers with one child.
    enum Kind: String, CaseIterable, Sendable {
        case row, column, wrap, block, grid, subgrid, rowSubgrid, columnSubgrid, narrow, narrowGrid, absolute

        func style(_ style: inout FlexStyle) {
            switch self {
            case .row: style.flexDirection = .row
            case .column: style.flexDirection = .column
            case .wrap: (style.flexDirection, style.flexWrap) = (.row, .wrap)
            case .block: style.display = .block
            case .grid: style.display = .grid
            case .subgrid, .rowSubgrid, .columnSubgrid:
                style.display = .grid
                if self != .rowSubgrid { style.grid.templateColumns = [.subgrid] }
                if self != .columnSubgrid { style.grid.templateRows = [.subgrid] }
            case .narrow: (style.flexDirection, style.alignItems, style.alignSelf) = (.column, .start, .start)
            case .narrowGrid: (style.display, style.justifySelf) = (.grid, .start)
            case .absolute: style.position = .absolute
            }
        }
    }

    /// The kinds that alternate in a tree.
    static let trees =
        Kind.allCases.map { [$0] } + [[.row, .column], [.grid, .row], [.block, .grid], [.subgrid, .narrow]]

    @Test("More levels than the maximum depth are laid out on the stack of a thread", arguments: trees)
    func depth(kinds: [Kind]) async {
        #expect(await sizes(levels: 700, kinds).root.width == 300)
    }

    @Test("A tree of a hundred levels is laid out to its end", arguments: trees)
    func moderateDepth(kinds: [Kind]) async {
        #expect(await sizes(levels: 100, kinds).leaf.height == 10)
    }

    /// The frames of the root and of the leaf, laid out on a thread with the usual stack.
    private func sizes(levels: Int, _ kinds: [Kind]) async -> (root: FlexRect, leaf: FlexRect) {
        await withCheckedContinuation { continuation in
            let thread = Thread {
                let leaf = box(10, 10)
                var node = leaf
                for level in 0..<levels { node = container([node], kinds[level % kinds.count].style) }
                node.layout(width: 300)
                continuation.resume(returning: (node.frame, leaf.frame))
            }
            thread.stackSize = 8 << 20
            thread.start()
        }
    }
}
