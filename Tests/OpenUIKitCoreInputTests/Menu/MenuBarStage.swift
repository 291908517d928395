import OpenDisplay
import UIKitTestSupport

@testable import OpenUIKitCore

/// A window with a menu bar, and the menus of a program that a test specifies.
@MainActor final class MenuBarStage {
    private final class Application: UIResponder, UIApplicationDelegate {
        var menus: [UIMenu] = []

        override func buildMenu(with builder: any UIMenuBuilder) {
            builder.replaceChildren(ofMenu: .root) { _ in self.menus }
        }
    }

    /// The titles of the performed actions.
    final class Log {
        var titles: [String] = []
    }

    let stage: WindowStage
    let log = Log()
    private let application = Application()

    private init(_ stage: WindowStage) {
        self.stage = stage
    }

    static func run(
        _ menus: (MenuBarStage) -> [UIMenu], size: CGSize = CGSize(width: 500, height: 400), isMirrored: Bool = false,
        _ body: (MenuBarStage) throws -> Void
    ) rethrows {
        try WindowStage.run(size) { stage in
            let bar = MenuBarStage(stage)
            bar.application.menus = menus(bar)
            UIApplication.shared.delegate = bar.application
            defer { UIApplication.shared.delegate = nil }
            if isMirrored { stage.window.traitOverrides.layoutDirection = .rightToLeft }
            stage.window.rootViewController = UIViewController()
            stage.window.windowScene?.showsMenuBar = true
            stage.frame()
            try body(bar)
        }
    }

    func setMenus(_ menus: [UIMenu]) {
        application.menus = menus
        UIMenuSystem.main.setNeedsRebuild()
        stage.frame()
    }

    func action(_ title: String, _ attributes: UIMenuElement.Attributes = []) -> UIAction {
        UIAction(title: title, attributes: attributes) { [log] _ in log.titles.append(title) }
    }

    func menu(_ title: String, _ rows: String...) -> UIMenu {
        UIMenu(title: title, children: rows.map { action($0) })
    }

    var window: UIWindow { stage.window }
    var bar: MenuBarView? { window.menuBar }
    var titles: [String] { bar?.items.map(\.menu.title) ?? [] }
    var selected: String? { bar?.selectedItem?.menu.title }
    var open: String? { bar?.openItem?.menu.title }

    /// The open panels, from the first to the last submenu.
    var panels: [MenuPanel] { views(MenuPanel.self, in: window) }

    /// The titles of the selected rows, from the first panel to the last submenu.
    var path: [String?] { panels.map { $0.selectedRow?.element.title } }

    func views<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
        (view as? View).map { [$0] } ?? view.subviews.flatMap { views(type, in: $0) }
    }

    func press(_ symbols: UInt32...) {
        for symbol in symbols { stage.press(symbol) }
        stage.frame()
    }

    func type(_ letter: String, _ modifiers: KeyModifiers = []) {
        stage.press(UInt32(letter.unicodeScalars.first?.value ?? 0), letter, modifiers)
        stage.frame()
    }

    /// The center of an item of the bar, in the window's coordinates.
    func center(of title: String) -> CGPoint {
        guard let item = bar?.items.first(where: { $0.menu.title == title }) else { return .zero }
        return item.convert(CGPoint(x: item.bounds.midX, y: item.bounds.midY), to: nil)
    }

    /// The center of a row of an open menu, in the window's coordinates.
    func center(ofRow title: String) -> CGPoint {
        let rows = views(MenuRow.self, in: window)
        guard let row = rows.first(where: { $0.element.title == title }) else { return .zero }
        return row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil)
    }

    func pointer(_ phase: PointerEvent.Phase, _ point: CGPoint) {
        stage.pointer(phase, point.x, point.y, button: phase == .moved ? 0 : 1)
        stage.frame()
    }
}
