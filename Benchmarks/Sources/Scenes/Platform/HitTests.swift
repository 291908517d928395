import ComponentFlow

extension Benchmark {
    /// Benchmarks of hit-testing in a hundred rows of a hundred cells each, and in as many sibling views.
    static var hitTests: [Benchmark] {
        [
            hitTest("hittest.10k", "the rearmost of 10,000 views, in a hundred rows of a hundred", turns: 100) {
                let table = makeBoard()
                for row in 0..<100 {
                    let line = UIView(frame: CGRect(x: 0, y: 10 * row, width: 1000, height: 10))
                    table.addSubview(line)
                    for column in 0..<100 {
                        line.addSubview(UIView(frame: CGRect(x: 10 * column, y: 0, width: 10, height: 10)))
                    }
                }
                return table
            },
            hitTest("hittest.10k.flat", "the same with all 10,000 views in one superview", turns: 4) {
                let table = makeBoard()
                for place in 0..<10_000 {
                    let (row, column) = place.quotientAndRemainder(dividingBy: 100)
                    table.addSubview(UIView(frame: CGRect(x: 10 * column, y: 10 * row, width: 10, height: 10)))
                }
                return table
            },
        ]
    }

    private static func makeBoard() -> UIView {
        UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
    }

    private static func hitTest(
        _ name: String, _ meaning: String, turns: Int, makeTable: @escaping () -> UIView
    ) -> Benchmark {
        Benchmark(name, meaning, unit: .microseconds, turns: turns) {
            let table = makeTable()
            return Scene { _ in _ = table.hitTest(CGPoint(x: 5, y: 5), with: nil) }
        }
    }
}
