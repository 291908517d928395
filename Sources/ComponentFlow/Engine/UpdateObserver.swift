/// An observer of the update engine, for development tools.
@MainActor
package protocol UpdateObserver: AnyObject {
    /// Called when something that an update of the component depends on has changed, before the update.
    func updateWasRequested(of component: MountedComponent, because cause: UpdateCause)
    /// Called when a component was replaced by another one of the same type that is not equal.
    func componentDidChange(_ component: MountedComponent, from old: any Component)
    /// Called before the update of a component.
    ///
    /// - Parameter reasons: The reasons; none if the size of a child has changed, or to verify a skipped update.
    func updateWillRun(of component: MountedComponent, reasons: UpdateReasons)
    /// Called after the update of a component and of its children.
    func updateDidRun(of component: MountedComponent)
}

/// What led to an update that no parent requested.
package enum UpdateCause {
    /// A call of ``ComponentState/updated(transition:isLocal:)``.
    case state(ComponentState)
    /// A change of a model or a local value that the last update read.
    case model
    /// A change of an environment value, whose new value is given.
    case environment(Any)
    /// A change of a value that a modifier around the component specifies.
    case inheritedValue
    /// A change in the subtree that may affect the size for another proposal.
    case measurement
    /// A change of the size of the content that a host in the component's view shows.
    case contentSize
}

/// The observer of the update engine.
@MainActor
package enum UpdateObservation {
    /// The observer; `nil` unless a tool records updates, so that updates cost one comparison.
    @exclusivity(unchecked) package static var observer: (any UpdateObserver)?
}
