import ComponentFlow
import ComponentFlowTesting

/// Opens the gallery in a window, or renders its pages to files where there is no display.
@main
final class GalleryApp: UIResponder, UIApplicationDelegate {
    private let window = UIWindow(frame: CGRect(origin: .zero, size: GalleryPictures.size))

    static func main() {
        let options = Options(CommandLine.arguments.dropFirst())
        if options.wantsHelp {
            print(Options.help)
        } else if options.folder == nil, UIApplication.hasWindowSystem {
            UIApplicationMain(GalleryApp.self)
        } else {
            GalleryPictures.write(to: options.folder ?? "Output", scale: options.scale)
        }
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window.title = "ComponentFlow Gallery"
        window.rootViewController = GalleryController()
        window.makeKeyAndVisible()
        return true
    }
}
