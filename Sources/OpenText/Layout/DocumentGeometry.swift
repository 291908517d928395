/// The geometry of a document for the editor.
@MainActor package final class DocumentGeometry: TextGeometry {
    /// A container instead of a layout manager, because the layout manager can be replaced.
    private let container: NSTextContainer

    package init(_ container: NSTextContainer) {
        self.container = container
    }

    private var document: DocumentLayout? { container.layoutManager?.document }

    package func caretRect(at offset: Int, affinity: UITextStorageDirection) -> CGRect {
        document?.caretRect(at: offset, CaretMap.Affinity(affinity)) ?? .zero
    }

    package func closestOffset(to point: CGPoint) -> (offset: Int, affinity: UITextStorageDirection) {
        guard let place = document?.closestOffset(to: point) else { return (0, .forward) }
        return (place.offset, place.affinity.direction)
    }

    package func selectionRects(for range: NSRange) -> [TextSelectionPart] {
        document?.selectionParts(of: range) ?? []
    }

    package func lineRange(at offset: Int, affinity: UITextStorageDirection) -> NSRange {
        document?.lineRange(at: offset, CaretMap.Affinity(affinity)) ?? NSRange(location: 0, length: 0)
    }

    package func offset(
        from offset: Int, affinity: UITextStorageDirection, movingLines lines: Int, goalX: inout CGFloat?
    ) -> (offset: Int, affinity: UITextStorageDirection) {
        guard let document else { return (offset, affinity) }
        let place = document.offset(from: offset, CaretMap.Affinity(affinity), movingLines: lines, goalX: &goalX)
        return (place.offset, place.affinity.direction)
    }

    package func visualNeighbor(of offset: Int, toRight: Bool) -> Int? {
        document?.visualNeighbor(of: offset, toRight: toRight)
    }
}

extension CaretMap.Affinity {
    init(_ direction: UITextStorageDirection) {
        self = direction == .forward ? .forward : .backward
    }

    var direction: UITextStorageDirection { self == .forward ? .forward : .backward }
}
