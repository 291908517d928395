@_spi(Subclassing) import OpenUIKitCore

/// A controller that manages a search: a search bar, and the results, which are shown over the content.
///
/// The bar is displayed by the navigation bar for ``UINavigationItem/searchController``, or where client code adds it,
/// for example as the header of a table. The search is active from the moment that the bar is edited until it is
/// cancelled; Control-F begins it, Escape ends it, and the Down key moves the keyboard focus to the results.
///
/// While it is active, the search controller is a child of the controller whose content it searches; it is not
/// presented by it.
@preconcurrency @MainActor open class UISearchController: UIViewController {
    /// Constants that specify when the scope buttons are shown.
    public enum ScopeBarActivation: Int, Sendable {
        /// While the search is active.
        case automatic = 0
        /// Client code shows and hides them.
        case manual = 1
        /// While the bar has text or tokens.
        case onTextEntry = 2
        /// While the search is active.
        case onSearchActivation = 3
    }

    private static let duration: TimeInterval = 0.25

    private final let bar = UISearchBar(frame: .zero)
    private final let container = SearchContainerView(frame: .zero)
    private final var storedActive = false
    /// Completes the animation with which the search begins or ends.
    private final var endAnimation: (() -> Void)?
    private final lazy var find = makeFindCommand()

    /// The controller that displays the results; `nil` if the searched content displays them itself.
    public final let searchResultsController: UIViewController?
    /// The object that updates the results.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    /// The object notified when the search begins and ends.
    open weak var delegate: (any UISearchControllerDelegate)?

    /// Creates a controller that shows the results in another controller, or `nil` for results in the content itself.
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
        setUp()
    }

    /// Creates a controller without a controller for the results.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        searchResultsController = nil
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setUp()
    }

    /// Creates a controller without a controller for the results; archiving is not supported.
    public required init?(coder: NSCoder) {
        searchResultsController = nil
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        bar.searchController = self
        bar.searchTextField.onSuggestion = { [weak self] suggestion in
            guard let self else { return }
            searchResultsUpdater?.updateSearchResults(for: self, selecting: suggestion)
        }
        container.pressed = { [weak self] in self?.bar.cancel() }
    }

    /// Creates the view that is shown over the content.
    open override func loadView() {
        view = container
    }

    // MARK: Properties

    /// The bar with the search field.
    open var searchBar: UISearchBar { bar }

    /// Whether the search is active.
    ///
    /// Setting it begins or ends the search with an animation.
    open var isActive: Bool {
        get { storedActive }
        set { if newValue { begin() } else { end() } }
    }

    /// Whether the content is dimmed while the search is active and no results are shown.
    ///
    /// The default is `true`. Set it to `false` if the content displays the results itself.
    open var obscuresBackgroundDuringPresentation = true { didSet { updateContent() } }

    /// Whether the row with the title is hidden while the search is active and the search bar is below it.
    ///
    /// The default is `true`.
    open var hidesNavigationBarDuringPresentation = true { didSet { bar.placementMayHaveChanged() } }

    /// Whether the controller for the results is shown as soon as there is a text or a token.
    ///
    /// The default is `true`.
    open var automaticallyShowsSearchResultsController = true { didSet { updateContent() } }

    /// Whether the controller for the results is shown while the search is active.
    ///
    /// Setting it sets ``automaticallyShowsSearchResultsController`` to `false`.
    open var showsSearchResultsController: Bool {
        get { showsResults }
        set {
            storedShowsResults = newValue
            automaticallyShowsSearchResultsController = false
        }
    }
    private final var storedShowsResults = false

    /// Whether the cancel button is shown while the search is active.
    ///
    /// The default is `true`.
    open var automaticallyShowsCancelButton = true {
        didSet { if storedActive { bar.setShowsCancelButton(automaticallyShowsCancelButton, animated: true) } }
    }

    /// When the scope buttons are shown.
    open var scopeBarActivation = ScopeBarActivation.automatic { didSet { updateScopeBar() } }

    /// Whether the scope buttons are shown while the search is active; the counterpart of ``scopeBarActivation`` in
    /// earlier versions.
    open var automaticallyShowsScopeBar: Bool {
        get { scopeBarActivation != .manual }
        set { scopeBarActivation = newValue ? .automatic : .manual }
    }

    /// The suggestions that are listed below the field.
    ///
    /// The results updater is notified of the one that the user chooses.
    open var searchSuggestions: [any UISearchSuggestion]? { didSet { updateSuggestions() } }

    /// Whether suggestions are not shown while the search bar is below the title.
    ///
    /// The default is `false`.
    open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false { didSet { updateSuggestions() } }

    /// The place of the search bar in the navigation bar.
    open var searchBarPlacement: UINavigationItem.SearchBarPlacement { bar.isInline ? .inline : .stacked }

    private func updateSuggestions() {
        let isIgnored = ignoresSearchSuggestionsForSearchBarPlacementStacked && searchBarPlacement == .stacked
        bar.searchTextField.searchSuggestions = isIgnored ? nil : searchSuggestions
    }

    // MARK: Beginning and ending

    /// Called when the field has become first responder.
    final func searchBarDidBeginEditing() {
        begin()
    }

    private func begin() {
        guard !storedActive else { return }
        guard let host = SearchHost(of: bar) else { return reportMissingBar() }
        endAnimation?()
        delegate?.presentSearchController(self)
        guard !storedActive else { return }
        storedActive = true
        delegate?.willPresentSearchController(self)
        host.adopt(self)
        bar.becomeFirstResponder()
        animate { [self] in
            if automaticallyShowsCancelButton { bar.setShowsCancelButton(true, animated: false) }
            updateScopeBar()
            bar.placementMayHaveChanged()
            updateContent()
        } completion: { [self] in
            delegate?.didPresentSearchController(self)
        }
    }

    private func end() {
        guard storedActive else { return }
        endAnimation?()
        delegate?.willDismissSearchController(self)
        guard storedActive else { return }
        storedActive = false
        bar.resignFirstResponder()
        bar.searchTextField.tokens = []
        bar.text = nil
        parent?.setNeedsUpdateContentUnavailableConfiguration()
        searchResultsUpdater?.updateSearchResults(for: self)
        animate { [self] in
            if automaticallyShowsCancelButton { bar.setShowsCancelButton(false, animated: false) }
            updateScopeBar()
            bar.placementMayHaveChanged()
            updateContent()
        } completion: { [self] in
            if !storedActive { leave() }
            delegate?.didDismissSearchController(self)
        }
    }

    private func reportMissingBar() {
        Diagnostics.report(
            Diagnostic(
                rule: "search.bar-not-shown",
                message: "A search was started whose search bar is not displayed; it is not started.",
                subject: String(describing: type(of: self)),
                hint: "Set UINavigationItem.searchController, or add the search bar to a view first."))
    }

    private func leave() {
        guard let parent else { return }
        willMove(toParent: nil)
        viewIfLoaded?.removeFromSuperview()
        removeFromParent()
        parent.viewIfLoaded?.setNeedsLayout()
    }

    /// Animates a change; a change without window is immediate.
    private func animate(_ change: @escaping () -> Void, completion: @escaping () -> Void) {
        var isOver = false
        let finish = { [weak self] in
            guard !isOver else { return }
            isOver = true
            self?.endAnimation = nil
            completion()
        }
        endAnimation = finish
        guard bar.window != nil, !UIAccessibility.isReduceMotionEnabled else {
            change()
            return finish()
        }
        bar.window?.layoutIfNeeded()
        UIView.animate(withDuration: Self.duration, delay: 0, options: .beginFromCurrentState) { [bar] in
            change()
            bar.window?.layoutIfNeeded()
        } completion: { _ in
            finish()
        }
    }

    /// Ends the search, or dismisses the controller that this one presents.
    open override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        guard storedActive, presentedViewController == nil else {
            return super.dismiss(animated: flag, completion: completion)
        }
        end()
        completion?()
    }

    /// Called when the cancel button was pressed.
    final func searchBarWasCancelled() {
        end()
    }

    // MARK: Content

    /// Updates the results for a change of the text, the tokens or the scope.
    final func searchDidChange() {
        guard storedActive else { return }
        parent?.setNeedsUpdateContentUnavailableConfiguration()
        searchResultsUpdater?.updateSearchResults(for: self)
        updateScopeBar()
        updateContent()
    }

    private final var hasQuery: Bool { bar.searchTextField.hasText }

    private final var showsResults: Bool {
        guard storedActive, searchResultsController != nil else { return false }
        return automaticallyShowsSearchResultsController ? hasQuery : storedShowsResults
    }

    private func updateContent() {
        let shows = showsResults
        showResults(shows)
        container.isObscuring = storedActive && !shows && obscuresBackgroundDuringPresentation
    }

    private func showResults(_ shows: Bool) {
        guard let results = searchResultsController else { return }
        if shows, results.parent !== self {
            addChild(results)
            container.showResults(results.view)
            results.didMove(toParent: self)
        } else if !shows, results.parent === self {
            results.willMove(toParent: nil)
            container.showResults(nil)
            results.removeFromParent()
        }
    }

    private func updateScopeBar() {
        switch scopeBarActivation {
        case .manual: break
        case .onTextEntry: bar.setShowsScope(storedActive && hasQuery, animated: false)
        case .automatic, .onSearchActivation: bar.setShowsScope(storedActive, animated: false)
        }
    }

    // MARK: Keyboard

    /// The key commands while the focus is in the results: Escape ends the search.
    open override var keyCommands: [UIKeyCommand]? {
        guard storedActive else { return super.keyCommands }
        return (super.keyCommands ?? []) + [makeEscapeCommand()]
    }

    /// Returns the command that ends the search.
    final func makeEscapeCommand() -> UIKeyCommand {
        UIKeyCommand(input: UIKeyCommand.inputEscape) { [weak self] _ in self?.bar.cancel() }
    }

    /// The command that begins the search from anywhere in the window.
    final var findCommand: UIKeyCommand { find }

    private func makeFindCommand() -> UIKeyCommand {
        UIKeyCommand(input: "f", modifierFlags: .command) { [weak self] _ in
            guard let self else { return }
            begin()
            if bar.becomeFirstResponder() { bar.searchTextField.selectAll(nil) }
        }
    }

    /// Moves the keyboard focus to the first view of the results, or of the content, that can be focused.
    final func focusResults() {
        guard let window = bar.window else { return }
        let content: UIView? = showsResults ? searchResultsController?.viewIfLoaded : parent?.viewIfLoaded
        guard let content, let stop = content.focusStops.first(where: { !$0.isDescendant(of: bar) }) else { return }
        window.focus.move(to: stop, heading: .down)
    }
}

extension UISearchBar {
    /// Updates the navigation bar after the search has begun or ended.
    final func placementMayHaveChanged() {
        (firstInChain { $0 is UINavigationBar } as? UINavigationBar)?.searchStateDidChange()
    }
}
