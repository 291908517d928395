import ComponentFlowTesting
import Render
import Testing

private struct Person {
    let id: String
    var name: String
}

private final class PersonProps: UIProps {
    var name = ""

    convenience init(_ person: Person) {
        self.init()
        name = person.name
    }
}

private final class PersonComponent: UIStatelessComponent<PersonProps> {
    override func render(context: UIContext) -> any UINodeProtocol {
        UINode<UIView> { spec in
            spec.set(\.yoga.padding, 12)
        }.children([
            UINode<UILabel> { [props] spec in
                spec.set(\.text, props.name)
                spec.set(\.numberOfLines, 0)
            }
        ])
    }
}

private final class PeopleViewController: UIComponentTableViewController {
    var people: [Person] = [Person(id: "1", name: "Ada"), Person(id: "2", name: "Grace")]

    override func renderCellDescriptors() -> [UIComponentCellDescriptor] {
        people.map { person in
            UIComponentCellDescriptor(PersonComponent.self, key: person.id, props: PersonProps(person))
                .onDelete { self.remove(person) }
        }
    }

    func remove(_ person: Person) {
        people.removeAll { $0.id == person.id }
        reloadData()
    }
}

private final class PeopleState: UIState {
    var people: [Person] = [Person(id: "1", name: "Ada"), Person(id: "2", name: "Grace")]
}

private final class PeopleComponent: UIProplessComponent<PeopleState> {
    override func render(context: UIContext) -> any UINodeProtocol {
        let cells = state.people.map {
            UIComponentCellDescriptor(PersonComponent.self, key: $0.id, props: PersonProps($0))
        }
        let table = childComponent(
            UITableComponent.self, key: childKey("table"), props: UITableProps(cells: cells))
        let title = UINode<UILabel> { spec in
            spec.set(\.text, "People")
        }
        return UINode<UIView>().children([title, table.asNode()])
    }
}

@MainActor
@Suite("Article: lists of components")
struct ListsOfComponentsTests {
    private let stage = Stage(size: CGSize(width: 200, height: 200))

    @Test("The table controller of the article displays people and removes one")
    func controller() {
        let controller = PeopleViewController()
        stage.window.rootViewController = controller
        stage.advance(by: 0)
        #expect(controller.tableView.visibleCells.count == 2)
        controller.remove(controller.people[0])
        stage.advance(by: 1)
        #expect(controller.tableView.visibleCells.count == 1)
    }

    @Test("The table of the article is part of a component")
    func component() {
        let canvas = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        stage.show(canvas)
        let context = UIContext()
        let people = context.component(PeopleComponent.self, key: "people")
        people.setCanvas(view: canvas, options: [.useBoundsAsCanvasSize])
        people.setNeedsRender()
        stage.advance(by: 0)
        let table = canvas.subviews[0].subviews[1] as? UITableView
        #expect(table?.visibleCells.count == 2)
    }
}
