/// Decompresses the indices of a GIF frame (GIF89a, appendix F) code by code.
///
/// A code represents up to 4,096 indices, which are not expanded eagerly. Each code is a node of a tree, with a
/// skew-binary jump pointer in addition to its parent (Myers, "An applicative random-access stack", 1983), which leads
/// to any of its indices in logarithmic time. Pixels outside of the canvas therefore cost nothing but the decoding of
/// their codes.
struct LZWDecoder {
    private struct Node {
        /// The code of all indices but the last; -1 for a single index.
        var prefix: Int16
        /// The code of an ancestor.
        var jump: Int16
        /// The number of indices that the code represents.
        var length: Int16
        var first: UInt8
        var last: UInt8
    }

    private let bytes: ByteReader
    private let literalBits: Int
    private var index: Int
    private var blockEnd: Int
    private var bits = 0
    private var bitCount = 0
    private var nodes: [Node] = []
    private var width = 0
    private var previous = -1

    init(_ bytes: ByteReader, at start: Int) {
        self.bytes = bytes
        literalBits = bytes.byte(start) ?? 0
        index = start + 1
        blockEnd = index
        guard 1...8 ~= literalBits else { return }
        nodes.reserveCapacity(4096)
        for code in 0..<(1 << literalBits) + 2 {
            let value = UInt8(truncatingIfNeeded: code)
            nodes.append(Node(prefix: -1, jump: Int16(code), length: 1, first: value, last: value))
        }
        width = literalBits + 1
    }

    /// Returns the next code and its number of indices, or nil at the end or where the data is damaged.
    mutating func next() -> (code: Int, length: Int)? {
        guard !nodes.isEmpty else { return nil }
        let (clear, end) = (1 << literalBits, (1 << literalBits) + 1)
        while let code = nextCode(), code != end {
            if code != clear { return accept(code).map { (code, $0) } }
            nodes.removeLast(nodes.count - end - 1)
            (width, previous) = (literalBits + 1, -1)
        }
        return nil
    }

    /// Calls a closure with the indices of a code in reverse order, starting before `end`, until it returns false.
    func forEach(of code: Int, before end: Int, _ body: (UInt8) -> Bool) {
        var node = ancestor(of: code, length: end)
        while node >= 0, body(nodes[node].last) { node = Int(nodes[node].prefix) }
    }

    /// Adds a code to the tree and returns its number of indices, or nil if the code is invalid.
    private mutating func accept(_ code: Int) -> Int? {
        guard code < nodes.count || code == nodes.count && previous >= 0 else { return nil }
        if previous >= 0, nodes.count < 4096 {
            append(to: previous, last: code == nodes.count ? nodes[previous].first : nodes[code].first)
        }
        previous = code
        return Int(nodes[code].length)
    }

    private mutating func append(to parent: Int, last: UInt8) {
        let node = nodes[parent]
        let (near, far) = (nodes[Int(node.jump)], nodes[Int(nodes[Int(node.jump)].jump)])
        let jump = node.length - near.length == near.length - far.length ? near.jump : Int16(parent)
        nodes.append(
            Node(prefix: Int16(parent), jump: jump, length: node.length + 1, first: node.first, last: last))
        if nodes.count == 1 << width, width < 12 { width += 1 }
    }

    private func ancestor(of code: Int, length: Int) -> Int {
        var node = code
        while nodes[node].length > length {
            let jump = Int(nodes[node].jump)
            node = nodes[jump].length >= length ? jump : Int(nodes[node].prefix)
        }
        return node
    }

    private mutating func nextByte() -> Int? {
        if index == blockEnd {
            guard let length = bytes.byte(index), length > 0 else { return nil }
            index += 1
            blockEnd = index + length
        }
        defer { index += 1 }
        return bytes.byte(index)
    }

    private mutating func nextCode() -> Int? {
        while bitCount < width {
            guard let byte = nextByte() else { return nil }
            bits |= byte << bitCount
            bitCount += 8
        }
        defer {
            bits >>= width
            bitCount -= width
        }
        return bits & (1 << width - 1)
    }
}
