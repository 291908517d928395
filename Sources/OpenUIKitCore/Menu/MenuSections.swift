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
        isResolving = true
        defer { isResolving = false }
        return sections(of: menu.children, deferrals: 0)
    }

    private func sections(of elements: [UIMenuElement], deferrals: Int) -> [[UIMenuElement]] {
        var sections: [[UIMenuElement]] = [[]]
        for element in elements where !element.elementAttributes.contains(.hidden) {
            if let inner = element as? UIMenu, inner.options.contains(.displayInline) {
                sections += self.sections(of: inner.children, deferrals: deferrals) + [[]]
            } else if let deferred = element as? UIDeferredMenuElement {
                let inner = self.sections(of: deferred, deferrals: deferrals)
                sections[sections.count - 1] += inner.first ?? []
                sections += inner.dropFirst()
            } else {
                sections[sections.count - 1].append(element)
            }
        }
        return sections.filter { !$0.isEmpty }
    }

    /// Returns what a deferred element has provided, or otherwise the element itself, which indicates that it is loading.
    private func sections(of deferred: UIDeferredMenuElement, deferrals: Int) -> [[UIMenuElement]] {
        guard deferrals < Self.deferralLimit else { return [] }
        let identifier = ObjectIdentifier(deferred)
        if requested.updateValue(deferred, forKey: identifier) == nil {
            deferred.load { [weak self] in self?.didLoad($0, of: identifier) }
        }
        return provided[identifier].map { sections(of: $0, deferrals: deferrals + 1) } ?? [[deferred]]
    }

    private func didLoad(_ elements: [UIMenuElement], of identifier: ObjectIdentifier) {
        provided[identifier] = elements
        if !isResolving { onChange() }
    }
}
