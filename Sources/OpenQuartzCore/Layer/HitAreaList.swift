/// The areas of layers in a fixed order, in blocks with common areas.
///
/// Neighbors in a list of layers are usually also neighbors on the screen, so that a search skips most blocks. In any
/// other order it compares each area, which is still a fraction of the cost of visiting the layers.
package struct HitAreaList {
    private static let blockSize = 64

    private var areas: [HitArea]
    /// The unions of the areas of each block.
    private var blocks: [HitArea]

    package init(_ areas: [HitArea]) {
        self.areas = areas
        blocks = []
        for start in stride(from: 0, to: areas.count, by: Self.blockSize) { blocks.append(union(ofBlockAt: start)) }
    }

    /// Returns the last index before `end` whose area contains a point, or `nil` if there is none.
    package func last(before end: Int, containing point: CGPoint) -> Int? {
        var index = min(end, areas.count)
        while index > 0 {
            let block = (index - 1) / Self.blockSize
            let start = block * Self.blockSize
            guard blocks[block].contains(point) else {
                index = start
                continue
            }
            while index > start {
                index -= 1
                if areas[index].contains(point) { return index }
            }
        }
        return nil
    }

    package mutating func replace(_ index: Int, with area: HitArea) {
        areas[index] = area
        let block = index / Self.blockSize
        blocks[block] = union(ofBlockAt: block * Self.blockSize)
    }

    private func union(ofBlockAt start: Int) -> HitArea {
        areas[start..<min(start + Self.blockSize, areas.count)].reduce(into: .nowhere) { $0.formUnion($1) }
    }
}
