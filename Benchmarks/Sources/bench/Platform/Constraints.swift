import ComponentFlow
import Foundation

private let columns = 10

/// Rows of ten views of equal widths, which fill the root's width and hug their heights.
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

/// Constrained views from scratch, and one edit solved again; beside them kiwisolver with the same constraints.
@MainActor
func measureConstraints(_ harness: Harness) {
    for (name, rows) in [("100", 10), ("1k", 100)] {
        harness.measure(
            "constraints.scratch.\(name)", "\(rows * columns) constrained views: made, solved and placed",
            unit: .milliseconds
        ) { Grid(rows: rows).root.layoutIfNeeded() }
        let grid = Grid(rows: rows)
        grid.root.layoutIfNeeded()
        var turn = 0
        harness.measure(
            "constraints.edit.\(name)", "one constant of them changed: solved and placed again", unit: .microseconds
        ) {
            turn += 1
            grid.gap?.constant = CGFloat(8 + turn % 7)
            grid.root.layoutIfNeeded()
        }
    }
    measureKiwi(harness, rows: 10)
}

/// With ten rows only: with a hundred it takes minutes.
@MainActor
private func measureKiwi(_ harness: Harness, rows: Int) {
    let names = (scratch: "constraints.kiwi.scratch.100", edit: "constraints.kiwi.edit.100")
    guard harness.wants(names.scratch, names.edit) else { return }
    let times = (0..<5).compactMap { _ in kiwiTimes(rows: rows) }
    guard times.count == 5 else {
        for name in [names.scratch, names.edit] {
            harness.skip(name, because: "python3 or its package kiwisolver is not installed")
        }
        return
    }
    harness.record(
        Measurement(
            name: names.scratch, meaning: "kiwisolver: the same constraints added, without any views",
            samples: times.map(\.scratch), unit: .milliseconds))
    harness.record(
        Measurement(
            name: names.edit, meaning: "kiwisolver: one value suggested, and the variables updated",
            samples: times.map { $0.edit * 1_000 }, unit: .microseconds))
}

private func kiwiTimes(rows: Int) -> (scratch: Double, edit: Double)? {
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../Reference/kiwi.py").standardizedFileURL
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", script.path, "\(rows)"]
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let numbers = output.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    return numbers.count == 2 ? (numbers[0], numbers[1]) : nil
}
