/// Finds and replaces text in a view, with a find navigator at its top edge.
///
/// ```swift
/// let interaction = UIFindInteraction(sessionDelegate: self)
/// documentView.addInteraction(interaction)
/// ```
///
/// While the view or a descendant has the focus, Control-F presents the find navigator, and Control-H presents it with the fields
/// for replacing. Control-G and F3 find the next, with Shift the previous result. In the navigator's field, Return and
/// Shift-Return do the same, and Escape ends the search with the current result selected. A ``UITextView`` has an interaction of its
/// own: see ``UITextView/isFindInteractionEnabled``.
@preconcurrency @MainActor open class UIFindInteraction: NSObject, UIInteraction {
    /// The longest selection that becomes the text to find, in UTF-16 units.
    private static let longestSelection = 200

    /// The object that provides the sessions.
    public private(set) final weak var delegate: (any UIFindInteractionDelegate)?
    /// The view to which the interaction was added.
    public private(set) final weak var view: UIView?
    /// The session while the find navigator is visible.
    public private(set) final var activeFindSession: UIFindSession?
    private final var navigator: FindNavigatorView?

    public final var isFindNavigatorVisible: Bool { navigator != nil }

    /// The text that is searched, which is kept when the find navigator is dismissed.
    open var searchText: String? {
        didSet {
            guard oldValue != searchText else { return }
            navigator?.searchText = searchText ?? ""
            searchAgain()
        }
    }
    /// The text with which results are replaced.
    open var replacementText: String? { didSet { navigator?.replacementText = replacementText ?? "" } }

    /// Returns the menu of the find navigator's options, given the default elements; `nil` displays these.
    open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)?

    /// Whether results can be replaced, if the session supports it.
    package final var allowsReplacement = true {
        didSet { if oldValue != allowsReplacement, !allowsReplacement { navigator?.showsReplacement = false } }
    }
    /// Called when the find navigator appears or disappears.
    package final var onVisibilityChange: ((Bool) -> Void)?

    /// Called when the height of the find navigator changes, which is 0 while it is not visible.
    package final var onHeightChange: (() -> Void)?

    /// What the user has chosen in the options menu.
    final var options = FindOptions() { didSet { if oldValue != options { optionsDidChange() } } }

    /// Creates an interaction whose sessions an object provides.
    public init(sessionDelegate: any UIFindInteractionDelegate) {
        delegate = sessionDelegate
        super.init()
    }

    /// Ends the search before the interaction leaves its view.
    open func willMove(to view: UIView?) {
        if view !== self.view { endSession() }
    }

    open func didMove(to view: UIView?) {
        self.view = view
    }

    // MARK: The find navigator

    /// Presents the find navigator, or moves the focus to it.
    ///
    /// - Parameter showingReplace: Whether results can be replaced, if the session supports it.
    open func presentFindNavigator(showingReplace: Bool) {
        guard let view, let session = activeFindSession ?? beginSession(in: view) else { return }
        let isNew = navigator == nil
        let navigator = self.navigator ?? FindNavigatorView(self)
        self.navigator = navigator
        navigator.showsReplacement = showingReplace && canReplace
        if isNew {
            navigator.attach(to: view)
            navigator.searchText = searchText ?? ""
            navigator.replacementText = replacementText ?? ""
            if session.resultCount == 0 { searchAgain() }
            onVisibilityChange?(true)
        }
        if !navigator.containsFocus { searchSelection() }
        navigator.focusField()
    }

    /// Ends the search, and returns the focus to the view with the current result selected.
    open func dismissFindNavigator() {
        guard isFindNavigatorVisible else { return }
        activeFindSession?.selectHighlightedResult()
        let hadFocus = navigator?.containsFocus == true
        endSession()
        if hadFocus { view?.becomeFirstResponder() }
    }

    private func beginSession(in view: UIView) -> UIFindSession? {
        guard let session = delegate?.findInteraction(self, sessionFor: view) else { return nil }
        activeFindSession = session
        session.onChange = { [weak self] in self?.updateResultCount() }
        (session as? UITextSearchingFindSession)?.wrapsAround = options.wrapsAround
        delegate?.findInteraction(self, didBegin: session)
        return session
    }

    private func endSession() {
        guard let session = activeFindSession else { return }
        activeFindSession = nil
        session.onChange = nil
        session.invalidateFoundResults()
        // Views that are notified of the new height already find that no navigator is visible.
        let bar = navigator
        navigator = nil
        bar?.detach()
        delegate?.findInteraction(self, didEnd: session)
        onVisibilityChange?(false)
    }

    /// Whether the active session can replace results.
    final var canReplace: Bool { allowsReplacement && activeFindSession?.supportsReplacement == true }

    // MARK: Searching

    /// Makes the next result the current one; without a find navigator, presents it.
    open func findNext() {
        find(.forward)
    }

    /// Makes the previous result the current one; without a find navigator, presents it.
    open func findPrevious() {
        find(.backward)
    }

    private func find(_ direction: UITextStorageDirection) {
        guard let session = activeFindSession else { return presentFindNavigator(showingReplace: false) }
        session.highlightNextResult(in: direction)
    }

    /// Displays the number of results of the session again.
    open func updateResultCount() {
        navigator?.showResultCount()
    }

    private func searchAgain() {
        guard let session = activeFindSession else { return }
        let text = searchText ?? ""
        if text.isEmpty {
            session.invalidateFoundResults()
        } else {
            session.performSearch(query: text, options: options.searchOptions)
        }
        updateResultCount()
    }

    private func optionsDidChange() {
        (activeFindSession as? UITextSearchingFindSession)?.wrapsAround = options.wrapsAround
        searchAgain()
    }

    /// Searches the selected text of the view, unless it is long or has several lines.
    package final func searchSelection() {
        guard let input = view as? any UITextInput, let range = input.selectedTextRange, !range.isEmpty,
            input.offset(from: range.start, to: range.end) <= Self.longestSelection, let text = input.text(in: range),
            !text.contains(where: \.isNewline)
        else { return }
        searchText = text
    }

    // MARK: Replacing

    final func replace() {
        activeFindSession?.performSingleReplacement(
            query: searchText ?? "", replacementString: replacementText ?? "", options: options.searchOptions)
        updateResultCount()
    }

    final func replaceAll() {
        activeFindSession?.replaceAll(
            query: searchText ?? "", replacementString: replacementText ?? "", options: options.searchOptions)
        updateResultCount()
    }
}

extension UIFindInteraction: FindActions {
    /// Whether replacing is allowed, and the text of the view, if it is a text view, can be edited.
    package final var offersReplacement: Bool { allowsReplacement && (view as? UITextView)?.isEditable != false }
}

/// What the user can choose in the options menu of the find navigator.
struct FindOptions: Equatable {
    var ignoresCase = true
    var matchesWholeWords = false
    var wrapsAround = true

    @MainActor var searchOptions: UITextSearchOptions {
        UITextSearchOptions(
            wordMatchMethod: matchesWholeWords ? .fullWord : .contains,
            stringCompareOptions: ignoresCase ? .caseInsensitive : [])
    }
}
