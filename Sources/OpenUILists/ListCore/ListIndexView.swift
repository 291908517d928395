struct ListIndexColors {
    /// The color of the titles; `nil` for the tint color.
    var titles: UIColor?
    var background: UIColor?
    /// The background while the index is touched.
    var trackedBackground: UIColor?
}

/// The index at the side of a list view; a touch on a title scrolls to its items.
@MainActor package final class ListIndexView: UIView {
    /// The width of the index, in points.
    static let usualWidth: CGFloat = 15
    private static let lineHeight: CGFloat = 14
    private static let font = UIFont.systemFont(ofSize: 11, weight: .semibold)

    /// The titles that the data source provided.
    let titles: [String]
    private let scroll: (_ title: String, _ number: Int) -> Void
    var colors: ListIndexColors {
        didSet { updateColors() }
    }
    private var labels: [UILabel] = []
    private var current: Int?
    private var isTracking = false

    /// Creates an index.
    ///
    /// - Parameter scroll: Scrolls to the items of a title.
    init(
        _ titles: [String], colors: ListIndexColors, scroll: @escaping (_ title: String, _ number: Int) -> Void
    ) {
        (self.titles, self.colors, self.scroll) = (titles, colors, scroll)
        super.init(frame: .zero)
        isMultipleTouchEnabled = false
        let press = UILongPressGestureRecognizer(target: nil, action: nil)
        press.minimumPressDuration = 0
        press.addHandler { [weak self] in self?.handlePress($0) }
        addGestureRecognizer(press)
        updateColors()
    }

    package required init?(coder: NSCoder) { nil }

    private func updateColors() {
        backgroundColor = isTracking ? colors.trackedBackground : colors.background
        for label in labels { label.textColor = titleColor }
    }

    private var titleColor: UIColor { colors.titles ?? textTintColor }

    package override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColors()
    }

    // MARK: Layout

    /// Lays out the titles; if there is not enough space for all of them, some are replaced by dots.
    package override func layoutSubviews() {
        super.layoutSubviews()
        let available = Int(bounds.height / Self.lineHeight, within: 1...10_000)
        let texts = chosen(available)
        while labels.count > texts.count { labels.removeLast().removeFromSuperview() }
        while labels.count < texts.count {
            let label = UILabel()
            label.font = Self.font
            label.textAlignment = .center
            label.textColor = titleColor
            addSubview(label)
            labels.append(label)
        }
        let top = (bounds.height - CGFloat(texts.count) * Self.lineHeight) / 2
        for (index, label) in labels.enumerated() {
            label.text = texts[index]
            label.frame = CGRect(
                x: 0, y: top + CGFloat(index) * Self.lineHeight, width: bounds.width, height: Self.lineHeight)
        }
    }

    private func chosen(_ available: Int) -> [String] {
        guard titles.count > available, available >= 3 else { return Array(titles.prefix(available)) }
        let count = (available + 1) / 2
        var texts: [String] = []
        for index in 0..<count {
            if index > 0 { texts.append("•") }
            texts.append(titles[index * (titles.count - 1) / max(1, count - 1)])
        }
        return texts
    }

    // MARK: Touches

    private func handlePress(_ press: UIGestureRecognizer) {
        isTracking = press.state == .began || press.state == .changed
        updateColors()
        guard isTracking, !titles.isEmpty else { return current = nil }
        let height = CGFloat(labels.count) * Self.lineHeight
        let part = (press.location(in: self).y - (bounds.height - height) / 2) / max(1, height)
        guard part.isFinite else { return }
        let title = Int(part * CGFloat(titles.count), within: 0...titles.count - 1)
        guard title != current else { return }
        current = title
        scroll(titles[title], title)
    }
}
