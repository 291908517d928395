import ComponentFlow
import Foundation

/// Shows a player in front of everything else in a window that covers the screen.
final class MediaFullScreenController: UIViewController {
    private let player: MediaPlayer
    private let pictureMode: UIView.ContentMode
    /// Whether the window has to be restored.
    private var enlargesWindow = false

    init(player: MediaPlayer, contentMode: UIView.ContentMode) {
        self.player = player
        pictureMode = contentMode
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .overFullScreen
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func loadView() {
        let media = MediaView(frame: .zero)
        media.contentMode = pictureMode
        media.player = player
        media.leaveFullScreen = { [weak self] in self?.leave() }
        view = media
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if let scene = view.window?.windowScene, !scene.isFullScreen {
            enlargesWindow = true
            scene.isFullScreen = true
        }
        view.becomeFirstResponder()
    }

    /// Escape leaves full screen.
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard presses.contains(where: { $0.key?.keyCode == .keyboardEscape }) else {
            return super.pressesBegan(presses, with: event)
        }
        leave()
    }

    override func accessibilityPerformEscape() -> Bool {
        leave()
        return true
    }

    private func leave() {
        if enlargesWindow { view.window?.windowScene?.isFullScreen = false }
        enlargesWindow = false
        dismiss(animated: false)
    }
}
