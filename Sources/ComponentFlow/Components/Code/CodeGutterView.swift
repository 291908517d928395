/// The numbers of the visible lines, beside the code.
final class CodeGutterView: UIView {
    /// A number, and the top and the height of the first row of its line in the gutter.
    struct Row {
        let number: Int
        let top: CGFloat
        let height: CGFloat
    }

    /// The distance of the numbers from the edges of the gutter, in points.
    static let padding: CGFloat = 8
    /// The smallest number of digits for which the gutter has space, so that short texts do not move while they grow.
    private static let fewestDigits = 2

    /// The labels, which are reused for other lines.
    private var labels: [UILabel] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
        clipsToBounds = true
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
    }

    /// Returns `nil`: component views do not support archiving.
    required init?(coder: NSCoder) {
        nil
    }

    /// Returns the width of the gutter for a number of lines, in points.
    static func width(lineCount: Int, font: UIFont) -> CGFloat {
        let digits = max(String(lineCount).count, fewestDigits)
        let text = NSAttributedString(string: String(repeating: "0", count: digits), attributes: [.font: font])
        return text.size().width.rounded(.up) + 2 * padding
    }

    /// Shows the numbers of the visible lines, and emphasizes one of them.
    func show(_ rows: [Row], current: Int?, font: UIFont) {
        while labels.count < rows.count { labels.append(makeLabel()) }
        for (label, row) in zip(labels, rows) {
            label.isHidden = false
            label.font = font
            label.text = String(row.number)
            label.textColor = row.number == current ? .label : .secondaryLabel
            label.frame = CGRect(
                x: Self.padding, y: row.top, width: max(bounds.width - 2 * Self.padding, 0), height: row.height)
        }
        for label in labels.dropFirst(rows.count) { label.isHidden = true }
    }

    private func makeLabel() -> UILabel {
        let label = UILabel()
        label.textAlignment = .right
        addSubview(label)
        return label
    }
}
