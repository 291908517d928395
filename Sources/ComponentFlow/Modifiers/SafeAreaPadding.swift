/// A component that keeps its content out of the areas that bars cover.
///
/// ```swift
/// LazyList(rows: messages) { MessageRow(message: $0) }.safeAreaPadding()
/// ```
///
/// The padding equals the `safeAreaInsets` of the component's view: the insets of the enclosing view controllers, as far as
/// the view extends into them. The component is updated when they change.
public struct SafeAreaPadding<ChildEnvironment>: ContainerComponent {
    /// The environment that the content expects.
    public typealias EnvironmentType = ChildEnvironment

    /// The content inside the safe area.
    public let content: AnyComponent<ChildEnvironment>
    /// The edges at which the content is kept out of covered areas.
    public let edges: ComponentEdges

    /// Creates a component that keeps its content inside the safe area.
    public init(content: AnyComponent<ChildEnvironment>, edges: ComponentEdges = .all) {
        self.content = content
        self.edges = edges
    }

    /// The view of a component that keeps its content inside the safe area.
    public final class View: UIView {
        /// The insets that the last update used.
        fileprivate var usedInsets = UIEdgeInsets.zero

        /// Updates the component.
        public override func safeAreaInsetsDidChange() {
            super.safeAreaInsetsDidChange()
            guard safeAreaInsets != usedInsets, let node = mountedNode else { return }
            UpdateScheduler.shared.requestUpdate(of: node, transition: .immediate, isLocal: false)
        }
    }

    public func makeView() -> View {
        View(frame: .zero)
    }

    /// Updates the content and places it.
    @MainActor func layOut(
        _ children: ChildContainer, availableSize: CGSize, environment: EnvironmentCells,
        transition: ComponentTransition
    ) -> CGSize {
        let view = children.owner.view as? View
        let safeArea = children.owner.view.safeAreaInsets
        view?.usedInsets = safeArea
        let padding = LayoutModifier.padding(insets(safeArea, isRightToLeft: children.owner.isRightToLeft))
        let child = children.updateContent(
            content.box, environment: environment,
            availableSize: padding.proposal(available: availableSize), transition: transition)
        let (size, origin) = padding.place(child.size, available: availableSize)
        children.add(
            child.position(CGPoint(x: origin.x + child.size.width / 2, y: origin.y + child.size.height / 2)))
        return size
    }

    private func insets(_ safeArea: UIEdgeInsets, isRightToLeft: Bool) -> UIEdgeInsets {
        let left = edges.contains(.left) || edges.contains(isRightToLeft ? .trailing : .leading)
        let right = edges.contains(.right) || edges.contains(isRightToLeft ? .leading : .trailing)
        return UIEdgeInsets(
            top: edges.contains(.top) ? safeArea.top : 0, left: left ? safeArea.left : 0,
            bottom: edges.contains(.bottom) ? safeArea.bottom : 0, right: right ? safeArea.right : 0)
    }
}

extension Component {
    /// Returns the component with padding at the edges that bars cover.
    public func safeAreaPadding(_ edges: ComponentEdges = .all) -> SafeAreaPadding<EnvironmentType> {
        SafeAreaPadding(content: AnyComponent(self), edges: edges)
    }
}
