import OpenUIKit

// A text editor that highlights words while the user types, with line numbers and a toolbar above the keyboard.

final class HighlightingStorage: NSTextStorage {
    private let backing = NSMutableAttributedString(string: "")
    private let words = try? NSRegularExpression(pattern: "\\w+")
    var keywords: Set<String> = []
    var keywordColor = UIColor.systemPurple

    override var string: String { backing.string }

    override func attributes(
        at location: Int, effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] {
        backing.attributes(at: location, effectiveRange: range)
    }

    override func replaceCharacters(in range: NSRange, with str: String) {
        beginEditing()
        backing.replaceCharacters(in: range, with: str)
        edited(.editedCharacters, range: range, changeInLength: (str as NSString).length - range.length)
        endEditing()
    }

    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        beginEditing()
        backing.setAttributes(attrs, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
        endEditing()
    }

    override func processEditing() {
        let paragraph = (string as NSString).paragraphRange(for: editedRange)
        removeAttribute(.foregroundColor, range: paragraph)
        for match in words?.matches(in: string, range: paragraph) ?? [] {
            let word = (string as NSString).substring(with: match.range)
            if keywords.contains(word) { addAttribute(.foregroundColor, value: keywordColor, range: match.range) }
        }
        super.processEditing()
    }
}

class MarkupTextView: UIView, UITextViewDelegate {
    let storage = HighlightingStorage()
    let textView: UITextView
    var onChange: ((String) -> Void)?

    override init(frame: CGRect) {
        let manager = NSLayoutManager()
        let container = NSTextContainer(size: CGSize(width: frame.width, height: .greatestFiniteMagnitude))
        container.widthTracksTextView = true
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        textView = UITextView(frame: .zero, textContainer: container)
        super.init(frame: frame)
        textView.font = .monospacedSystemFont(ofSize: 14, weight: .regular)
        textView.autocapitalizationType = .none
        textView.autocorrectionType = .no
        textView.delegate = self
        textView.inputAccessoryView = makeToolbar()
        addSubview(textView)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func makeToolbar() -> UIToolbar {
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        toolbar.items = [
            UIBarButtonItem(title: "Tab", style: .plain, target: self, action: MarkupTextView.insertTab),
            UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
            UIBarButtonItem(barButtonSystemItem: .done, target: self, action: MarkupTextView.endEditingText),
        ]
        return toolbar
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        textView.frame = bounds
    }

    func insertTab() {
        textView.insertText("\t")
    }

    func endEditingText() {
        textView.resignFirstResponder()
    }

    func textViewDidChange(_ textView: UITextView) {
        onChange?(textView.text)
    }

    func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
        text != "\u{7}"
    }
}
