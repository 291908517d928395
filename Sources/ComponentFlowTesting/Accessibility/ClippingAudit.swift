import ComponentFlow

/// The rule about text that is cut off.
@MainActor
enum ClippingAudit {
    static func findings(on stage: Stage) -> [AccessibilityAudit.Finding] {
        stage.findingsInTextSizes { clippedLabels(on: stage, size: $0) }
    }

    private static func clippedLabels(on stage: Stage, size: String) -> [AccessibilityAudit.Finding] {
        stage.window.focusRoot.visibleTexts.compactMap { view in
            guard let label = view as? UILabel, label.clipsText else { return nil }
            return AccessibilityAudit.Finding(
                rule: .clippedText, path: "\(label.componentPath) (\"\(label.text ?? "")\")",
                message: "The text is cut off\(size)",
                hint: "Let it wrap into more lines, give it more space, or put it in a scroll view.")
        }
    }
}

extension Stage {
    /// The factor that corresponds to the largest accessibility size: body text of 53 instead of 17 points.
    private static let largestTextScale: CGFloat = 53.0 / 17

    /// Returns the findings of a check, and those that it has only in the largest text size.
    ///
    /// - Parameter check: Receives a description of the text size, which is empty for that of the stage.
    func findingsInTextSizes(
        _ check: (_ size: String) -> [AccessibilityAudit.Finding]
    ) -> [AccessibilityAudit.Finding] {
        let present = check("")
        let scale = surface.textScale
        setTextScale(Self.largestTextScale)
        settle(limit: 1)
        let large = check(" in the largest text size")
        setTextScale(scale)
        settle(limit: 1)
        let known = Set(present.map(\.path))
        return present + large.filter { !known.contains($0.path) }
    }
}

extension UIView {
    /// The views in this one that show text, and that are neither hidden nor transparent.
    ///
    /// The rules use those of the presented screen, because what is behind it can be neither read nor used.
    var visibleTexts: [UIView] {
        guard !isHidden, alpha >= 0.01 else { return [] }
        if showsText { return [self] }
        return subviews.flatMap(\.visibleTexts)
    }

    private var showsText: Bool {
        switch self {
        case let label as UILabel: label.text?.isEmpty == false
        case let field as UITextField: field.text?.isEmpty == false
        case let view as UITextView: !view.text.isEmpty
        default: false
        }
    }
}
