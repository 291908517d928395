import ComponentFlow

private typealias Item = AnyComponentWithIdentity<Empty>

/// The appearance of 1,000 rows of three rectangles, as components and as plain views.
@MainActor
public enum RectangleRows {
    /// The number of components or views: a column, its rows, and three rectangles in each.
    public static let count = 1 + 1_000 * 4

    private static let size = CGSize(width: 40, height: 20)

    /// Describes the rows.
    public static func component() -> AnyComponent<Empty> {
        let rows = (0..<1_000).map { row in
            let rectangles = (0..<3).map {
                Item(
                    id: $0,
                    component: AnyComponent(Rectangle(color: .systemTeal, width: size.width, height: size.height)))
            }
            return Item(id: row, component: AnyComponent(HStack(rectangles, spacing: 4)))
        }
        return AnyComponent(VStack(rows, spacing: 2))
    }

    /// Creates the views with the same frames.
    public static func view() -> UIView {
        let column = UIView(frame: CGRect(x: 0, y: 0, width: 128, height: 22_000))
        for row in 0..<1_000 {
            let line = UIView(frame: CGRect(x: 0, y: CGFloat(row) * 22, width: 128, height: size.height))
            for index in 0..<3 {
                let rectangle = UIView(
                    frame: CGRect(origin: CGPoint(x: CGFloat(index) * 44, y: 0), size: size))
                rectangle.backgroundColor = .systemTeal
                line.addSubview(rectangle)
            }
            column.addSubview(line)
        }
        return column
    }
}

extension Benchmark {
    /// Benchmarks of the cost of mounting components, compared with plain views.
    static var mounting: [Benchmark] {
        [mountedRectangles, plainViews, mountedLeaf, mountedStack, description]
    }

    private static var mountedRectangles: Benchmark {
        Benchmark(
            "engine.mount.rectangles.1k", "per component: 1,000 rows of three rectangles are mounted",
            unit: .nanoseconds, parts: RectangleRows.count, turns: 3
        ) {
            let component = RectangleRows.component()
            var host = ComponentHostView<Empty>()
            return Scene(
                prepare: { _ in host = ComponentHostView<Empty>() },
                operation: { _ in host.update(component: component, containerSize: containerSize) })
        }
    }

    private static var plainViews: Benchmark {
        Benchmark(
            "baseline.mount.views.1k", "per view: the same rows are created as plain views", unit: .nanoseconds,
            parts: RectangleRows.count, turns: 3
        ) {
            var view: UIView?
            return Scene(
                prepare: { _ in view = nil },
                operation: { _ in
                    view = RectangleRows.view()
                    withExtendedLifetime(view) {}
                })
        }
    }

    /// The allocations of this benchmark, divided among the leaves, are those of a leaf; those of the container vanish.
    private static var mountedLeaf: Benchmark {
        Benchmark(
            "engine.mount.leaf", "per rectangle, including its box: a layered stack of 1,000 is described and mounted",
            unit: .nanoseconds, parts: 1_000, turns: 3
        ) {
            var host = ComponentHostView<Empty>()
            return Scene(
                prepare: { _ in host = ComponentHostView<Empty>() },
                operation: { _ in
                    let items = (0..<1_000).map {
                        Item(id: $0, component: AnyComponent(Rectangle(color: .red, width: 10, height: 10)))
                    }
                    host.update(component: AnyComponent(ZStack(items)), containerSize: containerSize)
                })
        }
    }

    private static var mountedStack: Benchmark {
        Benchmark(
            "engine.mount.stack", "per stack of three leaves, without what the leaves take: 1,000 of them",
            unit: .nanoseconds, parts: 1_000, turns: 3
        ) {
            let leaves = (0..<3).map { number in
                (0..<1_000).map { Item(id: number, component: AnyComponent(Leaf(number: $0 * 3 + number))) }
            }
            var host = ComponentHostView<Empty>()
            return Scene(
                prepare: { _ in host = ComponentHostView<Empty>() },
                operation: { _ in
                    let items = (0..<1_000).map { index in
                        let row = [leaves[0][index], leaves[1][index], leaves[2][index]]
                        return Item(id: index, component: AnyComponent(HStack(row)))
                    }
                    host.update(component: AnyComponent(ZStack(items)), containerSize: containerSize)
                })
        }
    }

    private static var description: Benchmark {
        Benchmark(
            "engine.describe.200", "a screen of 200 components is described with the result builder",
            unit: .microseconds
        ) {
            var screen: AnyComponent<Empty>?
            return Scene { turn in
                screen = describe(turn)
                withExtendedLifetime(screen) {}
            }
        }
    }

    private static func describe(_ turn: Int) -> AnyComponent<Empty> {
        AnyComponent(
            VStack(spacing: 4) {
                for section in 0..<10 {
                    Text(text: "Section", font: .systemFont(ofSize: 17))
                    if turn % 2 == 0 { Divider() }
                    for row in 0..<6 {
                        HStack(spacing: 8) {
                            Rectangle(color: .systemTeal, width: 8, height: CGFloat(section + row))
                            Spacer()
                        }
                        .padding(4)
                    }
                }
            })
    }
}
