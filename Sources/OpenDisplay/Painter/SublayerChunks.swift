/// The sublayers of a layer in groups, each of which has its own container node.
///
/// GSK compares and rebuilds containers as a whole, so that a change among many sublayers should affect a small one.
/// Groups follow the drawing order of *all* sublayers, visible or not: scrolling does not move a layer between groups.
struct SublayerChunks {
    struct Chunk {
        /// The area that the group's layers may touch, in the space of the sublayers.
        var extent = PaintRect.empty
        /// Whether a layer of the group or a descendant has a backdrop.
        var hasBackdrop = false
        /// The levels of the group's layers.
        var levels = 0
        /// Whether a layer of the group has changed since `node` was built.
        var isStale = true
        /// Whether nothing was culled from `node`.
        var isWhole = true
        /// Nil if none of the group's layers is visible.
        var node: RenderNode?
    }

    private(set) var count = 0
    /// The number of layers in a group.
    private(set) var chunkSize = 1
    var chunks: [Chunk] = []

    /// Sets a new list of sublayers, which makes everything stale.
    ///
    /// Nodes are kept where the grouping is unchanged.
    mutating func reset(count: Int) {
        let size = Self.chunkSize(for: count)
        self.count = count
        if size != chunkSize {
            chunks = []
            chunkSize = size
        }
        let needed = (count + size - 1) / size
        if chunks.count > needed {
            chunks.removeLast(chunks.count - needed)
        }
        for index in chunks.indices {
            chunks[index].isStale = true
        }
        while chunks.count < needed {
            chunks.append(Chunk())
        }
    }

    /// Whether any group has a backdrop.
    var hasBackdrop: Bool {
        chunks.contains { $0.hasBackdrop }
    }

    /// The indices of a group's layers, in drawing order.
    func range(ofChunk index: Int) -> Range<Int> {
        index * chunkSize..<min((index + 1) * chunkSize, count)
    }

    /// Returns a power of two near the square root, so that both levels of containers stay small; few layers are one
    /// group.
    private static func chunkSize(for count: Int) -> Int {
        var size = 32
        while size * size < count {
            size *= 2
        }
        return size
    }
}
