import Accessibility
import ComponentFlow

/// The rule about the size of what can be tapped.
@MainActor
enum TargetAudit {
    /// The minimum width and height, in points: WCAG 2.2, success criterion 2.5.8.
    static let minimumLength: CGFloat = 24

    static func findings(in scene: AccessibilityScene) -> [AccessibilityAudit.Finding] {
        scene.elements.filter { $0.isShowing && $0.isOperable && !$0.isLargeTarget }.map { element in
            let (width, height) = (Int(element.frame.width.rounded()), Int(element.frame.height.rounded()))
            return AccessibilityAudit.Finding(
                rule: .targetSize, path: element.path,
                message: "The \(element.node.role) is \(width) × \(height) points large",
                hint: "Make it at least 24 × 24 points, for example with padding, minSize(_:) or "
                    + "withHitTestEdgeInsets(_:).")
        }
    }
}

extension AccessibilityScene.Element {
    /// Whether the frame, or the area in which the view takes touches, is large enough.
    ///
    /// Links in a text and texts that can only be selected are excepted, because the text determines their size, and dividers of columns, which would cover
    /// what is beside them and can be moved with arrow keys.
    @MainActor fileprivate var isLargeTarget: Bool {
        let minimum = TargetAudit.minimumLength
        if node.role == .link || node.role == .splitter || (object as? UITextView)?.isEditable == false { return true }
        if frame.width >= minimum && frame.height >= minimum { return true }
        guard let view = object as? UIView else { return false }
        let center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        let reach = minimum / 2 - 0.5
        let distances: [(x: CGFloat, y: CGFloat)] = [(-reach, 0), (reach, 0), (0, -reach), (0, reach)]
        return distances.allSatisfy { distance in
            view.point(inside: CGPoint(x: center.x + distance.x, y: center.y + distance.y), with: nil)
        }
    }
}
