/// Unpacks the indices of a GIF frame (GIF89a, appendix F) code by code.
///
/// A code stands for up to 4,096 indices. They are not written out: each code is a node of a tree, and a skew-binary
/// jump pointer beside its parent (Myers, "An applicative random-access stack", 1983) leads to any of them in
/// logarithmic time, so that what lies outside the canvas costs nothing but its codes.
struct LZWDecoder {
    private struct Node {
        /// The code of all indices but the last; -1 for a single index.
        var prefix: Int16
        /// A code further up.
        var jump: Int16
        /// How many indices the code stands for.
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

    /// The next code and how many indices it stands for; nil at the end, or where the data is damaged.
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

    /// The indices of a code from the one before `end` on, backwards, as long as the block returns true.
    func forEach(of code: Int, before end: Int, _ body: (UInt8) -> Bool) {
        var node = ancestor(of: code, length: end)
        while node >= 0, body(nodes[node].last) { node = Int(nodes[node].prefix) }
    }

    /// The number of indices of a code, once it is in the tree; nil if there is no such code.
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
