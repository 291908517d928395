/// The children of a `KeyedDeclaration` in one container while its body runs.
@MainActor
struct KeyedChildren {
    let container: ChildContainer
    let slots: KeyedChildSlots

    func update(
        _ content: some ChildContent, identity: ComponentIdentity, environment: EnvironmentCells,
        availableSize: CGSize, transition: ComponentTransition
    ) -> UpdatedChild {
        slots.withNode(for: identity, pass: container.pass, parent: container.owner) { node in
            container.updateChild(
                &node, content: content, identity: identity, environment: environment,
                availableSize: availableSize, transition: transition)
        }
    }

    /// Updates a boxed component, with a fast path for unchanged children.
    @inline(__always) func update(
        _ box: ComponentBox, identity: ComponentIdentity, environment: EnvironmentCells, availableSize: CGSize,
        transition: ComponentTransition
    ) -> UpdatedChild {
        if let node = slots.nextIfUnchanged(
            for: identity, pass: container.pass, box: box, environment: environment, availableSize: availableSize)
        {
            return container.keep(node, transition: transition)
        }
        return update(
            BoxContent(box: box), identity: identity, environment: environment, availableSize: availableSize,
            transition: transition)
    }
}
