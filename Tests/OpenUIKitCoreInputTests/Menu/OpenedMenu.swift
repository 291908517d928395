import UIKitTestSupport

@testable import OpenUIKitCore

/// A context menu in a window, opened by a secondary click.
@MainActor enum OpenedMenu {
    private final class Owner: UIContextMenuInteractionDelegate {
        let menu: UIMenu
        init(_ menu: UIMenu) { self.menu = menu }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            UIContextMenuConfiguration { [menu] _ in menu }
        }
    }

    /// Opens a menu, and runs a body with its rows.
    static func run(
        _ menu: UIMenu, isMirrored: Bool = false, _ body: (WindowStage, [MenuRow]) throws -> Void
    ) rethrows {
        try WindowStage.run(CGSize(width: 500, height: 400)) { stage in
            if isMirrored { stage.window.traitOverrides.layoutDirection = .rightToLeft }
            let owner = Owner(menu)
            let view = stage.add(UIView(), CGRect(x: 0, y: 0, width: 500, height: 400))
            view.addInteraction(UIContextMenuInteraction(delegate: owner))
            stage.pointer(.pressed, 50, 60, button: 3)
            stage.pointer(.released, 50, 60, button: 3)
            stage.frame()
            try withExtendedLifetime(owner) { try body(stage, rows(in: stage.window)) }
        }
    }

    private static func rows(in view: UIView) -> [MenuRow] {
        if let row = view as? MenuRow { return [row] }
        return view.subviews.flatMap(rows)
    }

    /// Returns the titles of the rows with the same top edge, from top to bottom, each line from left to right.
    static func lines(_ rows: [MenuRow]) -> [[String]] {
        let tops = Set(rows.map(\.frame.minY)).sorted()
        return tops.map { top in
            rows.filter { $0.frame.minY == top }.sorted { $0.frame.minX < $1.frame.minX }.map(\.element.title)
        }
    }

    /// Returns the texts that a row shows.
    static func texts(_ row: MenuRow) -> [String] {
        row.subviews.compactMap { $0 as? UILabel }.filter { !$0.isHidden }.compactMap(\.text)
    }
}
