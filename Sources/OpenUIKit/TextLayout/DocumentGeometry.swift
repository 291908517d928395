/// Where the places of a document are, for the editor.
@MainActor final class DocumentGeometry: TextGeometry {
    private let manager: NSLayoutManager

    init(_ manager: NSLayoutManager) {
        self.manager = manager
    }

    func caretRect(at offset: Int, affinity: UITextStorageDirection) -> CGRect {
        manager.document?.caretRect(at: offset, CaretMap.Affinity(affinity)) ?? .zero
    }

    func closestOffset(to point: CGPoint) -> (offset: Int, affinity: UITextStorageDirection) {
        guard let place = manager.document?.closestOffset(to: point) else { return (0, .forward) }
        return (place.offset, place.affinity.direction)
    }

    func selectionRects(for range: NSRange) -> [TextSelectionPart] {
        manager.document?.selectionParts(of: range) ?? []
    }

    func lineRange(at offset: Int, affinity: UITextStorageDirection) -> NSRange {
        manager.document?.lineRange(at: offset, CaretMap.Affinity(affinity)) ?? NSRange(location: 0, length: 0)
    }

    func offset(
        from offset: Int, affinity: UITextStorageDirection, movingLines lines: Int, goalX: inout CGFloat?
    ) -> (offset: Int, affinity: UITextStorageDirection) {
        guard let document = manager.document else { return (offset, affinity) }
        let place = document.offset(from: offset, CaretMap.Affinity(affinity), movingLines: lines, goalX: &goalX)
        return (place.offset, place.affinity.direction)
    }

    func visualNeighbor(of offset: Int, toRight: Bool) -> Int? {
        manager.document?.visualNeighbor(of: offset, toRight: toRight)
    }
}

extension CaretMap.Affinity {
    init(_ direction: UITextStorageDirection) {
        self = direction == .forward ? .forward : .backward
    }

    var direction: UITextStorageDirection { self == .forward ? .forward : .backward }
}
