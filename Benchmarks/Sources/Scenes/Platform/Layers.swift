import ComponentFlow

extension Benchmark {
    /// Benchmarks of changes to single layers.
    static var layers: [Benchmark] {
        [
            Benchmark(
                "layer.position-set", "the position of a view's layer is set without animation", unit: .nanoseconds,
                turns: 200
            ) {
                let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
                let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
                parent.addSubview(view)
                let layer = view.layer
                return Scene { turn in
                    withExtendedLifetime(parent) {
                        layer.position = CGPoint(x: turn.isMultiple(of: 2) ? 20 : 30, y: 15)
                    }
                }
            }
        ]
    }
}
