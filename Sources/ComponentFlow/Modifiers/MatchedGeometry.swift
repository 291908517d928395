/// A component that moves from the place of another one with the same id, whose place it takes.
public struct MatchedGeometry<ChildEnvironment>: Wrapper {
    /// The environment that the content expects.
    public typealias EnvironmentType = ChildEnvironment

    /// The component that is moved.
    public let content: AnyComponent<ChildEnvironment>
    let key: MatchedGeometryKey

    public func makeView() -> MatchedGeometryView {
        MatchedGeometryView(frame: .zero)
    }

    /// Updates the content.
    public func update(
        view: MatchedGeometryView, availableSize: CGSize, state: EmptyComponentState,
        environment: Environment<ChildEnvironment>, transition: ComponentTransition
    ) -> CGSize {
        view.show(key)
        return updateChildren(
            in: view, availableSize: availableSize, environment: environment, transition: transition)
    }
}

extension Component {
    /// Returns the component with an id by which it moves from the place of a component that it replaces.
    ///
    /// ```swift
    /// @Local var cards = GeometryNamespace()
    /// @Local var isOpen = false
    ///
    /// var content: some Component<Empty> {
    ///     ZStack {
    ///         if isOpen {
    ///             Page(book).matchedGeometry(id: book.id, in: cards)
    ///         } else {
    ///             Cover(book).matchedGeometry(id: book.id, in: cards)
    ///         }
    ///     }
    ///     .onTap { withTransition(.spring(duration: 0.4)) { isOpen.toggle() } }
    /// }
    /// ```
    ///
    /// If an animated update removes a component and inserts another one with the same id, anywhere in the same window,
    /// the new one moves from the on-screen frame of the removed one to its own frame, with the transition of the update.
    /// An image of the removed one moves along, while both are cross-faded. The contents are scaled, not laid out for each
    /// frame of the animation. Another update in the opposite direction continues from the frame on screen.
    ///
    /// Insertion and removal animations of the two components themselves are replaced; apply this modifier last, so that
    /// this includes the default ones of stacks. Those of components around them are performed in addition. If motion is
    /// reduced in the settings of the system, only the insertion and removal animations are performed. Rows that a lazy list
    /// creates because it is scrolled are not inserted by an update, and do not move.
    ///
    /// - Parameters:
    ///   - id: The id; at most one component that is shown should have it in the namespace.
    ///   - namespace: The group of components that are matched with each other.
    public func matchedGeometry(
        id: some Hashable, in namespace: GeometryNamespace
    ) -> MatchedGeometry<EnvironmentType> {
        MatchedGeometry(
            content: AnyComponent(self), key: MatchedGeometryKey(namespace: namespace, id: AnyHashable(id)))
    }
}
