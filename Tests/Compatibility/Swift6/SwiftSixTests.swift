import OpenUIKit
import Testing
import UIKitTestSupport

/// Code of a client in Swift 6 mode.
@Suite @MainActor struct SwiftSixTests {
    @Test("A screen shows what an actor has loaded")
    func loadedScreen() async {
        let controller = AlbumController(store: AlbumStore([Album(name: "Rome", count: 3)]))
        let stage = WindowStage()
        defer { stage.close() }
        stage.window.rootViewController = controller
        stage.frame()
        await controller.reload()
        stage.frame()
        let cell = controller.collectionView.cellForItem(at: IndexPath(item: 0, section: 0))
        let content = cell?.contentView as? AlbumContentView
        #expect(content?.label.text == "Rome")
    }

    @Test("A data source without a view fills the cells of a table")
    func tableModel() {
        let model = AlbumTableModel([Album(name: "Rome", count: 3), Album(name: "Oslo", count: 1)])
        let table = UITableView()
        table.dataSource = model
        table.delegate = model
        WindowStage.run { stage in
            stage.add(table, CGRect(x: 0, y: 0, width: 200, height: 200))
            stage.frame()
            #expect(table.numberOfRows(inSection: 0) == 2)
            #expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) != nil)
        }
    }

    @Test("A registered cell with initializers of its own is created by the required one")
    func registeredCell() {
        let table = UITableView()
        table.register(TrackCell.self, forCellReuseIdentifier: "track")
        let cell = table.dequeueReusableCell(withIdentifier: "track") as? TrackCell
        #expect(cell?.title == "Untitled")
    }

    @Test("A theme applies the arrangement and the indicator of tab bars")
    func theme() {
        let controller = ThemedTabBarController()
        controller.viewControllers = [UIViewController(), UIViewController()]
        controller.apply(Theme())
        #expect(controller.tabBar.itemPositioning == .centered)
        #expect(controller.tabBar.itemWidth == 64)
        #expect(controller.tabBar.items?.first?.standardAppearance?.stackedItemSpacing == 12)
        #expect(Theme().logo == nil)
        let button = makeHoverButton()
        button.updateConfiguration()
        #expect(button.configuration?.baseBackgroundColor == .systemBlue)
        #expect(!batteryText().isEmpty)
    }

    @Test("A copy of a layer has the properties that init(layer:) copies")
    func copiedLayer() {
        let layer = WaveLayer()
        layer.phase = 3
        #expect(WaveLayer(layer: layer).phase == 3)
    }

    @Test("Method references take the place of selectors")
    func methodReferences() throws {
        let controller = PlayerController()
        controller.loadViewIfNeeded()
        let button = try #require(controller.view.subviews.first as? UIButton)
        button.sendActions(for: .touchUpInside)
        #expect(controller.log == ["play"])
        #expect(controller.canPerformAction(PlayerController.archive, withSender: nil))
    }

    @Test("Subclasses that override every member behave as their superclasses")
    func overridingSubclasses() {
        let label = CustomUILabel()
        label.text = "Text"
        #expect(label.intrinsicContentSize == label.sizeThatFits(.zero))
        let layer = CustomCALayer()
        layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
        #expect(layer.position == CGPoint(x: 20, y: 20))
        let button = CustomUIButton()
        button.setTitle("Title", for: .normal)
        #expect(button.title(for: .highlighted) == "Title")
    }
}
