import ComponentFlow
import ComponentFlowTesting
import Foundation
import Fuzzing
import OpenUIKit

/// Text attributes with invalid or extreme values.
package let textAttributesTarget = FuzzTarget(
    "text-attributes", "attributes of text with extreme numbers: nothing traps, and every size is finite",
    shortRun: 60, secondsPerCase: 30
) { choices in
    let text = extremeText(choices)
    let stage = Stage(size: CGSize(width: 260, height: 180))
    let view = extremeView(text, choices)
    view.frame = CGRect(x: 0, y: 0, width: 240, height: 160)
    stage.show(view)
    stage.advance(by: 1.0 / 60)
    let width = choices.element(of: [0, 100, 1e6, .infinity, .greatestFiniteMagnitude, .nan, -5] as [CGFloat])
    try requireFinite(view.sizeThatFits(CGSize(width: width, height: width)), "sizeThatFits")
    let fitting = view.intrinsicContentSize
    try requireFinite(fitting, "intrinsicContentSize")
    try requireFinite(text.size(), "size")
    for options in [[], .usesLineFragmentOrigin] as [NSStringDrawingOptions] {
        let rect = text.boundingRect(with: CGSize(width: width, height: width), options: options, context: nil)
        try requireFinite(rect.size, "boundingRect")
        try requireFinite(CGSize(width: rect.minX, height: rect.minY), "the origin of boundingRect")
    }
    if let view = view as? any UITextInput {
        try requireFinite(view.caretRect(for: view.endOfDocument).size, "caretRect")
    }
    try require(stage.image() != nil, "there is no picture")
}

private let extremes: [CGFloat] = [
    0, 1, -1, 0.5, 1e-300, .nan, .infinity, -.infinity, 1e16, -1e16, 1e300, -1e300, .greatestFiniteMagnitude, 4096,
    1_000_000, -1_000_000, .leastNonzeroMagnitude,
]

private func requireFinite(_ size: CGSize, _ name: String) throws {
    try require(size.width.isFinite && size.height.isFinite, "\(name) is \(size)")
}

@MainActor private func extremeView(_ text: NSAttributedString, _ choices: Choices) -> UIView {
    func number() -> CGFloat { choices.element(of: extremes) }
    switch choices.int(in: 0...2) {
    case 0:
        let label = UILabel()
        label.numberOfLines = choices.element(of: [0, 1, 3, .max, .min])
        label.attributedText = text
        if choices.isTrue() { label.lineBreakMode = choices.element(of: [.byClipping, .byTruncatingMiddle]) }
        label.preferredMaxLayoutWidth = choices.isTrue() ? number() : 0
        label.adjustsFontSizeToFitWidth = choices.isTrue()
        label.minimumScaleFactor = number()
        label.allowsDefaultTighteningForTruncation = choices.isTrue()
        if choices.isTrue() {
            label.shadowColor = .black
            label.shadowOffset = CGSize(width: number(), height: number())
        }
        choices.note("label of \(label.numberOfLines) lines")
        return label
    case 1:
        let field = UITextField()
        field.attributedText = text
        field.adjustsFontSizeToFitWidth = choices.isTrue()
        field.minimumFontSize = number()
        choices.note("field")
        return field
    default:
        let view = UITextView()
        view.attributedText = text
        view.textContainer.lineFragmentPadding = choices.isTrue() ? number() : 5
        if choices.isTrue() {
            view.textContainerInset = UIEdgeInsets(top: number(), left: number(), bottom: number(), right: number())
        }
        choices.note("view, inset \(view.textContainerInset), padding \(view.textContainer.lineFragmentPadding)")
        return view
    }
}

@MainActor private func extremeText(_ choices: Choices) -> NSAttributedString {
    let text = NSMutableAttributedString(string: "")
    for _ in 0..<choices.int(in: 1...3) {
        var part = HostileText.short(choices)
        if part.isEmpty { part = "ab\tcd\u{FFFC} ef" }
        text.append(NSAttributedString(string: part, attributes: attributes(choices)))
    }
    return text
}

private func attributes(_ choices: Choices) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    func number() -> CGFloat { choices.element(of: extremes) }
    let kinds: [NSAttributedString.Key] = [.kern, .tracking, .baselineOffset, .strokeWidth, .obliqueness, .expansion]
    choices.steps(upTo: 4) {
        switch choices.int(in: 0...5) {
        case 0: attributes[.font] = UIFont.systemFont(ofSize: number())
        case 1: attributes[.paragraphStyle] = style(number, choices)
        case 2: attributes[.attachment] = attachment(number)
        case 3:
            let shadow = NSShadow()
            shadow.shadowOffset = CGSize(width: number(), height: number())
            shadow.shadowBlurRadius = number()
            attributes[.shadow] = shadow
        case 4: attributes[.underlineStyle] = number()
        default: attributes[choices.element(of: kinds)] = number()
        }
    }
    choices.note("\(attributes)")
    return attributes
}

private func attachment(_ number: () -> CGFloat) -> NSTextAttachment {
    let attachment = NSTextAttachment()
    attachment.bounds = CGRect(x: number(), y: number(), width: number(), height: number())
    attachment.lineLayoutPadding = number()
    return attachment
}

private func style(_ number: () -> CGFloat, _ choices: Choices) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    let paths: [ReferenceWritableKeyPath<NSMutableParagraphStyle, CGFloat>] = [
        \.defaultTabInterval, \.lineSpacing, \.lineHeightMultiple, \.minimumLineHeight, \.maximumLineHeight,
        \.firstLineHeadIndent, \.headIndent, \.tailIndent, \.paragraphSpacing, \.paragraphSpacingBefore,
    ]
    for _ in 0..<choices.int(in: 1...3) { style[keyPath: choices.element(of: paths)] = number() }
    if choices.isTrue() {
        style.tabStops = (0..<choices.int(in: 1...3)).map { _ in
            NSTextTab(textAlignment: choices.element(of: [.left, .center, .right]), location: number())
        }
    }
    style.hyphenationFactor = Float(choices.isTrue() ? number() : 0)
    style.alignment = choices.element(of: [.natural, .justified, .center])
    return style
}
