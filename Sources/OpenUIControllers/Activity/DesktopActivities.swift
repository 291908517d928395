/// The activities that a desktop offers.
@MainActor enum DesktopActivities {
    static func all(for controller: UIActivityViewController) -> [UIActivity] {
        [MailActivity(controller), OpenActivity(), CopyActivity()]
    }
}

/// Copies texts, URLs and images to the clipboard.
private final class CopyActivity: UIActivity {
    private var items: [[String: Any]] = []

    override var activityType: ActivityType? { .copyToPasteboard }
    override var activityTitle: String? { builtInText(.BuiltIn.editCopy) }
    override var activityImage: UIImage? { UIImage(systemName: "doc.on.doc") }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        activityItems.contains { Self.pasteboardItem($0) != nil }
    }

    override func prepare(withActivityItems activityItems: [Any]) {
        items = activityItems.compactMap(Self.pasteboardItem)
    }

    override func perform() {
        UIPasteboard.general.setItems(items)
        activityDidFinish(!items.isEmpty)
    }

    private static func pasteboardItem(_ item: Any) -> [String: Any]? {
        switch item {
        case let url as URL: [(url.isFileURL ? UTType.fileURL : .url).identifier: url]
        case let image as UIImage: [UTType.png.identifier: image]
        default: ActivityText(item).map { [UTType.utf8PlainText.identifier: $0.text] }
        }
    }
}

/// Opens URLs with the default programs of the desktop.
private final class OpenActivity: UIActivity {
    private var urls: [URL] = []

    override var activityType: ActivityType? { .openURL }
    override var activityTitle: String? { builtInText(.BuiltIn.filesOpen) }
    override var activityImage: UIImage? { UIImage(systemName: "arrow.up.right") }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        activityItems.contains { Self.url($0) != nil }
    }

    override func prepare(withActivityItems activityItems: [Any]) {
        urls = activityItems.compactMap(Self.url)
    }

    /// Returns the URL that is opened for an item; relative ones cannot be opened.
    private static func url(_ item: Any) -> URL? {
        (item as? URL).flatMap { $0.scheme == nil ? nil : $0 }
    }

    override func perform() {
        openNext(allOpened: !urls.isEmpty)
    }

    private func openNext(allOpened: Bool) {
        guard !urls.isEmpty else { return activityDidFinish(allOpened) }
        UIActivityViewController.open(urls.removeFirst()) { [self] isOpen in
            openNext(allOpened: allOpened && isOpen)
        }
    }
}

/// Writes an email with texts and the addresses of web pages, in the desktop's program for emails.
private final class MailActivity: UIActivity {
    private weak var owner: UIActivityViewController?
    private var lines: [String] = []

    override class var activityCategory: Category { .share }
    override var activityType: ActivityType? { .mail }
    override var activityTitle: String? { builtInText(.BuiltIn.activityMail) }
    override var activityImage: UIImage? { UIImage(systemName: "envelope") }

    init(_ owner: UIActivityViewController) {
        self.owner = owner
        super.init()
    }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        activityItems.contains { Self.line($0) != nil }
    }

    override func prepare(withActivityItems activityItems: [Any]) {
        lines = activityItems.compactMap(Self.line)
    }

    override func perform() {
        let parts = [("subject", owner?.subject(for: .mail) ?? ""), ("body", lines.joined(separator: "\n"))]
        let query = parts.filter { !$0.1.isEmpty }.map { "\($0.0)=\(Self.encoded($0.1))" }.joined(separator: "&")
        guard let url = URL(string: "mailto:?" + query) else { return activityDidFinish(false) }
        UIActivityViewController.open(url) { self.activityDidFinish($0) }
    }

    /// Returns the line for an item; files cannot be attached to emails in this way.
    private static func line(_ item: Any) -> String? {
        guard let url = item as? URL else { return ActivityText(item)?.text }
        return url.isFileURL ? nil : url.absoluteString
    }

    private static func encoded(_ text: String) -> String {
        let allowed = CharacterSet.alphanumerics.intersection(CharacterSet(charactersIn: "\u{0}"..."\u{7f}"))
        let plain = text.replacingOccurrences(of: "\n", with: "\r\n")
        return plain.addingPercentEncoding(withAllowedCharacters: allowed.union(CharacterSet(charactersIn: "-._~")))
            ?? ""
    }
}

/// The text of an item that is a string.
private struct ActivityText {
    let text: String

    init?(_ item: Any) {
        switch item {
        case let string as String: text = string
        case let string as NSAttributedString: text = string.string
        case let string as NSString: text = string.description
        default: return nil
        }
    }
}

extension UIActivity {
    /// Returns a text of the framework in the language of the user.
    fileprivate func builtInText(_ string: LocalizedString) -> String {
        string.text(in: UITraitCollection.current.language)
    }
}
