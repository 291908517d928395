package import Accessibility

/// A link in a text, as an accessibility element.
@MainActor package final class TextLinkElement: UIAccessibilityElement {
    /// A link and its range in UTF-16 units.
    package struct Link: Equatable {
        package var range: NSRange
        package var url: URL
    }

    private weak var view: (any SpokenTextView)?
    let link: Link

    init(_ link: Link, in view: any SpokenTextView) {
        self.link = link
        self.view = view
        super.init(accessibilityContainer: view)
    }

    private var content: NSAttributedString? { view?.linkedText }

    package override var defaultAccessibilityLabel: String? {
        guard let content, link.range.upperBound <= content.length else { return nil }
        return content.attributedSubstring(from: link.range).string
    }

    package override var defaultAccessibilityTraits: UIAccessibilityTraits { .link }

    package override var defaultAccessibilityFrame: CGRect {
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
        let text = view?.spokenText ?? SpokenText("")
        let start = text.scalars(before: link.range.lowerBound)
        return start..<max(text.scalars(before: link.range.upperBound, isBeforeMarker: true), start)
    }

    package override func accessibilityElementIsFocused() -> Bool {
        view?.isLinkFocused(at: link.range) ?? false
    }

    /// Opens the link as a click does.
    package override func accessibilityActivate() -> Bool {
        if let view { view.open(link) } else { UIApplication.shared.open(link.url) }
        return true
    }
}

extension TextLinkElement: AccessibilityDescribing {
    package func describe(_ node: inout AccessibilityNode) {
        node.role = .link
        if view?.hasFocusableLinks == true { node.states.insert(.focusable) }
        node.part = .link(AccessibilityPart.Link(range: scalars, address: link.url.absoluteString))
    }
}

extension SpokenTextView {
    /// The numbers of links and of UTF-16 units of a text for which elements are created.
    private static var linkLimits: (count: Int, length: Int) { (1000, 200_000) }

    /// The links of the text in ascending order; those of a very long text only up to a limit.
    package var textLinks: [TextLinkElement.Link] {
        guard let text = linkedText, text.length > 0 else { return [] }
        let range = NSRange(location: 0, length: min(text.length, Self.linkLimits.length))
        var links: [TextLinkElement.Link] = []
        text.enumerateAttribute(.link, in: range) { value, range, stop in
            let url = value as? URL ?? (value as? String).flatMap { URL(string: $0) }
            if let url { links.append(TextLinkElement.Link(range: range, url: url)) }
            if links.count >= Self.linkLimits.count { stop.pointee = true }
        }
        if detectsLinks {
            let detected = LinkDetector.matches(in: text.attributedSubstring(from: range).string)
                .filter { match in !links.contains { NSIntersectionRange($0.range, match.range).length > 0 } }
            links += detected.prefix(Self.linkLimits.count).map { TextLinkElement.Link(range: $0.range, url: $0.url) }
            links.sort { $0.range.location < $1.range.location }
        }
        return links
    }

    /// The elements of the links in the text; those of links that remain are kept.
    package var textLinkElements: [TextLinkElement] {
        let links = textLinks
        let old = accessibilitySettings?.linkElements ?? []
        guard old.map(\.link) != links else { return old }
        let elements = links.map { link in old.first { $0.link == link } ?? TextLinkElement(link, in: self) }
        ensuredAccessibilitySettings.linkElements = elements
        return elements
    }

    /// Whether the view may present links, now or before its last change.
    fileprivate var mayHaveLinks: Bool {
        linkedText != nil || accessibilitySettings?.linkElements.isEmpty == false
    }
}

extension UIView {
    /// Whether the view may present links, now or before its last change.
    var mayPresentLinks: Bool {
        presentsTextLinks && (self as? any SpokenTextView)?.mayHaveLinks == true
    }
}
