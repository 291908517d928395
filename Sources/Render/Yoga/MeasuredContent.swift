import Flexbox

/// What a view answered when the layout asked how large its content is.
///
/// Most of what nodes do to views does not change that, and to ask again costs less than to lay out what is around.
@MainActor
struct MeasuredContent {
    private struct Answer {
        let width: FlexMeasureMode
        let height: FlexMeasureMode
        let size: FlexSize
    }

    /// More questions than these are not remembered; their answers count as changed.
    private static let limit = 4

    private var answers: [Answer] = []
    private var baseline: (size: FlexSize, value: Double)?
    private var isIncomplete = false

    mutating func forget() {
        guard !answers.isEmpty || baseline != nil || isIncomplete else { return }
        self = MeasuredContent()
    }

    mutating func note(_ size: FlexSize, _ width: FlexMeasureMode, _ height: FlexMeasureMode) {
        let answer = Answer(width: width, height: height, size: size)
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

    /// Whether the view would answer all questions as it did.
    func answersAsBefore(_ view: UIView) -> Bool {
        guard !isIncomplete else { return false }
        for answer in answers where view.measured(answer.width, answer.height) != answer.size { return false }
        guard let baseline else { return true }
        return view.firstBaseline(in: baseline.size) == baseline.value
    }
}
