extension UIViewController {
    /// The traits that the controller overrides for itself, its view and its child controllers.
    public final var traitOverrides: any UITraitOverrides {
        get { storedTraitOverrides?.values ?? TraitValues() }
        set {
            let values = TraitValues(newValue)
            guard values != storedTraitOverrides?.values ?? TraitValues() else { return }
            updateTraitOverrides { storedTraitOverrides = values == TraitValues() ? nil : UITraitCollection(values) }
        }
    }

    /// Changes the trait overrides of the controller, and notifies all affected views.
    package final func updateTraitOverrides(_ change: () -> Void) {
        guard let view = viewIfLoaded else { return change() }
        view.updateTraitOverrides(change)
    }

    /// The merged trait overrides of the controller and those that its parent sets for it, or `nil` if there are none.
    package final var mergedTraitOverrides: TraitValues? {
        var values = traitsFromParent?.values ?? TraitValues()
        if let storedTraitOverrides { values = values.overlaid(by: storedTraitOverrides.values) }
        if overrideUserInterfaceStyle != .unspecified { values.userInterfaceStyle = overrideUserInterfaceStyle }
        return values == TraitValues() ? nil : values
    }
}

extension UIViewController: UITraitChangeObservable {
    /// The observers of the controller's traits, created on first use.
    public final var traitObservers: UITraitObservers {
        if let existingTraitObservers { return existingTraitObservers }
        let observers = UITraitObservers()
        existingTraitObservers = observers
        return observers
    }
}
