import ComponentFlow

/// The rule about words that are broken within, because they are wider than their text.
@MainActor
enum BrokenWordAudit {
    static func findings(on stage: Stage) -> [AccessibilityAudit.Finding] {
        stage.findingsInTextSizes { brokenWords(on: stage, size: $0) }
    }

    private static func brokenWords(on stage: Stage, size: String) -> [AccessibilityAudit.Finding] {
        stage.window.focusRoot.visibleTexts.compactMap { view in
            guard let label = view as? UILabel, let word = label.brokenWord else { return nil }
            return AccessibilityAudit.Finding(
                rule: .brokenWord, path: "\(label.componentPath) (\"\(label.text ?? "")\")",
                message: "The word \"\(word)\" is broken\(size)",
                hint: "Give the text more width, for example below instead of beside other content in large text, or a "
                    + "smaller text style.")
        }
    }
}
