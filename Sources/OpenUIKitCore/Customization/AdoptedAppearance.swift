/// The values of appearance proxies that an instance has adopted.
@MainActor final class AdoptedAppearance {
    private struct AdoptedValue {
        let value: AppearanceValue
        let original: AppearanceValue
    }

    /// The largest number of passes: a value for traits can change these traits, and more passes would not help then.
    private static let maximumPasses = 3

    /// The adopted values by the indices of their properties.
    private var values: [Int: AdoptedValue] = [:]
    private var isUpdating = false
    private var isOutdated = false

    /// Lets an instance adopt the values for its place in the hierarchy, and restores those that are not for it any more.
    ///
    /// Values that were set for the instance itself stay. A nested call, by a setter that changes traits, takes effect at the end
    /// of the outer one.
    ///
    /// - Parameter inherited: Returns the values for the place of the instance, by the indices of their properties.
    func update(_ instance: AnyObject, _ properties: AppearanceProperties, inherited: () -> [Int: AppearanceValue]) {
        isOutdated = true
        guard !isUpdating else { return }
        isUpdating = true
        defer { isUpdating = false }
        for _ in 0..<Self.maximumPasses where isOutdated {
            isOutdated = false
            adopt(inherited(), by: instance, properties)
        }
    }

    /// Decides which values change before it sets any, because values can depend on each other.
    private func adopt(_ inherited: [Int: AppearanceValue], by instance: AnyObject, _ properties: AppearanceProperties)
    {
        guard !inherited.isEmpty || !values.isEmpty else { return }
        values = values.filter { $0.value.value.isValue(instance) }
        var changes: [AppearanceValue] = []
        for (index, property) in properties.list.enumerated() {
            let old = values[index]
            guard let new = inherited[index] else {
                values[index] = nil
                if let old { changes.append(old.original) }
                continue
            }
            guard old != nil || properties.standards[index].isValue(instance),
                let original = old?.original ?? property.value(instance)
            else { continue }
            values[index] = AdoptedValue(value: new, original: original)
            changes.append(new)
        }
        for change in changes where !change.isValue(instance) { change.apply(instance) }
    }
}

extension UIView {
    /// Adopts the values of appearance proxies for the view and its descendants.
    final func adoptAppearances() {
        AppearanceProxies.readValues()
        forEachInSubtree { view in
            view.adoptAppearance()
            return true
        }
    }

    /// Adopts the values for other traits, which were read before.
    final func adoptAppearanceOfTraits() {
        if AppearanceProxies.dependOnTraits, hostWindow != nil { adoptAppearance() }
    }

    private func adoptAppearance() {
        func inherited() -> [Int: AppearanceValue] {
            AppearanceProxies.values(for: self, in: next, traitCollection)
        }
        // Most views have no values of proxies, and need no memory for them.
        if rareState?.appearance == nil, !inherited().isEmpty { ensureRareState().appearance = AdoptedAppearance() }
        rareState?.appearance?.update(self, type(of: self).appearanceProperties, inherited: inherited)
        adoptAppearanceOfItem()
    }
}

extension UIBarItem {
    /// Adopts the values of appearance proxies for the item.
    ///
    /// - Parameter view: The view that displays the item.
    package final func adoptAppearance(in view: UIView) {
        let appearance = self.appearance ?? AdoptedAppearance()
        self.appearance = appearance
        appearance.update(self, type(of: self).appearanceProperties) {
            AppearanceProxies.values(for: self, in: view.next, view.traitCollection)
        }
    }
}
