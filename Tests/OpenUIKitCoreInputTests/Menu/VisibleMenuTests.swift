import OpenQuartzCore
import OpenUIControls
import Testing

@testable import OpenUIKitCore
import UIKitTestSupport

/// Tests changes of menus while they are open.
@Suite("Visible menus") @MainActor struct VisibleMenuTests {
    private final class Owner: UIContextMenuInteractionDelegate {
        var ended = 0
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            UIContextMenuConfiguration { _ in UIMenu(children: [UIAction(title: "Old") { _ in }]) }
        }
        func contextMenuInteractionDidEnd(_ interaction: UIContextMenuInteraction) { ended += 1 }
    }

    private final class EditOwner: UIEditMenuInteractionDelegate {
        var requests = 0
        var rect = CGRect.null
        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
            suggestedActions: [UIMenuElement]
        ) -> UIMenu? {
            requests += 1
            return UIMenu(children: [UIAction(title: "Mine") { _ in }])
        }
        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
        ) -> CGRect { rect }
    }

    private func rows(_ stage: WindowStage) -> [MenuRow] {
        func rows(_ view: UIView) -> [MenuRow] { ((view as? MenuRow).map { [$0] } ?? []) + view.subviews.flatMap(rows) }
        stage.frame()
        return rows(stage.window)
    }

    private func titles(_ stage: WindowStage) -> [String] { rows(stage).map(\.element.title) }

    private func panelOrigin(_ stage: WindowStage) -> CGPoint? {
        rows(stage).first.flatMap { row in
            var view: UIView? = row
            while let current = view, !(current is MenuPanel) { view = current.superview }
            return view?.frame.origin
        }
    }

    /// Opens the context menu at a point.
    private func run(_ body: (WindowStage, UIContextMenuInteraction, Owner) -> Void) {
        WindowStage.run(CGSize(width: 500, height: 400)) { stage in
            let owner = Owner()
            let interaction = UIContextMenuInteraction(delegate: owner)
            let view = stage.add(UIView(), CGRect(x: 20, y: 20, width: 200, height: 200))
            view.addInteraction(interaction)
            stage.pointer(.pressed, 50, 60, button: 3)
            stage.pointer(.released, 50, 60, button: 3)
            body(stage, interaction, owner)
        }
    }

    // MARK: Context menus

    @Test("An updated menu replaces the open one at its place, without ending the interaction")
    func update() {
        run { stage, interaction, owner in
            interaction.updateVisibleMenu { menu in
                menu.replacingChildren(menu.children + [UIAction(title: "New") { _ in }])
            }
            #expect(titles(stage) == ["Old", "New"])
            #expect(panelOrigin(stage) == CGPoint(x: 50, y: 60))
            #expect(owner.ended == 0)
            interaction.dismissMenu()
            #expect(owner.ended == 1)
        }
    }

    @Test("An empty menu closes the open one, which ends the interaction once")
    func emptyUpdate() {
        run { stage, interaction, owner in
            interaction.updateVisibleMenu { $0.replacingChildren([]) }
            #expect(titles(stage).isEmpty)
            #expect(owner.ended == 1)
        }
    }

    @Test("An update whose closure removes the view closes the menu and ends the interaction once")
    func removal() {
        run { stage, interaction, owner in
            interaction.updateVisibleMenu {
                interaction.view?.removeFromSuperview()
                return $0
            }
            #expect(titles(stage).isEmpty)
            #expect(interaction.menuAppearance == .unknown)
            #expect(owner.ended == 1)
        }
    }

    @Test("Without an open menu, the closure of an update is not called")
    func updateOfClosedMenu() {
        run { stage, interaction, owner in
            interaction.dismissMenu()
            var calls = 0
            interaction.updateVisibleMenu {
                calls += 1
                return $0
            }
            #expect(calls == 0)
        }
    }

    @Test("The appearance is compact while a menu is open")
    func appearance() {
        run { stage, interaction, owner in
            #expect(interaction.menuAppearance == .compact)
            interaction.dismissMenu()
            #expect(interaction.menuAppearance == .unknown)
        }
    }

    @Test("A menu that is opened while another one is open ends the first one")
    func reopening() {
        run { stage, interaction, owner in
            interaction.open(at: CGPoint(x: 5, y: 5))
            #expect(owner.ended == 1)
            #expect(interaction.menuAppearance == .compact)
        }
    }

    // MARK: Edit menus

    @Test("An edit menu moves to the new rectangle with the same contents, and has the location of its source")
    func editMenu() {
        WindowStage.run(CGSize(width: 500, height: 400)) { stage in
            let owner = EditOwner()
            let interaction = UIEditMenuInteraction(delegate: owner)
            let view = stage.add(UIView(), CGRect(x: 20, y: 20, width: 200, height: 200))
            view.addInteraction(interaction)
            #expect(interaction.location(in: view) == .zero)
            owner.rect = CGRect(x: 10, y: 10, width: 20, height: 20)
            interaction.presentEditMenu(with: UIEditMenuConfiguration(sourcePoint: CGPoint(x: 15, y: 12)))
            #expect(interaction.location(in: view) == CGPoint(x: 15, y: 12))
            #expect(interaction.location(in: nil) == CGPoint(x: 35, y: 32))
            #expect(panelOrigin(stage)?.x == 30)
            owner.rect = CGRect(x: 60, y: 10, width: 20, height: 20)
            interaction.updateVisibleMenuPosition(animated: false)
            #expect(panelOrigin(stage)?.x == 80)
            #expect(owner.requests == 1)
            interaction.dismissMenu()
            #expect(titles(stage).isEmpty)
            interaction.updateVisibleMenuPosition(animated: false)
            #expect(titles(stage).isEmpty)
        }
    }

    /// Provides one menu, which is referenced weakly.
    private final class MenuOwner: UIEditMenuInteractionDelegate {
        var titles = ["Mine"]
        weak var menu: UIMenu?
        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
            suggestedActions: [UIMenuElement]
        ) -> UIMenu? {
            let menu = UIMenu(children: titles.map { title in UIAction(title: title) { _ in } })
            self.menu = menu
            return menu
        }
    }

    @Test("An edit menu is released when it is closed")
    func releasedEditMenu() {
        WindowStage.run(CGSize(width: 500, height: 400)) { stage in
            let owner = MenuOwner()
            let interaction = UIEditMenuInteraction(delegate: owner)
            stage.add(UIView(), CGRect(x: 20, y: 20, width: 200, height: 200)).addInteraction(interaction)
            interaction.presentEditMenu(with: UIEditMenuConfiguration(sourcePoint: CGPoint(x: 15, y: 12)))
            #expect(owner.menu != nil)
            interaction.dismissMenu()
            stage.advance(by: 1)
            #expect(owner.menu == nil)
        }
    }

    @Test("An empty edit menu is not open and has no location")
    func emptyEditMenu() {
        WindowStage.run(CGSize(width: 500, height: 400)) { stage in
            let owner = MenuOwner()
            owner.titles = []
            let interaction = UIEditMenuInteraction(delegate: owner)
            stage.add(UIView(), CGRect(x: 20, y: 20, width: 200, height: 200)).addInteraction(interaction)
            interaction.presentEditMenu(with: UIEditMenuConfiguration(sourcePoint: CGPoint(x: 15, y: 12)))
            #expect(titles(stage).isEmpty)
            #expect(interaction.location(in: nil) == .zero)
        }
    }

    // MARK: Actions

    @Test("The source item of an action is the control that performs it, and only while it does")
    func sourceItem() {
        var items: [(any UIPopoverPresentationControllerSourceItem)?] = []
        let action = UIAction(title: "Share") { items.append($0.presentationSourceItem) }
        let button = UIButton(primaryAction: action)
        button.sendActions(for: .primaryActionTriggered)
        #expect(items.map { $0 === button } == [true])
        #expect(action.presentationSourceItem == nil)
    }
}
