/// The sublayers of one layer in groups, each of which has a container node of its own.
///
/// GSK compares and rebuilds containers whole, so a change among many sublayers must touch a small one. Groups follow
/// the drawing order of *all* sublayers, seen or not: scrolling does not move a layer from one group to another.
struct SublayerChunks {
    struct Chunk {
        /// What the group's layers may touch, in the space of the sublayers.
        var extent = PaintRect.empty
        /// Whether a layer of the group, or one in it, shows what is behind it.
        var hasBackdrop = false
        /// How many levels the group's layers take.
        var levels = 0
        /// Whether a layer of the group changed since `node` was built.
        var isStale = true
        /// Whether nothing was left out of `node`.
        var isWhole = true
        /// Nil if none of the group's layers is in sight.
        var node: RenderNode?
    }

    private(set) var count = 0
    /// How many layers a group holds.
    private(set) var chunkSize = 1
    var chunks: [Chunk] = []

    /// Takes over a new list of sublayers: everything is stale.
    ///
    /// Nodes are kept where the grouping stays.
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

    /// Whether a layer of any group shows what is behind it.
    var hasBackdrop: Bool {
        chunks.contains { $0.hasBackdrop }
    }

    /// The positions, in drawing order, of a group's layers.
    func range(ofChunk index: Int) -> Range<Int> {
        index * chunkSize..<min((index + 1) * chunkSize, count)
    }

    func indexOfChunk(containing position: Int) -> Int {
        position / chunkSize
    }

    /// A power of two near the square root, so that both levels of containers stay small; few layers are one group.
    private static func chunkSize(for count: Int) -> Int {
        var size = 32
        while size * size < count {
            size *= 2
        }
        return size
    }
}
