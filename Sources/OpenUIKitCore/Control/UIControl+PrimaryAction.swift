extension UIControl {
    /// Performs the actions of the control's primary event.
    public final func performPrimaryAction() {
        sendActions(for: .primaryActionTriggered)
    }
}
