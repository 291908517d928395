/// What few nodes have; made when the first of it is set.
@MainActor
final class ComponentNodeDetails {
    weak var host: (any ComponentNodeHost)?
    var requestedTransition: ComponentTransition?
    var saidTransition = ComponentTransition.immediate
}
