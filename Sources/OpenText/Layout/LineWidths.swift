/// The width of the widest line of each paragraph, and the greatest of them.
///
/// The greatest width is computed again, in O(paragraphs), only after a paragraph with this width was replaced.
struct LineWidths {
    private var widths: [CGFloat] = []
    private var known: CGFloat? = 0

    init(count: Int) {
        widths = Array(repeating: 0, count: count)
    }

    /// The greatest width, or 0 if no paragraph was laid out.
    var greatest: CGFloat {
        mutating get {
            let greatest = known ?? widths.max() ?? 0
            known = greatest
            return greatest
        }
    }

    mutating func set(_ width: CGFloat, of index: Int) {
        let old = widths[index]
        widths[index] = width
        if let greatest = known { known = old == greatest && width < old ? nil : max(greatest, width) }
    }

    /// Replaces paragraphs by others that were not laid out.
    mutating func replace(_ paragraphs: Range<Int>, with count: Int) {
        if let known, known > 0, widths[paragraphs].contains(known) { self.known = nil }
        widths.replaceSubrange(paragraphs, with: repeatElement(0, count: count))
    }
}
