import ComponentFlow
import Foundation

// Full screen.
extension MediaView {
    /// Whether the view can fill the screen, or is shown so and can leave it.
    var canToggleFullScreen: Bool {
        leaveFullScreen != nil || allowsFullScreen && presenter != nil
    }

    /// Fills the screen with the player, or returns to this view's place.
    func toggleFullScreen() {
        if let leaveFullScreen { return leaveFullScreen() }
        guard let player, let presenter else { return }
        let controller = MediaFullScreenController(player: player, contentMode: contentMode)
        presenter.present(controller, animated: false)
    }

    /// The view controller that is in front in the window.
    private var presenter: UIViewController? {
        guard var controller = window?.rootViewController else { return nil }
        while let presented = controller.presentedViewController { controller = presented }
        return controller
    }
}
