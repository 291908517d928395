/// The elements of a menu between two separators, and the size in which they are displayed.
struct MenuSection {
    var elements: [UIMenuElement] = []
    let size: UIMenu.ElementSize
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
        sizedSections(of: menu).map(\.elements)
    }

    /// Returns the visible rows of a menu with the sizes that it and its inline menus prefer.
    func sizedSections(of menu: UIMenu) -> [MenuSection] {
        isResolving = true
        defer { isResolving = false }
        return sections(of: menu.children, menu.preferredElementSize, deferrals: 0)
    }

    private func sections(
        of elements: [UIMenuElement], _ size: UIMenu.ElementSize, deferrals: Int
    ) -> [MenuSection] {
        var sections = [MenuSection(size: size)]
        for element in elements where !element.elementAttributes.contains(.hidden) {
            if let inner = element as? UIMenu, inner.options.contains(.displayInline) {
                let own = self.sections(of: inner.children, inner.preferredElementSize, deferrals: deferrals)
                sections += own + [MenuSection(size: size)]
            } else if let deferred = element as? UIDeferredMenuElement {
                add(self.sections(of: deferred, size, deferrals: deferrals), to: &sections, size)
            } else {
                sections[sections.count - 1].elements.append(element)
            }
        }
        return sections.filter { !$0.elements.isEmpty }
    }

    /// Adds what a deferred element has provided: its first rows to the current section, unless they have another size.
    private func add(_ provided: [MenuSection], to sections: inout [MenuSection], _ size: UIMenu.ElementSize) {
        guard let first = provided.first else { return }
        if first.size == size { sections[sections.count - 1].elements += first.elements }
        sections += first.size == size ? provided.dropFirst() : provided[...]
        if sections.last?.size != size { sections.append(MenuSection(size: size)) }
    }

    /// Returns what a deferred element has provided, or otherwise the element itself, which indicates that it is loading.
    private func sections(
        of deferred: UIDeferredMenuElement, _ size: UIMenu.ElementSize, deferrals: Int
    ) -> [MenuSection] {
        guard deferrals < Self.deferralLimit else { return [] }
        let identifier = ObjectIdentifier(deferred)
        if requested.updateValue(deferred, forKey: identifier) == nil {
            deferred.load { [weak self] in self?.didLoad($0, of: identifier) }
        }
        return provided[identifier].map { sections(of: $0, size, deferrals: deferrals + 1) }
            ?? [MenuSection(elements: [deferred], size: size)]
    }

    private func didLoad(_ elements: [UIMenuElement], of identifier: ObjectIdentifier) {
        provided[identifier] = elements
        if !isResolving { onChange() }
    }
}
