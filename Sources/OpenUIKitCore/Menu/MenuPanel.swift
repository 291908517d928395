/// A panel of a menu, with rows and separators between sections.
@MainActor package final class MenuPanel: UIView, PopupPanel {
    private static let padding: CGFloat = 5
    private static let separatorHeight: CGFloat = 9
    private static let widths: ClosedRange<CGFloat> = 160...420

    private let outline = PanelOutline()
    private var scrollView: UIScrollView { outline.scrollView }
    private var rows: [MenuRow] = []
    /// The rows that are side by side.
    private var lines: [[MenuRow]] = []
    /// The separators and the indexes of the rows that they follow.
    private var separators: [(after: Int, line: UIView)] = []
    private(set) weak var selectedRow: MenuRow?
    private weak var source: UIResponder?
    private let menu: UIMenu
    private let sections = MenuSections()
    /// Called after elements were provided, which changes the size of the panel.
    var onResize: () -> Void = {}
    /// Called after the user has scrolled the rows.
    var onScroll: () -> Void = {}
    /// Whether the selection of a row scrolls.
    private var isRevealing = false

    /// Whether rows have letters that choose them.
    private let hasLetters: Bool
    /// Whether the letters of the rows are underlined.
    var showsLetters = false {
        didSet { if showsLetters != oldValue { refresh() } }
    }

    package var isOpaqueRectangle: Bool {
        get { outline.isOpaqueRectangle }
        set { outline.isOpaqueRectangle = newValue }
    }

    init(_ menu: UIMenu, source: UIResponder, hasLetters: Bool = false) {
        self.source = source
        self.hasLetters = hasLetters
        self.menu = menu
        super.init(frame: .zero)
        outline.add(to: self)
        scrollView.delegate = self
        observeInterfaceStyle()
        resolveColors(with: traitCollection)
        sections.onChange = { [weak self] in self?.sectionsDidChange() }
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (panel: MenuPanel, _) in
            panel.textSizeDidChange()
        }
        build()
    }

    package required init?(coder: NSCoder) {
        nil
    }

    var isEmpty: Bool { rows.isEmpty }

    // MARK: Content

    private func build() {
        add(sections.sizedSections(of: menu))
    }

    /// Shows what a deferred element has provided.
    private func sectionsDidChange() {
        let selected = selectedRow?.element
        for view in rows + separators.map(\.line) { view.removeFromSuperview() }
        (rows, lines, separators, selectedRow) = ([], [], [], nil)
        build()
        if let selected { selectRow(rows.first { $0.element === selected }) }
        onResize()
    }

    private func add(_ sections: [MenuSection]) {
        for section in sections {
            if !rows.isEmpty { addSeparator() }
            let first = rows.count
            for element in section.elements {
                let row = MenuRow(
                    element, section.size, isEnabled: element.isEnabled(for: source),
                    language: source?.builtInLanguage ?? .preferred)
                rows.append(row)
                scrollView.addSubview(row)
            }
            for start in stride(from: first, to: rows.count, by: section.size.elementsPerLine) {
                lines.append(Array(rows[start..<min(start + section.size.elementsPerLine, rows.count)]))
            }
        }
        refresh()
    }

    private func addSeparator() {
        let line = UIView()
        line.backgroundColor = .separator
        separators.append((rows.count - 1, line))
        scrollView.addSubview(line)
    }

    /// Updates the rows to the current state of their elements.
    func refresh() {
        let wide = rows.filter { !$0.isCompact }
        let hasMarks = wide.contains { $0.element.elementState != .off }
        let hasImages = wide.contains { $0.element.image != nil }
        if hasLetters {
            let choices = rows.filter(\.isEnabled)
            let letters = MnemonicLetters.assign(to: choices.map(\.element.title))
            for (row, letter) in zip(choices, letters) { row.letter = letter }
        }
        for row in rows {
            row.show(leavesSpaceForMark: hasMarks, leavesSpaceForImage: hasImages, underlinesLetter: showsLetters)
        }
        setNeedsLayout()
    }

    /// Returns the row to which a letter is assigned; only enabled rows have one.
    func row(with letter: Character) -> MenuRow? {
        rows.first { $0.letter == letter }
    }

    // MARK: Selection

    /// Selects a row, and scrolls to it unless the user scrolls.
    func selectRow(_ row: MenuRow?, whileScrolling isScrolling: Bool = false) {
        let row = row?.isEnabled == true ? row : nil
        guard row !== selectedRow else { return }
        selectedRow?.isSelected = false
        selectedRow = row
        row?.isSelected = true
        guard let row, !isScrolling else { return }
        isRevealing = true
        scrollView.scrollRectToVisible(row.frame, animated: false)
        isRevealing = false
    }

    /// Moves the selection forward or backward among the enabled rows, wrapping around at the ends.
    func move(_ step: Int) {
        let choices = rows.filter(\.isEnabled)
        guard !choices.isEmpty else { return }
        let current = choices.firstIndex { $0 === selectedRow }
        let next = current.map { $0 + step } ?? (step > 0 ? 0 : choices.count - 1)
        selectRow(choices[(next + choices.count) % choices.count])
    }

    /// Moves the selection to the line above or below, wrapping around at the ends, and if possible to the same place in it.
    func moveLine(_ step: Int) {
        guard let selectedRow, let place = lines.firstIndex(where: { $0.contains(selectedRow) }),
            lines.contains(where: { $0.count > 1 })
        else { return move(step) }
        let column = lines[place].firstIndex(of: selectedRow) ?? 0
        for distance in 1...lines.count {
            let offset = step * distance % lines.count
            let line = lines[(place + offset + lines.count) % lines.count]
            let choices = line.indices.filter { line[$0].isEnabled }
            guard let nearest = choices.min(by: { abs($0 - column) < abs($1 - column) }) else { continue }
            return selectRow(line[nearest])
        }
    }

    /// Moves the selection to the next or previous enabled row beside it; returns `false` if there is none.
    func moveInLine(_ step: Int) -> Bool {
        guard let selectedRow, let line = lines.first(where: { $0.contains(selectedRow) }),
            var index = line.firstIndex(of: selectedRow)
        else { return false }
        repeat { index += step } while line.indices.contains(index) && !line[index].isEnabled
        guard line.indices.contains(index) else { return false }
        selectRow(line[index])
        return true
    }

    func moveToEnd(first: Bool) {
        selectRow(first ? rows.first(where: \.isEnabled) : rows.last(where: \.isEnabled))
    }

    /// Selects the next row whose title starts with the given text.
    func moveToRow(startingWith text: String) {
        guard !text.isEmpty else { return }
        let choices = rows.filter(\.isEnabled)
        let start = choices.firstIndex { $0 === selectedRow }.map { $0 + 1 } ?? 0
        let order = choices[start...] + choices[..<start]
        if let found = order.first(where: { $0.element.title.lowercased().hasPrefix(text.lowercased()) }) {
            selectRow(found)
        }
    }

    func row(at point: CGPoint) -> MenuRow? {
        let place = convert(point, to: scrollView)
        return rows.first { $0.frame.contains(place) }
    }

    // MARK: Layout

    /// Shows the scroll indicator for a moment, if there are rows that are not visible.
    func showWhetherItScrolls() {
        scrollView.flashScrollIndicators()
    }

    var fittingSize: CGSize {
        var (width, height): (CGFloat, CGFloat) = (0, CGFloat(separators.count) * Self.separatorHeight)
        for line in lines {
            let widest = line.map(\.fittingWidth).max() ?? 0
            width = max(width, CGFloat(line.count) * widest)
            height += self.height(of: line)
        }
        let limit = scaledForTextSize(Self.widths.upperBound)
        return CGSize(
            width: min(max(width, Self.widths.lowerBound), limit) + 2 * Self.padding,
            height: height + 2 * Self.padding)
    }

    private func height(of line: [MenuRow]) -> CGFloat { line.map(\.fittingHeight).max() ?? 0 }

    private func textSizeDidChange() {
        for row in rows { row.setNeedsLayout() }
        setNeedsLayout()
        onResize()
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        outline.layOut()
        var y = Self.padding
        let width = bounds.width - 2 * Self.padding
        var count = 0
        for rows in lines {
            place(rows, CGRect(x: Self.padding, y: y, width: width, height: height(of: rows)))
            y += height(of: rows)
            count += rows.count
            guard let line = separators.first(where: { $0.after == count - 1 })?.line else { continue }
            line.frame = CGRect(x: Self.padding + 8, y: y + 4, width: width - 16, height: 1)
            y += Self.separatorHeight
        }
        scrollView.contentSize = CGSize(width: bounds.width, height: y + Self.padding)
    }

    /// Places rows side by side in the reading direction, with equal widths.
    private func place(_ rows: [MenuRow], _ line: CGRect) {
        let width = line.width / CGFloat(rows.count)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, row) in rows.enumerated() {
            let column = isMirrored ? rows.count - 1 - index : index
            row.frame = CGRect(x: line.minX + CGFloat(column) * width, y: line.minY, width: width, height: line.height)
        }
    }

    package override func resolveColors(with traits: UITraitCollection) {
        super.resolveColors(with: traits)
        outline.resolveColors(with: traits)
    }
}

extension MenuPanel: UIScrollViewDelegate {
    package func scrollViewDidScroll(_ scrollView: UIScrollView) {
        if !isRevealing { onScroll() }
    }
}
