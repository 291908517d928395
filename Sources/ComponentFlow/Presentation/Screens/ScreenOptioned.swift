/// What the content of a presented screen specifies for it; `nil` leaves an option to other components.
struct ScreenOptions: Equatable {
    var detents: Set<PresentationDetent>?
    var isDismissalDisabled: Bool?
    /// The width of an inspector beside the content.
    var inspectorWidth: InspectorColumnWidth?
}

/// A component that specifies how the sheet that contains it behaves.
///
/// If several components of a screen specify the same, the last one that appeared applies.
public struct ScreenOptioned<ChildEnvironment>: Wrapper {
    /// The environment that the content expects.
    public typealias EnvironmentType = ChildEnvironment

    let content: AnyComponent<ChildEnvironment>
    fileprivate var options = ScreenOptions()

    public func makeView() -> ScreenOptionsView {
        ScreenOptionsView(frame: .zero)
    }

    /// Updates the content and places it.
    public func update(
        view: ScreenOptionsView, availableSize: CGSize, state: EmptyComponentState,
        environment: Environment<ChildEnvironment>, transition: ComponentTransition
    ) -> CGSize {
        view.show(options)
        return updateChildren(
            in: view, availableSize: availableSize, environment: environment, transition: transition)
    }
}

/// The view of a ``ScreenOptioned`` component.
public final class ScreenOptionsView: UIView {
    private(set) var options = ScreenOptions()
    private weak var screen: ScreenView?

    fileprivate func show(_ options: ScreenOptions) {
        guard options != self.options else { return }
        self.options = options
        screen?.showOptions()
    }

    /// Applies the options to the screen that contains the view.
    public override func didMoveToWindow() {
        super.didMoveToWindow()
        screenDidChange()
    }

    /// Finds the screen, which can be around that of a navigation stack, but not around that of an inspector.
    func screenDidChange() {
        let screens = sequence(first: self as UIView, next: \.superview).compactMap { $0 as? ScreenView }
        let outermost = screens.first { $0.isInspector } ?? screens.last
        guard outermost !== screen else { return }
        screen?.remove(self)
        screen = outermost
        outermost?.add(self)
    }
}

extension Component {
    /// Returns the component, which specifies the heights at which its sheet can rest.
    ///
    /// ```swift
    /// .sheet(isPresented: $isChoosing) { FilterScreen().presentationDetents([.medium, .large]) }
    /// ```
    ///
    /// The user drags the sheet from one height to another; it is presented with the smallest one.
    public func presentationDetents(_ detents: Set<PresentationDetent>) -> ScreenOptioned<EnvironmentType> {
        screenOptioned { $0.detents = detents }
    }

    /// Returns the component, which prevents the user from dismissing its sheet or popover with a drag, with a tap outside
    /// of it, or with Escape.
    ///
    /// The screen is dismissed by its binding and by ``Dismiss``.
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> ScreenOptioned<EnvironmentType> {
        screenOptioned { $0.isDismissalDisabled = isDisabled }
    }

    /// Returns the component with changed options of its screen.
    func screenOptioned(_ change: (inout ScreenOptions) -> Void) -> ScreenOptioned<EnvironmentType> {
        var component = self as? ScreenOptioned<EnvironmentType> ?? ScreenOptioned(content: AnyComponent(self))
        change(&component.options)
        return component
    }
}
