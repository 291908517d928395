internal import Accessibility

/// A link in a text, as an accessibility element.
@MainActor final class TextLinkElement: UIAccessibilityElement {
    /// A link and its range in UTF-16 units.
    struct Link: Equatable {
        var range: NSRange
        var url: URL
    }

    private weak var view: UIView?
    let link: Link

    init(_ link: Link, in view: UIView) {
        self.link = link
        self.view = view
        super.init(accessibilityContainer: view)
    }

    private var content: NSAttributedString? { view?.linkedText }

    override var defaultAccessibilityLabel: String? {
        guard let content, link.range.upperBound <= content.length else { return nil }
        return content.attributedSubstring(from: link.range).string
    }

    override var defaultAccessibilityTraits: UIAccessibilityTraits { .link }

    override var defaultAccessibilityFrame: CGRect {
        guard let view else { return .zero }
        switch view {
        case let label as UILabel:
            return label.frameForAccessibility(of: scalars).map { label.convert($0, to: nil) } ?? .zero
        case let input as any UITextInput & UIView:
            return input.frameForAccessibility(of: scalars).map { input.textInputView.convert($0, to: nil) } ?? .zero
        default: return .zero
        }
    }

    /// The range in Unicode scalars of the text.
    private var scalars: Range<Int> {
        let text = (view as? UILabel)?.spokenText ?? (view as? UITextView)?.spokenText ?? SpokenText("")
        let start = text.scalars(before: link.range.lowerBound)
        return start..<max(text.scalars(before: link.range.upperBound, isBeforeMarker: true), start)
    }

    override func accessibilityElementIsFocused() -> Bool {
        guard let view = view as? UITextView else { return false }
        return view.isFocused && view.focusedLinkRange == link.range
    }

    /// Opens the link as a click does.
    override func accessibilityActivate() -> Bool {
        if let view = view as? UITextView {
            view.activate(UITextView.Link(url: link.url, range: link.range))
        } else {
            UIApplication.shared.open(link.url)
        }
        return true
    }
}

extension TextLinkElement: AccessibilityDescribing {
    package func describe(_ node: inout AccessibilityNode) {
        node.role = .link
        if let view = view as? UITextView, !view.isEditable, view.canBecomeFocused { node.states.insert(.focusable) }
        node.part = .link(AccessibilityPart.Link(range: scalars, address: link.url.absoluteString))
    }
}

extension UIView {
    /// The text in which the view presents links, or `nil` if it has none.
    fileprivate var linkedText: NSAttributedString? {
        switch self {
        case let label as UILabel where label.hasAttributedText: label.attributedText
        case let view as UITextView: view.textStorage
        default: nil
        }
    }

    /// The numbers of links and of UTF-16 units of a text for which elements are created.
    private static let linkLimits = (count: 1000, length: 200_000)

    /// The links of the text in ascending order; those of a very long text only up to a limit.
    var textLinks: [TextLinkElement.Link] {
        guard let text = linkedText, text.length > 0 else { return [] }
        let range = NSRange(location: 0, length: min(text.length, Self.linkLimits.length))
        var links: [TextLinkElement.Link] = []
        text.enumerateAttribute(.link, in: range) { value, range, stop in
            let url = value as? URL ?? (value as? String).flatMap { URL(string: $0) }
            if let url { links.append(TextLinkElement.Link(range: range, url: url)) }
            if links.count >= Self.linkLimits.count { stop.pointee = true }
        }
        if let view = self as? UITextView, view.layoutManager.detectsLinks {
            let detected = LinkDetector.matches(in: text.attributedSubstring(from: range).string)
                .filter { match in !links.contains { NSIntersectionRange($0.range, match.range).length > 0 } }
            links += detected.prefix(Self.linkLimits.count).map { TextLinkElement.Link(range: $0.range, url: $0.url) }
            links.sort { $0.range.location < $1.range.location }
        }
        return links
    }

    /// The elements of the links in the text; those of links that remain are kept.
    var textLinkElements: [TextLinkElement] {
        let links = textLinks
        let old = accessibilitySettings?.linkElements ?? []
        guard old.map(\.link) != links else { return old }
        let elements = links.map { link in old.first { $0.link == link } ?? TextLinkElement(link, in: self) }
        ensuredAccessibilitySettings.linkElements = elements
        return elements
    }

    /// Whether the view may present links, now or before its last change.
    var mayPresentLinks: Bool {
        guard self is UILabel || self is UITextView else { return false }
        return linkedText != nil || accessibilitySettings?.linkElements.isEmpty == false
    }
}
