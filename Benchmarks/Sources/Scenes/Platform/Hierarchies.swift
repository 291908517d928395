import ComponentFlow

extension Benchmark {
    /// Benchmarks of adding, removing and reordering ten thousand subviews.
    static var hierarchies: [Benchmark] {
        [
            crowd("add", "one of 10,000 views is added to its superview", isFull: false) { parent, views in
                for view in views { parent.addSubview(view) }
            },
            crowd("insert-back", "the same, each behind the existing ones", isFull: false) { parent, views in
                for view in views { parent.insertSubview(view, at: 0) }
            },
            crowd("above-sibling", "the same, each in front of one in the middle", isFull: false) { parent, views in
                parent.addSubview(views[0])
                for index in 1..<views.count { parent.insertSubview(views[index], aboveSubview: views[index / 2]) }
            },
            crowd("remove-last", "one of 10,000 views is removed, from the last to the first") { _, views in
                for view in views.reversed() { view.removeFromSuperview() }
            },
            crowd("remove-first", "the same, from the first to the last") { _, views in
                for view in views { view.removeFromSuperview() }
            },
            crowd("bring-to-front", "the rearmost of 10,000 views is brought to the front") { parent, views in
                for view in views { parent.bringSubviewToFront(view) }
            },
        ]
    }

    /// - Parameter isFull: Whether the views are added before the operation.
    private static func crowd(
        _ name: String, _ meaning: String, isFull: Bool = true,
        operation: @escaping @MainActor (UIView, [UIView]) -> Void
    ) -> Benchmark {
        Benchmark("views.\(name).10k", meaning, unit: .nanoseconds, parts: 10_000, turns: nil) {
            let views = (0..<10_000).map { UIView(frame: CGRect(x: 0, y: $0, width: 10, height: 1)) }
            let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            return Scene(
                prepare: { _ in
                    for view in parent.subviews.reversed() { view.removeFromSuperview() }
                    if isFull { for view in views { parent.addSubview(view) } }
                },
                operation: { _ in operation(parent, views) })
        }
    }
}
