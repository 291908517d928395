import ComponentFlow

/// A text with links that the user can select and follow.
struct RichText: CompositeComponent {
    let text: NSAttributedString

    var content: some Component<Empty> {
        ViewHost(value: text) {
            Self.makeView()
        } update: { view, text, availableSize, _ in
            if !view.attributedText.isEqual(to: text) {
                view.attributedText = text
                view.accessibilityLabel = text.string
            }
            let width = availableSize.width.isFinite ? availableSize.width : 10_000
            let size = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
            return CGSize(width: availableSize.width.isFinite ? width : size.width, height: size.height.rounded(.up))
        }
    }

    @MainActor private static func makeView() -> UITextView {
        let view = UITextView()
        view.isEditable = false
        view.isScrollEnabled = false
        view.accessibilityTraits = .staticText
        view.backgroundColor = .clear
        view.textContainerInset = .zero
        view.textContainer.lineFragmentPadding = 0
        return view
    }
}
