import ComponentFlow

/// The rule about text that covers other text.
@MainActor
enum OverlapAudit {
    /// The part of a text that others may cover, as lines have space above and below their letters.
    private static let tolerance: CGFloat = 0.15

    static func findings(on stage: Stage) -> [AccessibilityAudit.Finding] {
        stage.findingsInTextSizes { overlaps(on: stage, size: $0) }
    }

    private static func overlaps(on stage: Stage, size: String) -> [AccessibilityAudit.Finding] {
        // From back to front.
        let texts = stage.window.focusRoot.visibleTexts
            .map { (view: $0, rect: $0.visibleTextRect) }
            .filter { $0.rect.width >= 1 && $0.rect.height >= 1 }
        return texts.enumerated().compactMap { index, text in
            let other = texts[(index + 1)...].first { other in
                covers(other.rect, text.rect) && !other.view.hasOpaqueBackground(over: text.view)
            }
            return other.map { finding(text.view, $0.view, size: size) }
        }
    }

    private static func covers(_ first: CGRect, _ second: CGRect) -> Bool {
        let common = first.intersection(second)
        guard !common.isNull else { return false }
        let smaller = min(first.width * first.height, second.width * second.height)
        return common.width * common.height > smaller * tolerance
    }

    private static func finding(_ view: UIView, _ other: UIView, size: String) -> AccessibilityAudit.Finding {
        AccessibilityAudit.Finding(
            rule: .overlappingText, path: "\(view.componentPath) (\"\(view.shownText)\")",
            message: "The text is covered by \"\(other.shownText)\"\(size)",
            hint: "Give both more space, for example with sizes that grow with the text, such as those of "
                + "scaledMetric(_:relativeTo:), or put them in a scroll view.")
    }
}

extension UIView {
    /// Whether the view, or a view around it that does not contain `other`, has a background that hides what is behind it.
    fileprivate func hasOpaqueBackground(over other: UIView) -> Bool {
        sequence(first: self, next: \.superview)
            .prefix { !other.isDescendant(of: $0) }
            .contains { $0.backgroundColor.map { $0.cgColor.alpha > 0.9 } ?? false || $0 is UIVisualEffectView }
    }
}
