/// An object that responds to events and forwards those that it does not handle.
///
/// Events travel along ``next``: from a view to its superview, from a controller's view to the controller, from the
/// window to the application and its delegate. The default implementations of the event methods forward to ``next``.
@preconcurrency @MainActor open class UIResponder: AccessibleObject {
    public override init() {
        super.init()
    }

    /// Called in UIKit after the object was loaded from a nib file.
    @available(*, deprecated, message: "Is not called on Linux, because there are no nib files.")
    open func awakeFromNib() {}

    /// Called in UIKit before the object is displayed in Interface Builder.
    @available(*, deprecated, message: "Is not called on Linux, because there is no Interface Builder.")
    open func prepareForInterfaceBuilder() {}

    /// The next object in the responder chain, which receives the events that this one does not handle.
    open var next: UIResponder? { nil }

    /// Whether the responder can become the first responder.
    ///
    /// The default is `false`.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether the responder can resign as the first responder.
    ///
    /// The default is `true`.
    open var canResignFirstResponder: Bool { true }

    /// Whether the responder receives key presses first.
    open var isFirstResponder: Bool {
        responderWindow?.firstResponder === self
    }

    /// Makes the responder the first responder of its window, which receives key presses first.
    ///
    /// Succeeds if the responder is in a window, ``canBecomeFirstResponder`` is true and the current first responder
    /// resigns.
    ///
    /// - Returns: Whether the responder is the first responder.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard let window = responderWindow else { return false }
        if window.firstResponder === self { return true }
        guard canBecomeFirstResponder else { return false }
        return window.inputViews.withReplacement {
            if let current = window.firstResponder, !current.resignFirstResponder() { return false }
            window.firstResponder = self
            return true
        }
    }

    /// Resigns as the first responder; returns `false` if ``canResignFirstResponder`` is false.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard let window = responderWindow, window.firstResponder === self else { return true }
        guard canResignFirstResponder else { return false }
        window.firstResponder = nil
        return true
    }

    /// The view with which values are entered, at the bottom edge of the window, while the responder is first responder.
    ///
    /// If it is `nil`, that of the nearest responder in the responder chain is shown, if there is one. Text can still be
    /// entered with the keyboard.
    open var inputView: UIView? { nil }

    /// The view at the bottom edge of the window, above the ``inputView``, while the responder is first responder.
    ///
    /// If it is `nil`, that of the nearest responder in the responder chain is shown, if there is one. A view controller that
    /// can become first responder and returns a bar with a text view keeps the bar while the text view is first responder.
    open var inputAccessoryView: UIView? { nil }

    /// The language in which the user enters text in the responder; the default is that of the desktop.
    open var textInputMode: UITextInputMode? { UITextInputMode.activeInputModes.first }

    /// Adopts a change of what ``inputView``, ``inputAccessoryView`` or ``textInputMode`` return: shows the views, and checks a
    /// text that is being edited in the new language.
    open func reloadInputViews() {
        responderWindow?.inputViews.update()
    }

    /// The undo manager of the nearest object in the responder chain that has one, at the end that of the window.
    open var undoManager: UndoManager? { forwardToNext { $0.undoManager } ?? nil }

    /// Called when touches began in the view.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        forwardToNext { $0.touchesBegan(touches, with: event) }
    }

    /// Called when touches that began in the view have moved.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        forwardToNext { $0.touchesMoved(touches, with: event) }
    }

    /// Called when touches that began in the view have ended.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        forwardToNext { $0.touchesEnded(touches, with: event) }
    }

    /// Called when touches were cancelled, for example because a gesture was recognized.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        forwardToNext { $0.touchesCancelled(touches, with: event) }
    }

    /// Called in UIKit when estimated properties of touches have their final values, which touches here always have.
    @available(*, deprecated, message: "Is not called on Linux.")
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

    /// Called in UIKit when a motion began, such as shaking the device, which desktops do not report.
    @available(*, deprecated, message: "Is not called on Linux.")
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

    /// Called in UIKit when a motion ended, such as shaking the device, which desktops do not report.
    @available(*, deprecated, message: "Is not called on Linux.")
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

    /// Called in UIKit when a motion was cancelled, which desktops do not report.
    @available(*, deprecated, message: "Is not called on Linux.")
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

    /// Called when keys were pressed.
    ///
    /// The default forwards the presses to ``next``. From a modal presentation, they are not forwarded to the views and
    /// controllers behind it, unless ``UIViewController/performsActionsWhilePresentingModally`` is `true`.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        forwardPressToNext { $0.pressesBegan(presses, with: event) }
    }

    /// Called when the force of a press has changed.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        forwardPressToNext { $0.pressesChanged(presses, with: event) }
    }

    /// Called when keys were released.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        forwardPressToNext { $0.pressesEnded(presses, with: event) }
    }

    /// Called when presses were cancelled, for example because the window lost keyboard focus.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        forwardPressToNext { $0.pressesCancelled(presses, with: event) }
    }

    /// Called when a mouse wheel or touchpad scrolls over the view.
    ///
    /// The default forwards the event; scroll views override it.
    @_spi(Subclassing) open func scrollOccurred(_ event: UIScrollEvent) {
        forwardToNext { $0.scrollOccurred(event) }
    }

    /// Called repeatedly while a key is held, at the rate of the user's settings.
    ///
    /// The default forwards the press; text views override it.
    @_spi(Subclassing) open func pressRepeated(_ press: UIPress) {
        forwardPressToNext { $0.pressRepeated(press) }
    }

    /// Called for the first responder when its window starts or stops receiving keyboard input.
    @_spi(Subclassing) open func windowKeyboardDidChange() {}

    /// Whether a view at or below this responder may gain or lose focus.
    func focusShouldUpdate(in context: UIFocusUpdateContext) -> Bool { true }

    /// Called when a view at or below this responder has gained or lost focus.
    func focusDidUpdate(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    // MARK: Commands

    /// The key commands of the responder; see ``UIKeyCommand``.
    ///
    /// The default is `nil`. The commands are available while the responder is in the responder chain of the first
    /// responder.
    open var keyCommands: [UIKeyCommand]? { nil }

    /// Returns whether the responder can currently perform an action.
    ///
    /// The default returns `true` if the class has the method. The standard edit commands must be overridden to count; those that
    /// find text are also available in views with a ``UIFindInteraction``, and Paste in responders with a ``pasteConfiguration``
    /// that accepts what is on the pasteboard.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        guard let command = StandardEditCommand(action) else { return action.fits(self) }
        return command.isOverridden(in: self) || canFind(with: action) || action == .paste && acceptsPasteboard
    }

    /// Returns the first object in the responder chain, starting with this one, that can perform an action, or `nil`.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        firstInChain { $0.canPerformAction(action, withSender: sender) }
    }

    /// Updates the appearance of a command in a menu that is about to open.
    ///
    /// The default implementation does nothing.
    open func validate(_ command: UICommand) {}

    /// Changes the menus of the program; called for the application's delegate.
    ///
    /// The default implementation does nothing.
    open func buildMenu(with builder: any UIMenuBuilder) {}

    /// Returns whether the responder, which edits text, handles a key before any ``UIKeyCommand``.
    ///
    /// The default returns `false`.
    @_spi(Subclassing) open func handlesKeyBeforeCommands(_ key: UIKey) -> Bool { false }

    /// Returns whether `responder` is this object or follows it in the responder chain.
    final func reaches(_ responder: UIResponder) -> Bool {
        firstInChain { $0 === responder } != nil
    }

    /// Cuts the selection to the pasteboard.
    ///
    /// The default implementation does nothing, like those of the other edit commands, unless they are described otherwise.
    open func cut(_ sender: Any?) {}
    /// Copies the selection to the pasteboard.
    open func copy(_ sender: Any?) {}
    /// Replaces the selection with the content of the pasteboard.
    ///
    /// The default calls ``paste(itemProviders:)`` if the responder accepts the content.
    open func paste(_ sender: Any?) { pasteItems() }
    /// Pastes the content of the pasteboard in the style of the surrounding text.
    open func pasteAndMatchStyle(_ sender: Any?) {}
    /// Selects the text unit at the insertion point.
    open func select(_ sender: Any?) {}
    /// Selects all content.
    open func selectAll(_ sender: Any?) {}
    /// Deletes the selection.
    open func delete(_ sender: Any?) {}
    /// Makes the selected text bold, or no longer bold.
    open func toggleBoldface(_ sender: Any?) {}
    /// Makes the selected text italic, or no longer italic.
    open func toggleItalics(_ sender: Any?) {}
    /// Underlines the selected text, or no longer underlines it.
    open func toggleUnderline(_ sender: Any?) {}
    /// Enlarges the selected text.
    open func increaseSize(_ sender: Any?) {}
    /// Reduces the size of the selected text.
    open func decreaseSize(_ sender: Any?) {}
    /// Changes the attributes of the selected text, for example for a control that formats text.
    ///
    /// - Parameter conversionHandler: Returns the new attributes of a part of the text with some attributes.
    open func updateTextAttributes(conversionHandler: UITextAttributesConversionHandler) {}
    /// Presents the find navigator of the view's ``UIFindInteraction``, if it has one, like the following commands.
    open func find(_ sender: Any?) { ownFindInteraction?.presentFindNavigator(showingReplace: false) }
    /// Presents the find navigator with the fields for replacing.
    open func findAndReplace(_ sender: Any?) { ownFindInteraction?.presentFindNavigator(showingReplace: true) }
    /// Makes the next result the current one.
    open func findNext(_ sender: Any?) { ownFindInteraction?.findNext() }
    /// Makes the previous result the current one.
    open func findPrevious(_ sender: Any?) { ownFindInteraction?.findPrevious() }
    /// Makes the selected text the text to find.
    open func useSelectionForFind(_ sender: Any?) { ownFindInteraction?.searchSelection() }

    // MARK: Pasting

    /// The types of items that can be pasted into the responder, and dropped onto it if it is a view; initially `nil`.
    ///
    /// Override ``paste(itemProviders:)`` to insert the items.
    open var pasteConfiguration: UIPasteConfiguration? {
        get { responderState?.pasteConfiguration }
        set {
            guard newValue !== pasteConfiguration else { return }
            ensureResponderState().pasteConfiguration = newValue
            accessibilityDidChange(.content)
        }
    }

    /// Inserts items that were pasted or dropped.
    ///
    /// Data of the items can be loaded from the call on. The default does nothing.
    open func paste(itemProviders: [NSItemProvider]) {}

    /// Returns whether items can be pasted.
    ///
    /// The default returns whether one of the items has a type that ``pasteConfiguration`` accepts.
    open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
        pasteConfiguration?.accepts(itemProviders) ?? false
    }

    // MARK: User activities

    /// What the user does in the responder; initially `nil`.
    ///
    /// Several responders can have the same activity. If it is the activity from which the scene is restored,
    /// ``updateUserActivityState(_:)`` of each of them is called before it is saved.
    open var userActivity: NSUserActivity? {
        get { responderState?.userActivity }
        set {
            guard newValue !== responderState?.userActivity else { return }
            responderState?.userActivity?.removeOwner(self)
            ensureResponderState().userActivity = newValue
            newValue?.addOwner(self)
        }
    }

    /// Writes the present state into an activity that is about to be saved.
    ///
    /// The default does nothing.
    open func updateUserActivityState(_ activity: NSUserActivity) {}

    /// Shows the state that an activity contains.
    ///
    /// Call it from the delegate of the scene that receives the activity. The default does nothing.
    open func restoreUserActivityState(_ activity: NSUserActivity) {}

    /// The properties that few responders have.
    var responderState: ResponderState? {
        get { Self.states[self] }
        set { Self.states[self] = newValue }
    }

    private static let states = SideTable<ResponderState>()

    /// The window whose first responder this object can be: that of the view, or of the controller's view.
    var responderWindow: UIWindow? { nil }
}
