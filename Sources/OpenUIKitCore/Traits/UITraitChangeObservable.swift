/// A token for the registration of an observer, to be passed to
/// ``UITraitChangeObservable/unregisterForTraitChanges(_:)``.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: AnyObject {}

/// An object whose trait changes can be observed.
@preconcurrency @MainActor public protocol UITraitChangeObservable: AnyObject {
    /// The registered observers, for use by the framework.
    var traitObservers: UITraitObservers { get }
}

/// The observers of the traits of a view or controller.
@preconcurrency @MainActor public final class UITraitObservers {
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
    /// Registers a closure that is called with this object and its previous traits whenever one of the given traits
    /// changes.
    ///
    /// `handler` is the closure. The type of its first parameter may be any type of the object, usually `Self`.
    @discardableResult
    public func registerForTraitChanges<Observed>(
        _ traits: [UITrait], handler: @escaping @MainActor (Observed, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        traitObservers.add(traits) { [weak self] old in
            if let observed = self as? Observed { handler(observed, old) }
        }
    }

    /// Registers a method of a target, held weakly, that is called whenever one of the given traits changes.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration {
        let target = target as AnyObject
        return traitObservers.add(traits) { [weak self, weak target] _ in
            if let self, let target { _ = action.perform(target, self, nil) }
        }
    }

    /// Registers a method of this object that is called whenever one of the given traits changes.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits, target: self, action: action)
    }

    /// Removes the registration of an observer.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        traitObservers.remove(registration)
    }
}
