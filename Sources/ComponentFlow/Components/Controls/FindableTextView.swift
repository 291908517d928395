/// A text view of a component in which users find text, and which ``Component/findNavigator(isPresented:)`` controls.
@MainActor protocol FindableTextView: UITextView {
    /// Called when the find navigator appears or disappears.
    var onFindNavigator: ((Bool) -> Void)? { get set }
}

extension FindableTextView {
    /// Enables finding and replacing as modifiers around the running component specify.
    ///
    /// - Parameter isEnabled: Whether the component allows text to be found.
    func updateFinding(isEnabled: Bool = true) {
        let inherited = InheritedValues.current
        isFindInteractionEnabled = isEnabled && inherited?.isFindDisabled != true
        findInteraction?.allowsReplacement = inherited?.isReplaceDisabled != true
        findInteraction?.onHeightChange = { [weak self] in
            UpdateScheduler.shared.afterUpdates { self?.updateComponentForTextSize() }
        }
        findInteraction?.onVisibilityChange = { [weak self] isVisible in
            UpdateScheduler.shared.afterUpdates { self?.onFindNavigator?(isVisible) }
        }
    }
}
