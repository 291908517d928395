import ComponentFlow

extension Page {
    static let nestedScrolling = Page(
        "nested-scrolling", title: "Nested scroll views", topic: .collections,
        about: Localized(
            "Pages side by side that scroll separately; the initial direction determines which scroll view moves.",
            de: "Seiten nebeneinander, jede rollt für sich; die erste Richtung entscheidet, wer dem Finger folgt.",
            ja: "横に並ぶページがそれぞれ縦にも動きます。最初の方向で、どちらが指に従うか決まります。"),
        demo: ViewDemo(400, button: .start) { NestedView(frame: .zero) })
}

// <code>
private final class NestedView: UIView, MovingView {
    private let pages = UIScrollView(
        frame: CGRect(x: 0, y: 0, width: 352, height: 400))

    override init(frame: CGRect) {
        super.init(frame: frame)
        pages.isPagingEnabled = true
        pages.layer.cornerRadius = 16
        pages.contentSize = CGSize(width: 352 * 4, height: 400)
        addSubview(pages)
        for index in 0..<4 {
            let column = UIScrollView(
                frame: CGRect(
                    x: CGFloat(index) * 352, y: 0, width: 352,
                    height: 400))
            column.contentSize = CGSize(width: 352, height: 1210)
            pages.addSubview(column)
            for row in 0..<20 {
                addRow(row, of: index, to: column)
            }
        }
    }

    required init?(coder: NSCoder) { nil }

    private func addRow(_ row: Int, of page: Int, to column: UIView) {
        let cell = UILabel(
            frame: CGRect(
                x: 10, y: 10 + CGFloat(row) * 60,
                width: 332, height: 50))
        cell.text = "Page \(page + 1), row \(row + 1)"
        cell.textAlignment = .center
        cell.font = UIFontMetrics.default.scaledFont(
            for: .systemFont(ofSize: 16), maximumPointSize: 36)
        cell.adjustsFontForContentSizeCategory = true
        cell.textColor = .white
        cell.backgroundColor = UIColor(
            hue: CGFloat(page) / 4 + CGFloat(row) / 100,
            saturation: 0.6, brightness: 0.45, alpha: 1)
        cell.layer.cornerRadius = 10
        column.addSubview(cell)
    }

    func start() {
        let x = pages.contentOffset.x + 352
        pages.setContentOffset(
            CGPoint(x: x > 352 * 3 ? 0 : x, y: 0), animated: true)
    }
}
// </code>
