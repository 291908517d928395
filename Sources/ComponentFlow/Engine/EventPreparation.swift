// An event calls only current closures.
//
// A pass over equal components does not run their bodies, even if their closures differ: it only marks their nodes as
// stale. Before an event is delivered to a view, the stale components around the view are updated, from the root to
// the view. Their children then receive components with current closures, and are updated in turn. The components around
// a presented screen are those that present it, although their views do not contain it.
extension UIView {
    /// Updates the stale components around this view, and those of the view itself.
    func prepareComponentsForEvent() {
        DeliveredEvents.count &+= 1
        updateStaleComponents(notifiesControls: false)
    }

    /// Updates the stale components around this view.
    ///
    /// - Parameter notifiesControls: Whether a ``ControlledComponent`` that is replaced by an equal one shows its value
    ///   again.
    func updateStaleComponents(notifiesControls: Bool) {
        guard UpdateScheduler.runningNode == nil else { return }
        // The nodes are retained, because an update may remove some of them.
        let path = sequence(first: self, next: \.enclosingComponentView).compactMap(\.mountedNode)
        var parent: MountedNode?
        for node in path.reversed() {
            if let parent, node.parent === parent {
                let scheduler = UpdateScheduler.shared
                scheduler.pass {
                    scheduler.notifyingControls(notifiesControls) { parent.container?.describeAgain(node) }
                }
            }
            node.refreshIfStale(notifiesControls: notifiesControls)
            parent = node
        }
    }
}

/// The events that were delivered to views of components.
@MainActor
enum DeliveredEvents {
    /// The number of events, which shows whether there was one between two moments.
    @exclusivity(unchecked) static var count: UInt = 0
}
