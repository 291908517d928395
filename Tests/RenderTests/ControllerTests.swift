import ComponentFlowTesting
import Render
import TestSupport
import Testing

private final class Screen: UIPureComponent {
    var renders = 0

    override func render(context: UIContext) -> any UINodeProtocol {
        renders += 1
        return UINode<UIView> { spec in
            spec.set(\.backgroundColor, .red)
            spec.set(\.yoga.width, spec.canvasSize.width)
            spec.set(\.yoga.height, spec.canvasSize.height / 2)
        }
    }
}

private final class ScreenController: UIComponentViewController<Screen> {
    override func buildRootComponent() -> Screen {
        context.component(Screen.self, key: rootKey)
    }
}

private final class Tall: UIPureComponent {
    override func render(context: UIContext) -> any UINodeProtocol {
        UINode<UIView> { spec in spec.set(\.yoga.height, 500) }
    }
}

private final class TallController: UIScrollableComponentViewController<Tall> {
    override func buildRootComponent() -> Tall {
        context.component(Tall.self, key: rootKey)
    }
}

private final class TitleBar: UINavigationBarComponent {
    override func render(context: UIContext) -> any UINodeProtocol {
        UINode<UIView>(key: "title-bar") { spec in
            spec.set(\.yoga.height, 30)
        }.children([titleNode])
    }
}

private final class ScreenTable: UITableComponentViewController {
    override func renderCellDescriptors() -> [UIComponentCellDescriptor] {
        (0..<3).map { UIComponentCellDescriptor(component: context.component(Tall.self, key: "row-\($0)")) }
    }
}

@MainActor
@Suite("Component view controllers")
struct ControllerTests {
    private let stage = Stage(size: CGSize(width: 200, height: 300))

    @Test("A component fills its controller's view, and is rendered again when the size changes")
    func sizes() throws {
        let controller = ScreenController()
        stage.window.rootViewController = controller
        stage.advance(by: 0)
        let component = try #require(controller.component)
        #expect(component.renders == 1)
        #expect(component.root.renderedView?.frame == CGRect(x: 0, y: 0, width: 200, height: 150))
        controller.view.frame.size = CGSize(width: 300, height: 200)
        stage.advance(by: 0)
        #expect(component.renders == 2)
        #expect(component.root.renderedView?.frame == CGRect(x: 0, y: 0, width: 300, height: 100))
        #expect(controller.context.canvasSize == CGSize(width: 300, height: 200))
        stage.advance(by: 0)
        #expect(component.renders == 2)
    }

    @Test("The canvas of a controller is inset by the safe area unless that is disabled")
    func safeArea() {
        let controller = ScreenController()
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 5, bottom: 10, right: 5)
        stage.window.rootViewController = controller
        stage.advance(by: 0)
        #expect(controller.canvasView.frame == CGRect(x: 5, y: 20, width: 190, height: 270))
        controller.shouldUseSafeAreaLayoutGuide = false
        stage.advance(by: 0)
        #expect(controller.canvasView.frame == CGRect(x: 0, y: 0, width: 200, height: 300))
    }

    @Test("A component navigation bar is placed above the canvas, and its buttons work")
    func navigationBar() throws {
        let controller = ScreenController()
        controller.title = "Title"
        var pressed = 0
        stage.window.rootViewController = controller
        controller.navigationBarManager.makeDefaultNavigationBarComponent { props in
            props.rightButtonItems = [.init(title: "Add") { pressed += 1 }]
        }
        stage.advance(by: 0)
        #expect(controller.canvasView.frame == CGRect(x: 0, y: 44, width: 200, height: 256))
        let bar = try #require(controller.navigationBarManager.component?.root)
        let title = try #require(bar.nodeWithKey("title")?.renderedView as? UILabel)
        #expect(title.text == "Title")
        expectNear(title.frame.midX, 100, within: 1)
        let button = try #require(bar.nodeWithKey("right-0")?.renderedView)
        stage.tap(at: button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil))
        #expect(pressed == 1)
    }

    @Test("A subclass of the component navigation bar replaces the default bar")
    func customNavigationBar() throws {
        let controller = ScreenController()
        stage.window.rootViewController = controller
        let props = UINavigationBarProps()
        props.title = "Custom"
        props.height = 30
        controller.navigationBarManager.component = controller.context.component(
            TitleBar.self, key: "custom-bar", props: props)
        stage.advance(by: 0)
        #expect(controller.canvasView.frame == CGRect(x: 0, y: 30, width: 200, height: 270))
        let bar = try #require(controller.navigationBarManager.component?.root)
        #expect((bar.nodeWithKey("title")?.renderedView as? UILabel)?.text == "Custom")
    }

    private func bar(_ style: UINavigationBarStyle) throws -> (controller: ScreenController, root: any UINodeProtocol) {
        let controller = ScreenController()
        controller.title = "Title"
        stage.window.rootViewController = controller
        controller.navigationBarManager.makeDefaultNavigationBarComponent { props in
            props.style = style
            props.leftButtonItem = .init(title: "Left") {}
            props.rightButtonItems = [.init(title: "Right") {}]
        }
        stage.advance(by: 0)
        return (controller, try #require(controller.navigationBarManager.component?.root))
    }

    private func frame(_ key: String, in root: any UINodeProtocol) throws -> CGRect {
        let view = try #require(root.nodeWithKey(key)?.renderedView)
        return view.convert(view.bounds, to: root.renderedView)
    }

    @Test("A large title is placed below the buttons of a component navigation bar")
    func largeTitle() throws {
        let (controller, root) = try bar(.largeTitle)
        #expect(controller.canvasView.frame.minY == 96)
        #expect(try frame("title", in: root).minY >= 44)
        #expect(try frame("title", in: root).minX == 16)
        #expect(try frame("left", in: root).maxY <= 44)
        #expect(try frame("right-0", in: root).maxX == 184)
        #expect((root.nodeWithKey("title")?.renderedView as? UILabel)?.font.pointSize == 34)
    }

    @Test("A leading title follows the buttons at the leading edge")
    func leadingTitle() throws {
        let (_, root) = try bar(UINavigationBarStyle(titlePlacement: .leading))
        #expect(try frame("title", in: root).minX == frame("left", in: root).maxX + 16)
        #expect(try frame("right-0", in: root).maxX == 184)
    }

    @Test("The style of a component navigation bar determines its colors, its height and its separator")
    func barStyle() throws {
        let style = UINavigationBarStyle(
            backgroundColor: .yellow, titleColor: .red, buttonColor: .green, separatorColor: .blue, height: 60)
        let (_, root) = try bar(style)
        #expect(root.renderedView?.backgroundColor == .yellow)
        #expect((root.nodeWithKey("title")?.renderedView as? UILabel)?.textColor == .red)
        #expect(root.nodeWithKey("left")?.renderedView?.tintColor == .green)
        #expect(try frame("separator", in: root) == CGRect(x: 0, y: 59, width: 200, height: 1))
    }

    @Test("A table controller displays a cell for each component descriptor")
    func table() {
        let controller = ScreenTable(style: .plain)
        stage.window.rootViewController = controller
        stage.advance(by: 0)
        #expect(controller.cellDescriptors.count == 3)
        #expect(controller.tableView.numberOfRows(inSection: 0) == 3)
        #expect(controller.canvasView === controller.tableView)
    }

    @Test("A scrollable controller scrolls a component that is taller than the screen")
    func scrolling() {
        let controller = TallController()
        stage.window.rootViewController = controller
        stage.advance(by: 0)
        #expect(controller.scrollView?.contentSize == CGSize(width: 200, height: 500))
    }
}
