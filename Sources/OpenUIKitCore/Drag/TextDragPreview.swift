internal import OpenDisplay

/// Creates the image of the text that is shown under the pointer during a drag.
@MainActor enum TextDragPreview {
    private static let greatestWidth: CGFloat = 260
    private static let lines = 4
    /// An upper bound of the characters that fit.
    private static let characters = 400
    private static let padding = CGSize(width: 8, height: 5)
    /// The offset from the pointer to the corner.
    private static let distance = CGPoint(x: 12, y: 14)
    private static let shadowReach: CGFloat = 16

    static func make(_ slice: TextSlice, traits: UITraitCollection, isOpaque: Bool) -> OutgoingDrag.Preview {
        let text = typeset(slice, traits)
        let size = CGSize(
            width: text.size.width.rounded(.up) + 2 * padding.width,
            height: text.size.height.rounded(.up) + 2 * padding.height)
        let plate = plate(traits, isOpaque: isOpaque)
        plate.frame = CGRect(origin: distance, size: size)
        plate.textContents = TextContents(
            typeset: text, origin: CGPoint(x: padding.width, y: padding.height),
            color: UIColor.label.resolvedColor(with: traits).cgColor)
        let reach = isOpaque ? 0 : shadowReach
        return OutgoingDrag.Preview(
            layer: plate, frame: plate.frame.insetBy(dx: -reach, dy: -reach), hotSpot: .zero)
    }

    private static func typeset(_ slice: TextSlice, _ traits: UITraitCollection) -> TypesetText {
        let shown = slice.attributed.attributedSubstring(from: visible(slice.string))
        var content = traits.withCurrent {
            shown.textContent(defaultFont: .systemFont(ofSize: 15), defaultColor: nil)
        }
        content.paragraph.lineBreakMode = .byTruncatingTail
        let natural = TypesetText(content, width: nil, maximumLines: lines)
        return TypesetText(content, width: min(natural.size.width.rounded(.up), greatestWidth), maximumLines: lines)
    }

    /// Returns the range of the visible beginning, without leading and trailing newlines.
    private static func visible(_ string: String) -> NSRange {
        let start = string.firstIndex { !$0.isNewline } ?? string.startIndex
        let end = string.index(start, offsetBy: characters, limitedBy: string.endIndex) ?? string.endIndex
        let last = string[start..<end].lastIndex { !$0.isNewline }.map { string.index(after: $0) } ?? end
        return NSRange(start..<last, in: string)
    }

    private static func plate(_ traits: UITraitCollection, isOpaque: Bool) -> CALayer {
        let plate = CALayer()
        plate.suppressesImplicitActions = true
        plate.backgroundColor = UIColor.systemBackground.resolvedColor(with: traits).cgColor
        plate.borderColor = UIColor.separator.resolvedColor(with: traits).cgColor
        plate.borderWidth = 1
        guard !isOpaque else { return plate }
        plate.cornerRadius = 7
        plate.opacity = 0.9
        plate.shadowOpacity = 0.25
        plate.shadowRadius = 5
        plate.shadowOffset = CGSize(width: 0, height: 2)
        return plate
    }
}
