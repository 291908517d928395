import ComponentFlowTesting
import Render
import Testing
import TestSupport

private final class Line: UIComponent<UINilState, UITableCellProps> {
    var renders = 0

    override func render(context: UIContext) -> any UINodeProtocol {
        renders += 1
        return UINode<UILabel> { [props] spec in
            spec.set(\.text, props.title)
            spec.set(\.yoga.height, 30)
        }
    }
}

private final class Lines: UITableComponentViewController {
    var highlighted: [String] = []
    var highlightedRows: [Int] = []
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 25))

    override func renderCellDescriptors() -> [UIComponentCellDescriptor] {
        (0..<40).map { row in
            let key = defaultKey(forIndexPath: IndexPath(row: row, section: 0))
            return UIComponentCellDescriptor(Line.self, key: key, props: UITableCellProps(title: "\(row)"))
        }
    }

    override func viewForHeader(inSection section: Int) -> UIView? { section == 0 ? header : nil }

    override func didHighlightRow(at indexPath: IndexPath) {
        highlightedRows.append(indexPath.row)
        super.didHighlightRow(at: indexPath)
    }

    override func didHighlightRowAt(props: any UIPropsProtocol, indexPath: IndexPath) {
        highlighted.append((props as? UITableCellProps)?.title ?? "")
    }
}

@MainActor
@Suite("Hooks of table controllers")
struct TableControllerTests {
    private let stage = Stage(size: CGSize(width: 200, height: 300))
    private let controller = Lines()

    init() {
        stage.window.rootViewController = controller
        stage.advance(by: 0.1)
    }

    private func line(_ title: String) -> Line {
        controller.context.component(Line.self, key: title, props: UITableCellProps(title: title))
    }

    private func component(inRow row: Int) throws -> Line {
        let cell = controller.tableView.cellForRow(at: IndexPath(row: row, section: 0)) as? UITableComponentCell
        return try #require(cell?.component as? Line)
    }

    @Test("The header view of a subclass is displayed above the rows of its section")
    func header() {
        #expect(controller.header.window != nil)
        #expect(controller.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).minY >= 25)
    }

    @Test("A touch reports the row and the props of its component as highlighted")
    func highlighting() throws {
        let cell = try #require(controller.tableView.cellForRow(at: IndexPath(row: 2, section: 0)))
        stage.tap(at: cell.convert(CGPoint(x: 50, y: 15), to: nil))
        #expect(controller.highlightedRows == [2])
        #expect(controller.highlighted == ["2"])
    }

    @Test("The default key of a row contains the key of the root, the section and the row")
    func defaultKey() {
        #expect(controller.defaultKey(forIndexPath: IndexPath(row: 3, section: 1)) == "root-1-3")
    }

    @Test("Rendering the visible components renders each of them")
    func visibleComponents() throws {
        let line = try component(inRow: 1)
        let renders = line.renders
        controller.setNeedsRenderVisibleComponents()
        #expect(line.renders == renders + 1)
    }

    @Test("A new cell has the identifier for which it was dequeued")
    func dequeued() {
        #expect(controller.dequeueCell(withReuseIdentifier: "own").reuseIdentifier == "own")
    }

    @Test("A cell that is dequeued for a component displays it")
    func dequeuedWithComponent() {
        let line = line("own")
        let cell = controller.dequeueCell(component: line, withReuseIdentifier: "own")
        #expect(cell.component === line)
        #expect(line.renders > 0)
    }

    @Test("The identifier of a cell that is dequeued for a component is the component's class")
    func dequeuedForComponent() {
        let line = line("own")
        #expect(controller.dequeueCell(forComponent: line).reuseIdentifier == "Line")
    }

    private func alpha(ofRow row: Int) -> Float? {
        let cell = controller.tableView.cellForRow(at: IndexPath(row: row, section: 0))
        return cell?.contentView.layer.presentation()?.opacity
    }

    @Test("Rows that scrolling reveals fade in if the controller requests it")
    func reveal() throws {
        controller.shouldApplyScrollRevealTransition = true
        controller.tableView.contentOffset.y = 10
        stage.advance(by: 0.5)
        controller.tableView.contentOffset.y = 300
        stage.advance(by: 0.1)
        let alpha = try #require(self.alpha(ofRow: 15))
        #expect(alpha < 1)
        stage.advance(by: 0.5)
        #expect(self.alpha(ofRow: 15) == 1)
    }

    @Test("Rows appear without an animation by default")
    func noReveal() {
        controller.tableView.contentOffset.y = 10
        stage.advance(by: 0.5)
        controller.tableView.contentOffset.y = 300
        stage.advance(by: 0.1)
        #expect(alpha(ofRow: 15) == 1)
    }

    @Test("A screen expands from the row that the user has selected")
    func transitionTarget() throws {
        let cell = try #require(controller.tableView.cellForRow(at: IndexPath(row: 2, section: 0)))
        stage.tap(at: cell.convert(CGPoint(x: 50, y: 15), to: nil))
        #expect(controller.currentTransitionTargetView === cell)
        let screen = UIBaseViewController()
        screen.sceneTransition = UIExpandSceneTransition(duration: 1, options: .curveLinear)
        controller.present(screen, animated: true)
        stage.advance(by: 0.05)
        let frame = try #require(screen.view.layer.presentation()?.frame)
        let start = cell.convert(cell.bounds, to: nil)
        expectNear(frame.midY, start.midY, within: 25)
    }
}
