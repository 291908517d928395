/// To which window another one belongs.
public enum WindowRelation: Sendable {
    /// The window belongs to none.
    case independent
    /// The window belongs to the one from which it was opened, for example as a palette or an inspector.
    ///
    /// The desktop keeps it in front of that window, and it is closed together with it.
    case child
    /// The window is a dialog of the one from which it was opened, which takes no input until the dialog is closed.
    case modal

    /// Relates the scene of a window that is about to be shown to the window from which it was opened.
    @MainActor func establish(of scene: UIWindowScene) {
        guard self != .independent else { return }
        // The program may have been activated by no window, for example by a timer.
        let opener = UIApplication.shared.keyWindow ?? UIApplication.shared.windows.last
        scene.parentScene = opener?.windowScene
        scene.isModal = self == .modal
    }
}

extension Scene {
    /// Sets whether the windows belong to the window from which they are opened.
    ///
    /// ```swift
    /// Window("Rename", id: "rename") { RenameForm(notebook: notebook) }
    ///     .windowRelation(.modal)
    /// ```
    ///
    /// That window is the one with the keyboard focus. The desktop keeps a window that belongs to another in front of it,
    /// the two are closed together, and the next launch does not restore it. A click in a window that waits for a modal one
    /// brings the modal one to the front. A modal window that is opened first blocks all windows of the program.
    public func windowRelation(_ relation: WindowRelation) -> SceneGroup {
        modified { $0.relation = relation }
    }
}
