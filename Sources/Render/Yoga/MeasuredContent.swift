import Flexbox

/// The content sizes that a view reported to the layout.
///
/// Most changes that nodes make to a view do not affect its size, and measuring it again costs less than laying out its
/// surroundings.
@MainActor
struct MeasuredContent {
    private struct Measurement {
        let width: FlexMeasureMode
        let height: FlexMeasureMode
        let size: FlexSize
    }

    /// The maximum number of cached measurements; further ones count as changed.
    private static let limit = 4

    private var answers: [Measurement] = []
    private var baseline: (size: FlexSize, value: Double)?
    private var isIncomplete = false

    mutating func forget() {
        guard !answers.isEmpty || baseline != nil || isIncomplete else { return }
        self = MeasuredContent()
    }

    mutating func note(_ size: FlexSize, _ width: FlexMeasureMode, _ height: FlexMeasureMode) {
        let answer = Measurement(width: width, height: height, size: size)
        if let index = answers.firstIndex(where: { $0.width == width && $0.height == height }) {
            answers[index] = answer
        } else if answers.count < Self.limit {
            answers.append(answer)
        } else {
            isIncomplete = true
        }
    }

    mutating func note(baseline value: Double, _ size: FlexSize) {
        if let baseline, baseline.size != size { isIncomplete = true }
        baseline = (size, value)
    }

    /// Whether the view would report the same sizes and baseline again.
    func isValid(for view: UIView) -> Bool {
        guard !isIncomplete else { return false }
        for answer in answers where view.measured(answer.width, answer.height) != answer.size { return false }
        guard let baseline else { return true }
        return view.firstBaseline(in: baseline.size) == baseline.value
    }
}
