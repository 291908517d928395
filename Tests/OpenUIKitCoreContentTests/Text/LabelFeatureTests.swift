import OpenQuartzCore
import TestSupport
import Testing

import OpenUIKitCore
import UIKitTestSupport

/// Tests label features beyond displaying a line; see also `TextTests`.
@Suite("Label features") @MainActor struct LabelFeatureTests {
    private let words = "one two three four five six seven"

    private func label(_ text: String, _ frame: CGRect, on stage: WindowStage) -> UILabel {
        let label = UILabel()
        label.text = text
        return stage.add(label, frame)
    }

    private func shown(_ view: UIView) throws -> TextContents {
        try #require(view.layer.textContents)
    }

    private func isTruncated(_ view: UIView) -> Bool? {
        view.layer.textContents?.typeset.isTruncated
    }

    private func width(_ view: UIView) -> CGFloat {
        view.layer.textContents?.typeset.size.width ?? 0
    }

    private func color(_ view: UIView) -> CGColor? {
        view.layer.textContents?.color
    }

    private func ink(_ stage: WindowStage, where condition: (PixelColor) -> Bool = { $0.alpha > 64 }) -> CGRect {
        guard let image = stage.surface.renderImage() else { return .null }
        var bounds = CGRect.null
        for y in 0..<image.height {
            for x in 0..<image.width {
                guard let pixel = image.pixel(x: x, y: y), condition(pixel) else { continue }
                bounds = bounds.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return bounds
    }

    // MARK: Fitting

    @Test("A label's text shrinks to the width within its limit and grows again with the width")
    func shrinking() throws {
        try WindowStage.run { stage in
            let view = label(words, CGRect(x: 0, y: 0, width: 200, height: 40), on: stage)
            let natural = view.intrinsicContentSize.width
            view.adjustsFontSizeToFitWidth = true
            stage.frame()
            let typeset = try shown(view).typeset
            #expect(!typeset.isTruncated)
            #expect(typeset.size.width <= 200)
            #expect(typeset.size.width > 190)
            #expect(natural > 220)
            #expect(view.intrinsicContentSize.width == natural)
            #expect(view.font.pointSize == 17)
            view.minimumScaleFactor = 0.95
            stage.frame()
            #expect(isTruncated(view) == true)
            view.frame.size.width = natural + 1
            stage.frame()
            #expect(isTruncated(view) == false)
            #expect(width(view) > natural - 2)
            view.frame.size.width = 60
            view.minimumScaleFactor = 0
            stage.frame()
            #expect(isTruncated(view) == false)
            #expect(width(view) <= 60)
            #expect(width(view) > 0)
        }
    }

    @Test("Multiple lines shrink together until all of them fit")
    func shrinkingLines() throws {
        try WindowStage.run { stage in
            let view = label(words, CGRect(x: 0, y: 0, width: 100, height: 45), on: stage)
            (view.numberOfLines, view.adjustsFontSizeToFitWidth) = (2, true)
            stage.frame()
            let typeset = try shown(view).typeset
            #expect(!typeset.isTruncated)
            #expect(typeset.lines.count == 2)
            #expect(typeset.size.height <= 45)
        }
    }

    @Test("A shrunk line is placed by its baseline, center or top")
    func baselines() throws {
        try WindowStage.run { stage in
            let frame = CGRect(x: 0, y: 0, width: 60, height: 50)
            let line = UIFont.systemFont(ofSize: 17).lineHeight
            let whole = label("HH", frame, on: stage)
            stage.frame()
            let baseline = try shown(whole).origin.y + shown(whole).typeset.firstBaseline
            let view = label(words, frame, on: stage)
            view.adjustsFontSizeToFitWidth = true
            for adjustment in [UIBaselineAdjustment.alignBaselines, .alignCenters, .none] {
                view.baselineAdjustment = adjustment
                stage.frame()
                let text = try shown(view)
                switch adjustment {
                case .alignBaselines: expectNear(text.origin.y + text.typeset.firstBaseline, baseline, within: 1.01)
                case .alignCenters: expectNear(text.origin.y + text.typeset.size.height / 2, 25, within: 1)
                case .none: expectNear(text.origin.y, (50 - line) / 2, within: 1)
                }
            }
        }
    }

    @Test("A label tightens letter spacing before truncation if that is allowed")
    func tightening() {
        WindowStage.run { stage in
            let view = label(words, CGRect(x: 0, y: 0, width: 10, height: 40), on: stage)
            view.frame.size.width = view.intrinsicContentSize.width - 5
            stage.frame()
            #expect(isTruncated(view) == true)
            view.allowsDefaultTighteningForTruncation = true
            stage.frame()
            #expect(isTruncated(view) == false)
        }
    }

    // MARK: Appearance

    @Test("A highlighted label uses its highlighted color without being typeset again")
    func highlight() throws {
        try WindowStage.run { stage in
            let view = label("text", CGRect(x: 0, y: 0, width: 60, height: 40), on: stage)
            stage.frame()
            let typeset = try shown(view).typeset
            view.isHighlighted = true
            #expect(color(view) == UIColor.label.resolvedColor(with: view.traitCollection).cgColor)
            view.highlightedTextColor = .red
            #expect(color(view) == UIColor.red.cgColor)
            #expect(view.layer.textContents?.typeset.isIdentical(to: typeset) == true)
            view.isHighlighted = false
            #expect(color(view) != UIColor.red.cgColor)
            view.attributedText = NSAttributedString(string: "text", attributes: [.foregroundColor: UIColor.blue])
            view.isHighlighted = true
            stage.frame()
            let runs = try shown(view).typeset.runs
            #expect(runs.allSatisfy { $0.color == nil })
            #expect(color(view) == UIColor.red.cgColor)
        }
    }

    @Test("A label's shadow is a copy of its text, by default one point above it")
    func shadow() {
        WindowStage.run { stage in
            let view = label("HHH", CGRect(x: 20, y: 20, width: 150, height: 60), on: stage)
            view.textColor = .blue
            view.shadowColor = .red
            #expect(view.shadowOffset == CGSize(width: 0, height: -1))
            view.shadowOffset = CGSize(width: 50, height: 15)
            let text = ink(stage) { $0.blue > 200 && $0.red < 60 }
            let shadow = ink(stage) { $0.red > 200 && $0.blue < 60 }
            #expect(shadow == text.offsetBy(dx: 50, dy: 15))
            #expect(text.width > 20)
            view.shadowColor = nil
            #expect(ink(stage) { $0.red > 200 && $0.blue < 60 }.isNull)
        }
    }

    @Test(
        "Font, color and alignment set after attributed text apply to all of it, and getters return its first values")
    func attributed() {
        let view = UILabel()
        let text = NSMutableAttributedString(string: "red blue")
        text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 3))
        text.addAttribute(.font, value: UIFont.systemFont(ofSize: 30), range: NSRange(location: 0, length: 3))
        view.attributedText = text
        #expect(view.textColor == .red)
        #expect(view.font.pointSize == 30)
        view.textColor = .green
        view.font = .systemFont(ofSize: 9)
        view.textAlignment = .right
        view.lineBreakMode = .byClipping
        let changed = view.attributedText
        for index in [0, 7] {
            let attributes = changed?.attributes(at: index, effectiveRange: nil) ?? [:]
            #expect(attributes[.foregroundColor] as? UIColor == .green)
            #expect((attributes[.font] as? UIFont)?.pointSize == 9)
            let style = attributes[.paragraphStyle] as? NSParagraphStyle
            #expect(style?.alignment == .right)
            #expect(style?.lineBreakMode == .byClipping)
        }
        #expect(text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
        view.text = "plain"
        #expect(view.font.pointSize == 9)
        #expect(view.textColor == .green)
    }

    // MARK: Subclasses

    private final class InsetLabel: UILabel {
        static let insets = UIEdgeInsets(top: 10, left: 30, bottom: 20, right: 5)

        override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
            let insets = Self.insets
            let inner = super.textRect(forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines)
            return inner.inset(
                by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
        }

        override func drawText(in rect: CGRect) {
            super.drawText(in: rect.inset(by: Self.insets))
        }
    }

    @Test("A label subclass with insets has a larger intrinsic size and draws its text inside of the insets")
    func insets() {
        WindowStage.run { stage in
            let plain = label("HHH", CGRect(x: 0, y: 0, width: 100, height: 40), on: stage)
            let natural = plain.sizeThatFits(.zero)
            plain.sizeToFit()
            let reference = ink(stage)
            plain.removeFromSuperview()
            let view = stage.add(InsetLabel(), CGRect.zero)
            view.text = "HHH"
            expectNear(view.sizeThatFits(.zero).width - natural.width, 35, within: 1)
            expectNear(view.sizeThatFits(.zero).height - natural.height, 30, within: 1)
            #expect(view.intrinsicContentSize == view.sizeThatFits(.zero))
            view.sizeToFit()
            let found = ink(stage)
            expectNear(found.minX - reference.minX, 30, within: 1)
            expectNear(found.minY - reference.minY, 10, within: 1)
            expectNear(found.width, reference.width, within: 1)
            #expect(view.layer.textContents == nil)
            view.textColor = .red
            stage.frame()
            #expect(!ink(stage) { $0.red > 200 && $0.blue < 60 && $0.alpha > 200 }.isNull)
            view.text = "H"
            stage.frame()
            #expect(ink(stage).width < found.width / 2)
        }
    }

    private final class PaintingLabel: UILabel {
        override func draw(_ rect: CGRect) {
            UIColor.red.setFill()
            UIGraphicsGetCurrentContext()?.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            super.draw(rect)
        }
    }

    @Test("A label subclass that overrides draw shows its drawing with the text, and a plain label has no bitmap")
    func painting() {
        WindowStage.run { stage in
            let view = stage.add(PaintingLabel(), CGRect(x: 0, y: 0, width: 100, height: 100))
            view.text = "HHH"
            stage.frame()
            #expect(ink(stage) { $0.red > 200 && $0.green < 60 } == CGRect(x: 0, y: 0, width: 10, height: 10))
            #expect(ink(stage).maxY > 50)
            #expect(view.layer.contents != nil)
            #expect(view.layer.textContents == nil)
            let plain = label("HHH", CGRect(x: 0, y: 0, width: 100, height: 100), on: stage)
            stage.frame()
            #expect(plain.layer.contents == nil)
            #expect(plain.layer.textContents != nil)
        }
    }

    @Test("Natural text alignment is right in a right-to-left layout")
    func rightToLeft() {
        WindowStage.run { stage in
            let view = label("HH", CGRect(x: 0, y: 0, width: 200, height: 40), on: stage)
            view.semanticContentAttribute = .forceRightToLeft
            #expect(ink(stage).minX > 150)
            view.textAlignment = .left
            #expect(ink(stage).maxX < 50)
        }
    }

    @Test("Insets larger than the label and invalid rectangles are handled without a trap")
    func odd() {
        let view = InsetLabel()
        view.text = words
        view.numberOfLines = 0
        for side in [CGFloat.nan, -20, 0, 3, .infinity, .greatestFiniteMagnitude] {
            let size = view.sizeThatFits(CGSize(width: side, height: side))
            #expect(size.width.isFinite)
            #expect(size.height.isFinite)
            view.drawText(in: CGRect(x: side, y: 0, width: side, height: side))
        }
        view.minimumScaleFactor = .nan
        #expect(view.minimumScaleFactor == 0)
    }

    @Test("The text of a label that grows from nothing beyond the edge is shown in each frame of the animation")
    func growing() {
        WindowStage.run { stage in
            let view = label("b", CGRect(x: -20, y: -20, width: 0, height: 0), on: stage)
            view.textAlignment = .center
            stage.frame()
            UIView.animate(withDuration: 1) { view.bounds.size = CGSize(width: 120, height: 120) }
            #expect(!ink(stage).isNull)
        }
    }

    @Test("A label that was measured before it enters a right-to-left layout is aligned to the right there")
    func measuredBefore() {
        WindowStage.run { stage in
            let view = UILabel()
            view.text = "word"
            _ = view.sizeThatFits(CGSize(width: 200, height: 40))
            stage.window.traitOverrides.layoutDirection = .rightToLeft
            stage.add(view, CGRect(x: 0, y: 0, width: 200, height: 40))
            stage.frame()
            #expect(ink(stage).minX > 100)
        }
    }
}
