/// A component that lets the user confirm that its window is closed.
public struct DismissalConfirmed<ChildEnvironment>: Wrapper {
    /// The environment that the content expects.
    public typealias EnvironmentType = ChildEnvironment

    let content: AnyComponent<ChildEnvironment>
    /// The question, or `nil` if the window closes without one.
    let confirmation: DismissalConfirmation?

    public func makeView() -> DismissalConfirmingView {
        DismissalConfirmingView(frame: .zero)
    }

    /// Updates the content and places it.
    public func update(
        view: DismissalConfirmingView, availableSize: CGSize, state: EmptyComponentState,
        environment: Environment<ChildEnvironment>, transition: ComponentTransition
    ) -> CGSize {
        view.confirmation = confirmation
        return updateChildren(
            in: view, availableSize: availableSize, environment: environment, transition: transition)
    }
}

/// The view of a component with a confirmation.
public final class DismissalConfirmingView: UIView {
    fileprivate(set) var confirmation: DismissalConfirmation?
}

/// The question before a window is closed.
struct DismissalConfirmation: Equatable {
    let title: String
    let message: String?
    /// The title of the button that closes the window; `nil` is that of the framework.
    let confirm: String?

    /// Asks the user, and closes the window if the answer is yes.
    @MainActor func present(in scene: UIWindowScene) {
        guard var presenter = scene.windows.first?.rootViewController else { return }
        while let presented = presenter.presentedViewController { presenter = presented }
        // The user may press the window's close button again.
        guard !(presenter is UIAlertController) else { return }
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        let language = presenter.traitCollection.language
        let cancel = LocalizedString.BuiltIn.cancel.text(in: language)
        let confirm = confirm ?? LocalizedString.BuiltIn.close.text(in: language)
        alert.addAction(UIAlertAction(title: cancel, style: .cancel))
        alert.addAction(
            UIAlertAction(title: confirm, style: .destructive) { [weak scene] _ in
                guard let session = scene?.session else { return }
                UIApplication.shared.requestSceneSessionDestruction(session, options: nil)
            })
        presenter.present(alert, animated: true)
    }
}

extension Component {
    /// Returns the component with a question that the user has to confirm before its window is closed.
    ///
    /// ```swift
    /// Editor(draft: draft)
    ///     .dismissalConfirmationDialog(
    ///         "Discard the draft?", shouldPresent: draft.isChanged, confirm: "Discard")
    /// ```
    ///
    /// It applies to the windows of a ``ComponentApp``, when the user closes them. ``dismissWindow()`` closes them at once.
    ///
    /// - Parameters:
    ///   - title: The question.
    ///   - shouldPresent: Whether the question is presented.
    ///   - message: An explanation.
    ///   - confirm: The title of the button that closes the window; `nil` stands for "Close" in the language of the
    ///     window.
    public func dismissalConfirmationDialog(
        _ title: String, shouldPresent: Bool, message: String? = nil, confirm: String? = nil
    ) -> DismissalConfirmed<EnvironmentType> {
        DismissalConfirmed(
            content: AnyComponent(self),
            confirmation: shouldPresent
                ? DismissalConfirmation(title: title, message: message, confirm: confirm) : nil)
    }
}
