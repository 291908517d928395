/// The properties that only few nodes use, created when the first one is set.
@MainActor
final class MountedNodeDetails {
    weak var host: (any MountedNodeHost)?
    var requestedTransition: ComponentTransition?
    /// The transition of the components below this one until the end of the pass, if the component specifies one.
    var subtreeTransition: ComponentTransition?
    /// Whether the node becomes stale when it receives an equal component without closures, because a control in it was
    /// edited.
    var acceptsEqualComponents = false
    /// The placement options that the last pass specified, and that are applied.
    var options: ChildOptions?
    /// The sizes for several proposals, if the parent measured the child with more than one.
    var measurements: ChildMeasurements?
    /// The values that the components below this one inherit, if the component specifies some.
    var scope: InheritedScope?
    /// The scope whose values the component has read.
    var inheritedScope: InheritedScope?
    /// The components in the subtree whose updates were requested while this component was removed.
    var deferredUpdates: [MountedNodeReference] = []
    /// The overrides of the component's view, created when the parent's style or a removal animation needs them.
    private(set) var overrides: ViewOverrides?
    /// The nodes whose elements were described with values of this node's environment.
    private(set) var elementReaders: [MountedNodeReference] = []
    /// Whether the component has read the user's text size, and depends on it from then on.
    var readsTextSize = false
    /// The subscription to what the update reads, for a component with a binding or a model.
    var modelSubscription: DescriptionSubscription?
    /// The changes of the component that a development tool makes; `nil` for none.
    var editing: (any ComponentEditing)?
    /// The problems that were reported for the rows of a lazy list.
    var reportedInRows: ReportedProblems = []
    /// The gesture recognizers for the gestures that the parent specified.
    private var gestures = GestureBinding()

    var overridesMakingIfNeeded: ViewOverrides {
        if let overrides { return overrides }
        let overrides = ViewOverrides()
        self.overrides = overrides
        return overrides
    }

    /// Adds a node whose elements were described with values of this node's environment.
    func addElementReader(_ node: MountedNode) {
        // Only then, so that adding n nodes takes O(n).
        if elementReaders.count == elementReaders.capacity {
            elementReaders.removeAll { $0.node == nil || $0.node === node }
        }
        elementReaders.append(node.reference)
    }

    /// Applies style and gestures to the view.
    func apply(_ new: ChildOptions?, to view: UIView, transition: ComponentTransition) {
        options = new
        if let style = new?.style, style != ChildStyle() {
            overridesMakingIfNeeded.apply(style, to: view, transition: transition)
        } else {
            overrides?.apply(ChildStyle(), to: view, transition: transition)
        }
        let specified = new?.gestures ?? []
        guard !specified.isEmpty || !gestures.isEmpty else { return }
        let isFirst = gestures.isEmpty
        gestures.apply(specified, to: view)
        if isFirst, !view.isUserInteractionEnabled, new?.style.ignoresTouches == false {
            view.mountedNode?.reportUnreachableGesture()
        }
    }
}
