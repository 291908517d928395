import ComponentFlow
import ComponentFlowSpelling
import ComponentFlowTesting
import ComponentFlowTools

/// Opens the gallery in a window, or renders its pages to files if there is no display.
@main
final class GalleryApp: UIResponder, UIApplicationDelegate {
    private let window = UIWindow(frame: CGRect(origin: .zero, size: GalleryPictures.size))

    static func main() {
        let options = Options(CommandLine.arguments.dropFirst())
        SpellChecking.activate()
        if options.wantsHelp {
            print(Options.help)
        } else if options.folder == nil, UIApplication.hasWindowSystem {
            UIApplicationMain(GalleryApp.self)
        } else {
            GalleryPictures(options).write()
        }
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let options = Options(CommandLine.arguments.dropFirst())
        let page = Page.all.firstIndex { $0.name == options.page } ?? 0
        window.title = "ComponentFlow Gallery"
        window.rootViewController = GalleryController(
            page: page, isDark: options.styles == [.dark], language: options.language)
        window.makeKeyAndVisible()
        InspectorAgent.start()
        return true
    }
}
