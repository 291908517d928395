/// What somebody waits for, to be given back to ``UITraitChangeObservable/unregisterForTraitChanges(_:)``.
@MainActor public protocol UITraitChangeRegistration: AnyObject {}

/// Something that tells of its traits' changes.
@MainActor public protocol UITraitChangeObservable: AnyObject {
    /// What the observers' bookkeeping is; for the framework.
    var traitObservers: UITraitObservers { get }
}

/// Who waits for changes of one view's or controller's traits.
@MainActor public final class UITraitObservers {
    private final class Registration: UITraitChangeRegistration {
        let traits: [UITrait]
        let handler: (UITraitCollection) -> Void

        init(_ traits: [UITrait], _ handler: @escaping (UITraitCollection) -> Void) {
            self.traits = traits
            self.handler = handler
        }
    }

    private var registrations: [Registration] = []

    func add(_ traits: [UITrait], _ handler: @escaping (UITraitCollection) -> Void) -> any UITraitChangeRegistration {
        let registration = Registration(traits, handler)
        registrations.append(registration)
        return registration
    }

    func remove(_ registration: any UITraitChangeRegistration) {
        registrations.removeAll { $0 === registration }
    }

    func report(from old: UITraitCollection, to new: UITraitCollection) {
        for registration in registrations
        where registration.traits.contains(where: { $0.differs(between: old, and: new) }) {
            registration.handler(old)
        }
    }
}

extension UITraitChangeObservable {
    /// Calls `handler` with this object and the old traits whenever one of some traits changes.
    ///
    /// - Parameter handler: It may name any type that the object has, usually `Self`.
    @discardableResult
    public func registerForTraitChanges<Observed>(
        _ traits: [UITrait], handler: @escaping @MainActor (Observed, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        traitObservers.add(traits) { [weak self] old in
            if let observed = self as? Observed { handler(observed, old) }
        }
    }

    /// Calls a method of a target, held weakly, whenever one of some traits changes.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration {
        let target = target as AnyObject
        return traitObservers.add(traits) { [weak self, weak target] _ in
            if let self, let target { _ = action.perform(target, self, nil) }
        }
    }

    /// Calls a method of this object whenever one of some traits changes.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits, target: self, action: action)
    }

    /// Waits no longer.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        traitObservers.remove(registration)
    }
}

extension UIView: UITraitChangeObservable {
    /// Who waits for changes of the view's traits.
    public final var traitObservers: UITraitObservers {
        let state = ensureRareState()
        if let observers = state.traitObservers { return observers }
        let observers = UITraitObservers()
        state.traitObservers = observers
        return observers
    }

    /// Tells the view, its controller and everybody who waits of new traits.
    final func tellTraits(previous: UITraitCollection) {
        if let rareState {
            if let controller = rareState.viewController {
                controller.traitCollectionDidChange(previous)
                controller.existingTraitObservers?.report(from: previous, to: controller.traitCollection)
            }
            rareState.traitObservers?.report(from: previous, to: traitCollection)
        }
        traitCollectionDidChange(previous)
    }
}

extension UIViewController: UITraitChangeObservable {
    /// Who waits for changes of the controller's traits.
    public final var traitObservers: UITraitObservers {
        if let existingTraitObservers { return existingTraitObservers }
        let observers = UITraitObservers()
        existingTraitObservers = observers
        return observers
    }
}
