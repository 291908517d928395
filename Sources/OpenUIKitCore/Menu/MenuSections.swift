/// The elements of a menu between two separators, and their display.
struct MenuSection {
    var elements: [UIMenuElement] = []
    let style: MenuSectionStyle
}

/// The rows of a menu in sections: inline menus are sections, and what deferred elements provide takes their place.
@MainActor final class MenuSections {
    /// The number of deferred elements, each provided by the one before, after which they are ignored.
    private static let deferralLimit = 8

    /// The elements that deferred elements have provided.
    private var provided: [ObjectIdentifier: [UIMenuElement]] = [:]
    /// The deferred elements whose elements were requested.
    private var requested: [ObjectIdentifier: UIDeferredMenuElement] = [:]
    private var isResolving = false
    /// Called after a deferred element has provided its elements later.
    var onChange: () -> Void = {}

    /// Returns the visible rows of a menu; a deferred element that has not provided its elements yet is a row itself.
    func sections(of menu: UIMenu) -> [[UIMenuElement]] {
        styledSections(of: menu).map(\.elements)
    }

    /// Returns the visible rows of a menu with the display that it and its inline menus prefer.
    func styledSections(of menu: UIMenu) -> [MenuSection] {
        isResolving = true
        defer { isResolving = false }
        return sections(of: menu.children, menu.sectionStyle(), deferrals: 0)
    }

    private func sections(
        of elements: [UIMenuElement], _ style: MenuSectionStyle, deferrals: Int
    ) -> [MenuSection] {
        var sections = [MenuSection(style: style)]
        for element in elements where !element.elementAttributes.contains(.hidden) {
            if let inner = element as? UIMenu, inner.options.contains(.displayInline) {
                let own = self.sections(of: inner.children, inner.sectionStyle(in: style), deferrals: deferrals)
                sections += own + [MenuSection(style: style)]
            } else if let deferred = element as? UIDeferredMenuElement {
                add(self.sections(of: deferred, style, deferrals: deferrals), to: &sections, style)
            } else {
                sections[sections.count - 1].elements.append(element)
            }
        }
        return sections.filter { !$0.elements.isEmpty }
    }

    /// Adds what a deferred element has provided: its first rows to the current section, unless they are displayed differently.
    private func add(_ provided: [MenuSection], to sections: inout [MenuSection], _ style: MenuSectionStyle) {
        guard let first = provided.first else { return }
        if first.style == style { sections[sections.count - 1].elements += first.elements }
        sections += first.style == style ? provided.dropFirst() : provided[...]
        if sections.last?.style != style { sections.append(MenuSection(style: style)) }
    }

    /// Returns what a deferred element has provided, or otherwise the element itself, which indicates that it is loading.
    private func sections(
        of deferred: UIDeferredMenuElement, _ style: MenuSectionStyle, deferrals: Int
    ) -> [MenuSection] {
        guard deferrals < Self.deferralLimit else { return [] }
        let identifier = ObjectIdentifier(deferred)
        if requested.updateValue(deferred, forKey: identifier) == nil {
            deferred.load { [weak self] in self?.didLoad($0, of: identifier) }
        }
        return provided[identifier].map { sections(of: $0, style, deferrals: deferrals + 1) }
            ?? [MenuSection(elements: [deferred], style: style)]
    }

    private func didLoad(_ elements: [UIMenuElement], of identifier: ObjectIdentifier) {
        provided[identifier] = elements
        if !isResolving { onChange() }
    }
}
