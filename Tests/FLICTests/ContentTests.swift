import FLIC
import TestSupport
import Testing

/// Containers that exchange their content, and layouts described with the visual format language.
@MainActor
@Suite("FLIC containers and layout") struct ContentTests {
    private func container() -> ContainerView {
        ContainerView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    }

    @Test("Content fills its container, even after the container's size changed")
    func fills() {
        let container = container()
        let content = UIView()
        container.view = content
        container.layoutIfNeeded()
        #expect(content.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
        container.frame.size = CGSize(width: 80, height: 40)
        container.layoutIfNeeded()
        #expect(content.frame == CGRect(x: 0, y: 0, width: 80, height: 40))
    }

    @Test("New content replaces the previous content, and other subviews remain")
    func exchange() {
        let container = container()
        let (own, first, second) = (UIView(), UIView(), UIView())
        container.addSubview(own)
        container.view = first
        container.view = second
        #expect(container.view === second)
        #expect(container.inner === second)
        #expect(container.subviews == [own, second])
        #expect(first.superview == nil)
        container.inner = nil
        #expect(container.view == nil)
        #expect(container.subviews == [own])
    }

    @Test("Assigning the same content again changes nothing")
    func same() {
        let container = container()
        let content = UIView()
        container.view = content
        let constraints = container.constraints
        container.view = content
        #expect(container.constraints == constraints)
        #expect(content.superview === container)
    }

    @Test("Nested containers keep their contents separate")
    func nested() {
        let (outer, inner) = (container(), ContainerView())
        let (first, second) = (UIView(), UIView())
        inner.view = first
        outer.view = inner
        #expect(outer.view === inner)
        #expect(inner.view === first)
        inner.view = second
        #expect(outer.view === inner)
        #expect(inner.view === second)
        #expect(first.superview == nil)
    }

    @Test("Table view cells and headers show replaceable content in their content view")
    func tableViews() {
        let cell = TableViewCell(style: .default, reuseIdentifier: nil)
        let header = TableViewHeaderFooterView(reuseIdentifier: nil)
        let (first, second) = (UIView(), UIView())
        cell.inner = first
        header.inner = second
        #expect(first.superview === cell.contentView)
        #expect(second.superview === header.contentView)
        cell.inner = second
        #expect(first.superview == nil)
        #expect(header.inner == nil)
    }

    @Test("Content can move from one container to another")
    func moves() {
        let (first, second) = (container(), container())
        let content = UIView()
        first.view = content
        second.view = content
        #expect(first.view == nil)
        #expect(second.view === content)
    }

    @Test("The formats of the specification place a label above a button around the center")
    func document() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        let (label, button) = (UILabel(), UIButton(type: .roundedRect))
        label.text = "Something went wrong"
        VFL(view)
            .add(subview: label, name: "label")
            .add(subview: button, name: "button")
            .applyConstraints(formats: ["H:|[label]|", "H:[button(100)]", "V:[label]-16-[button(52)]"])
            .appendConstraints([
                label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
                button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            ])
        view.layoutIfNeeded()
        #expect(label.frame.minX == 0)
        #expect(label.frame.width == 300)
        expectNear(label.frame.midY, 200, within: 0.5)
        #expect(button.frame.size == CGSize(width: 100, height: 52))
        #expect(button.frame.midX == 150)
        expectNear(button.frame.minY - label.frame.maxY, 16, within: 0.5)
    }

    private func layout() -> (view: UIView, child: UIView, layout: VFL) {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        let child = UIView()
        return (view, child, VFL(view).add(subview: child, name: "child"))
    }

    @Test("Applied constraints add to the previous ones")
    func accumulating() {
        let (view, child, layout) = layout()
        layout.applyConstraints(formats: ["H:|-(gap)-[child(50)]"], metrics: ["gap": 20])
        layout.applyConstraints(formats: ["V:|[child(10)]"])
        #expect(layout.constraints.count == 4)
        view.layoutIfNeeded()
        #expect(child.frame == CGRect(x: 20, y: 0, width: 50, height: 10))
    }

    @Test("Constraints with a name replace those that were applied with the same name")
    func namedSets() {
        let (view, child, layout) = layout()
        layout.applyConstraints(formats: ["H:|[child(50)]"])
        layout.applyConstraints(formats: ["V:|[child(10)]"], named: "position")
        layout.applyConstraints(formats: ["V:[child(20)]|"], named: "position")
        #expect(layout.constraints.count == 4)
        view.layoutIfNeeded()
        #expect(child.frame == CGRect(x: 0, y: 80, width: 50, height: 20))
    }

    @Test("Removed constraints are inactive")
    func removingConstraints() {
        let (view, child, layout) = layout()
        layout.applyConstraints(formats: ["H:|[child]|"])
        layout.applyConstraints(formats: ["V:|[child]|"], named: "height")
        let all = layout.constraints
        layout.removeConstraints(named: "height")
        #expect(all.map(\.isActive) == [true, true, false, false])
        layout.removeConstraints()
        #expect(!all.contains { $0.isActive })
        #expect(layout.constraints.isEmpty)
        #expect(child.superview === view)
    }

    @Test("Removing a view by its name removes the constraints that refer to it")
    func removingView() {
        let (view, child, layout) = layout()
        let other = UIView()
        layout.add(subview: other, name: "other").applyConstraints(formats: ["H:|[child(50)][other]|", "V:|[child]|"])
        layout.remove(name: "child")
        #expect(child.superview == nil)
        #expect(layout.parent === view)
        #expect(layout.constraints.allSatisfy { $0.firstItem !== child && $0.secondItem !== child })
        #expect(layout.constraints.count == 1)
    }

    @Test("Metrics and options of a layout apply to formats without their own")
    func defaults() {
        let (view, child, layout) = layout()
        let other = UIView()
        layout.add(subview: other, name: "other").metrics(["side": 30])
            .applyConstraints(formats: ["V:|-5-[child(side)]", "V:[other(10)]"])
            .options(.alignAllTop)
            .applyConstraints(formats: ["H:|[child(side)][other(side)]"])
        view.layoutIfNeeded()
        #expect(child.frame == CGRect(x: 0, y: 5, width: 30, height: 30))
        #expect(other.frame == CGRect(x: 30, y: 5, width: 30, height: 10))
    }

    @Test("A retained layout does not retain its views")
    func weak() {
        weak var parent: UIView?
        weak var child: UIView?
        var layout: VFL?
        do {
            let (view, subview) = (UIView(), UIView())
            layout = VFL(view).add(subview: subview, name: "child")
            (parent, child) = (view, subview)
        }
        #expect(parent == nil)
        #expect(child == nil)
        #expect(layout != nil)
    }

    // MARK: Controllers

    private final class GreetingController: ViewController<String>, ViewEventHandler {
        var log: [String] = []
        let label = UILabel()

        override func setUp() {
            super.setUp()
            log.append("setUp \(view.bounds.width)")
            view.addSubview(label)
        }

        override func viewModelDidUpdate() {
            super.viewModelDidUpdate()
            log.append("update")
            label.text = viewModel
        }

        func handle(event: any ViewEvent, sender: UIView?) {
            log.append("\(event)")
        }
    }

    @Test("A controller is set up once when its view has a size, and then displays every model")
    func controller() {
        let controller = GreetingController("Hello")
        controller.viewModel = "Good evening"
        controller.view.frame = .zero
        controller.view.layoutIfNeeded()
        #expect(controller.log.isEmpty)
        #expect(!controller.isSetUp)
        controller.view.frame = CGRect(x: 0, y: 0, width: 90, height: 30)
        controller.view.layoutIfNeeded()
        #expect(controller.log == ["setUp 90.0", "update"])
        #expect(controller.label.text == "Good evening")
        controller.viewModel = "Good night"
        controller.view.frame.size.width = 50
        controller.view.layoutIfNeeded()
        #expect(controller.log == ["setUp 90.0", "update", "update"])
        #expect(controller.label.text == "Good night")
    }

    @Test("A controller receives the events of its content, and its own events reach the parent controller")
    func controllerEvents() throws {
        let (outer, inner) = (GreetingController("outer"), GreetingController("inner"))
        outer.addChild(inner)
        outer.view.addSubview(inner.view)
        inner.didMove(toParent: outer)
        let error = ErrorView(SampleError(text: "!"))
        inner.view.addSubview(error)
        error.emit(SampleEvent.retry)
        #expect(inner.log == ["retry"])
        #expect(outer.log.isEmpty)
        inner.emit(SampleEvent.open(3))
        #expect(inner.log == ["retry"])
        #expect(outer.log == ["open(3)"])
    }
}
