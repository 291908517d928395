/// Keeps the columns of a split view controller and those of a ``NavigationSplitView`` the same.
@MainActor
final class SplitCoordinator<EnvironmentType>: ContainerCoordinator, UISplitViewControllerDelegate {
    // A column without content takes no space, so the style with three columns serves for two as well.
    private let split = UISplitViewController(style: .tripleColumn)
    private weak var view: ContainerControllerView?
    private var screens: [UISplitViewController.Column: ScreenController<EnvironmentType>] = [:]
    /// The state that the controller shows.
    private var shown = NavigationSplitState()
    /// The state that it shows from the next frame on.
    private var requested: NavigationSplitState?
    private var changeState: ((NavigationSplitState) -> Void)?
    private var isApplying = false

    init(for container: NavigationSplitView<EnvironmentType>, in view: ContainerControllerView) {
        self.view = view
        split.delegate = self
        view.embedding = EmbeddedController(split, in: view)
        split.observeUserChanges { [weak self] in self?.userDidChange() }
    }

    // MARK: Updates

    /// Updates the columns, and shows those that the component's state specifies.
    func show(
        _ component: NavigationSplitView<EnvironmentType>, environment: Environment<EnvironmentType>,
        transition: ComponentTransition
    ) {
        isApplying = true
        defer { isApplying = false }
        changeState = component.changeState
        let contents: [(UISplitViewController.Column, AnyComponent<EnvironmentType>?)] = [
            (.primary, component.sidebar), (.supplementary, component.middle), (.secondary, component.detail),
        ]
        for (column, content) in contents {
            show(content, in: column, environment: environment, transition: transition)
        }
        if let state = component.splitState { request(state) }
    }

    private func show(
        _ content: AnyComponent<EnvironmentType>?, in column: UISplitViewController.Column,
        environment: Environment<EnvironmentType>, transition: ComponentTransition
    ) {
        guard let content, let view else {
            if screens.removeValue(forKey: column) != nil { split.setViewController(nil, for: column) }
            return
        }
        if let screen = screens[column] {
            return screen.update(content, environment: environment, transition: transition)
        }
        let screen = ScreenController(content, environment: environment, origin: view)
        // The content would be behind the bar.
        screen.edgesForExtendedLayout = []
        screens[column] = screen
        split.setViewController(screen, for: column)
    }

    /// Shows a state: at once if the view is not in a window, otherwise when no component is being updated.
    private func request(_ state: NavigationSplitState) {
        guard state != requested ?? shown else { return }
        guard view?.window != nil else { return apply(state) }
        let isScheduled = requested != nil
        requested = state
        guard !isScheduled else { return }
        performBeforeNextFrame { [weak self] in self?.applyRequested() }
    }

    private func applyRequested() {
        guard let state = requested else { return }
        requested = nil
        isApplying = true
        defer { isApplying = false }
        apply(state)
    }

    private func apply(_ state: NavigationSplitState) {
        let automatic = UISplitViewController.automaticDimension
        let isColumnChanged = state.compactColumn != shown.compactColumn
        shown = state
        split.preferredPrimaryColumnWidth = state.sidebarWidth.map { CGFloat($0) } ?? automatic
        split.preferredSupplementaryColumnWidth = state.contentWidth.map { CGFloat($0) } ?? automatic
        split.preferredDisplayMode = state.visibility.displayMode
        if isColumnChanged, split.isCollapsed { split.show(state.compactColumn.column) }
    }

    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        shown.compactColumn.column
    }

    /// Loads the columns that may be below the visible one, whose titles the back buttons show.
    func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
        for column in [UISplitViewController.Column.primary, .supplementary] {
            guard let screen = screens[column], screen.viewIfLoaded == nil else { continue }
            if let window = view?.window { screen.view.bounds.size = window.bounds.size }
            screen.updateContent()
            screen.view.showNavigationItems()
        }
    }

    // MARK: Changes by the user

    private func userDidChange() {
        guard !isApplying, let changeState else { return }
        view?.prepareComponentsForEvent()
        var state = shown
        state.sidebarWidth = Self.width(split.preferredPrimaryColumnWidth)
        state.contentWidth = Self.width(split.preferredSupplementaryColumnWidth)
        if let column = split.topColumnOfStack {
            state.compactColumn = NavigationSplitState.Column(column)
        } else if let visibility = visibility(of: split.displayMode) {
            state.visibility = visibility
        }
        guard state != shown else { return }
        shown = state
        changeState(state)
    }

    private static func width(_ width: CGFloat) -> Double? {
        width >= 0 ? Double(width) : nil
    }

    /// Returns the visibility that a mode corresponds to; `nil` if columns are in front of the detail for a while.
    ///
    /// How many columns fit does not change it; only hiding and showing does.
    private func visibility(of mode: UISplitViewController.DisplayMode) -> NavigationSplitState.Visibility? {
        let isShown = shown.visibility != .detailOnly
        switch mode {
        case .secondaryOnly: return .detailOnly
        case .oneBesideSecondary: return isShown ? shown.visibility : .doubleColumn
        case .twoBesideSecondary: return isShown ? shown.visibility : .all
        case .automatic, .oneOverSecondary, .twoOverSecondary, .twoDisplaceSecondary: return nil
        }
    }
}

extension NavigationSplitState.Visibility {
    fileprivate var displayMode: UISplitViewController.DisplayMode {
        switch self {
        case .automatic: .automatic
        case .all: .twoBesideSecondary
        case .doubleColumn: .oneBesideSecondary
        case .detailOnly: .secondaryOnly
        }
    }
}

extension NavigationSplitState.Column {
    fileprivate init(_ column: UISplitViewController.Column) {
        switch column {
        case .primary: self = .sidebar
        case .supplementary: self = .content
        default: self = .detail
        }
    }

    fileprivate var column: UISplitViewController.Column {
        switch self {
        case .sidebar: .primary
        case .content: .supplementary
        case .detail: .secondary
        }
    }
}
