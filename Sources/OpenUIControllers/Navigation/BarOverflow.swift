import OpenUIKitCore

/// The items of a bar for which there is no space, and the button "More" whose menu contains them.
@MainActor final class BarOverflow {
    /// The items that are not displayed, in the order of the menu; spaces among them have no width.
    private(set) var hiddenItems: [UIBarButtonItem] = []
    /// Items that the menu contains in addition, at its end; with them the button is always displayed.
    var additionalItems: UIDeferredMenuElement? {
        didSet { if oldValue !== additionalItems { loadedButton?.item.menu = makeMenu() } }
    }
    private var loadedButton: BarButton?

    /// The button, if it is displayed.
    var button: BarButton? { loadedButton?.superview == nil ? nil : loadedButton }

    func contains(_ item: UIBarButtonItem) -> Bool {
        hiddenItems.contains { $0 === item }
    }

    /// Displays all items again, before others replace them.
    func reset() {
        loadedButton?.removeFromSuperview()
        hiddenItems = []
    }

    // MARK: Fitting

    /// Moves items that do not fit into a width to the menu, the last ones first, and displays the others in a view.
    ///
    /// Custom views without a representation for menus are always displayed.
    ///
    /// - Parameters:
    ///   - entries: The items with their views, the most important ones first.
    ///   - available: The width of all items with the spacing after each of them, in points.
    ///   - height: The height of the bar, in points.
    ///   - view: The superview of the items.
    ///   - owner: The bar.
    func fit(
        _ entries: [BarItems.Entry], into available: CGFloat, height: CGFloat, in view: UIView,
        owner: any BarItemOwner
    ) {
        let lengths = entries.map { BarItems.length(of: $0, height: height) }
        var length = lengths.reduce(0, +)
        var hidden: [BarItems.Entry] = []
        if length > available || additionalItems != nil {
            length += BarItems.length(of: (item(of: owner), loadedButton), height: height)
            for (entry, own) in zip(entries, lengths).reversed() where length > available && entry.item.canOverflow {
                length -= own
                hidden.insert(entry, at: 0)
            }
        }
        hiddenItems = hidden.map(\.item)
        show(entries, in: view)
    }

    /// The views of hidden items are removed, because custom views may be hidden by the client.
    private func show(_ entries: [BarItems.Entry], in view: UIView) {
        let showsButton = additionalItems != nil || hiddenItems.contains { !$0.isSpace }
        if showsButton, let loadedButton {
            if loadedButton.superview !== view { view.addSubview(loadedButton) }
        } else {
            loadedButton?.removeFromSuperview()
        }
        for entry in entries {
            guard let own = entry.view else { continue }
            let isHidden = contains(entry.item)
            if isHidden { own.removeFromSuperview() } else if own.superview !== view { view.addSubview(own) }
            entry.item.displayedView = isHidden ? loadedButton : own as? BarButton
        }
    }

    // MARK: Button

    private func item(of owner: any BarItemOwner) -> UIBarButtonItem {
        if let loadedButton { return loadedButton.item }
        let item = UIBarButtonItem(image: UIImage(systemName: "ellipsis.circle"), menu: makeMenu())
        item.builtInAccessibilityLabel = .BuiltIn.tabMore
        item.owner = owner
        let button = BarButton(item)
        item.displayedView = button
        loadedButton = button
        return item
    }

    /// Returns a menu whose elements are those of the time at which it is opened.
    private func makeMenu() -> UIMenu {
        let hidden = UIDeferredMenuElement.uncached { [weak self] completion in completion(self?.elements ?? []) }
        return UIMenu(children: [hidden, additionalItems].compactMap { $0 })
    }

    private var elements: [UIMenuElement] {
        guard let button else { return [] }
        return hiddenItems.filter { !$0.isSpace }.map { $0.overflowElement(from: button) }
    }
}
