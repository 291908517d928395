internal import OpenDisplay

/// A view that covers the window while a menu is open, displays its panels, and handles pointer, touch and key input.
@MainActor package final class MenuOverlay: UIView {
    private static let margin: CGFloat = 4

    var choose: (UIMenuElement) -> Void = { _ in }
    var dismiss: () -> Void = {}
    /// The menu bar whose menu is open.
    weak var bar: MenuBarView?
    private var panels: [MenuPanel] = []
    /// The rectangle at which the first panel is shown.
    private var anchor = CGRect.zero
    /// The size for which the panels were placed.
    private var placedSize = CGSize.zero
    private weak var source: UIResponder?
    /// Where the pointer was when the menu was opened or it last selected a row; what appears or disappears under it there
    /// does not change the selection.
    var restingLocation: CGPoint?
    /// The row that the pointer last selected.
    private weak var pointedRow: MenuRow?

    /// Returns whether the responder that opened the menu still exists, and is in the window if it is a view.
    func hasSource(in window: UIWindow) -> Bool {
        guard let source else { return false }
        return (source as? UIView).map { $0.hostWindow === window } ?? true
    }

    package override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = nil
        let hover = UIHoverGestureRecognizer()
        hover.addTarget(self, action: MenuOverlay.pointerMoved)
        addGestureRecognizer(hover)
    }

    package required init?(coder: NSCoder) {
        nil
    }

    // MARK: Panels

    /// Shows the first panel of a menu; returns `false` if the menu is empty.
    func show(_ menu: UIMenu, _ anchor: MenuPresenter.Anchor, for source: UIResponder) -> Bool {
        self.source = source
        let panel = MenuPanel(menu, source: source, hasLetters: bar != nil)
        guard !panel.isEmpty else { return false }
        accessibilityLabel = menu.title
        switch anchor {
        case .at(let point): self.anchor = CGRect(origin: point, size: .zero)
        case .below(let rect): self.anchor = rect.insetBy(dx: 0, dy: -Self.margin)
        }
        panel.showsLetters = bar?.isByKeyboard == true
        add(panel, beside: self.anchor, at: .bottom)
        return true
    }

    private func add(_ panel: MenuPanel, beside rect: CGRect, at edge: SurfacePopup.Edge) {
        panels.append(panel)
        addSubview(panel)
        place(panel, beside: rect, at: edge)
        panel.layoutIfNeeded()
        panel.showWhetherItScrolls()
        panel.onScroll = { [weak self, weak panel] in
            guard let self, let panel, let restingLocation, panel.frame.contains(restingLocation) else { return }
            point(at: restingLocation, whileScrolling: true)
        }
        panel.onResize = { [weak self, weak panel] in
            guard let self, let panel, let index = panels.firstIndex(of: panel) else { return }
            closePanels(after: index)
            place(panel, beside: rect, at: edge)
            panel.layoutIfNeeded()
        }
    }

    /// Places a panel beside a rectangle: inside the window if that certainly has enough space on the screen, otherwise
    /// where the desktop has it.
    ///
    /// A panel that is too large scrolls.
    private func place(_ panel: MenuPanel, beside rect: CGRect, at edge: SurfacePopup.Edge) {
        placedSize = bounds.size
        let (area, size) = (bounds.shrunk(by: Self.margin), panel.fittingSize)
        let rect = edge.isVertical ? aligned(rect, width: size.width) : rect
        let preferred = edge.frame(of: size, beside: rect, .leading)
        let inside = edge.frame(of: size.limited(to: area.size), beside: rect, .leading, in: area)
        let isMoved = abs(inside.minX - preferred.minX) > Self.margin || abs(inside.minY - preferred.minY) > Self.margin
        let fits = !isMoved && inside.size == size
        guard let popups = window?.popups,
            let limit = popups.limit(for: panel, fits: fits, at: convert(inside, to: nil))
        else {
            window?.popups.close(panel)
            panel.frame = inside
            return
        }
        panel.frame = CGRect(origin: preferred.origin, size: size.limited(to: limit))
        popups.show(
            panel, size: panel.frame.size, beside: convert(rect, to: nil), at: edge, margin: PanelShadow.menu.extent
        ) { [weak self] in
            self?.dismiss()
        }
    }

    /// Returns an anchor with which the right edges of anchor and panel are aligned in right-to-left layouts.
    private func aligned(_ anchor: CGRect, width: CGFloat) -> CGRect {
        guard isMirrored, anchor.width > 0 else { return anchor }
        return CGRect(x: anchor.maxX - width, y: anchor.minY, width: width, height: anchor.height)
    }

    /// Moves the menu into a window that was resized.
    package override func layoutSubviews() {
        super.layoutSubviews()
        guard placedSize != bounds.size, let panel = panels.first else { return }
        closePanels(after: 0)
        place(panel, beside: anchor, at: .bottom)
    }

    private func openSubmenu(selectsFirst: Bool) {
        guard let panel = panels.last, let row = panel.selectedRow, let menu = row.element as? UIMenu, let source
        else { return }
        let submenu = MenuPanel(menu, source: source, hasLetters: bar != nil)
        guard !submenu.isEmpty else { return }
        submenu.showsLetters = panel.showsLetters
        add(
            submenu, beside: row.convert(row.bounds, to: self).insetBy(dx: 0, dy: -5),
            at: isMirrored ? .left : .right)
        row.isExpanded = true
        if selectsFirst { submenu.move(1) }
    }

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private func closePanels(after index: Int) {
        while panels.count > index + 1 {
            let panel = panels.removeLast()
            panels.last?.selectedRow?.isExpanded = false
            window?.popups.close(panel)
            panel.removeFromSuperview()
        }
    }

    /// Removes the menu from the window.
    func close() {
        bar = nil
        closePanels(after: -1)
        removeFromSuperview()
    }

    /// Updates the rows to the current state of their elements.
    func refresh() {
        for panel in panels { panel.refresh() }
    }

    func selectFirst() {
        panels.last?.move(1)
    }

    func selectLast() {
        panels.last?.move(-1)
    }

    private func showLetters() {
        guard bar != nil else { return }
        for panel in panels { panel.showsLetters = true }
    }

    // MARK: Pointer and touches

    private func pointerMoved(_ hover: UIHoverGestureRecognizer) {
        guard hover.state == .began || hover.state == .changed else { return deselectPointedRow() }
        let location = hover.location(in: self)
        // Where the menu was opened, the pointer selects a row only after it has moved.
        guard location != anchor.origin, !isResting(at: location) else { return }
        restingLocation = location
        point(at: location)
    }

    /// Deselects the row that the pointer has left, unless its submenu is open.
    ///
    /// A row that was selected with the keyboard stays selected, because the pointer also leaves the window when a popup
    /// appears under it.
    private func deselectPointedRow() {
        guard let panel = panels.last, let row = panel.selectedRow, row === pointedRow else { return }
        panel.selectRow(nil)
    }

    /// Returns whether the pointer has not moved; popups report its position in rounded coordinates.
    private func isResting(at location: CGPoint) -> Bool {
        guard let restingLocation else { return false }
        return abs(location.x - restingLocation.x) < 1 && abs(location.y - restingLocation.y) < 1
    }

    private func point(at location: CGPoint, whileScrolling isScrolling: Bool = false) {
        guard let index = panels.lastIndex(where: { $0.frame.contains(location) }) else {
            if bar?.pointerMoved(toWindow: convert(location, to: nil)) == true { return }
            if panels.count == 1 { panels.last?.selectRow(nil) } else { deselectPointedRow() }
            return
        }
        let panel = panels[index]
        let row = panel.row(at: convert(location, to: panel))
        pointedRow = row
        guard row !== panel.selectedRow else { return }
        closePanels(after: index)
        panel.selectRow(row, whileScrolling: isScrolling)
        openSubmenu(selectsFirst: false)
    }

    package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        let location = touch.location(in: self)
        guard panels.contains(where: { $0.frame.contains(location) }) else {
            if bar?.pointerPressed(inWindow: convert(location, to: nil)) != true { dismiss() }
            return
        }
        point(at: location)
    }

    package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first { point(at: touch.location(in: self)) }
    }

    package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first,
            let panel = panels.last(where: { $0.frame.contains(touch.location(in: self)) }),
            let row = panel.row(at: touch.location(in: panel))
        else { return }
        activate(row)
    }

    package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

    private func activate(_ row: MenuRow) {
        if !(row.element is UIMenu), row.isEnabled { choose(row.element) }
    }

    // MARK: Keys

    package override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if let key = presses.first?.key { handle(key) }
    }

    package override func handlesKeyBeforeCommands(_ key: UIKey) -> Bool { true }

    package override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    package override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

    package override func pressRepeated(_ press: UIPress) {
        switch press.key?.keyCode {
        case .keyboardUpArrow, .keyboardDownArrow, .keyboardLeftArrow, .keyboardRightArrow:
            if let key = press.key { handle(key) }
        default: break
        }
    }

    private func handle(_ key: UIKey) {
        guard let panel = panels.last else { return }
        switch key.keyCode {
        case .keyboardDownArrow: panel.moveLine(1)
        case .keyboardUpArrow: panel.moveLine(-1)
        case .keyboardTab: panel.move(key.modifierFlags.contains(.shift) ? -1 : 1)
        case .keyboardHome, .keyboardPageUp: panel.moveToEnd(first: true)
        case .keyboardEnd, .keyboardPageDown: panel.moveToEnd(first: false)
        case .keyboardRightArrow where panel.moveInLine(isMirrored ? -1 : 1): break
        case .keyboardLeftArrow where panel.moveInLine(isMirrored ? 1 : -1): break
        case .keyboardRightArrow: isMirrored ? moveBackward() : moveForward()
        case .keyboardLeftArrow: isMirrored ? moveForward() : moveBackward()
        case .keyboardEscape: closePanel()
        case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar: activateSelection(panel)
        case .keyboardF10 where bar != nil: bar?.endTracking()
        case .keyboardLeftAlt: showLetters()
        default: handleLetter(key, panel)
        }
    }

    /// Opens the submenu of the selected row, or the next menu of the menu bar.
    private func moveForward() {
        guard let bar, !(panels.last?.selectedRow?.element is UIMenu) else { return openSubmenu(selectsFirst: true) }
        bar.move(1)
    }

    /// Closes a submenu, or opens the previous menu of the menu bar.
    private func moveBackward() {
        if panels.count > 1 { closeSubmenu() } else { bar?.move(-1) }
    }

    /// Closes the last submenu; screen readers speak its row again, which they have left for the selection in the submenu.
    private func closeSubmenu() {
        closePanels(after: panels.count - 2)
        guard let row = panels.last?.selectedRow else { return }
        AccessibilityTreeBuilder.shared?.reportFocusWithNextUpdate(of: row)
    }

    private func closePanel() {
        if panels.count > 1 {
            closeSubmenu()
        } else if let bar {
            bar.closeMenu()
        } else {
            dismiss()
        }
    }

    /// Chooses the row to which a letter is assigned in a menu of the menu bar; with the Alt key, opens another menu.
    ///
    /// Otherwise the next row is selected whose title starts with the letter.
    private func handleLetter(_ key: UIKey, _ panel: MenuPanel) {
        if let bar, let letter = key.mnemonicLetter {
            if key.modifierFlags.contains(.alternate) { return _ = bar.open(letter: letter) }
            if let row = panel.row(with: letter) {
                panel.selectRow(row)
                return activateSelection(panel)
            }
        }
        panel.moveToRow(startingWith: key.characters)
    }

    /// Chooses the command of a row, or opens its submenu; returns `false` if the row is disabled.
    func press(_ row: MenuRow) -> Bool {
        guard row.isEnabled, let index = panels.firstIndex(where: { row.isDescendant(of: $0) }) else { return false }
        closePanels(after: index)
        panels[index].selectRow(row)
        activateSelection(panels[index])
        return true
    }

    package override var isAccessibilityModalByDefault: Bool { true }

    private func activateSelection(_ panel: MenuPanel) {
        guard let row = panel.selectedRow else { return }
        if row.element is UIMenu { openSubmenu(selectsFirst: true) } else { activate(row) }
    }
}
