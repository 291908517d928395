extension MenuBarView {
    /// Opens the menu of an item; returns `false` if it has no visible elements, and then only selects the item.
    ///
    /// - Parameter selectsFirst: Whether to select the first row, because the menu is opened without a pointer.
    @discardableResult
    func open(_ item: MenuBarItem, selectsFirst: Bool) -> Bool {
        guard let index = items.firstIndex(where: { $0 === item }), let window = hostWindow else { return false }
        refresh()
        guard items.indices.contains(index), case let item = items[index] else { return false }
        select(index, byKeyboard: selectsFirst)
        isMenuOpen = true
        let isOpen = window.menus.open(item.menu, below: item, in: self) { [weak self] in
            guard let self, isMenuOpen, selectedIndex == index else { return }
            endTracking()
        }
        isMenuOpen = isOpen
        if isOpen, selectsFirst { window.menus.selectFirst() }
        showItems()
        return isOpen
    }

    /// Selects an item without opening its menu, and closes the menu that is open.
    private func select(_ index: Int, byKeyboard: Bool) {
        let (wasTracking, wasOpen) = (isTracking, isMenuOpen)
        selectedIndex = index
        isByKeyboard = byKeyboard
        isMenuOpen = false
        guard let window = hostWindow else { return }
        if wasOpen { window.menus.close() }
        if !wasTracking { window.menus.barDidBeginTracking() }
    }

    /// Selects the next or previous item, and opens its menu if one is open.
    ///
    /// - Parameter step: 1 in reading order, -1 against it; the selection wraps around at the ends.
    func move(_ step: Int) {
        guard let selectedIndex, !items.isEmpty else { return }
        let index = (selectedIndex + step + items.count) % items.count
        guard isMenuOpen else {
            select(index, byKeyboard: true)
            return showItems()
        }
        open(items[index], selectsFirst: true)
    }

    func selectEnd(first: Bool) {
        guard !items.isEmpty else { return }
        select(first ? 0 : items.count - 1, byKeyboard: true)
        showItems()
    }

    /// Closes the open menu; the item stays selected.
    func closeMenu() {
        guard let selectedIndex, isMenuOpen else { return }
        select(selectedIndex, byKeyboard: true)
        showItems()
    }

    /// Closes the open menu and returns the keys to the focus.
    func endTracking() {
        guard isTracking else { return }
        (selectedIndex, isMenuOpen, isByKeyboard) = (nil, false, false)
        hostWindow?.menus.barDidEndTracking()
        showItems()
    }
}
