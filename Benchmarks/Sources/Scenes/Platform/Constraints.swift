import ComponentFlow

private let columns = 10

/// Rows of ten equally wide views that fill the width of the root and hug their heights.
@MainActor
private final class Grid {
    let root: UIView
    private(set) var gap: NSLayoutConstraint?

    init(rows: Int) {
        root = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 3000))
        var constraints: [NSLayoutConstraint] = []
        var views: [UIView] = []
        for row in 0..<rows {
            for column in 0..<columns {
                let view = Cell()
                view.translatesAutoresizingMaskIntoConstraints = false
                root.addSubview(view)
                if column == 0 {
                    let gap = view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 8)
                    if row == 0 { self.gap = gap }
                    constraints.append(gap)
                } else if let previous = views.last {
                    constraints.append(view.leftAnchor.constraint(equalTo: previous.rightAnchor, constant: 8))
                    constraints.append(view.widthAnchor.constraint(equalTo: previous.widthAnchor))
                }
                if column == columns - 1 {
                    constraints.append(root.rightAnchor.constraint(equalTo: view.rightAnchor, constant: 8))
                }
                let above = row == 0 ? root.topAnchor : views[views.count - columns].bottomAnchor
                constraints.append(view.topAnchor.constraint(equalTo: above, constant: 8))
                views.append(view)
            }
        }
        NSLayoutConstraint.activate(constraints)
    }
}

private final class Cell: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: 30, height: 20) }
}

extension Benchmark {
    /// Benchmarks of solving constrained views from scratch, and of solving again after a change.
    static var constraints: [Benchmark] {
        [constrained(rows: 10, name: "100", turns: 10), constrained(rows: 100, name: "1k", turns: 1)].flatMap { $0 }
    }

    private static func constrained(rows: Int, name: String, turns: Int) -> [Benchmark] {
        let scratch = Benchmark(
            "constraints.scratch.\(name)", "\(rows * columns) constrained views: created, solved and positioned",
            unit: .milliseconds, turns: turns
        ) {
            Scene { _ in Grid(rows: rows).root.layoutIfNeeded() }
        }
        let edit = Benchmark(
            "constraints.edit.\(name)", "one of their constants changes: solved and positioned again",
            unit: .microseconds
        ) {
            let grid = Grid(rows: rows)
            grid.root.layoutIfNeeded()
            return Scene { turn in
                grid.gap?.constant = CGFloat(8 + turn % 7)
                grid.root.layoutIfNeeded()
            }
        }
        return [scratch, edit]
    }
}
