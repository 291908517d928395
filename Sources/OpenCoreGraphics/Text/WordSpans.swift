internal import CGTK

/// The words in a piece, without the spaces between them, from left to right.
struct WordSpans {
    /// In points from the piece's left end.
    private(set) var spans: [(start: CGFloat, width: CGFloat)] = []

    init(_ piece: ShapedLine.Piece, bytes: [UInt8]) {
        guard let glyphs = piece.shaped?.glyphs else { return }
        var (x, start): (CGFloat, CGFloat?) = (0, nil)
        for index in 0..<Int(glyphs.pointee.num_glyphs) {
            let byte = piece.range.lowerBound + Int(glyphs.pointee.log_clusters[index])
            let isSpace = bytes.indices.contains(byte) && (bytes[byte] == 0x20 || bytes[byte] == 0x09)
            if isSpace, let begun = start {
                spans.append((begun, x - begun))
                start = nil
            } else if !isSpace, start == nil {
                start = x
            }
            x += PangoUnit.points(glyphs.pointee.glyphs[index].geometry.width)
        }
        if let start, x > start { spans.append((start, x - start)) }
    }
}
