/// The properties that only few nodes use, created when the first one is set.
@MainActor
final class ComponentNodeDetails {
    weak var host: (any ComponentNodeHost)?
    var requestedTransition: ComponentTransition?
    var specifiedTransition = ComponentTransition.immediate
}
