/// A component that is visible only where another one, its mask, is opaque.
///
/// ```swift
/// Image(image: portrait).mask(Circle(fillColor: .black))
/// ```
///
/// The size of the content is proposed to the mask. Where the mask is partly transparent, the content is, too.
public struct Masked<ChildEnvironment>: Wrapper {
    /// The environment that both components expect.
    public typealias EnvironmentType = ChildEnvironment

    /// The component that is shown.
    public let content: AnyComponent<ChildEnvironment>
    /// The component whose opacity is applied to the content.
    public let mask: AnyComponent<ChildEnvironment>
    /// The alignment of a mask whose size differs from the content's.
    public let alignment: ComponentAlignment

    /// Creates a component with a mask.
    public init(
        content: AnyComponent<ChildEnvironment>, mask: AnyComponent<ChildEnvironment>,
        alignment: ComponentAlignment = .center
    ) {
        self.content = content
        self.mask = mask
        self.alignment = alignment
    }

    /// The state, which hosts the mask.
    public final class State: ComponentState {
        fileprivate let mask = ComponentView<ChildEnvironment>()
    }

    public func makeState() -> State {
        State()
    }

    /// Updates the content, then the mask for its size.
    public func update(
        view: UIView, availableSize: CGSize, state: State, environment: Environment<ChildEnvironment>,
        transition: ComponentTransition
    ) -> CGSize {
        let size = updateChildren(
            in: view, availableSize: availableSize, environment: environment, transition: transition)
        state.mask.parentState = state
        let maskSize = state.mask.update(
            transition: transition, component: mask, environment: { environment }, containerSize: size)
        show(state.mask.view, maskSize: maskSize, in: view, size: size, transition: transition)
        return size
    }

    @MainActor private func show(
        _ mask: UIView?, maskSize: CGSize, in view: UIView, size: CGSize, transition: ComponentTransition
    ) {
        guard let mask, let node = UpdateScheduler.runningNode else { return }
        let isNew = view.mask !== mask
        if isNew { view.mask = mask }
        let center = alignment.resolved(in: node).center(of: maskSize, in: size)
        let frame = CGRect(
            x: center.x - maskSize.width / 2, y: center.y - maskSize.height / 2, width: maskSize.width,
            height: maskSize.height)
        (isNew ? .immediate : transition).setFrame(view: mask, frame: frame)
    }
}

extension Component {
    /// Returns the component visible only where another one is opaque.
    public func mask<Mask: Component>(
        _ mask: Mask, alignment: ComponentAlignment = .center
    ) -> Masked<EnvironmentType> where Mask.EnvironmentType == EnvironmentType {
        Masked(content: AnyComponent(self), mask: AnyComponent(mask), alignment: alignment)
    }

    /// Returns the component visible only where another one, which expects no environment, is opaque.
    @_disfavoredOverload
    public func mask<Mask: Component>(
        _ mask: Mask, alignment: ComponentAlignment = .center
    ) -> Masked<EnvironmentType> where Mask.EnvironmentType == Empty {
        Masked(content: AnyComponent(self), mask: AnyComponent(ignoringEnvironment: mask), alignment: alignment)
    }
}

extension Component {
    /// Returns the component visible only inside of an outline, which has the component's size.
    ///
    /// ```swift
    /// Image(image: portrait).clipShape(.circle)
    /// Text("New").padding(8).background(.systemYellow).clipShape(.capsule)
    /// ```
    ///
    /// Rounded rectangles are drawn faster with ``cornerRadius(_:)``, and rectangles with ``clipped()``. The component
    /// receives touches in all of its size, unless ``contentShape(_:)`` restricts them.
    public func clipShape(_ outline: ShapeOutline) -> Masked<EnvironmentType> {
        Masked(
            content: AnyComponent(self), mask: AnyComponent(ignoringEnvironment: Shape(outline, fill: .black)))
    }
}
