/// The actions and menus of links, attachments and tagged characters.
extension UITextView {
    /// Performs the primary action of an item, or presents its menu if the delegate returns no action.
    ///
    /// - Parameter point: The location of the click; `nil` for a key.
    func activate(_ link: Link, at point: CGPoint? = nil) {
        let follow = UIAction { [weak self] _ in self?.follow(link) }
        guard let delegate, let item = link.item else { return self.follow(link) }
        if let action = delegate.textView(self, primaryActionFor: item, defaultAction: follow) {
            return action.perform(from: self)
        }
        guard let menu = menu(for: link), let window = hostWindow else { return }
        let place = point ?? linkShape(link.range).map { CGPoint(x: $0.minX, y: $0.maxY) } ?? .zero
        window.menus.open(menu, .at(convert(place, to: nil)), from: self) { [weak self] in self?.menuDidClose(item) }
        guard window.menus.isOpen else { return }
        if point == nil { window.menus.selectFirst() }
        MenuAnimator.run { delegate.textView(self, textItemMenuWillDisplayFor: item, animator: $0) }
    }

    private func menuDidClose(_ item: UITextItem) {
        guard let delegate else { return }
        MenuAnimator.run { delegate.textView(self, textItemMenuWillEndFor: item, animator: $0) }
    }

    /// Returns the menu of an item, or `nil` if there is none.
    func menu(for link: Link) -> UIMenu? {
        let standard = UIMenu(children: defaultElements(for: link))
        guard let item = link.item, let delegate else { return standard.children.isEmpty ? nil : standard }
        let menu = delegate.textView(self, menuConfigurationFor: item, defaultMenu: standard)?.menu
        return menu?.children.isEmpty == false ? menu : nil
    }

    private func defaultElements(for link: Link) -> [UIMenuElement] {
        guard let url = link.url else { return [] }
        return [
            UIAction(title: builtInText(.BuiltIn.linkOpen)) { [weak self] _ in self?.follow(link) },
            UIAction(title: builtInText(.BuiltIn.linkCopy)) { _ in UIPasteboard.general.url = url },
        ]
    }

    /// Returns the item whose menu is presented at a point: one outside of the selection, in a text that cannot be edited.
    func itemWithMenu(at point: CGPoint) -> Link? {
        guard !isEditable, let link = link(at: point) else { return nil }
        let selected = editor.selection.range
        return selected.length > 0 && selected.intersection(link.range) != nil ? nil : link
    }
}

extension UITextView.Link {
    /// The item as the delegate receives it.
    @MainActor var item: UITextItem? {
        if let attachment { return UITextItem(.textAttachment(attachment), range: range) }
        if let url { return UITextItem(.link(url), range: range) }
        return tag.map { UITextItem(.tag($0), range: range) }
    }
}
