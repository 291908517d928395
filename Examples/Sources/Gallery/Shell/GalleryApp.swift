import ComponentFlow
import ComponentFlowSpelling
import ComponentFlowTesting
import ComponentFlowTools
import Foundation

/// Opens the gallery in a window, or renders its pages to files if there is no display.
@main
final class GalleryApp: UIResponder, UIApplicationDelegate {
    private let window = UIWindow(frame: CGRect(origin: .zero, size: GalleryPictures.size))

    private static var options = Options()

    static func main() {
        do {
            options = try Options(CommandLine.arguments.dropFirst())
        } catch {
            try? FileHandle.standardError.write(contentsOf: Data("Gallery: \(error)\n".utf8))
            exit(2)
        }
        SpellChecking.activate()
        if options.wantsHelp {
            print(Options.help)
        } else if options.folder == nil, UIApplication.hasWindowSystem || isOffscreen {
            InspectorAgent.previews = { GalleryPreviews.all }
            UIApplicationMain(GalleryApp.self)
        } else {
            GalleryPictures(options).write()
        }
    }

    /// Whether the environment requests the gallery without a display, for tests and replays.
    private static var isOffscreen: Bool {
        ProcessInfo.processInfo.environment["COMPONENTFLOW_OFFSCREEN"] == "1"
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let options = Self.options
        let page = Page.all.firstIndex { $0.name == options.page } ?? 0
        window.title = "ComponentFlow Gallery"
        window.rootViewController = GalleryController(
            page: page, isDark: options.styles == [.dark], language: options.language)
        window.makeKeyAndVisible()
        // The sidebar, and an example beside it.
        window.windowScene?.sizeRestrictions?.minimumSize = CGSize(width: 560, height: 150)
        return true
    }
}
