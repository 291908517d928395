import ComponentFlow

/// A text between views that are arranged by their frames: it grows with the user's text size as far as its frame has space.
final class CaptionLabel: UILabel {
    /// The size of the font in the default text size, in points.
    private let usualSize: CGFloat

    init(frame: CGRect, size: CGFloat = 12) {
        usualSize = size
        super.init(frame: frame)
        numberOfLines = 0
        fitFont()
    }

    required init?(coder: NSCoder) { nil }

    override var text: String? {
        didSet { fitFont() }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        fitFont()
    }

    private func fitFont() {
        var size = UIFontMetrics(forTextStyle: .caption1).scaledValue(for: usualSize, compatibleWith: traitCollection)
        while size > usualSize, !fits(.systemFont(ofSize: size)) { size -= 1 }
        font = .systemFont(ofSize: size)
    }

    /// Returns whether the frame has space for the text in a font, without a line break in a word.
    private func fits(_ font: UIFont) -> Bool {
        self.font = font
        let available = CGSize(width: bounds.width, height: .greatestFiniteMagnitude)
        guard sizeThatFits(available).height <= bounds.height else { return false }
        let words = (text ?? "").split(whereSeparator: \.isWhitespace)
        return words.allSatisfy { word in
            NSAttributedString(string: String(word), attributes: [.font: font]).size().width <= bounds.width
        }
    }
}
