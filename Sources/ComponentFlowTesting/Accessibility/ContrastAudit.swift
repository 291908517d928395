import ComponentFlow
import OpenCoreGraphics

/// The rule about the contrast of text, measured on the pixels that the stage renders.
@MainActor
enum ContrastAudit {
    /// The scale of the measured image, at which strokes of small text cover entire pixels.
    private static let scale: CGFloat = 2

    static func findings(on stage: Stage) -> [AccessibilityAudit.Finding] {
        let (size, oldScale) = (stage.window.bounds.size, stage.surface.scale)
        stage.resize(to: size, scale: scale)
        defer { stage.resize(to: size, scale: oldScale) }
        guard let image = stage.image()?.cgImage else { return [] }
        return stage.window.focusRoot.visibleTexts.compactMap { finding(for: $0, in: image) }
    }

    private static func finding(for view: UIView, in image: CGImage) -> AccessibilityAudit.Finding? {
        guard view.isEnabledText else { return nil }
        let visible = view.visibleTextRect
        guard visible.width >= 4, visible.height >= 4 else { return nil }
        let rect = CGRect(
            x: visible.minX * scale, y: visible.minY * scale, width: visible.width * scale,
            height: visible.height * scale)
        guard let contrast = LuminanceHistogram(of: image, in: rect).contrast else { return nil }
        let required = view.hasLargeText ? 3 : 4.5
        guard contrast < required else { return nil }
        let measured = (contrast * 10).rounded(.down) / 10
        return AccessibilityAudit.Finding(
            rule: .contrast, path: "\(view.componentPath) (\"\(view.shownText)\")",
            message: "The text has a contrast of \(measured) to 1, which is less than \(required) to 1",
            hint: "Use a darker color on light backgrounds, and a lighter one on dark ones, such as UIColor.label.")
    }
}

extension UIView {
    var shownText: String {
        (self as? UILabel)?.text ?? (self as? UITextField)?.text ?? (self as? UITextView)?.text ?? ""
    }

    /// Whether the text is displayed, and neither disabled nor in a disabled control, whose contrast does not matter.
    fileprivate var isEnabledText: Bool {
        if let label = self as? UILabel, !label.isEnabled || label.hidesText { return false }
        if let view = self as? UITextView, view.hidesText { return false }
        return sequence(first: self, next: \.superview).allSatisfy { ($0 as? UIControl)?.isEnabled != false }
    }

    /// Whether the text is large according to WCAG 2.2: 18 points, or 14 points and bold, of 4/3 of a point here.
    fileprivate var hasLargeText: Bool {
        let font = (self as? UILabel)?.font ?? (self as? UITextField)?.font ?? (self as? UITextView)?.font
        guard let font else { return false }
        let isBold = font.fontDescriptor.symbolicTraits.contains(.traitBold)
        return font.pointSize >= 24 || isBold && font.pointSize >= 18.5
    }

    /// The part of the text's rectangle that no ancestor clips, in the window's coordinates.
    var visibleTextRect: CGRect {
        let own = (self as? UILabel)?.alignedTextRect ?? (self as? UITextView)?.usedTextRect ?? bounds
        guard own.intersects(bounds) else { return .zero }
        var visible = convert(own.intersection(bounds), to: nil)
        for view in sequence(first: self, next: \.superview) where view.clipsToBounds || view is UIWindow {
            visible = visible.intersection(view.convert(view.bounds, to: nil))
        }
        return visible.isNull ? .zero : visible
    }
}

extension UITextView {
    /// The rectangle of the text, which may be a small part of the view.
    fileprivate var usedTextRect: CGRect {
        layoutManager.usedRect(for: textContainer)
            .offsetBy(dx: textContainerInset.left, dy: textContainerInset.top)
    }
}

extension UILabel {
    /// The rectangle of the text, which `textRect(forBounds:limitedToNumberOfLines:)` places at the left edge.
    fileprivate var alignedTextRect: CGRect {
        var rect = textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch textAlignment {
        case .center: rect.origin.x = bounds.midX - rect.width / 2
        case .right: rect.origin.x = bounds.maxX - rect.width
        case .natural where isRightToLeft: rect.origin.x = bounds.maxX - rect.width
        default: rect.origin.x = bounds.minX
        }
        return rect
    }
}
