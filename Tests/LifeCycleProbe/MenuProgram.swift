import BusTestSupport
import Foundation
import OpenUIControls
import OpenUIKitCore

/// A program with menus, whose window has a menu bar and no title bar of the desktop.
///
/// It prints the titles of chosen commands. Two of them change settings of GTK, as a desktop does.
final class MenuProgram: UIResponder, UIApplicationDelegate {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 480, height: 260))
    private var isWide = false
    private var alignment = "Left"

    private func say(_ line: String) {
        FileHandle.standardOutput.write(Data((line + "\n").utf8))
    }

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let controller = UIViewController()
        let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 32))
        field.borderStyle = .roundedRect
        field.text = "Text"
        controller.view.addSubview(field)
        window.title = "Probed window"
        window.rootViewController = controller
        window.windowScene?.titlebar?.titleVisibility = .hidden
        window.windowScene?.showsMenuBar = true
        window.makeKeyAndVisible()
        field.becomeFirstResponder()
        say("launched")
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { say("active") }

    override func buildMenu(with builder: any UIMenuBuilder) {
        let save = UIKeyCommand(title: "Save_as", input: "s", modifierFlags: [.command, .shift]) { [self] in
            say($0.title)
        }
        builder.insertChild(UIMenu(options: .displayInline, children: [save]), atStartOfMenu: .file)
        let alignments = ["Left", "Right"].map { title in
            UIAction(title: title, state: title == alignment ? .on : .off) { [self] in
                alignment = $0.title
                say($0.title)
            }
        }
        let view = [
            command("Wide", state: isWide ? .on : .off) { [self] in isWide.toggle() },
            UIMenu(title: "Alignment", options: .singleSelection, children: alignments),
            command("Bar in window") { DesktopSetting.set("gtk-shell-shows-menubar", false) },
            command("Buttons at the left") { DesktopSetting.set("gtk-decoration-layout", "close,minimize,maximize:") },
        ]
        builder.insertChild(UIMenu(options: .displayInline, children: view), atStartOfMenu: .view)
    }

    private func command(
        _ title: String, state: UIMenuElement.State = .off, _ body: @escaping @MainActor () -> Void
    ) -> UIMenuElement {
        UIAction(title: title, state: state) { [self] _ in
            body()
            UIMenuSystem.main.setNeedsRebuild()
            say(title)
        }
    }
}
