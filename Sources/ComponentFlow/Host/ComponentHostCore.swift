/// The part that all hosts share: the root node and its updates.
@MainActor
final class ComponentHostCore<EnvironmentType> {
    private(set) var node: MountedNode?
    private var isUpdating = false

    /// Updates the root and returns its size.
    ///
    /// - Parameter didReplaceView: A closure called with the old view when the view was replaced.
    func update(
        transition: ComponentTransition, component: AnyComponent<EnvironmentType>,
        environment: Environment<EnvironmentType>, forceUpdate: Bool, containerSize: CGSize,
        host: any MountedNodeHost, didReplaceView: (_ old: UIView?) -> Void
    ) -> CGSize {
        guard !isUpdating else {
            diagnose(
                "host.reentrant", "A host was updated during its own update",
                path: node?.path ?? "\(type(of: host))",
                hint: "Call state.updated() instead; it schedules an update after the current one.")
            return node?.size ?? .zero
        }
        isUpdating = true
        prepareEvents()

        let root = UpdateScheduler.shared.pass {
            let old = node
            if forceUpdate { old?.addPendingReason(.forced) }
            var slot = old
            let root = MountedNode.update(
                &slot, BoxContent(box: component.box), environment: environment.cells,
                availableSize: containerSize,
                transition: transition
            ) { $0.host = host }
            if root !== old {
                node = root
                if let old { GeometryMatching.shared.willRemove([old.view], transition: transition) }
                old?.host = nil
                didReplaceView(old?.view)
            }
            UpdateScheduler.shared.drainRequests(below: root)
            // Closures that are called when the pass is done, such as `onAppear`, may update the host again.
            isUpdating = false
            return root
        }
        return (node ?? root).size
    }

    /// Updates the environment of the current component, if there is one.
    func updateEnvironment(
        _ environment: Environment<EnvironmentType>, transition: ComponentTransition, host: any MountedNodeHost
    ) -> CGSize? {
        guard let node else { return nil }
        return update(
            transition: transition, component: AnyComponent(box: node.box), environment: environment,
            forceUpdate: false, containerSize: node.availableSize, host: host, didReplaceView: { _ in })
    }
}
