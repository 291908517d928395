import Flexbox

/// Content that is measured like text: words of fixed sizes that wrap into lines.
struct Words {
    var sizes: [FlexSize]

    init(_ sizes: [FlexSize]) {
        self.sizes = sizes
    }

    /// Sets the content of a node to these words.
    func fill(_ node: FlexNode) {
        node.measure = { width, _ in measure(width) }
        node.baseline = { lines(width: $0.width).first?.height ?? 0 }
    }

    private func measure(_ width: FlexMeasureMode) -> FlexSize {
        let limit: Double
        switch width {
        case .exactly(let value): limit = value
        case .minContent: limit = 0
        case .maxContent: limit = .infinity
        }
        let lines = lines(width: limit)
        return FlexSize(width: lines.map(\.width).max() ?? 0, height: lines.map(\.height).reduce(0, +))
    }

    private func lines(width: Double) -> [FlexSize] {
        var lines: [FlexSize] = []
        for word in sizes {
            if let last = lines.last, last.width + word.width <= width + 0.001 {
                lines[lines.count - 1] = FlexSize(
                    width: last.width + word.width, height: max(last.height, word.height))
            } else {
                lines.append(word)
            }
        }
        return lines
    }
}
