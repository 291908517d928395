/// A component that moves from the place of another one with the same id, whose place it takes, or follows it.
public struct MatchedGeometry<ChildEnvironment>: Wrapper {
    /// The environment that the content expects.
    public typealias EnvironmentType = ChildEnvironment

    /// The component that is moved.
    public let content: AnyComponent<ChildEnvironment>
    let settings: MatchedGeometrySettings

    public func makeView() -> MatchedGeometryView {
        MatchedGeometryView(frame: .zero)
    }

    /// Updates the content.
    public func update(
        view: MatchedGeometryView, availableSize: CGSize, state: EmptyComponentState,
        environment: Environment<ChildEnvironment>, transition: ComponentTransition
    ) -> CGSize {
        let anchor = UpdateScheduler.runningNode.map { settings.anchor.resolved(in: $0) } ?? settings.anchor
        view.show(settings, anchor: anchor.fraction, transition: transition)
        return updateChildren(
            in: view, availableSize: availableSize, environment: environment, transition: transition)
    }

    /// Updates the content of a follower with the size of its source, and returns the size that it has without one, so
    /// that the layout around it does not depend on the source.
    @MainActor func layOut(
        _ children: ChildContainer, availableSize: CGSize, environment: EnvironmentCells,
        transition: ComponentTransition
    ) -> CGSize {
        let child = children.updateContent(
            content.box, environment: environment, availableSize: availableSize, transition: transition)
        if let proposal = (children.owner.view as? MatchedGeometryView)?.follower?.proposal {
            children.add(children.settle(child, proposal: proposal, transition: transition))
        } else {
            children.add(children.settleUnmeasured(child, proposal: availableSize, transition: transition))
        }
        return child.size
    }
}

extension Component {
    /// Returns the component with an id by which it moves from the place of a component that it replaces, or follows
    /// another one.
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
    /// ## Following another component
    ///
    /// With `isSource: false`, the component is shown at the place of the source with the same id in its window, for
    /// example behind the selected one of several tabs:
    ///
    /// ```swift
    /// HStack(spacing: 4) {
    ///     ForEach(tabs) { tab in
    ///         Text(tab.title).padding(8).matchedGeometry(id: tab.id, in: highlight)
    ///             .onTap { withTransition(.spring(duration: 0.3)) { selection = tab.id } }
    ///     }
    /// }
    /// .background(
    ///     Rectangle(color: .systemTeal).cornerRadius(8).matchedGeometry(id: selection, in: highlight, isSource: false))
    /// ```
    ///
    /// It follows the source in each frame, while that one is moved, animated or scrolled, and wherever it is in the
    /// window. An update with another id, or one that makes another component the source, moves it from one source to the
    /// other with its transition. The layout around the component does not change: it keeps its own place there, at which
    /// it is shown while there is no source. It is not clipped to that place, and receives touches where it is shown,
    /// within the bounds of its ancestors.
    ///
    /// The size of the source is proposed to the content. A content that takes it has the source's on-screen size, for
    /// which it is scaled during an animation of the source; another content keeps its size. If the source is rotated, the
    /// content is shown in its bounding box. A source in the component itself is not followed, which is reported as
    /// `geometry.source-inside`; two sources with one id are reported as `geometry.duplicate-source`.
    ///
    /// - Parameters:
    ///   - id: The id; at most one source that is shown should have it in the namespace.
    ///   - namespace: The group of components that are matched with each other.
    ///   - properties: What the component takes over from the one that it replaces or follows.
    ///   - anchor: The point of this component that is placed at the anchor point of the other one.
    ///   - isSource: Whether the component has its own place; otherwise it follows the source with the same id.
    public func matchedGeometry(
        id: some Hashable, in namespace: GeometryNamespace, properties: MatchedGeometryProperties = .frame,
        anchor: ComponentAlignment = .center, isSource: Bool = true
    ) -> MatchedGeometry<EnvironmentType> {
        MatchedGeometry(
            content: AnyComponent(self),
            settings: MatchedGeometrySettings(
                key: MatchedGeometryKey(namespace: namespace, id: AnyHashable(id)), properties: properties,
                anchor: anchor, isSource: isSource))
    }
}
