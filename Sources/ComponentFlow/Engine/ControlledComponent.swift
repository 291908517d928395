/// A component that shows its value again when it is replaced by an equal one.
///
/// A text field shows what the user types until its parent specifies a text; a parent that rejects an edit specifies
/// the text that it specified before.
protocol ControlledComponent: Component {
    @MainActor func wasSpecifiedAgain(for view: View)
}

extension ControlledComponent {
    public static var _traits: _ComponentTraits { .isControlled }

    @MainActor fileprivate func wasSpecifiedAgain(forAny view: UIView) {
        if let view = view as? View { wasSpecifiedAgain(for: view) }
    }
}

extension MountedNode {
    /// Notifies a controlled component that it was replaced by an equal one.
    func notifyControlledComponent() {
        (shownBox.component as? any ControlledComponent)?.wasSpecifiedAgain(forAny: view)
    }
}
