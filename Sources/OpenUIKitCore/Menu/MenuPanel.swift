/// A panel of a menu, with rows and separators between sections.
@MainActor package final class MenuPanel: UIView, PopupPanel {
    private static let padding: CGFloat = 5
    private static let separatorHeight: CGFloat = 9
    private static let widths: ClosedRange<CGFloat> = 160...420

    private let outline = PanelOutline()
    private var scrollView: UIScrollView { outline.scrollView }
    private var rows: [MenuRow] = []
    /// The rows between separators.
    private var groups: [(arrangement: MenuArrangement, rows: [MenuRow])] = []
    /// The rows that are side by side, which depend on the text size.
    private var lines: [MenuLine] { groups.flatMap { MenuLine.lines(of: $0.rows, $0.arrangement) } }
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
        add(sections.styledSections(of: menu))
    }

    /// Shows what a deferred element has provided.
    private func sectionsDidChange() {
        let selected = selectedRow?.element
        for view in rows + separators.map(\.line) { view.removeFromSuperview() }
        (rows, groups, separators, selectedRow) = ([], [], [], nil)
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
                    element, section.style, isEnabled: element.isEnabled(for: source),
                    language: source?.builtInLanguage ?? .preferred)
                rows.append(row)
                scrollView.addSubview(row)
            }
            groups.append((section.style.arrangement, Array(rows[first...])))
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
            let choices = rows.filter { $0.isEnabled && $0.showsTitle }
            let letters = MnemonicLetters.assign(to: choices.map(\.element.title))
            for (row, letter) in zip(choices, letters) { row.letter = letter }
        }
        for row in rows {
            row.show(leavesSpaceForMark: hasMarks, leavesSpaceForImage: hasImages, underlinesLetter: showsLetters)
        }
        setNeedsLayout()
    }

    /// Returns the row to which a letter is assigned; only enabled rows with a visible title have one.
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
        let lines = lines.map(\.rows)
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
        guard let selectedRow, let line = lines.lazy.map(\.rows).first(where: { $0.contains(selectedRow) }),
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
        let lines = lines
        let limit = scaledForTextSize(Self.widths.upperBound)
        let width = min(max(lines.map(\.fittingWidth).max() ?? 0, Self.widths.lowerBound), limit)
        let height = lines.reduce(CGFloat(separators.count) * Self.separatorHeight) {
            $0 + $1.fittingHeight(width: width)
        }
        return CGSize(width: width + 2 * Self.padding, height: height + 2 * Self.padding)
    }

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
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var count = 0
        for line in lines {
            let height = line.fittingHeight(width: width)
            line.place(
                in: CGRect(x: Self.padding, y: y, width: width, height: height), isMirrored: isMirrored)
            y += height
            count += line.rows.count
            guard let line = separators.first(where: { $0.after == count - 1 })?.line else { continue }
            line.frame = CGRect(x: Self.padding + 8, y: y + 4, width: width - 16, height: 1)
            y += Self.separatorHeight
        }
        scrollView.contentSize = CGSize(width: bounds.width, height: y + Self.padding)
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
