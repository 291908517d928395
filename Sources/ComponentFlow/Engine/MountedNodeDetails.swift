/// The properties that only few nodes use, created when the first one is set.
@MainActor
final class MountedNodeDetails {
    weak var host: (any MountedNodeHost)?
    var requestedTransition: ComponentTransition?
    var specifiedTransition = ComponentTransition.immediate
}
