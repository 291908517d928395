/// A component that assistive technologies present as another one.
///
/// ```swift
/// Dial(value: volume) { volume = $0 }
///     .accessibilityRepresentation { Slider(value: $volume) }
/// ```
///
/// The representation is not visible and takes neither touches nor the keyboard focus.
public struct Represented<ChildEnvironment>: ContainerComponent {
    /// The environment that both components expect.
    public typealias EnvironmentType = ChildEnvironment

    /// The component on screen, which determines the size.
    public let content: AnyComponent<ChildEnvironment>
    /// The component for assistive technologies, to which the size of the content is proposed.
    public let representation: AnyComponent<ChildEnvironment>

    public func makeView() -> View {
        View(frame: .zero)
    }

    func layOut(
        _ children: ChildContainer, availableSize: CGSize, environment: EnvironmentCells,
        transition: ComponentTransition
    ) -> CGSize {
        let content = children.update(
            .layer, BoxContent(box: content.box), environment: environment, availableSize: availableSize,
            transition: transition)
        // Modifiers describe the representation, so that is what counts as their content.
        let representation = children.update(
            .content, BoxContent(box: representation.box), environment: environment, availableSize: content.size,
            transition: transition)
        if let layer = children.node(of: representation)?.view.layer, layer.mask == nil { layer.mask = CALayer() }
        children.add(content)
        children.add(representation.style(ChildStyle(ignoresTouches: true)))
        return content.size
    }

    /// The view of a component that is presented as another one.
    public final class View: UIView {
        /// The representation, unless other elements were set.
        public override var accessibilityElements: [Any]? {
            get { super.accessibilityElements ?? subviews.filter { $0.mountedNode?.key == ChildKey.content } }
            set { super.accessibilityElements = newValue }
        }
    }
}

extension Component {
    /// Returns the component presented to assistive technologies as another one, such as a drawing as a slider.
    public func accessibilityRepresentation<Other: Component>(
        _ representation: () -> Other
    ) -> Represented<EnvironmentType> where Other.EnvironmentType == EnvironmentType {
        Represented(content: AnyComponent(self), representation: AnyComponent(representation()))
    }

    /// Returns the component presented to assistive technologies as another one that expects no environment.
    @_disfavoredOverload
    public func accessibilityRepresentation<Other: Component>(
        _ representation: () -> Other
    ) -> Represented<EnvironmentType> where Other.EnvironmentType == Empty {
        Represented(
            content: AnyComponent(self), representation: AnyComponent(ignoringEnvironment: representation()))
    }
}
