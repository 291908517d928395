extension UIControl {
    /// Creates a control with an action that its primary event performs.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    /// Performs the actions of the control's primary event.
    public final func performPrimaryAction() {
        sendActions(for: .primaryActionTriggered)
    }
}
