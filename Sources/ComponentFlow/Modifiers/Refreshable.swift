/// A component whose vertical scroll views can be pulled down to refresh their content.
///
/// ```swift
/// LazyList(sections: sections).refreshable { await mailbox.reload() }
/// ```
///
/// The scroll view shows an activity indicator until the action returns. The action is behavior: it is not considered
/// when components are compared, and is always current.
public struct Refreshable<ChildEnvironment>: Wrapper {
    /// The environment that the content expects.
    public typealias EnvironmentType = ChildEnvironment

    /// The component with the scroll views.
    public let content: AnyComponent<ChildEnvironment>
    @Behavior var action: @MainActor () async -> Void

    init(content: AnyComponent<ChildEnvironment>, action: @escaping @MainActor () async -> Void) {
        self.content = content
        _action = Behavior(wrappedValue: action)
    }

    /// The state, which holds the current action.
    public final class State: ComponentState {
        fileprivate let refresh = RefreshAction()
    }

    public func makeState() -> State {
        State()
    }

    /// Passes the action to the scroll views, and updates the content.
    public func update(
        view: UIView, availableSize: CGSize, state: State, environment: Environment<ChildEnvironment>,
        transition: ComponentTransition
    ) -> CGSize {
        state.refresh.action = action
        UpdateScheduler.runningNode?.specify(InheritedValues(refresh: state.refresh), transition: transition)
        return updateChildren(
            in: view, availableSize: availableSize, environment: environment, transition: transition)
    }
}

/// The current action of a ``Refreshable`` component, which its scroll views perform.
typealias RefreshAction = InheritedAction<@MainActor () async -> Void>

/// The refresh control that the scroll views of components have.
@MainActor
final class ComponentRefreshControl: UIRefreshControl {
    fileprivate var refresh: RefreshAction?

    override init(frame: CGRect) {
        super.init(frame: frame)
        addAction(UIAction { [weak self] _ in self?.start() }, for: .valueChanged)
    }

    /// Returns `nil`: component views do not support archiving.
    required init?(coder: NSCoder) {
        nil
    }

    private func start() {
        prepareComponentsForEvent()
        Task { [weak self, refresh] in
            await refresh?.action?()
            self?.endRefreshing()
        }
    }
}

extension UIScrollView {
    /// Shows a refresh control for the action that the component inherits, if there is one.
    ///
    /// - Parameter isVertical: Whether the content can be scrolled vertically; otherwise there is no refresh control.
    func showRefreshControl(isVertical: Bool) {
        let existing = refreshControl as? ComponentRefreshControl
        guard isVertical, InheritedScope.exists, let refresh = mountedNode?.inheritedValues?.refresh else {
            if existing != nil { refreshControl = nil }
            return
        }
        let control = existing ?? ComponentRefreshControl(frame: .zero)
        control.refresh = refresh
        if existing == nil { refreshControl = control }
    }
}

extension Component {
    /// Returns the component with an action that its vertical scroll views perform when they are pulled down.
    public func refreshable(
        _ action: @escaping @MainActor () async -> Void
    ) -> Refreshable<EnvironmentType> {
        Refreshable(content: AnyComponent(self), action: action)
    }
}
