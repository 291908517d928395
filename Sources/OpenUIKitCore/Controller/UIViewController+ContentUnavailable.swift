/// The message that covers the content of a controller.
@MainActor final class ContentUnavailableMessage {
    /// The configuration that client code has set.
    var configuration: (any UIContentConfiguration)?
    /// The view that displays the configuration.
    var view: (any UIView & UIContentView)?
}

extension UIViewController {
    /// The state that determines the message: the traits, and the text of the search in the navigation item.
    public final var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
        var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
        state.searchText = navigationProperties?.searchText
        return state
    }

    /// Schedules ``updateContentUnavailableConfiguration(using:)`` before the next layout of the view.
    public final func setNeedsUpdateContentUnavailableConfiguration() {
        needsContentUnavailableUpdate = true
        viewIfLoaded?.setNeedsLayout()
    }

    /// Schedules an update if a message is displayed.
    final func contentUnavailableStateDidChange() {
        if contentUnavailable != nil { setNeedsUpdateContentUnavailableConfiguration() }
    }

    /// Performs a scheduled update.
    final func updateContentUnavailableIfNeeded() {
        guard needsContentUnavailableUpdate else { return }
        needsContentUnavailableUpdate = false
        updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
        showContentUnavailable()
    }

    /// Displays the configuration for the current state, or removes the view if there is none.
    final func showContentUnavailable() {
        guard let contentUnavailable else { return }
        guard let configuration = contentUnavailable.configuration?.updated(for: contentUnavailableConfigurationState)
        else {
            contentUnavailable.view?.removeFromSuperview()
            self.contentUnavailable = nil
            return
        }
        if let view = contentUnavailable.view, view.supports(configuration) {
            view.configuration = configuration
        } else {
            contentUnavailable.view?.removeFromSuperview()
            contentUnavailable.view = configuration.makeContentView()
        }
        viewIfLoaded?.setNeedsLayout()
    }

    /// Displays the message above the other subviews, inside of the safe area; in a scroll view it does not scroll.
    final func layOutContentUnavailable() {
        guard let message = contentUnavailable?.view, let view = viewIfLoaded else { return }
        if message.superview !== view {
            view.addSubview(message)
        } else if view.subviews.last !== message {
            view.bringSubviewToFront(message)
        }
        message.frame = view.bounds.inset(by: view.safeAreaInsets)
    }
}
