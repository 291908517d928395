/// A component that presents a screen or an alert while a binding requests it.
///
/// Created by modifiers such as `sheet(isPresented:onDismiss:content:)`; several in a row are independent of each other.
public struct Presenting<ChildEnvironment>: Wrapper {
    /// The environment that the content and the presented component expect.
    public typealias EnvironmentType = ChildEnvironment

    /// The component that presents.
    public let content: AnyComponent<ChildEnvironment>
    let request: PresentationRequest<ChildEnvironment>?
    @Behavior var actions: ComponentPresenter<ChildEnvironment>.Actions

    /// The state, which presents and dismisses.
    public final class State: ComponentState {
        private var existing: ComponentPresenter<ChildEnvironment>?

        /// Returns the presenter, created when the component first requests a presentation.
        fileprivate func presenter(of view: View, isNeeded: Bool) -> ComponentPresenter<ChildEnvironment>? {
            if existing != nil || !isNeeded { return existing }
            let presenter = ComponentPresenter<ChildEnvironment>(view: view)
            view.windowDidChange = { [weak presenter] in presenter?.windowDidChange() }
            existing = presenter
            return presenter
        }
    }

    /// The view of a component that presents.
    public final class View: UIView {
        fileprivate var windowDidChange: (() -> Void)?

        /// Presents or dismisses what the component requests.
        public override func didMoveToWindow() {
            super.didMoveToWindow()
            windowDidChange?()
        }
    }

    public func makeView() -> View {
        View(frame: .zero)
    }

    public func makeState() -> State {
        State()
    }

    /// Updates the content, and presents what is requested.
    public func update(
        view: View, availableSize: CGSize, state: State, environment: Environment<ChildEnvironment>,
        transition: ComponentTransition
    ) -> CGSize {
        let size = updateChildren(
            in: view, availableSize: availableSize, environment: environment, transition: transition)
        state.presenter(of: view, isNeeded: request != nil)?
            .show(request, environment: environment, actions: actions, transition: transition)
        return size
    }
}

extension Component {
    /// Returns the component with a presentation that a Boolean value requests.
    ///
    /// - Parameter content: A closure that describes what is presented, called if the value is `true`.
    func presenting(
        _ isPresented: Binding<Bool>, onDismiss: (() -> Void)?,
        content: () -> PresentationRequest<EnvironmentType>.Content
    ) -> Presenting<EnvironmentType> {
        let request: PresentationRequest<EnvironmentType>? =
            isPresented.wrappedValue ? PresentationRequest(id: AnyHashable(true), content: content()) : nil
        let actions = ComponentPresenter<EnvironmentType>.Actions(
            reset: { _ in if isPresented.wrappedValue { isPresented.wrappedValue = false } },
            didDismiss: { onDismiss?() })
        return Presenting(content: AnyComponent(self), request: request, actions: actions)
    }

    /// Returns the component with a presentation that an item requests.
    ///
    /// - Parameter content: A closure that describes what is presented for the item, called if there is one.
    func presenting<Item: Identifiable>(
        _ item: Binding<Item?>, onDismiss: (() -> Void)?,
        content: (Item) -> PresentationRequest<EnvironmentType>.Content
    ) -> Presenting<EnvironmentType> {
        let request: PresentationRequest<EnvironmentType>? = item.wrappedValue.map {
            PresentationRequest(id: AnyHashable($0.id), content: content($0))
        }
        let actions = ComponentPresenter<EnvironmentType>.Actions(
            reset: { id in
                // The item may have been replaced while the previous one was being dismissed.
                if let current = item.wrappedValue, AnyHashable(current.id) == id { item.wrappedValue = nil }
            },
            didDismiss: { onDismiss?() })
        return Presenting(content: AnyComponent(self), request: request, actions: actions)
    }
}
