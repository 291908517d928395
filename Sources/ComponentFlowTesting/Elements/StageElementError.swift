public import ComponentFlow

/// The reason why a test cannot use an element of a stage.
public enum StageElementError: Error, Equatable, CustomStringConvertible {
    /// There is no element with the label or identifier; `existing` are the labels that there are.
    case notFound(String, existing: [String])
    /// Several elements have the label or identifier; `candidates` are their lines in ``Stage/accessibilityOutline``.
    case ambiguous(String, candidates: [String])
    /// The element is outside of the window, or scrolled out of view.
    case notVisible(String, frame: CGRect)
    /// The touch would be received by another view; `by` is its path.
    case covered(String, by: String)

    /// The number of labels that a description lists.
    private static let listed = 30

    /// The problem, and how to solve it.
    public var description: String {
        switch self {
        case .notFound(let label, let existing):
            let list = existing.prefix(Self.listed).map { "\"\($0)\"" }.joined(separator: ", ")
            let more = existing.count > Self.listed ? " and \(existing.count - Self.listed) others" : ""
            return "There is no element \"\(label)\". "
                + (existing.isEmpty ? "The window has no elements with labels." : "There are: \(list)\(more).")
        case .ambiguous(let label, let candidates):
            return
                "There are \(candidates.count) elements \"\(label)\". Give one of them an accessibility identifier:\n"
                + candidates.map { "  \($0)" }.joined(separator: "\n")
        case .notVisible(let label, let frame):
            return "The element \"\(label)\" with the frame \(frame) is not visible. Scroll to it first."
        case .covered(let label, let path):
            return "The element \"\(label)\" is covered by \(path), which would receive the touch."
        }
    }
}
