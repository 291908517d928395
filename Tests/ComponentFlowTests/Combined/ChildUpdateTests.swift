import ComponentFlowTesting
import Testing

import ComponentFlow

/// Places its child with an `Update` that records the frames it receives.
private struct Placed: CombinedComponent {
    let x: CGFloat
    let color: UIColor
    let log: UpdateLog

    static func == (lhs: Placed, rhs: Placed) -> Bool {
        lhs.x == rhs.x && lhs.color == rhs.color
    }

    static var body: Body {
        let child = Child(Rectangle.self)
        return { context in
            let child = child.update(
                component: Rectangle(color: context.component.color, width: 10, height: 10),
                availableSize: context.availableSize, transition: context.transition)
            let log = context.component.log
            context.add(
                child.position(CGPoint(x: context.component.x, y: 5))
                    .update(
                        ComponentTransition.Update { view, frame, transition in
                            log.note("\(frame.minX)")
                            transition.setFrame(view: view, frame: frame.offsetBy(dx: 0, dy: 20))
                        }))
            return context.availableSize
        }
    }
}

/// A component that places its child twice, and adds the first placement.
private struct PlacedTwice: CombinedComponent {
    static var body: Body {
        let child = Child(Rectangle.self)
        return { context in
            let child = child.update(
                component: Rectangle(color: .red, width: 10, height: 10), availableSize: context.availableSize,
                transition: context.transition)
            let first = child.position(CGPoint(x: 5, y: 5))
            _ = child.position(CGPoint(x: 50, y: 50))
            context.add(first)
            return context.availableSize
        }
    }
}

@Suite("A custom update of a child") @MainActor
struct ChildUpdateTests {
    @Test("A custom update places the child's view, and again only when position or size change")
    func ownWay() {
        let log = UpdateLog()
        let stage = Stage(size: CGSize(width: 100, height: 100))
        stage.show(Placed(x: 5, color: .red, log: log))
        stage.show(Placed(x: 5, color: .blue, log: log))
        stage.show(Placed(x: 25, color: .blue, log: log))
        #expect(log.take() == ["0.0", "20.0"])
        #expect(stage.componentView?.subviews.first?.frame == CGRect(x: 20, y: 20, width: 10, height: 10))
    }

    @Test("Two placements of one child are two values, and the added one applies")
    func placements() {
        let stage = Stage(size: CGSize(width: 100, height: 100))
        stage.show(PlacedTwice())
        #expect(stage.componentView?.subviews.first?.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
    }
}
