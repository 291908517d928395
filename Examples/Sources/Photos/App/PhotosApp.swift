import FLIC
import Foundation

/// Displays the photos of a feed or a folder, or the bundled ones.
///
///     Photos                        twelve bundled pictures from a local server
///     Photos --count 5000 --mood moody
///     Photos --feed http://127.0.0.1:8000/feed.json
///     Photos --folder ~/Pictures
@main
final class PhotosApp: UIResponder, UIApplicationDelegate {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 480, height: 640))

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        guard let controller = PhotosArguments(CommandLine.arguments.dropFirst()).makeController() else { return false }
        window.title = "Photos"
        window.rootViewController = PhotosViewController(controller: controller)
        window.makeKeyAndVisible()
        return true
    }
}
