import ComponentFlow
import ComponentFlowTesting
import Testing

/// A vertical stack as client code writes it according to the specification.
private struct SpecifiedVStack<ChildEnvironment: Equatable>: CombinedComponent {
    typealias EnvironmentType = ChildEnvironment

    let items: [AnyComponentWithIdentity<ChildEnvironment>]
    let alignment: VStackAlignment
    let spacing: CGFloat

    static var body: Body {
        let children = ChildMap(environment: ChildEnvironment.self, keyedBy: AnyHashable.self)
        return { context in
            let updatedChildren = context.component.items.map { item in
                return children[item.id].update(
                    component: item.component,
                    environment: {
                        context.environment[ChildEnvironment.self]
                    },
                    availableSize: context.availableSize,
                    transition: context.transition
                )
            }
            var size = CGSize(width: 0.0, height: 0.0)
            for child in updatedChildren {
                size.height += child.size.height
                size.width = max(size.width, child.size.width)
            }
            size.height += context.component.spacing * CGFloat(updatedChildren.count - 1)
            var nextY = 0.0
            for child in updatedChildren {
                let x: CGFloat
                switch context.component.alignment {
                case .left: x = 0
                case .center: x = floor((size.width - child.size.width) * 0.5)
                case .right: x = size.width - child.size.width
                }
                let frame = CGRect(origin: CGPoint(x: x, y: nextY), size: child.size)
                context.add(
                    child
                        .position(CGPoint(x: frame.midX, y: frame.midY))
                        .appear(.default(scale: true, alpha: true))
                        .disappear(.default(scale: true, alpha: true))
                )
                nextY += child.size.height + context.component.spacing
            }
            return size
        }
    }
}

private struct Metrics: Equatable {
    var side: CGFloat
}

private struct Square: Component {
    typealias EnvironmentType = Metrics

    let factor: CGFloat

    func update(
        view: UIView, availableSize: CGSize, state: EmptyComponentState, environment: Environment<Metrics>,
        transition: ComponentTransition
    ) -> CGSize {
        let side = environment[Metrics.self].side * factor
        return CGSize(width: side, height: side)
    }
}

@Suite @MainActor
struct SpecificationVStackTests {
    private let stage = Stage(size: CGSize(width: 200, height: 200))

    private func show(_ alignment: VStackAlignment, side: CGFloat) -> CGSize {
        stage.show(
            SpecifiedVStack(
                items: [1, 2, 3].map { factor in
                    AnyComponentWithIdentity(id: factor, component: AnyComponent(Square(factor: CGFloat(factor))))
                }, alignment: alignment, spacing: 4),
            environment: { Metrics(side: side) })
    }

    private var frames: [CGRect] {
        stage.componentView?.subviews.map(\.frame) ?? []
    }

    @Test("The specification's stack places aligned children below each other and forwards the environment")
    func layout() {
        #expect(show(.left, side: 10) == CGSize(width: 30, height: 68))
        #expect(
            frames == [
                CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 0, y: 14, width: 20, height: 20),
                CGRect(x: 0, y: 38, width: 30, height: 30),
            ])
        #expect(show(.center, side: 10) == CGSize(width: 30, height: 68))
        #expect(frames.map(\.minX) == [10, 5, 0])
        #expect(show(.right, side: 10) == CGSize(width: 30, height: 68))
        #expect(frames.map(\.minX) == [20, 10, 0])
    }

    @Test("A change of the forwarded value updates the layout of the specification's stack")
    func environmentChange() {
        _ = show(.left, side: 10)
        #expect(show(.left, side: 5) == CGSize(width: 15, height: 38))
        #expect(frames.map(\.minY) == [0, 9, 23])
    }

    @Test("The specification's stack keeps the identity of views in updates")
    func identity() {
        _ = show(.left, side: 10)
        let views = stage.componentView?.subviews
        _ = show(.right, side: 20)
        #expect(stage.componentView?.subviews == views)
    }
}
