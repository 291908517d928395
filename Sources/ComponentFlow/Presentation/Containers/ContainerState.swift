/// The state of a component that shows other screens, such as ``TabView``; it owns their view controllers.
public final class ContainerState: ComponentState {
    private var coordinator: AnyObject?

    /// Shows a container with the coordinator of earlier updates, or with a new one if there is none that can show it.
    func show<Coordinator: ContainerCoordinator>(
        _ container: Coordinator.Container, with type: Coordinator.Type, in view: ContainerControllerView,
        environment: Environment<Coordinator.EnvironmentType>, transition: ComponentTransition
    ) {
        let current = (coordinator as? Coordinator).flatMap { $0.canShow(container) ? $0 : nil }
        let coordinator = current ?? Coordinator(for: container, in: view)
        self.coordinator = coordinator
        coordinator.show(container, environment: environment, transition: transition)
    }
}

/// Keeps a container view controller and the component that describes it the same.
@MainActor
protocol ContainerCoordinator: AnyObject {
    /// The component that describes the controller.
    associatedtype Container
    associatedtype EnvironmentType

    /// Creates the container view controller, and embeds it in a view.
    init(for container: Container, in view: ContainerControllerView)

    /// Whether the controller can show what a component describes.
    func canShow(_ container: Container) -> Bool

    /// Updates the controller and its screens.
    func show(_ container: Container, environment: Environment<EnvironmentType>, transition: ComponentTransition)
}

extension ContainerCoordinator {
    func canShow(_ container: Container) -> Bool { true }
}
